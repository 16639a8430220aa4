import { efficiencyPractices } from './efficiency.ts';
import { growthPractices } from './growth.ts';
import { innovationPractices } from './innovation.ts';
import type { Practice } from './practice.ts';
import { stabilityPractices } from './stability.ts';

/** Practices a small company can act on, in a fixed order. Add one to its file and it is used. */
export const practices: readonly Practice[] = [
  ...growthPractices,
  ...efficiencyPractices,
  ...innovationPractices,
  ...stabilityPractices,
];

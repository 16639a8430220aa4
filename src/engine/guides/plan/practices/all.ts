import { efficiencyPractices } from './efficiency.ts';
import { growthPractices } from './growth.ts';
import { innovationPractices } from './innovation.ts';
import type { Practice } from './practice.ts';
import { stabilityPractices } from './stability.ts';

/** All practices in a fixed order. */
export const practices: readonly Practice[] = [
  ...growthPractices,
  ...efficiencyPractices,
  ...innovationPractices,
  ...stabilityPractices,
];

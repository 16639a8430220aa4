import type { GuideReading } from '../columns/guide-reading.ts';
import type { Purpose } from '../table/purpose.ts';
import { costReading } from './costs/reading.ts';
import { salesReading } from './sales/reading.ts';

/** How a file is read, by the guide it is read for. */
export const readings: Readonly<Record<Purpose, GuideReading>> = {
  sales: salesReading,
  costs: costReading,
};

import type { GuideReading } from '../columns/guide-reading.ts';
import type { Purpose } from '../table/purpose.ts';
import { costReading } from './costs/reading.ts';
import { salesReading } from './sales/reading.ts';

/** How files are read, by guide. */
export const readings: Readonly<Record<Purpose, GuideReading>> = {
  sales: salesReading,
  costs: costReading,
};

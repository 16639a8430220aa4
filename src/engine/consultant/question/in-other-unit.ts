import type { Ask } from './ask.ts';
import type { MeasureId } from './vocabulary.ts';

const IN_KRONOR =
  /^(?:och |men |fast |sa )?(?:(?:vad|hur mycket|hur stort) (?:betyder|innebar|motsvarar|ar|var|blir|blev|gor) (?:det|den|detta)(?: da)? )?(?:i|raknat i|uttryckt i) (?:rena )?(?:kronor|kr|pengar|sek)(?: da)?$/;
const IN_PERCENT =
  /^(?:och |men |fast |sa )?(?:(?:vad|hur mycket|hur stort) (?:betyder|innebar|motsvarar|ar|var|blir|blev|gor) (?:det|den|detta)(?: da)? )?(?:i|raknat i|uttryckt i) (?:procent|%)(?: da)?$/;

/** The amount that a part of a hundred, or a number, is of. */
const AMOUNT: Partial<Record<MeasureId, MeasureId>> = {
  ...{ margin: 'profit', freightShare: 'freight', units: 'revenue', orders: 'revenue' },
  ...{ payments: 'cost' },
};

/** `Och vad betyder det i kronor?`: what was asked before, told in another unit; null for any other question. */
export function inOtherUnit(text: string, { counted: _, ...before }: Ask): Ask | null {
  const isHeld = before.compared || before.direction !== null;
  if (IN_KRONOR.test(text))
    return { ...before, measure: AMOUNT[before.measure] ?? before.measure, share: false };
  if (!IN_PERCENT.test(text)) return null;
  if (isHeld || before.share || before.measure === 'margin') return before;
  if (before.measure === 'profit') return { ...before, measure: 'margin' };
  return before.named.length > 0 && before.by === null ? { ...before, share: true } : null;
}

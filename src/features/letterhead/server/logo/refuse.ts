import { failWith } from '#contract/errors.ts';
import { formatCount } from '#engine/text/format.ts';
import { letterheadErrors } from '../../contract.ts';

/** Pixels of a side at most. */
const LONGEST_SIDE = 4_000;
const MOST_PIXELS = 4_000_000;
/** The longer side in shorter ones at most. */
const MOST_TIMES = 20;

/** The error of a logo that is not taken, in a sentence of its own. */
export const refuseLogo = (text: string) => failWith(letterheadErrors)('letterhead.logo', { text });

/** Throws where a picture is so large that decoding it would cost. Sides in pixels. */
export function refuseLarge(width: number, height: number): void {
  if (width === 0 || height === 0)
    throw refuseLogo(
      'Logotypen är tom: bilden är noll bildpunkter bred eller hög. Välj en annan bild.',
    );
  if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > MOST_PIXELS)
    throw refuseLogo(
      `Logotypen är ${formatCount(width)} × ${formatCount(height)} bildpunkter, och får ha högst ${formatCount(LONGEST_SIDE)} per sida och 4 miljoner sammanlagt. Spara en mindre och försök igen.`,
    );
}

/** Throws where a picture is a thread that no place in a report has room for. Sides in any unit. */
export function refuseThread(width: number, height: number): void {
  if (Math.max(width / height, height / width) > MOST_TIMES)
    throw refuseLogo(
      `Logotypen är mer än ${formatCount(MOST_TIMES)} gånger så lång åt ena hållet som åt det andra. Beskär den och försök igen.`,
    );
}

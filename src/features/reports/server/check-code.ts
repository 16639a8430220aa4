import { toString as toPicture } from 'qrcode';
import { reportTexts } from '../texts.ts';

/** Where a report is checked, as its last page shows it: the address, and as a code for a telephone. */
export async function checkOf(checkAt: string) {
  const svg = await toPicture(checkAt, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 });
  const { host, pathname } = new URL(checkAt);
  return { ...reportTexts.check, svg, address: checkAt, page: `${host}${pathname}` };
}

/** A text in a picture; it may stand at one of `others` instead where it would cover another. */
export interface Label {
  x: number;
  y: number;
  text: string;
  anchor?: 'start' | 'middle' | 'end';
  ink?: string;
  bold?: boolean;
  others?: readonly number[];
}

const MUTED = '#4d5a53';
const SIZE = 11;
/** What a sign takes of the line at the font's size, on average. */
const SIGN = 0.58;

/** White around the signs, or a steep line through them makes them hard to read. */
const GROUND = 'stroke="#ffffff" stroke-width="3" stroke-linejoin="round" paint-order="stroke"';

const round = (value: number) => Math.round(value * 100) / 100;
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const widthOf = (text: string): number => text.length * SIGN * SIZE;

export function label({ x, y, text, anchor = 'middle', ink = MUTED, bold = false }: Label): string {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" fill="${ink}" ${GROUND} font-family="Klarsikt Inter" font-size="${SIZE}"${bold ? ' font-weight="600"' : ''}>${escaped(text)}</text>`;
}

function leftOf({ x, text, anchor = 'middle' }: Label): number {
  if (anchor === 'start') return x;
  return x - (anchor === 'end' ? 1 : 0.5) * widthOf(text);
}

function cover(one: Label, other: Label): boolean {
  const besides =
    leftOf(one) + widthOf(one.text) <= leftOf(other) ||
    leftOf(other) + widthOf(other.text) <= leftOf(one);
  return !besides && Math.abs(one.y - other.y) < SIZE + 1;
}

/** Labels in order of weight, each where it covers none before it; one without a place is left out. */
export function placed(
  labels: readonly Label[],
  { top, bottom }: { top: number; bottom: number },
): Label[] {
  const found: Label[] = [];
  for (const each of labels) {
    const free = [each.y, ...(each.others ?? [])]
      .map((y) => ({ ...each, y }))
      .find((at) => at.y >= top && at.y <= bottom && !found.some((other) => cover(at, other)));
    if (free !== undefined) found.push(free);
  }
  return found;
}

/** Swedish words for numbers and fractions. */
const cardinals: Record<string, number> = {
  noll: 0,
  en: 1,
  ett: 1,
  två: 2,
  tre: 3,
  fyra: 4,
  fem: 5,
  sex: 6,
  sju: 7,
  åtta: 8,
  nio: 9,
  tio: 10,
  elva: 11,
  tolv: 12,
  tretton: 13,
  fjorton: 14,
  femton: 15,
  sexton: 16,
  sjutton: 17,
  arton: 18,
  nitton: 19,
  tjugo: 20,
  trettio: 30,
  fyrtio: 40,
  femtio: 50,
  sextio: 60,
  sjuttio: 70,
  åttio: 80,
  nittio: 90,
  hundra: 100,
};

const fractions: Record<string, number> = {
  hälften: 50,
  tredjedel: 33.3,
  fjärdedel: 25,
  kvarts: 25,
  femtedel: 20,
  sjättedel: 16.7,
  tiondel: 10,
  tjugondel: 5,
};

/** The number of a word: `tjugofem` → 25; null for other words. */
export function cardinal(word: string): number | null {
  const direct = cardinals[word];
  if (direct !== undefined) return direct;
  for (const [tens, value] of Object.entries(cardinals)) {
    if (value < 20 || value > 90 || !word.startsWith(tens)) continue;
    const ones = cardinals[word.slice(tens.length)];
    if (ones !== undefined && ones > 0 && ones < 10) return value + ones;
  }
  return null;
}

/** A fraction in per cent: `hälften` → 50, `två tredjedelar` → 66.6; null for other texts. */
export function fractionPercent(text: string): number | null {
  const match =
    /(?:(\p{L}+)\s+)?(hälften|tredjedel|fjärdedel|kvarts|femtedel|sjättedel|tiondel|tjugondel)(?:ar)?/u.exec(
      text,
    );
  if (match === null) return null;
  const part = fractions[match[2] ?? ''];
  if (part === undefined) return null;
  const count = match[2] === 'hälften' ? 1 : (cardinal(match[1] ?? '') ?? 1);
  const percent = Math.round(count * part * 10) / 10;
  return percent > 0 && percent <= 100 ? percent : null;
}

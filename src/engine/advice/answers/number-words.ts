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
};

/** Into how many parts a whole is. */
const parts: Record<string, number> = {
  hälften: 2,
  tredjedel: 3,
  fjärdedel: 4,
  kvarts: 4,
  femtedel: 5,
  sjättedel: 6,
  sjundedel: 7,
  åttondel: 8,
  niondel: 9,
  tiondel: 10,
  tjugondel: 20,
  hundradel: 100,
};
const fraction = new RegExp(
  String.raw`(?:(\p{L}+)\s+)?(${Object.keys(parts).join('|')})(?:ar)?`,
  'u',
);

/** The number of a word below a hundred. */
function belowHundred(word: string): number | null {
  const direct = cardinals[word];
  if (direct !== undefined) return direct;
  for (const [tens, value] of Object.entries(cardinals)) {
    if (value < 20 || value > 90 || !word.startsWith(tens)) continue;
    const ones = cardinals[word.slice(tens.length)];
    if (ones !== undefined && ones > 0 && ones < 10) return value + ones;
  }
  return null;
}

/** What stands before and after a scale inside one word: `tvåhundrafemtio` → 2 and 50; null where it is no number. */
function around(
  word: string,
  scale: string,
  [before, after]: readonly [typeof cardinal, typeof cardinal],
): readonly [number, number] | null {
  const at = word.indexOf(scale);
  if (at < 0) return null;
  const [first, last] = [word.slice(0, at), word.slice(at + scale.length)];
  const [times, more] = [first === '' ? 1 : before(first), last === '' ? 0 : after(last)];
  return times === null || more === null || times === 0 ? null : [times, more];
}

const below = (limit: number, read: typeof cardinal) => (word: string) => {
  const value = read(word);
  return value !== null && value > 0 && value < limit ? value : null;
};

function belowThousand(word: string): number | null {
  const hundreds = around(word, 'hundra', [below(10, belowHundred), below(100, belowHundred)]);
  return hundreds === null ? belowHundred(word) : hundreds[0] * 100 + hundreds[1];
}

/** The number of a word: `tjugofem` → 25, `tvåhundratusen` → 200 000; null for other words. */
export function cardinal(word: string): number | null {
  const thousand = below(1000, belowThousand);
  const thousands = around(word, 'tusen', [thousand, thousand]);
  return thousands === null ? belowThousand(word) : thousands[0] * 1000 + thousands[1];
}

/** A fraction of a hundred, unrounded: `hälften` → 50, `två tredjedelar` → 66.67; null for other texts. */
export function fractionIn(text: string): number | null {
  const match = fraction.exec(text);
  const into = parts[match?.[2] ?? ''];
  if (match === null || into === undefined) return null;
  const count = into === 2 ? 1 : (cardinal(match[1] ?? '') ?? 1);
  return count > 0 && count <= into ? (count * 100) / into : null;
}

/** A fraction in per cent as it is shown: `en tredjedel` → 33.3; null for other texts. */
export function fractionPercent(text: string): number | null {
  const percent = fractionIn(text);
  return percent === null ? null : Math.round(percent * 10) / 10;
}

/** What a text says to be so many times: `tredubbla` → 3, `tio gånger så mycket` → 10, `halvera` → 0.5; null for others. */
export function timesIn(text: string): number | null {
  if (/halver|hälften så(?!\p{L})/u.test(text)) return 0.5;
  const [, close, before, word] =
    /(?<!\p{L})(?:(\p{L}*?)(?:dubb(?:l|elt)|faldig)|([\p{L}\d,]+) (?:gång(?:er)?|ggr) (så|mer|fler|större|högre)(?!\p{L}))/u.exec(
      text,
    ) ?? [];
  if (word === undefined) return close === undefined ? null : multiple(close);
  const isDigits = /^\d+(?:,\d+)?$/u.test(before ?? '');
  return isDigits ? Number(before?.replace(',', '.')) : cardinal(before ?? '');
}

/** `tre` of `tredubbla`; `för` and nothing are of twice. */
function multiple(prefix: string): number | null {
  if (prefix === '' || prefix === 'för') return 2;
  return cardinal(prefix === 'fyr' ? 'fyra' : prefix);
}

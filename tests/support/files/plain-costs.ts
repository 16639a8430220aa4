import type { Choices } from './choices.ts';
import { type MadeFile, text } from './sheet.ts';
import { costTruth } from './truth.ts';

/** A line as an owner writes it, and what it costs in a year, or once; in öre. */
const LINES: readonly [line: string, ore: number, times: number][] = [
  ['Hyra 12 500 kr/mån', 1_250_000, 12],
  ['- Telia: 899 kr i månaden', 89_900, 12],
  ['Försäkring Länsförsäkringar 4 800 kr per år', 480_000, 1],
  ['* Bokföringsprogram 349 kr per månad', 34_900, 12],
  ['El ca 1 500 kr i kvartalet', 150_000, 4],
  ['3 abonnemang à 299 kr i månaden', 89_700, 12],
  ['Städning 2 400 kr, 4 ggr per år', 240_000, 4],
  ['Microsoft 365: 5 licenser á 117 kr/mån', 58_500, 12],
  ['Larm Securitas 649:-/mån', 64_900, 12],
  ['Medlemsavgift Svensk Handel 4500 kr årligen', 450_000, 1],
  ['Entrémattor 2100 kr fyra gånger per år', 210_000, 4],
  ['Leasing bil 3 995 kr månadsvis', 399_500, 12],
];
const ASIDE = [
  'Ring Eva på 070-123 45 67 om frågor',
  'Vårt organisationsnummer är 556123-4567',
  'Avtalen är från 2023',
];

/** What it costs to run the company, in the owner's own words. */
export function plainCosts(choices: Choices): MadeFile {
  const taken = LINES.filter(([line]) => choices.chance(`line ${line}`, 0.6));
  const rows = taken.length === 0 ? LINES.slice(0, 3) : taken;
  const aside = ASIDE.filter((line) => choices.chance(`aside ${line}`, 0.2));
  const lines = [...rows.map(([line]) => line), ...aside];
  return {
    sheets: [
      {
        ...{ name: 'Kostnader', title: [], header: [], foot: [] },
        rows: lines.map((line) => [text(line)]),
        isText: true,
      },
    ],
    truth: costTruth(rows.map(([, ore, times]) => ({ ore: ore * times }))),
  };
}

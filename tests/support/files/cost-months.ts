import type { Choices } from './choices.ts';
import { code, type MadeFile, type Sheet, text, type Value } from './sheet.ts';
import { costTruth, type Dated } from './truth.ts';

/** What each account or supplier cost in each month, months across; in kronor or thousands of them. */

const ROWS: readonly [account: string, name: string, kronor: number][] = [
  ['4010', 'Inköp varor', 214_000],
  ['5010', 'Lokalhyra', 15_000],
  ['5420', 'Programvaror', 3_200],
  ['6110', 'Kontorsmateriel', 1_400],
  ['6212', 'Mobiltelefon', 2_100],
  ['6530', 'Redovisningstjänster', 4_800],
  ['7010', 'Löner', 188_000],
];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];

type Header = 'years above' | 'with year' | 'year in title';
type Unit = 'kronor' | 'tkr in title' | 'tkr in a line' | 'tkr in the corner';

interface Month {
  year: number;
  month: number;
}

const isoOf = ({ year, month }: Month) => `${year}-${String(month + 1).padStart(2, '0')}`;

/** The names above the months, in one line or two. */
function headerOf(
  header: Header,
  months: readonly Month[],
  lead: readonly string[],
  last: readonly string[],
) {
  const nameOf = ({ year, month }: Month) =>
    header === 'with year' ? `${MONTHS[month]} ${year}` : (MONTHS[month] ?? '');
  const names = [...lead, ...months.map(nameOf), ...last];
  if (header !== 'years above') return [names];
  const years = months.map(({ year }, place) =>
    place === 0 || months[place - 1]?.year !== year ? String(year) : '',
  );
  return [[...lead.map(() => ''), ...years, ...last.map(() => '')], names];
}

export function costMonths(choices: Choices): MadeFile {
  const random = choices.stream('cost months');
  const header = choices.pick<Header>('months across', [
    'with year',
    'year in title',
    'years above',
  ]);
  const unit = choices.pick<Unit>(
    'unit of the months',
    ['kronor', 'tkr in title', 'tkr in a line', 'tkr in the corner'],
    [5, 1, 1, 1],
  );
  const first = header === 'years above' ? choices.int('first month across', 0, 8) : 0;
  const many = header === 'year in title' ? 12 : choices.int('months across in all', 4, 12);
  const months = Array.from({ length: many }, (_, place): Month => {
    const at = first + place;
    return { year: 2024 + Math.floor(at / 12), month: at % 12 };
  });
  const scale = unit === 'kronor' ? 1 : 1000;
  const hasAccounts = choices.chance('accounts of the months', 0.5);
  const hasSum = choices.chance('sum of the months', 0.4);
  const value = (written: number): Value => ({
    kind: 'number',
    hundredths: written * 100,
    decimals: 0,
  });
  const amounts = ROWS.map(([, , kronor]) =>
    months.map(() => Math.round((kronor * (0.8 + random() * 0.4)) / (scale === 1 ? 1 : 100))),
  );
  const leadOf = (account: string, name: string) => [
    ...(hasAccounts ? [code(account)] : []),
    text(name),
  ];
  const sumOf = (row: readonly number[]) => row.reduce((all, each) => all + each, 0);
  const rows = ROWS.map(([account, name], place): Value[] => {
    const own = amounts[place] ?? [];
    return [...leadOf(account, name), ...own.map(value), ...(hasSum ? [value(sumOf(own))] : [])];
  });
  if (choices.chance('total of the months', 0.4)) {
    const sums = months.map((_, at) => sumOf(amounts.map((row) => row[at] ?? 0)));
    const whole = hasSum ? [value(sumOf(sums))] : [];
    rows.push([...leadOf('', 'Summa kostnader').slice(0), ...sums.map(value), ...whole]);
  }
  const corner =
    unit === 'tkr in the corner'
      ? 'Tkr'
      : choices.pick('corner of the months', ['Benämning', 'Kostnadsslag', 'Post'] as const);
  const lead = [...(hasAccounts ? ['Konto'] : []), corner];
  const names = headerOf(header, months, lead, hasSum ? ['Totalt'] : []);
  const units = [...lead.map(() => ''), ...months.map(() => 'tkr'), ...(hasSum ? ['tkr'] : [])];
  const year = header === 'year in title' ? ' 2024' : '';
  const sheet: Sheet = {
    name: 'Kostnader',
    title: [`Kostnader per månad${year}`, ...(unit === 'tkr in title' ? ['Belopp i tkr'] : []), ''],
    header: [...names, ...(unit === 'tkr in a line' ? [units] : [])],
    rows,
    foot: [],
  };
  const counted = amounts.flatMap((row) =>
    row.map((written, at): Dated => {
      const month = months[at];
      return { ...(month && { day: `${isoOf(month)}-01` }), ore: written * scale * 100 };
    }),
  );
  return { sheets: [sheet], truth: costTruth(counted) };
}

import { describe, expect, it } from 'vitest';
import { salesReading as reading } from '../guides/sales/reading.ts';
import type { Cell } from '../table/cell.ts';
import type { ReadOverrides } from '../table/overrides.ts';
import { openWorkbook } from './choose-sheet.ts';
import { openJson } from './json/read-json.ts';
import { openText } from './read-text.ts';
import { openSie } from './sie/read-sie.ts';
import type { ReadBy } from './understand.ts';

const rows: readonly Cell[][] = [
  ['Försäljning i tkr', '', ''],
  ['Datum', 'Artikel', 'Belopp'],
  ['2025-01-02', 'Te', '1,250'],
  ['2025-01-03', 'Kaffe', '2,500'],
  ['2025-01-03', 'Kaffe', ''],
  ['', 'Kaka', '3,750'],
  ['Summa', '', '7,500'],
];
const text = rows.map((cells) => cells.join(';')).join('\n');
const sheet = (name: string) => ({
  name,
  hidden: false,
  width: 3,
  rows: rows.map((cells, n) => ({ line: n + 1, cells })),
});
const records = rows.slice(2).map(([datum, artikel, belopp]) => ({ datum, artikel, belopp }));
const sie = [
  ...['#FLAGGA 0', '#SIETYP 4', '#FNAMN "Te AB"', '#RAR 0 20250101 20251231'],
  ...['#KONTO 3001 "Försäljning"', '#KONTO 1930 "Bank"', '#VER A 1 20250103 "Te"', '{'],
  ...['#TRANS 3001 {} -100.00', '#TRANS 1930 {} 100.00', '}'],
].join('\n');

const files: [what: string, open: () => ReadBy][] = [
  ['a text file', () => openText(Buffer.from(text), { fileName: 'a.csv', reading })],
  [
    'a workbook of a sheet a month',
    () =>
      openWorkbook(
        { format: 'xlsx', sheets: [sheet('Januari'), sheet('Butik')], fileName: 'a.xlsx' },
        reading,
      ),
  ],
  ['JSON', () => openJson(Buffer.from(JSON.stringify(records)), { fileName: 'a.json', reading })],
  ['SIE', () => openSie(Buffer.from(sie), { fileName: 'a.se', reading })],
];
const answers: ReadOverrides[] = [
  {},
  { choices: { unit: 'thousands', vat: 'included' } },
  { decimal: '.' },
  { headerRow: 3 },
  { sheet: 'Butik' },
  { choices: { unit: 'millions', sheets: 'one' }, roles: { 1: 'customer' } },
  {},
];

/** All that a reading comes to. */
function whole(read: ReadBy, overrides: ReadOverrides) {
  const { understanding, doubts, table } = read(overrides);
  const { columns, lines, used, written } = table;
  return structuredClone({ understanding, doubts, columns, lines, used, written: written() });
}

describe.each(files)('%s that is open', (_, open) => {
  it('reads by each answer as if it had been opened for it, whatever was tried before', () => {
    const read = open();
    const tried = answers.map((overrides) => whole(read, overrides));
    expect(tried).toEqual(answers.map((overrides) => whole(open(), overrides)));
  });

  it('gives a reading that no later one changes', () => {
    const read = open();
    const [first, before] = [read({}), whole(read, {})];
    for (const overrides of answers) read(overrides);
    expect(whole(() => first, {})).toEqual(before);
  });
});

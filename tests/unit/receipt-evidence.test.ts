import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import type { ReadOverrides } from '#engine/table/overrides.ts';
import type { Purpose } from '#engine/table/purpose.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { costsGuide } from '#features/costs/server/guide.ts';
import { evidenceLines } from '#features/guides/evidence-lines.ts';
import { salesGuide } from '#features/sales/server/guide.ts';
import { noCostAnswers } from '#support/cost-facts.ts';
import { readHere } from '#support/read-here.ts';
import { noAnswers } from '#support/sales-facts.ts';
import { ALL_OVER } from '#support/sales-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'klarsikt-evidence-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface File {
  name: string;
  bytes: Buffer;
}

function fixture(path: string): File {
  const root = fileURLToPath(new URL(`../fixtures/files/${path}`, import.meta.url));
  const name = readdirSync(root).find((each) => each.startsWith('input')) ?? '';
  return { name, bytes: readFileSync(join(root, name)) };
}

const written = (lines: readonly string[]): File => ({
  name: 'fil.csv',
  bytes: Buffer.from(`${lines.join('\n')}\n`),
});

const payroll = written([
  'Månad;Anställd;Bruttolön;Arbetsgivaravgifter;Total lönekostnad',
  ...['2025-01', '2025-02', '2025-03'].flatMap((month) => [
    `${month};Anna Ek;30000;9426;39426`,
    `${month};Bo Lind;25000;7855;32855`,
  ]),
]);

const answered = written([
  'Datum;Produkt;Antal;Summa;Kostnad',
  '2025-01-03;Kaffe;2;125;60',
  '2025-02-04;Te;5;250;110',
  '2025-03-05;Kaffe;7;375;180',
]);

async function resultOf(
  { name, bytes }: File,
  purpose: Purpose,
  overrides?: ReadOverrides,
): Promise<ResultBasis> {
  const read = await readHere(bytes, name, purpose, folder, overrides);
  const file = { id: 'document', name, ...read };
  const run = { file, analyses: [], today: ALL_OVER };
  const silent = async () => undefined;
  return purpose === 'sales'
    ? salesGuide.run({ ...run, answers: { ...noAnswers }, basis: null }, silent)
    : costsGuide.run(
        { ...run, answers: { ...noCostAnswers }, basis: { revenue: null, industry: null } },
        silent,
      );
}

/** A file of each kind, and what must be said of its columns. */
const files: readonly [
  kind: string,
  file: File,
  purpose: Purpose,
  lines: Readonly<Record<string, readonly string[]>>,
  overrides?: ReadOverrides,
][] = [
  [
    'sales lines',
    fixture('010-decimal-mark-by-product'),
    'sales',
    {
      Belopp: [
        'Belopp: enligt rubriken; inget annat i filen motsäger det.',
        'Antal × Pris är lika med Belopp på alla 3 rader.',
      ],
    },
  ],
  [
    'a cash report',
    fixture('003-zettle-report'),
    'sales',
    {
      Datum: ['Datum: enligt exporten, som är ”Försäljning från Zettle”.'],
      'Totalt (SEK)': [
        'Totalt (SEK): bevisat av raderna. Moms (25%) är så stor del av Totalt (SEK) som moms som ingår på 3 av 3 rader.',
        'Antal × Pris (SEK) − Rabatt (SEK) är lika med Totalt (SEK) på alla 3 rader.',
      ],
    },
  ],
  [
    'months across',
    fixture('005-wide-months'),
    'sales',
    {
      Belopp: [
        'Belopp: Beloppen är cellerna i filens kolumner per period.',
        'Summan av Belopp, 4 050,00 kr, är lika med filens summarad (rad 4).',
      ],
      Period: ['Period: Perioderna är rubrikerna på filens kolumner per period.'],
    },
  ],
  [
    'a statement',
    fixture('092-statement-both-ways'),
    'costs',
    {
      '−Belopp': [
        '−Belopp: bevisat av raderna. Saldo ändras med det som betalats på 6 av 6 rader. Filen är ett kontoutdrag: kostnaden är det som betalats ut, med moms.',
      ],
    },
  ],
  [
    'a ledger',
    fixture('094-ledger-fortnox-vouchers'),
    'costs',
    {
      'Debet − Kredit': [
        'Debet − Kredit: Kostnaden är det som debiterats minus det som krediterats.',
      ],
    },
  ],
  [
    'a SIE file',
    fixture('080-sie-3-objects'),
    'sales',
    {
      '−Belopp': [
        '−Belopp: enligt bokföringens egna konton.',
        'Utgående balans stämmer med ingående balans och händelser på alla 28 konton.',
        'Filens resultat stämmer med händelserna på alla 17 resultatkonton.',
      ],
      Månad: ['Månad: enligt filens format, som säger vad kolumnen är.'],
    },
  ],
  [
    'JSON',
    fixture('make-stripe-api-invoices'),
    'sales',
    {
      created: ['created: enligt exporten, som är ”Fakturor ur Stripes API”.'],
      'amount i kronor': ['amount i kronor: Beloppen står i öre i filen.'],
    },
  ],
  [
    'a payroll',
    payroll,
    'costs',
    {
      'Total lönekostnad': [
        'Total lönekostnad: bevisat av raderna. Total lönekostnad är Bruttolön och Arbetsgivaravgifter tillsammans: vad de anställda kostar.',
      ],
    },
  ],
  [
    'invoices with VAT',
    fixture('088-supplier-invoices'),
    'costs',
    {
      'Belopp exkl. moms': [
        'Belopp exkl. moms: bevisat av raderna, Belopp exkl. moms + Moms = Totalt på 2 av 2 rader.',
      ],
    },
  ],
  [
    'a file that the user answered for',
    answered,
    'sales',
    {
      Summa: [
        'Summa: enligt ditt svar.',
        'Det framgår inte om momsen ingår i Summa, till exempel 125. Är beloppen med eller utan moms? Ditt svar: Med moms.',
      ],
    },
    { choices: { vat: 'included' } },
  ],
];

it.each(files)(
  'the receipts of %s say what decided each column',
  async (_, file, purpose, lines, overrides) => {
    const { facts, evidence = [] } = await resultOf(file, purpose, overrides);
    const said = evidenceLines(evidence);
    const fromRows = facts.filter(({ kind, source }) => kind === 'computed' && source.where);
    expect(fromRows.length).toBeGreaterThan(0);
    for (const { key, source } of fromRows)
      for (const column of source.columns)
        expect(said.get(column), `${key} ${column}`).toBeDefined();
    const plain = (name: string) => said.get(name)?.map((line) => line.replaceAll('\u00a0', ' '));
    for (const [column, expected] of Object.entries(lines)) expect(plain(column)).toEqual(expected);
  },
);

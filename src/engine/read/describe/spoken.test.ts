import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import { someColumn, someUnderstanding } from '#support/understanding.ts';
import type { Question } from '../../table/question.ts';
import { spoken } from './spoken.ts';

const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));
const saidOf = (more: Parameters<typeof someUnderstanding>[0]) =>
  plain(spoken(someUnderstanding(more)));
const read = (text: string, purpose: 'sales' | 'costs' = 'sales') =>
  plain(spoken(readFileBytes(Buffer.from(text), 'fil.csv', {}, purpose).understanding));

describe('a file as one would say it aloud', () => {
  it('is what it is of, its sum, months, rows and customers, and what does not count', () => {
    const columns = [
      someColumn(0, { role: 'date' }),
      someColumn(1, { role: 'revenue', name: 'Belopp exkl. moms' }),
      someColumn(2, { role: 'customer', distinct: 212 }),
      someColumn(3, { role: 'orderId', distinct: 900 }),
    ];
    const said = saidOf({
      columns,
      total: '1104396.40',
      period: { from: '2024-01-03', to: '2025-09-28' },
      rows: { inFile: 1450, used: 1435, leftOut: 15 },
      leftOutCounts: { total: 14, cancelled: 1, empty: 9 },
      leftOutSums: { cancelled: '1250' },
    });
    expect(said).toEqual([
      'Försäljning 1 104 396 kr exkl. moms, januari 2024–september 2025, 1 435 orderrader, 212 kunder.',
      '14 rader är delsummor och räknas inte.',
      '1 rad är avbruten, återbetald eller ett utkast och räknas inte (1 250 kr).',
    ]);
  });

  it('says that the sum is the file’s own, and then nothing of the row that has it', () => {
    const rows = 'Datum;Artikel;Belopp\n2025-01-02;Te;100\n2025-01-20;Kaffe;200\n';
    expect(read(`${rows}Summa;;300\n`)).toEqual([
      'Försäljning 300 kr (oklart om moms ingår), 2–20 januari 2025, 2 rader.',
      'Summan är densamma som filens egen.',
    ]);
    expect(read(`${rows}Summa;;301\n`)[1]).toBe('1 rad är en summa och räknas inte (301 kr).');
  });

  it('is of costs whom they were paid to', () => {
    const rows = ['2025-01-02;Hyresvärden;8000', '2025-01-20;Kaffe AB;412,40'];
    expect(read(`Datum;Leverantör;Belopp\n${rows.join('\n')}\n`, 'costs')[0]).toBe(
      'Kostnader 8 412 kr (oklart om moms ingår), 2–20 januari 2025, 2 rader, 2 leverantörer.',
    );
  });

  it('begins with whose books it is', () => {
    const books = {
      ...{ company: 'Ångbageriet AB', vouchers: { count: 1284, rows: 4012 } },
      years: [{ number: 0, from: '2025-01-01', to: '2025-12-31' }],
    } as NonNullable<ReturnType<typeof someUnderstanding>['books']>;
    const left = { leftOutCounts: { balanceAccount: 4000, total: 1 } };
    expect(saidOf({ purpose: 'costs', total: '812400', books, ...left })).toEqual([
      'Bokföringen för Ångbageriet AB, 2025, 1 284 verifikationer. Kostnader 812 400 kr exkl. moms, januari–juni 2025, 12 rader.',
    ]);
  });

  it('names no sum where the amounts are none, come by the month, or are in several currencies', () => {
    expect(saidOf({ total: null })[0]).toBe('Försäljning januari–juni 2025, 12 rader.');
    const monthly = someColumn(2, { role: 'interval' });
    const currencies = someColumn(2, { role: 'currency', distinct: 2 });
    expect(saidOf({ columns: [monthly] })[0]).not.toContain('817');
    expect(saidOf({ columns: [currencies] })[0]).toContain('i flera valutor');
    expect(saidOf({ currency: 'EUR' })[0]).toContain('817 860 EUR');
  });
});

it('of agreements with an amount a month no sum is named that the year does not come to', () => {
  const amount = someColumn(1, { name: 'Pris per månad', role: 'amount' });
  const thing = (distinct: number) => someColumn(0, { name: 'Tjänst', role: 'text', distinct });
  const { rows } = someUnderstanding();
  const sentence = (distinct: number) =>
    saidOf({ purpose: 'costs', columns: [thing(distinct), amount] })[0];
  expect(sentence(rows.used)).not.toContain('kr');
  expect(sentence(2)).toContain('817 860 kr');
});

describe('of VAT', () => {
  const amount = (name: string, role: 'revenue' | 'grossRevenue' = 'revenue') =>
    someColumn(1, { name, role });
  const vat = someColumn(2, { name: 'Moms', role: 'vat' });
  const open: Question = { id: 'vat', text: 'Ingår moms?', options: [], blocking: false };

  it.each([
    ['the column says that it is not in the amounts', [amount('Summa exkl moms')], 'exkl. moms'],
    ['another column has it', [amount('Summa'), vat], 'exkl. moms'],
    ['it is taken from the amounts', [amount('Totalt', 'grossRevenue'), vat], 'exkl. moms'],
    ['it is in them', [amount('Summa inkl moms', 'grossRevenue')], 'inkl. moms'],
  ])('it is said where %s', (_, columns, words) => {
    expect(saidOf({ columns })[0]).toContain(`817 860 kr ${words},`);
  });

  it('nothing is said where nothing tells, and that it is unclear where that is asked', () => {
    const columns = [amount('Summa')];
    expect(saidOf({ columns })[0]).toContain('817 860 kr, januari');
    const unclear = '817 860 kr (oklart om moms ingår), januari';
    expect(saidOf({ columns, questions: [open] })[0]).toContain(unclear);
    expect(saidOf({ columns, openVat: 'unknown' })[0]).toContain(unclear);
    expect(saidOf({ columns, openVat: 'excluded' })[0]).toContain('kr exkl. moms');
  });
});

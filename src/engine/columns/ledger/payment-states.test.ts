import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../../table/overrides.ts';

const read = (rows: readonly string[], overrides: ReadOverrides = {}) =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'fil.csv', overrides, 'costs').understanding;
const sumOf = ({ columns }: ReturnType<typeof read>) =>
  columns.find(({ role }) => role === 'grossAmount')?.sum;

const statement = (...rows: readonly string[]) => [
  'Datum;Text;Belopp;Saldo;Status',
  '2025-01-02;Dahl AB;-1000,00;9000,00;Utförd',
  '2025-01-03;Renova AB;-500,00;8500,00;Utförd',
  '2025-01-04;Kund AB;2000,00;10500,00;Utförd',
  ...rows,
];

describe('payments that never happened', () => {
  it('are told by a state that is known', () => {
    const known = read(statement('2025-01-05;Lyreco AB;-300,00;;Avvisad'));
    expect([sumOf(known), known.questions]).toEqual(['1500', []]);
  });

  it('are told by the balance, whatever the state is called', () => {
    const gone = statement(
      '2025-01-05;Lyreco AB;-300,00;;Xyz',
      '2025-01-06;Dahl AB;-100,00;10400,00;Utförd',
    );
    expect([sumOf(read(gone)), read(gone).questions]).toEqual(['1600', []]);
    expect(read(gone).leftOut.map(({ text }) => text)).toContain(
      'Rad 5 har ”Xyz” i kolumnen Status och är ingen kostnad.',
    );
    const there = statement(
      '2025-01-05;Lyreco AB;-300,00;;Xyz',
      '2025-01-06;Dahl AB;-100,00;10100,00;Utförd',
    );
    expect([sumOf(read(there)), read(there).questions]).toEqual(['1900', []]);
  });

  it('are told by the balance where there is no state at all', () => {
    const rows = statement(
      '2025-01-05;Lyreco AB;-300,00;10500,00;Utförd',
      '2025-01-06;Dahl AB;-100,00;10400,00;Utförd',
    ).map((row) => row.split(';').slice(0, 4).join(';'));
    expect(sumOf(read(rows))).toBe('1600');
  });

  it('are asked about where they are the owner’s own, by a word or a mark', () => {
    const own = (name: string, word: string) =>
      read([
        `Datum;Text;Belopp;Saldo;${name}`,
        '2025-01-02;Dahl AB;-1000,00;9000,00;',
        `2025-01-03;Ica;-500,00;8500,00;${word}`,
        '2025-01-04;Renova AB;-700,00;7800,00;',
      ]).questions.map(({ id, options }) => [id, options.map(({ sum }) => sum)]);
    for (const [name, word] of [
      ['Privat', 'x'],
      ['Märkning', 'Privat'],
    ] as const)
      expect(own(name, word)).toEqual([['states', ['2200', '1700']]]);
    expect(own('Märkning', 'Resa')).toEqual([]);
  });

  it('are asked about where nothing tells', () => {
    const rows = statement('2025-01-05;Lyreco AB;-300,00;;Väntar');
    expect(read(rows).questions[0]?.options.map(({ answer, sum }) => [answer, sum])).toEqual([
      ['counted', '1800'],
      ['leftOut', '1500'],
    ]);
    expect(sumOf(read(rows, { states: { vantar: 'leftOut' } }))).toBe('1500');
  });

  it('are none where the balance is that of the day', () => {
    const rows = [
      'Datum;Text;Belopp;Saldo',
      '2025-01-02;Dahl AB;-1000,00;9000,00',
      '2025-01-03;Renova AB;-500,00;8500,00',
      '2025-01-04;Lyreco AB;-200,00;8300,00',
      '2025-01-05;Kund AB;2000,00;10300,00',
      '2025-01-06;Lyreco AB;-300,00;9900,00',
      '2025-01-06;Dahl AB;-100,00;9900,00',
    ];
    expect(sumOf(read(rows))).toBe('2100');
  });
});

describe('a fee beside the amount', () => {
  const rows = (fee: string, balance: string) => [
    'Date,Description,Amount,Fee,Balance',
    '2025-01-02,Adobe,-400.00,0.00,4600.00',
    '2025-01-03,SJ AB,-900.00,0.00,3700.00',
    `2025-01-04,Adobe,-100.00,${fee},${balance}`,
    `2025-01-05,Dahl,-50.00,0.00,${(Number(balance) - 50).toFixed(2)}`,
  ];

  it('is a cost where the balance shows that it was drawn', () => {
    expect(sumOf(read(rows('5.00', '3595.00')))).toBe('1455');
  });

  it('is none where the balance goes by the amount alone', () => {
    expect(sumOf(read(rows('5.00', '3600.00')))).toBe('1450');
  });
});

import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '../table/purpose.ts';

const read = (rows: readonly string[], purpose: Purpose = 'sales') =>
  readFileBytes(Buffer.from(rows.join('\n')), 'rapport.csv', {}, purpose).understanding;
const blocking = ({ questions }: ReturnType<typeof read>) =>
  questions.filter((question) => question.blocking).map(({ id }) => id);

const days = 'Dagrapport;2026-03-01;2026-03-02;2026-03-03;Summa';
const sold = [
  'Försäljning exkl moms;1 000,00;2 000,00;3 000,00;6 000,00',
  'Moms 25 %;250,00;500,00;750,00;1 500,00',
  'Försäljning inkl moms;1 250,00;2 500,00;3 750,00;7 500,00',
];
const paid = [
  'Kort;1 000,00;2 400,00;3 000,00;6 400,00',
  'Kontant;250,00;100,00;750,00;1 100,00',
  'Antal kvitton;11;19;27;57',
];

describe('a report with its periods beside each other and a line for each measure', () => {
  it('is a row for each day, of what was sold alone', () => {
    const report = read([days, ...sold, ...paid]);
    expect(report).toMatchObject({
      total: '6000',
      period: { from: '2026-03-01', to: '2026-03-03' },
      rows: { used: 3 },
    });
    expect(blocking(report)).toEqual([]);
  });

  it('has a number of its own for each row, by which the rows of a figure are found', () => {
    const { table } = readFileBytes(Buffer.from([days, ...sold].join('\n')), 'rapport.csv');
    expect(new Set(table.lines).size).toBe(3);
  });

  it('is read so of months whose year stands above, past headings, and of what was bought', () => {
    const bought = sold.map((line) => line.replace('Försäljning', 'Inköp'));
    const lines = ['Inköp 2025', '', ';jan;feb;mar;Totalt', 'Varor;;;;', ...bought];
    expect(read(lines, 'costs')).toMatchObject({ total: '6000', period: { from: '2025-01-01' } });
  });

  it('holds what came out against what was planned and was before', () => {
    const lines = [
      'Utfall;100;200;300;600',
      'Budget;150;150;150;450',
      'Föregående år;90;90;90;270',
    ];
    expect(read([days, ...lines]).total).toBe('600');
  });

  it('is none where most lines are of goods: those are what was sold', () => {
    const goods = ['Kaffe;100,00;200,00;300,00;600,00', 'Te;10,00;20,00;30,00;60,00'];
    const report = read([days, ...goods, 'Bröd;1,00;2,00;3,00;6,00', 'Antal kunder;9;8;7;24']);
    expect(report).toMatchObject({ total: '666', unpivoted: true });
  });
});

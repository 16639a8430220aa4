import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import { decimal } from '../../facts/decimal.ts';
import type { Step } from './rhythm.ts';
import { standsFor } from './single-period.ts';
import { timelineOf } from './timeline.ts';

const LATER = '2026-01-01';
const read = (...lines: readonly string[]) =>
  readFileBytes(Buffer.from(lines.join('\n')), 'fil.csv').understanding;
const dated = (...dates: readonly string[]) =>
  read('Datum;Vara;Belopp', ...dates.map((date, n) => `${date};Vara ${n};${100 + n},00`));
const covered = (date: string, months: Step | null, today = LATER) => {
  const timeline = timelineOf([{ date, amount: decimal('100'), rows: 2 }], today, months);
  return { covered: timeline?.covered, whole: timeline?.whole.length };
};

describe('the only period of a file', () => {
  it('is a month, a quarter or a year where it is written as one', () => {
    expect(standsFor(dated('2025-03', '2025-03', '2025-03'))).toBe(1);
    expect(standsFor(dated('2025 Q2', '2025 Q2', '2025 Q2'))).toBe(3);
    expect(standsFor(read('Försäljning mars 2025', 'Vara;Belopp', 'A;10,50', 'B;20,50'))).toBe(1);
  });

  it('is what each is written as where they are several and longer than months', () => {
    expect(standsFor(dated('2025 Q1', '2025 Q2', '2025 Q2'))).toBe(3);
    expect(standsFor(dated('H1 2025', 'H2 2025', 'H2 2025'))).toBe(6);
    expect(standsFor(dated('1:a halvåret 2024', '2:a halvåret 2024', '1:a halvåret 2025'))).toBe(6);
    expect(standsFor(read('Kund;H1 2024;H2 2024;H1 2025', 'A;10;20;30', 'B;20;30;40'))).toBe(6);
    expect(
      standsFor(read('Försäljning 2024', 'Kund;H1;H2;Summa', 'A;10;20;30', 'B;20;30;50')),
    ).toBe(6);
  });

  it('is a day where it is written as one, and none where there are several', () => {
    expect(standsFor(dated('2025-03-01', '2025-03-01', '2025-03-01'))).toBeNull();
    expect(standsFor(dated('2025-03', '2025-04', '2025-04'))).toBeNull();
    expect(standsFor(dated('2025-03-01', '2025-03-31', '2025-03-31'))).toBeNull();
  });

  it('is whole when it is over, and covers all of its days', () => {
    const march = { from: '2025-03-01', to: '2025-03-31' };
    expect(covered('2025-03-01', 1)).toEqual({ covered: march, whole: 1 });
    expect(covered('2025-03-01', 1, '2025-03-20').whole).toBe(0);
    const year = { from: '2024-01-01', to: '2024-12-31' };
    expect(covered('2024-01-01', 12)).toEqual({ covered: year, whole: 12 });
    const half = { from: '2024-07-01', to: '2024-12-31' };
    expect(covered('2024-07-01', 6)).toEqual({ covered: half, whole: 6 });
    expect(covered('2025-03-01', null).covered).toEqual({ from: '2025-03-01', to: '2025-03-01' });
  });
});

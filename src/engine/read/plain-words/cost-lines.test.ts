import { describe, expect, it } from 'vitest';
import { costReading } from '../../guides/costs/reading.ts';
import { costLines } from './cost-lines.ts';

const { tellsOfAmount } = costReading;

function read(...lines: string[]) {
  if (!tellsOfAmount) throw new Error('costs are read in plain words');
  const found = costLines(lines.join('\n'), { tellsOfAmount });
  return found && { rows: found.head.length - 1, asked: found.known.doubts?.map(({ id }) => id) };
}

describe('plain text', () => {
  it('is a list of costs where its words say so', () => {
    expect(read('Hyra 12500', 'El 1800', 'Mobil 3 abonnemang à 299 kr/mån')).toEqual({ rows: 3 });
  });

  it('is asked about where its words say nothing of what was bought', () => {
    expect(read('Klippning 450 kr', 'Slingor 1 500 kr')).toEqual({ rows: 2, asked: ['kind'] });
    expect(read('Anna 5', 'Bo 4', 'Eva 3')).toEqual({ rows: 3, asked: ['kind'] });
  });

  it('has no numbers of telephones, accounts and customers among its amounts', () => {
    expect(read('Hyra 12500', 'Telefon 0701234567', 'Bankgiro 51001234', 'Kundnr 4455')).toEqual({
      rows: 1,
    });
  });
});

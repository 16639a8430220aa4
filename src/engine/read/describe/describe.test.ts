import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const understandingOf = (text: string | Uint8Array, purpose: 'sales' | 'costs' = 'sales') =>
  readFileBytes(Buffer.from(text), 'fil.csv', {}, purpose).understanding;
const problemsOf = (text: string | Uint8Array, purpose: 'sales' | 'costs' = 'sales') =>
  understandingOf(text, purpose).problems.map(({ text: problem }) => problem);

const rows = 'Datum;Artikel;Belopp\n2025-01-02;Te;1 234,50\n2025-02-03;Kaffe;5,50\n';

describe('what is told of a file', () => {
  it('is how it is written, its period, and how many rows are used', () => {
    expect(understandingOf(rows).summary).toBe(
      'Semikolon · belopp skrivna som 1 234,50 · 2025-01-02 – 2025-02-03 · 2 rader',
    );
    const one = 'Datum;Artikel;Belopp\n2025-01-02;Te;5,00\n2025-01-02;Summa;5,00\nSumma;;5,00\n';
    expect(understandingOf(one).summary).toContain('hoppades över');
  });

  it('is of each column its values, over the rows used', () => {
    expect(understandingOf(`${rows}Summa;;1 240,00\n`).columns[2]).toMatchObject({
      ...{ filled: 2, empty: 0, distinct: 2, sum: '1240' },
      samples: ['1 234,50', '5,50'],
    });
  });

  it('is what was left out in kronor, by reason', () => {
    const states = 'Datum;Artikel;Status;Belopp\n2025-01-02;Te;Betald;5,00\n';
    const more = '2025-01-03;Te;Makulerad;6,50\n2025-01-04;Te;Makulerad;1,00\nSumma;;;12,50\n';
    expect(understandingOf(states + more).leftOutSums).toEqual({ cancelled: '7.5', total: '12.5' });
    expect(understandingOf(rows).leftOutSums).toEqual({});
  });

  it('ends a period of months on the last day of the last', () => {
    const months = 'Månad;Belopp\n2025-01;5,00\n2025-02;6,00\n';
    expect(understandingOf(months).period).toEqual({ from: '2025-01-01', to: '2025-02-28' });
  });

  it('is the one currency that it names', () => {
    expect(understandingOf(rows.replace('Belopp', 'Belopp (EUR)')).currency).toBe('EUR');
    expect(understandingOf(rows).currency).toBeNull();
    const two = 'Datum;Valuta;Belopp\n2025-01-02;SEK;5,00\n2025-01-03;EUR;6,00\n';
    expect(understandingOf(two).currency).toBeNull();
    expect(understandingOf(two.replace('EUR', 'kr')).currency).toBe('SEK');
  });
});

describe('what was wrong with a file and was read anyway', () => {
  it('is bytes that fit no character', () => {
    const swedish = Buffer.from(`${rows}2025-03-01;Räksmörgås på kållada;1,00\n2025-03-02;Ett`);
    const broken = Buffer.concat([swedish, Buffer.from([0xff]), Buffer.from(';2,00\n')]);
    expect(problemsOf(broken)[0]).toMatch(/^Filen har 1 tecken som inte hör till UTF-8/);
  });

  it('is a header with fewer names than the rows have values', () => {
    const short = rows.replace('Datum;Artikel;Belopp', 'Datum;Artikel').replace(/50$/gm, '50');
    expect(problemsOf(short)[0]).toBe(
      'Rad 1: rubrikraden har 2 namn, men raderna har 3 värden. Kontrollera att rätt namn står över rätt kolumn.',
    );
  });

  it('is days without a year', () => {
    const days = 'Datum;Belopp\n3 april;5,00\n4 april;6,00\n5 april;7,00\n';
    expect(problemsOf(days)[0]).toContain('Kolumnen Datum saknar årtal (”3 april”)');
  });

  it('is dates on the first row of each group alone', () => {
    const groups =
      'Datum;Artikel;Belopp\n2025-01-02;Te;5,00\n;Kaffe;6,00\n;Kaka;7,00\n2025-01-03;Te;8,00\n;Kaffe;9,00\n;Kaka;1,00\n';
    expect(problemsOf(groups)).toEqual([
      'Kolumnen Datum är ifylld bara på första raden i varje grupp. Raderna under har fått samma datum.',
    ]);
  });

  it('is agreements whose amounts per month and per year do not agree', () => {
    const both = 'Tjänst;Månadskostnad;Årskostnad\nA;100,00;900,00\nB;;500,00\nC;10,00;\n';
    expect(problemsOf(both, 'costs')[0]).toMatch(/^1 rad har belopp i flera av/);
  });

  it('is a row with too many values', () => {
    const long = `${rows}2025-02-04;Bulle;7,00;\n2025-02-05;Kaka;8,00\n2025-02-06;Te;9,00\n`;
    expect(problemsOf(long)).toEqual([
      'Rad 4: väntade 3 värden, fann 4. Raden lästes ändå; kontrollera att värdena står i rätt kolumn.',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../../table/overrides.ts';

/** A list of twelve rows of 100 kr with a word each. */
const read = (name: string, words: readonly string[], overrides: ReadOverrides = {}) => {
  const rows = words.map((word, n) => `2025-01-${n + 10};Kund ${n % 4};${100 + n};${word}`);
  const text = [`Datum;Kund;Belopp;${name}`, ...rows, ''].join('\n');
  return readFileBytes(Buffer.from(text), 'fil.csv', overrides, 'sales').understanding;
};
const asked = (name: string, words: readonly string[]) =>
  read(name, words).questions.flatMap(({ id, blocking }) => (blocking ? id : []));

const nine = (word: string) => Array.from({ length: 9 }, () => word);

describe('words of rows that nobody knows, beside one that most rows have', () => {
  it('are asked about one by one, and left out as answered', () => {
    const words = [...nine('Körd'), 'Blev inte av', 'Blev inte av', 'Väntar på svar'];
    const [question] = read('Svar från gästen', words).questions;
    expect(question).toMatchObject({ id: 'states', blocking: true });
    expect(question?.options.map(({ sum }) => sum)).toEqual(['1266', '1155', '1047', '936']);
    const out = question?.options.find(({ answer }) => answer === 'leftOut');
    const then = read('Svar från gästen', words, out?.change);
    expect([then.total, then.questions]).toEqual(['936', []]);
  });

  it('are of all rows of an order, where they stand on one of them', () => {
    const questions = (marks: readonly string[]) => {
      const rows = marks.flatMap((word, n) => [
        `${n};2025-01-1${n};Te;10${n};${word}`,
        `${n};2025-01-1${n};Kaffe;20${n};`,
      ]);
      const text = ['Ordernr;Datum;Artikel;Belopp;F', ...rows, ''].join('\n');
      return readFileBytes(Buffer.from(text), 'fil.csv', {}, 'sales').understanding.questions;
    };
    expect(questions(nine('1')).filter(({ id }) => id === 'states')).toEqual([]);
    const some = ['', '', ...nine('1').slice(2)];
    expect(questions(some).map(({ id }) => id)).toContain('states');
  });

  it('are asked about where only some rows have a mark, and where codes say it', () => {
    expect(asked('F', [...nine('x'), '', '', ''])).toEqual(['states']);
    expect(asked('Kd', [...nine('90'), '20', '99', '99'])).toEqual(['states']);
  });

  it('are not where the rows without the word have no money: of two kinds neither is beside the other', () => {
    const sold = (n: number) => (n % 2 === 0 || n === 7 ? 'Stugan' : 'Lägenheten');
    const rows = Array.from({ length: 14 }, (_, n) => [
      `2025-01-${n + 10};Utbetalning;;;`,
      `2025-01-${n + 10};Bokning;Gäst ${n};${900 + n};${sold(n)}`,
    ]).flat();
    const text = ['Datum;Vad;Gäst;Belopp;Annonsen', ...rows, ''].join('\n');
    const { questions } = readFileBytes(Buffer.from(text), 'fil.csv', {}, 'sales').understanding;
    expect(questions.map(({ id }) => id)).not.toContain('states');
  });

  it('are not where the column divides the rows, or tells whose or where they are', () => {
    const halves = Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? 'Grön' : 'Blå'));
    expect(asked('Sida av gatan', halves)).toEqual([]);
    for (const name of ['Säljare', 'Betalsätt', 'Ort', 'Storlek', 'Momskod', 'Anteckning'])
      expect(asked(name, [...nine('Ada'), 'Bo', 'Bo', 'Cia'])).toEqual([]);
  });

  it('are asked about each where they are companies of a group, beside whom they bought of', () => {
    const rows = Array.from({ length: 12 }, (_, n) => `Ek ${n % 2 === 0 ? 'Bygg' : 'Mark'} AB`);
    const costs = (name: string, party: string) => {
      const lines = rows.map((own, n) => `2025-01-${n + 10};Firma ${n % 4} AB;${100 + n};${own}`);
      const text = [`Datum;${party};Belopp;${name}`, ...lines, ''].join('\n');
      return readFileBytes(Buffer.from(text), 'fil.csv', {}, 'costs').understanding;
    };
    const [question] = costs('Bolag', 'Leverantör').questions;
    expect(question).toMatchObject({ id: 'states', blocking: true });
    expect(question?.text).toContain('6 rader har ”Ek Bygg AB” i kolumnen Bolag');
    expect(costs('Företag', 'Leverantör').questions.map(({ id }) => id)).toContain('states');
    expect(asked('Bolag', rows)).toEqual(['states']);
    // Where the customer works.
    expect(asked('Företag', rows)).toEqual([]);
    expect(
      asked(
        'Bolag',
        Array.from(rows, () => 'Ek Bygg AB'),
      ),
    ).toEqual([]);
  });

  it('are not where the words are known to count', () => {
    expect(asked('Hur', [...nine('Kort'), 'Swish', 'Swish', 'Kontant'])).toEqual([]);
    expect(asked('Var det är', [...nine('Levererad'), 'Skickad', 'Skickad', 'Betald'])).toEqual([]);
    expect(asked('Moms', [...nine('25'), '12', '12', '6'])).toEqual([]);
  });

  it('are asked about beside the kinds of a list of its own rows, of which some are known not to count', () => {
    const rows = [...nine('Försäljning'), 'Retur', 'Makulerat'];
    expect(asked('Typ', [...rows, 'Växel ut'])).toEqual(['states']);
    expect(asked('Typ', [...rows, 'Rabatt'])).toEqual([]);
    expect(asked('Typ', [...nine('Lunch'), 'Makulerat', 'Middag', 'Middag'])).toEqual([]);
    const { total, questions } = read('Typ', [...rows, 'Övning']);
    expect([total, questions]).toEqual(['827', []]);
  });

  it.each(['Typ av jobb', 'Uppdragstyp', 'Jobbtyp', 'Kategori', 'Vad'])(
    'are asked about under %s where they say that nothing was sold, or nobody is charged',
    (name) => {
      const seven = (word: string) => nine(word).slice(2);
      const free = /^(?:Kategori|Vad)$/.test(name) ? [] : ['Garanti', 'Internt', 'Ej debiterbar'];
      for (const word of ['Offert', 'Makulerad', 'Utkast', ...free])
        expect(
          asked(name, [...seven('Service'), 'Laddning', 'Laddning', word, word, word]),
        ).toEqual(['states']);
    },
  );

  it('are not asked about as the kinds of work that was done', () => {
    for (const name of ['Typ av jobb', 'Arbetstyp', 'Slag av uppdrag', 'Jobbtyp'])
      expect(asked(name, [...nine('Service'), 'Ombyggnad', 'Ombyggnad', 'Laddning'])).toEqual([]);
  });

  it('are no question where they say credit and all their amounts are below zero', () => {
    const list = (credit: (amount: number) => number) =>
      [
        'Datum;Leverantör;Belopp;Kommentar',
        ...Array.from({ length: 12 }, (_, n) => {
          const isCredit = n % 5 === 2;
          const amount = 100 + n;
          return `2025-01-${n + 10};Ek AB;${isCredit ? credit(amount) : amount};${isCredit ? 'kreditfaktura' : ''}`;
        }),
      ].join('\n');
    const kinds = (text: string) =>
      readFileBytes(Buffer.from(text), 'fil.csv', {}, 'costs').understanding.questions.map(
        ({ id }) => id,
      );
    expect(kinds(list((amount) => -amount))).toEqual([]);
    expect(kinds(list((amount) => amount))).toContain('states');
  });
});

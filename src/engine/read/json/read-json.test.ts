import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { costReading } from '../../guides/costs/reading.ts';
import { ReadError } from '../read-error.ts';
import { flatten } from './flatten.ts';
import { parseJson } from './parse-json.ts';
import { openJson } from './read-json.ts';
import { isObject } from './value.ts';

const read = (text: string) =>
  openJson(Buffer.from(text), { fileName: 'fil.json', reading: costReading })({});
const column = (text: string, name: string) =>
  read(text).understanding.columns.find((each) => each.name === name);

function refusal(text: string): string {
  try {
    return `read: ${read(text).understanding.summary}`;
  } catch (error) {
    if (error instanceof ReadError) return `${error.code}: ${error.message}`;
    throw error;
  }
}

const rows = '[{"datum":"2025-01-31","belopp":1250.5},{"datum":"2025-02-28","belopp":-50}]';

describe('a list of costs is found in any JSON that has one', () => {
  it.each([
    ['an array of records', rows],
    ['an array with one record per line', rows.replace('},{', '},\n{')],
    ['rows within an object', `{"antal":2,"rows":${rows},"nasta":null}`],
    ['data within objects', `{"svar":{"data":${rows}}}`],
    ['one record per line', rows.slice(1, -1).replace('},{', '}\n{')],
    ['columns', '{"datum":["2025-01-31","2025-02-28"],"belopp":[1250.5,-50]}'],
    [
      'names beside rows',
      '{"columns":["datum","belopp"],"data":[["2025-01-31",1250.5],["2025-02-28",-50]]}',
    ],
    ['rows with names first', '[["datum","belopp"],["2025-01-31",1250.5],["2025-02-28",-50]]'],
  ])('%s', (_, text) => {
    const { understanding } = read(text);
    expect(understanding.columns.map(({ name, role, sum }) => [name, role, sum])).toEqual([
      ['datum', 'date', null],
      ['belopp', 'amount', '1200.5'],
    ]);
    expect(understanding.rows).toEqual({ inFile: 2, used: 2, leftOut: 0 });
    expect(understanding.ready).toBe(true);
  });

  it('takes keys that are periods for rows, whatever stands beside', () => {
    const months = read('{"foretag":"Ek AB","kostnad":{"2025-01":100,"2025-02":250.5}}');
    expect(months.understanding.columns.map(({ name, role, sum }) => [name, role, sum])).toEqual([
      ['Period', 'date', null],
      ['kostnad', 'amount', '350.5'],
    ]);
    const records = read('{"2025-01":{"belopp":100,"moms":25},"2025-02":{"belopp":80,"moms":20}}');
    expect(records.understanding.columns.map(({ name }) => name)).toEqual([
      ...['period', 'belopp', 'moms'],
    ]);
    expect(refusal('{"2025-01":100}')).not.toContain('2 rader');
  });

  it('takes the longest of several and names the others', () => {
    const { sheets } = read(`{"kort":[{"a":1}],"lang":${rows}}`).understanding;
    expect(sheets.map(({ name, chosen }) => [name, chosen])).toEqual([
      ['kort', false],
      ['lang', true],
    ]);
  });

  it('leaves out a line that is cut off, with its number', () => {
    const lines = Array.from({ length: 9 }, (_, n) => `{"text":"a","belopp":${n}}`);
    const { understanding } = read([...lines, '{"text":"b","bel'].join('\n'));
    expect(understanding.leftOut).toMatchObject([{ row: 10, reason: 'unreadable' }]);
    expect(understanding.rows).toEqual({ inFile: 10, used: 9, leftOut: 1 });
  });
});

describe('values stand as they are written', () => {
  it('adds numbers that no float can hold', () => {
    const text =
      '[{"a":"x","belopp":9007199254740993.01},{"a":"y","belopp":0.02},{"a":"z","belopp":1e3}]';
    expect(column(text, 'belopp')?.sum).toBe('9007199254741993.03');
  });

  it('reads amounts written as Swedish text', () => {
    expect(
      column('[{"a":"x","belopp":"1 302,03"},{"a":"y","belopp":"-2,03"}]', 'belopp')?.sum,
    ).toBe('1300');
  });

  it('keeps __proto__ as data', () => {
    const text = '[{"__proto__":"a","belopp":1},{"__proto__":"b","belopp":2}]';
    expect(column(text, '__proto__')?.samples).toEqual(['a', 'b']);
    expect(({} as Record<string, unknown>).belopp).toBeUndefined();
  });

  it('says that a key stands twice, and uses the last', () => {
    const { understanding } = read('[{"belopp":1,"belopp":2,"text":"a"}]');
    expect(understanding.problems[0]?.text).toContain('”belopp” står mer än en gång');
    expect(understanding.columns[0]?.sum).toBe('2');
  });

  it('gives objects within objects dotted names, down to four levels', () => {
    const text =
      '[{"lev":{"namn":"Telia","adress":{"ort":"Solna","x":{"y":{"z":1.10}}}},"rader":[1,2]}]';
    expect(read(text).understanding.columns.map(({ name, samples }) => [name, samples[0]])).toEqual(
      [
        ['lev.namn', 'Telia'],
        ['lev.adress.ort', 'Solna'],
        ['lev.adress.x.y', '{"z":1.10}'],
        ['rader', '1, 2'],
      ],
    );
  });
});

describe('JSON made to do harm gets a sentence', () => {
  it.each([
    ['500 levels', `${'['.repeat(500)}1${']'.repeat(500)}`, /^unreadable: .*100 nivåer/],
    ['a million levels', '{"a":'.repeat(1_000_000), /^unreadable: .*100 nivåer/],
    [
      '200 000 keys',
      `{${Array.from({ length: 200_000 }, (_, n) => `"k${n}":${n}`).join()}}`,
      /^too_wide: /,
    ],
    ['a broken file', '[{"a":1},{"a":', /^unreadable: .*rad 1, tecken 15, filen tar slut mitt i/],
    ['no list', '{}', /^no_table: .*ingen lista/],
    ['an empty list', '[]', /^no_table: /],
  ])('%s', (_, text, sentence) => expect(refusal(text)).toMatch(sentence));
});

test('flattening loses no value and invents none', () => {
  const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
  const record = fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: 'small' }, leaf, tie('record')),
    record: fc.dictionary(fc.string(), tie('value'), { minKeys: 1, maxKeys: 5 }),
  })).record;
  const leaves = (value: unknown, level: number): number =>
    typeof value === 'object' && value !== null && level < 4
      ? Object.values(value).reduce((sum: number, each) => sum + leaves(each, level + 1), 0)
      : 1;
  fc.assert(
    fc.property(record, (made) => {
      const { value } = parseJson(JSON.stringify(made));
      if (!isObject(value)) throw new Error('a record is an object');
      const cells = flatten(value);
      expect(cells.size).toBe(leaves(made, 0));
      for (const name of cells.keys()) expect(name).not.toContain('\ufeff');
    }),
  );
});

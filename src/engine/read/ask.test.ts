import { describe, expect, it } from 'vitest';
import { salesReading } from '../guides/sales/reading.ts';
import type { ReadOverrides } from '../table/overrides.ts';
import type { Doubt } from '../table/question.ts';
import { readAndAsk } from './ask.ts';
import { ReadError } from './read-error.ts';
import { openText } from './read-text.ts';

const text = 'Datum;Artikel;Belopp;Netto\n2025-03-04;Kaffe;125;100\n2025-03-05;Te;250;200\n';
const doubt = (blocks: Doubt['blocks'], ...columns: number[]): Doubt => ({
  id: 'amount',
  text: 'Vilken kolumn?',
  options: columns.map((index) => ({
    answer: String(index),
    label: `Kolumn ${index}`,
    change: { roles: { [index]: 'revenue' } },
  })),
  chosen: String(columns[0]),
  blocks,
});
const reading = (overrides: ReadOverrides, content = text) =>
  openText(Buffer.from(content), { fileName: 'fil.csv', reading: salesReading })(overrides);
const asked = (...doubts: Doubt[]) =>
  readAndAsk((overrides) => ({ ...reading(overrides), doubts: overrides.roles ? [] : doubts }), {})
    .understanding.questions;

describe('what a file leaves open', () => {
  it('is asked with what the amounts are then in all', () => {
    const [question] = asked(doubt('ifSumsDiffer', 3, 2));
    expect(question).toMatchObject({ id: 'amount', chosen: '3', blocking: true });
    expect(question?.options.map(({ sum }) => sum)).toEqual(['300', '375']);
  });

  it('stops nothing where every answer gives the same, nor where it is only told of', () => {
    expect(asked(doubt('ifSumsDiffer', 3, 3))[0]?.blocking).toBe(false);
    expect(asked(doubt('never', 3, 2))[0]?.blocking).toBe(false);
    expect(asked(doubt('always', 3, 3))[0]?.blocking).toBe(true);
  });

  it('is asked in the order of what stops the analysis', () => {
    const questions = asked(doubt('never', 3, 2), doubt('always', 3, 2));
    expect(questions.map(({ blocking }) => blocking)).toEqual([true, false]);
  });

  it('has no sum where an answer cannot be read, and then stops the analysis', () => {
    const questions = readAndAsk((overrides) => {
      if (overrides.roles?.[2]) throw new ReadError('no_table', 'Ingen tabell.');
      return { ...reading(overrides), doubts: [doubt('ifSumsDiffer', 3, 2)] };
    }, {}).understanding.questions;
    expect(questions[0]).toMatchObject({
      blocking: true,
      options: [{ sum: '300' }, { sum: null }],
    });
  });
});

describe('what was answered', () => {
  const given: ReadOverrides = { roles: { 2: 'revenue' } };
  const answeredWith = (overrides: ReadOverrides, ...doubts: Doubt[]) =>
    readAndAsk(
      (each) => ({ ...reading(each), doubts: Object.keys(each.roles ?? {}).length ? [] : doubts }),
      overrides,
    ).understanding;

  it('is asked no more, and told with the answer and what every other would give', () => {
    const { questions, answered } = answeredWith(given, doubt('always', 3, 2));
    expect(questions).toEqual([]);
    expect(answered).toMatchObject([{ id: 'amount', chosen: '2', blocking: false }]);
    expect(answered[0]?.options.map(({ sum }) => sum)).toEqual(['300', '375']);
  });

  it('is nothing where a correction answers no question', () => {
    expect(answeredWith({ roles: { 1: 'customer' } }, doubt('always', 3, 2)).answered).toEqual([]);
    expect(answeredWith(given).answered).toEqual([]);
    expect(answeredWith({}, doubt('always', 3, 2)).answered).toEqual([]);
  });

  it('is not what the file’s own total proved', () => {
    const total = 'Datum;Artikel;Belopp;Netto\n2025-03-04;Kaffe;125;100\n2025-03-05;Te;250;200\n';
    const proving = `${total}Totalt;;;300\n`;
    const signs = { ...doubt('always', 2, 3) };
    const { understanding } = readAndAsk((each) => {
      const read = reading({ ...each, roles: each.roles ?? { 2: 'revenue', 3: null } }, proving);
      const isProved = each.roles?.[3] === 'revenue';
      const check = {
        ...{ id: 'total' as const, title: '', text: '', difference: null, rows: [] },
        status: isProved ? ('ok' as const) : ('difference' as const),
      };
      const reconciliation = [check];
      const doubts = each.roles?.[3] === undefined ? [signs] : [];
      return { ...read, understanding: { ...read.understanding, reconciliation }, doubts };
    }, {});
    expect(understanding).toMatchObject({ questions: [], answered: [], total: '300' });
  });

  it('is told of each question by itself', () => {
    const vat: Doubt = {
      id: 'vat',
      text: 'Ingår moms?',
      options: (['excluded', 'included'] as const).map((answer) => ({
        answer,
        label: answer,
        change: { choices: { vat: answer } },
      })),
      chosen: 'excluded',
      blocks: 'never',
    };
    const both: ReadOverrides = { dateOrder: 'mdy', choices: { vat: 'included' } };
    const { answered } = readAndAsk(
      (each) => ({ ...reading(each), doubts: each.choices?.vat ? [] : [vat] }),
      both,
    ).understanding;
    expect(answered.map(({ id, chosen }) => [id, chosen])).toEqual([['vat', 'included']]);
  });
});

import { absolute, compare, type Decimal } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { CountedStates, ReadOverrides } from '../../table/overrides.ts';
import type { Doubt } from '../../table/question.ts';
import { formatCount } from '../../text/format.ts';
import { listed } from '../../text/swedish.ts';
import type { Ask } from '../guide-reading.ts';
import { moneyText } from '../money-text.ts';

/** Words named in one question. */
const MOST_NAMED = 4;
/** Words of which every combination of answers is offered at once. */
const MOST_TOGETHER = 2;
/** Letters of a word that are shown, and that an answer is kept under. */
const LONGEST = 60;

/** A word of a column of states that may mean that nothing was sold or bought, with its rows and their money. */
export interface OpenWord {
  word: string;
  /** The column that it stands in, where that is one of yes and no. */
  flag?: string | undefined;
  rows: number;
  sum: Decimal;
}

/** A word of states without what a program writes before it. */
export const stateWord = (text: string): string => normaliseName(text).replace(/^wc /, '');

type Written = Pick<OpenWord, 'word' | 'flag'>;

const keyOf = ({ word, flag }: Written) => {
  const own = stateWord(word);
  return (flag === undefined ? own : `${normaliseName(flag)}: ${own}`).slice(0, LONGEST);
};

/** Whether the user answered that rows with this state do not count. */
export function isOut(
  word: Written,
  { choices, states }: Pick<Ask, 'choices' | 'states'>,
): boolean {
  return (states?.[keyOf(word)] ?? choices?.states) === 'leftOut';
}

/** What is asked of words of states that are not answered; null where there are none. */
export function stateDoubt(words: readonly OpenWord[], ask: Ask): Doubt | null {
  const { choices, states, reading } = ask;
  if (choices?.states === 'counted' || choices?.states === 'leftOut') return null;
  const [first, ...more] = words
    .filter((word) => states?.[keyOf(word)] === undefined)
    .sort((a, b) => compare(absolute(b.sum), absolute(a.sum)));
  if (!first) return null;
  // Word by word, and only where the user says that they differ.
  const open = choices?.states === 'each' ? [first] : [first, ...more];
  const all = open.length === 1 ? 'dem' : 'alla';
  const none = `Nej, de är ingen ${reading.texts.singular}`;
  const some = open.length <= MOST_TOGETHER ? oneOfEach(open) : [differ];
  return {
    id: 'states',
    text: `${listed(open.slice(0, MOST_NAMED).map((word) => textOf(word, ask)))}. Ska de räknas?`,
    options: [
      { answer: 'counted', label: `Ja, räkna ${all}`, change: answerFor(open, open) },
      ...(open.length === 1 ? [] : some),
      { answer: 'leftOut', label: none, change: answerFor(open, []) },
    ],
    chosen: 'counted',
    // Rows above and below zero may come to next to nothing together, and are of other months and things all the same.
    blocks: 'always',
  };
}

const differ: Doubt['options'][number] = {
  answer: 'each',
  label: 'Olika: fråga om var och en',
  change: { choices: { states: 'each' } },
};

const oneOfEach = (open: readonly OpenWord[]): Doubt['options'] =>
  open.map((own) => ({
    answer: keyOf(own),
    label: `Bara ”${own.word.slice(0, LONGEST)}”`,
    change: answerFor(open, [own]),
  }));

function answerFor(open: readonly OpenWord[], counted: readonly OpenWord[]): ReadOverrides {
  const states: CountedStates = Object.fromEntries(
    open.map((own) => [keyOf(own), counted.includes(own) ? 'counted' : 'leftOut']),
  );
  return { states };
}

function textOf({ word, flag, rows, sum }: OpenWord, ask: Ask): string {
  const count = `${formatCount(rows)} ${rows === 1 ? 'rad' : 'rader'}`;
  const written = `”${word.slice(0, LONGEST)}”`;
  const says = flag === undefined ? `status ${written}` : `${written} i kolumnen ${flag}`;
  return `${count} har ${says} (${moneyText(sum, ask)})`;
}

import { amountColumn } from '../../columns/roles/role-map.ts';
import { absolute, compare, decimal, multiply } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import type { Doubt } from '../../table/question.ts';
import { thousandsIn } from '../../table/vocabulary/header-words.ts';
import {
  mentionsCondition,
  mentionsMillions,
  mentionsThousands,
  saysCounted,
  saysNotCounted,
} from '../../table/vocabulary/notes.ts';
import { withoutVat } from '../../table/vocabulary/vat.ts';
import { formatMoney } from '../../text/format.ts';
import { shortened } from '../../text/shortened.ts';
import type { Interpreted } from '../interpret.ts';
import { sumRows } from '../rows/column-sums.ts';
import { legendIn } from '../rows/legend.ts';

/** Share of the amounts below which money that a line speaks of changes nothing. */
const MATTERS = decimal('0.01');
/** A line longer than this is no note of somebody's, but text of another kind. */
const LONGEST = 200;
const SHOWN = 120;
/** Letters that the forms of a state share: `avbokad`, `avbokade`. */
const STEM = 5;
/** Notes that one question shows. */
const MOST_SHOWN = 2;

interface About {
  used: Int32Array;
  overrides: ReadOverrides;
  /** Names of the sheet and the file. */
  nearby: readonly (string | null)[];
}

type Place = 'above' | 'below' | 'name';
const says: Record<Place, (text: string) => string> = {
  above: (text) => `Över tabellen står ”${text}”.`,
  below: (text) => `Under tabellen står ”${text}”.`,
  name: (text) => `Bladet eller filen heter ”${text}”.`,
};

/**
 * What is asked of lines above and below a table that speak of its amounts, and that nothing of the reading used: a unit, also in
 * the name of sheet or file, what is not counted, money that no column holds.
 */
export function noteDoubts(
  table: Interpreted,
  { used, overrides: { choices }, nearby }: About,
): Doubt[] {
  if (choices?.notes !== undefined || table.ledger || table.isStatement || table.make) return [];
  const amount = amountColumn(table.byRole);
  if (!amount) return [];
  const sum = sumRows(amount, used);
  const periods = (table.wide?.periods ?? []).flatMap(({ place }) => table.written[place] ?? []);
  const isNamed = [amount, ...periods].some(({ name }) => thousandsIn(name) > 0);
  const hasUnit = table.thousands > 0 || isNamed || choices?.unit !== undefined;
  const above = table.title.map((text) => ({ text, place: 'above' as const }));
  const notes = [...above, ...linesBelow(table)].filter(
    ({ text }) => text.length <= LONGEST && legendIn([text]) === null,
  );
  const names = nearby.flatMap((text) => (text === null ? [] : { text, place: 'name' as const }));
  const ofNames = names.filter(({ text }) => thousandsIn(text.replaceAll('_', ' ')) > 0);
  const ofNotes = notes.filter(({ text }) => unitIn(text) !== null);
  const units = hasUnit ? [] : [...ofNotes, ...ofNames];
  const spoken = notes.filter(({ text, place }) => {
    const words = withoutVat(normaliseName(text));
    const isLong = words.split(' ').length >= 3;
    if (place !== 'below' || holdsMoney(text, sum)) return place === 'below';
    return isAgainst(text, table) || (isLong && mentionsCondition(words) && !isDone(text, table));
  });
  const [first] = units;
  const found = [...new Set([...units, ...spoken])].slice(0, MOST_SHOWN);
  if (found.length === 0) return [];
  const sentences = found.map(({ text, place }) => says[place](shortened(text, SHOWN))).join(' ');
  const unit = first ? unitIn(first.text) : null;
  const money = formatMoney(sum, { currency: null, decimals: 0 });
  return [
    {
      id: 'notes',
      text: `${sentences} Det är inte inräknat, och beloppen är ${money} tillsammans. Stämmer det?`,
      options: [
        {
          answer: 'asRead',
          label: 'Ja, räkna beloppen som de står',
          change: { choices: { notes: 'asRead' } },
        },
        ...(unit === null ? [] : [inUnit[unit]]),
      ],
      chosen: 'asRead',
      blocks: 'always',
    },
  ];
}

/** Whether each sentence of a note that says anything of amounts says what was done already: `Avbokad debiteras inte`. */
function isDone(text: string, { statuses }: Interpreted): boolean {
  const stems = stemsOut(statuses);
  const conditions = sentencesOf(text).filter(
    (words) => mentionsCondition(words) || stems.some((stem) => words.includes(stem)),
  );
  return (
    stems.length > 0 &&
    conditions.every((words) => saysNotCounted(words) && stems.some((stem) => words.includes(stem)))
  );
}

/** Whether a note says that rows are charged for that were left out: `Uteblivet besök debiteras fullt`. */
function isAgainst(text: string, { statuses }: Interpreted): boolean {
  const stems = stemsOut(statuses);
  return sentencesOf(text).some(
    (words) =>
      stems.some((stem) => words.includes(stem)) && saysCounted(words) && !saysNotCounted(words),
  );
}

/** How the states begin whose rows were left out. */
const stemsOut = (statuses: Interpreted['statuses']): string[] =>
  [...(statuses?.rows.values() ?? [])]
    .filter(({ treated }) => treated === 'leftOut')
    .flatMap(({ written }) => (written ? normaliseName(written).slice(0, STEM) : []));

const sentencesOf = (text: string): string[] =>
  text.split(/[.;!](?:\s|$)/).map((part) => withoutVat(normaliseName(part)));

const inUnit: Record<'thousands' | 'millions', Doubt['options'][number]> = {
  thousands: {
    answer: 'thousands',
    label: 'Nej, beloppen är i tusental kronor',
    change: { choices: { unit: 'thousands', notes: 'asRead' } },
  },
  millions: {
    answer: 'millions',
    label: 'Nej, beloppen är i miljoner kronor',
    change: { choices: { unit: 'millions', notes: 'asRead' } },
  },
};

function unitIn(text: string): 'thousands' | 'millions' | null {
  const words = normaliseName(text);
  if (mentionsThousands(words)) return 'thousands';
  return mentionsMillions(words) ? 'millions' : null;
}

/** Lines of words alone that were left out below the last row. */
const linesBelow = ({ body }: Interpreted) =>
  body.leftOut
    .filter(({ row }) => row > (body.lines.at(-1) ?? 0))
    .filter(({ reason }) => reason === 'footer' || reason === 'unreadable' || reason === 'noAmount')
    .flatMap(({ content }) => {
      const [only, ...more] = content.split(' | ').filter((cell) => cell.trim() !== '');
      return only === undefined || more.length > 0
        ? []
        : [{ text: only.trim(), place: 'below' as const }];
    });

const written = /(\d[\d  .]{0,20}(?:,\d{1,2})?)\s{0,3}(?:kr\b|kronor|sek\b|:-)/gi;

/** Whether a line names an amount of money that is neither the sum nor next to nothing of it. */
function holdsMoney(text: string, sum: ReturnType<typeof sumRows>): boolean {
  return [...text.matchAll(written)].some(([, digits = '']) => {
    const plain = digits.replace(/[\s .]/g, '').replace(',', '.');
    if (!/^\d+(?:\.\d+)?$/.test(plain)) return false;
    const value = decimal(plain);
    return (
      compare(value, multiply(absolute(sum), MATTERS)) > 0 && compare(value, absolute(sum)) !== 0
    );
  });
}

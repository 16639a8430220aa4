import type { Choices } from './choices.ts';
import { type Truth, text } from './sheet.ts';
import { counts } from './shop.ts';
import type { Plain } from './sums.ts';

/** One row in so many says no. */
const EVERY = 4;
/** Share of the money that must be on rows that may not count, for the file to be asked about. */
const MATTERS = 0.05;

/** A column of yes and no: most say nothing of whether the row counts, and `Debiterbar` does. */
export function withFlag(choices: Choices, plain: Plain): Plain {
  const name = choices.pick(
    'yes or no of each row',
    ['none', 'Betald', 'Nyhetsbrev', 'Debiterbar'] as const,
    [40, 1, 1, 1],
  );
  const { sheet, truth, lines } = plain;
  if (name === 'none' || truth.purpose !== 'sales' || sheet.header.length !== 1) return plain;
  const isNo = (place: number) => place % EVERY === EVERY - 1;
  const uncharged = lines.filter((_, place) => isNo(place));
  const share = sumOf(uncharged, 'net') / sumOf(lines, 'net');
  const isOpen = name === 'Debiterbar';
  if (isOpen && (lines.length !== sheet.rows.length || !(share > MATTERS))) return plain;
  return {
    ...plain,
    fields: [...plain.fields, 'channel'],
    sheet: {
      ...sheet,
      header: [[...(sheet.header[0] ?? []), name]],
      rows: sheet.rows.map((row, place) => [...row, text(isNo(place) ? 'Nej' : 'Ja')]),
    },
    truth: isOpen ? withoutUncharged(truth, lines, uncharged) : truth,
  };
}

type Amount = 'sold' | 'net' | 'gross' | 'cost';

const sumOf = (lines: Plain['lines'], amount: Amount): number =>
  lines.reduce((all, { [amount]: ore = 0, state = 'paid' }) => all + (counts(state) ? ore : 0), 0);

/** What nobody is charged for is no sale; of sums that are not those of the rows it must be asked. */
function withoutUncharged(truth: Truth, lines: Plain['lines'], uncharged: Plain['lines']): Truth {
  const { goods } = truth;
  const costed = uncharged.filter(({ cost }) => cost !== undefined);
  const chargedOf = ({ cost, profit, isShare }: NonNullable<Truth['goods']>) => ({
    cost: cost - sumOf(costed, 'cost'),
    profit: profit - sumOf(costed, 'net') + sumOf(costed, 'cost'),
    isShare,
  });
  const amountOf = (total: number | undefined) =>
    (['sold', 'net', 'gross'] as const).find((amount) => sumOf(lines, amount) === total);
  const own = amountOf(truth.totals[0]);
  if (own === undefined) return { ...truth, mustAsk: true };
  const totals = truth.totals.map((total) => total - sumOf(uncharged, amountOf(total) ?? own));
  // How many were charged for is not counted here.
  const { pieces: _, ...others } = truth;
  return { ...others, totals, months: null, ...(goods && { goods: chargedOf(goods) }) };
}

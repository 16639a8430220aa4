import { amountColumn } from '../../columns/roles/role-map.ts';
import { absolute, compare, type Decimal, decimal, subtract, toText } from '../../facts/decimal.ts';
import type { ReconciliationCheck } from '../../table/understanding.ts';
import { formatCount, formatMoney } from '../../text/format.ts';
import { sumRows } from '../rows/column-sums.ts';
import type { ReconcileInput } from './reconcile-input.ts';
import { isBeyondRounding, numberIn, type StatedTotal, statedTotals } from './stated-totals.ts';

const title = 'Filens egen summa';
const none = (text: string): ReconciliationCheck => ({
  ...{ id: 'total', status: 'notPossible', title, text, difference: null, rows: [] },
});
const ok = (text: string): ReconciliationCheck => ({
  ...{ id: 'total', status: 'ok', title, text, difference: null, rows: [] },
});

/** Holds the sum of the used rows against the total rows of the file. */
export function checkTotal(input: ReconcileInput): ReconciliationCheck {
  const amount = amountColumn(input.roles);
  if (!amount) return none('Filen har ingen beloppskolumn att stämma av.');
  if (input.isLedger && input.totals.length > 0)
    return none('Filens summarader gäller alla konton, och här används bara en del av dem.');
  const sum = sumRows(amount, input.used);
  const stated = totalsOf(input);
  const last = stated.at(-1);
  if (!last) return none('Filen har ingen summarad att stämma av mot.');
  const money = (value: Decimal) => formatMoney(value, { currency: input.currency, decimals: 2 });
  const name = amount.name.trim();
  // One total that no rows come to is not made good by another that they do.
  const amiss = stated.filter(({ isExplained }) => !isExplained).at(-1);
  const same = stated.find(({ value }) => compare(value, sum) === 0);
  if (same && !amiss)
    return ok(`Summan av ${name}, ${money(sum)}, är lika med filens summarad (rad ${same.line}).`);
  const written = stated.find(
    ({ value }) => input.asWritten && compare(value, input.asWritten) === 0,
  );
  if (written && !amiss)
    return ok(
      `Filens summarad (rad ${written.line}), ${money(written.value)}, är summan av alla rader som de står i filen. Här är summan ${money(sum)}, eftersom rader som inte räknas eller är krediteringar skiljer ${money(subtract(sum, written.value))}.`,
    );
  if (!amiss)
    return ok(
      stated.length === 1
        ? `Filens summarad (rad ${last.line}), ${money(last.value)}, är lika med summan av raderna den gäller.`
        : `Filens ${formatCount(stated.length)} summarader är lika med summorna av raderna de gäller.`,
    );
  const difference = subtract(sum, amiss.value);
  if (!isBeyondRounding(difference, input.used.length, amiss.value))
    return ok(
      `Summan av ${name} är ${money(sum)}, och filens summarad (rad ${amiss.line}) säger ${money(amiss.value)}: det skiljer bara avrundning.`,
    );
  return {
    id: 'total',
    status: 'difference',
    title,
    text: `Summan av ${name} är ${money(sum)}, men filens summarad (rad ${amiss.line}) säger ${money(amiss.value)}. Skillnaden är ${money(difference)}.`,
    difference: toText(difference),
    rows: [...input.suspects, amiss.line].slice(0, 50),
  };
}

/**
 * What the file's total rows say, by the columns of the amounts; where none of them says it, by any number of a total row
 * that is the sum. A ledger's totals are of other accounts too.
 */
export function totalsOf(input: ReconcileInput): StatedTotal[] {
  const amount = amountColumn(input.roles);
  if (!amount || input.isLedger) return [];
  const sum = sumRows(amount, input.used);
  const stated = statedTotals({ ...input, amount }, sum);
  if (stated.length > 0) return stated;
  const contradicted = contradictedTotals(input);
  return input.totals.flatMap((row) => {
    const isSum = row.cells.some((_, index) => {
      const value = numberIn(row, { ...amount, index });
      return value !== null && compare(absolute(subtract(value, sum)), decimal('0.005')) < 0;
    });
    if (isSum) return [{ line: row.line, value: sum, isExplained: true }];
    return contradicted.filter(({ line }) => line === row.line);
  });
}

/** Totals of amounts that are not in a column of their own, which agree with none of the columns that they sum. */
export function contradictedTotals(input: ReconcileInput): StatedTotal[] {
  const byLine = new Map<number, StatedTotal>();
  for (const column of input.money) {
    const about = { ...input, amounts: [column], amount: column, statuses: null };
    for (const own of statedTotals(about, sumRows(column, input.used))) {
      const known = byLine.get(own.line) ?? own;
      const isLarger = compare(absolute(own.value), absolute(known.value)) > 0;
      const isExplained = known.isExplained || own.isExplained;
      byLine.set(own.line, { ...(isLarger ? own : known), isExplained });
    }
  }
  return [...byLine.values()].filter(({ isExplained }) => !isExplained);
}

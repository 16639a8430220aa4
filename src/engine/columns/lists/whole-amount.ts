import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesNoCost } from '../../table/vocabulary/beside-amounts.ts';
import { listed } from '../../text/swedish.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, type Roled, unused, withRoles } from '../roled.ts';
import { isSumOf, moneyColumns, plus } from '../types/sums-of-columns.ts';
import { isOther, taxedAs } from './amount-of-vat.ts';
import { isAmountChosen } from './amount-role.ts';

/** Further amounts that are tried as parts of the whole. */
const MOST_PARTS = 5;

/**
 * Needs: an amount with VAT beside one without. Leaves: the question which of them is the cost, where the whole has more
 * in it than VAT: freight, fees, interest, or what is paid off a loan. Where the VAT is that of the whole, it is the cost.
 */
export function wholeAmount(table: Roled, ask: Ask): Roled {
  const { net, gross } = ask.reading.amount;
  const [amount, whole] = [columnOf(table, net), columnOf(table, gross)];
  if (!amount || !whole || isAmountChosen(table, ask)) return table;
  const vat = columnOf(table, 'vat');
  const isVat = (column: TypedColumn) => column === vat || table.proofs.get(column)?.is === 'vat';
  const more = moneyColumns(table.columns, ask.chosen)
    .filter((column) => column !== amount && column !== whole && !isVat(column))
    .filter((column) => table.proofs.get(column) === undefined)
    .slice(0, MOST_PARTS);
  const parts = subsets(more).find((subset) =>
    [[], ...(vat ? [[vat]] : [])].some((taxes) =>
      isSumOf(whole, [amount, ...taxes, ...subset].map(plus)),
    ),
  );
  if (!parts) return table;
  // What lowers a debt is no cost: of the whole it is asked whether that is to be taken off.
  const place = table.columns.indexOf(amount);
  if (parts.some(({ name }) => namesNoCost(normaliseName(name))))
    return withRoles(
      table,
      new Map([[place, unused(`Beloppet är en del av ${whole.name.trim()}.`)]]),
    );
  if (vat && !vat.percent && taxedAs(whole, vat) && isOther(amount, whole, vat)) {
    const reason = `${vat.name.trim()} är momsen i ${whole.name.trim()}, som ${amount.name.trim()} är en del av.`;
    return withRoles(table, new Map([[place, unused(reason)]]));
  }
  return { ...table, doubts: [...table.doubts, doubtOf({ amount, whole, parts }, ask)] };
}

/** Every choice of at least one of the items. */
const subsets = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: 2 ** items.length - 1 }, (_, choice) =>
    items.filter((_, place) => Math.floor((choice + 1) / 2 ** place) % 2 === 1),
  );

interface Parts {
  amount: TypedColumn;
  whole: TypedColumn;
  parts: readonly TypedColumn[];
}

function doubtOf({ amount, whole, parts }: Parts, { reading }: Ask): Doubt {
  const { net, gross } = reading.amount;
  const [one, all] = [amount.name.trim(), whole.name.trim()];
  const sum = listed([amount, ...parts].map(({ name }) => name.trim()));
  return {
    id: 'amount',
    text: `${all} är ${sum} tillsammans. Vad är kostnaden?`,
    options: [
      {
        answer: `column ${amount.index}`,
        label: `Bara ${one}`,
        change: { roles: { [amount.index]: net, [whole.index]: null } },
      },
      {
        answer: `column ${whole.index}`,
        label: `Hela ${all}`,
        change: { roles: { [whole.index]: gross, [amount.index]: null } },
      },
    ],
    chosen: `column ${amount.index}`,
    blocks: 'ifSumsDiffer',
  };
}

import { normaliseName } from '../../table/normalise-name.ts';
import { namesTaxReduction } from '../../table/vocabulary/order-terms.ts';
import { namesLabour, namesOwnCost, namesProfit } from '../../table/vocabulary/sales.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, type Roled, unused, withRoles } from '../roled.ts';
import { chosenOf } from '../types/chosen-of.ts';
import { isSumOf, moneyColumns, plus } from '../types/sums-of-columns.ts';

/** Further parts that are tried, how many at once, and rows that must tell. */
const MOST_PARTS = 8;
const MOST_AT_ONCE = 3;
const FEWEST = 3;

/**
 * Needs: the roles of amount and cost. Leaves: no cost that the customer pays as a part of what was sold: `Arbetskostnad`
 * and `Material` that are the invoice together, or the labour that a tax reduction is of. What was bought, and what is
 * the price with a profit, is a cost.
 */
export function partOfSale(table: Roled, ask: Ask): Roled {
  const cost = columnOf(table, 'cost');
  const amount = columnOf(table, 'grossRevenue') ?? columnOf(table, 'revenue');
  if (!cost || !amount || ask.chosen[cost.index] !== undefined) return table;
  const name = normaliseName(cost.name);
  if (namesOwnCost(name)) return table;
  const isReduced = table.columns.some((column) => namesTaxReduction(normaliseName(column.name)));
  const others = moneyColumns(table.columns, ask.chosen)
    .filter((column) => column !== cost && column !== amount)
    .filter((column) => !namesProfit(normaliseName(column.name)))
    .slice(0, MOST_PARTS);
  const isPart =
    (isReduced && namesLabour(name)) ||
    chosenOf(others, MOST_AT_ONCE).some((some) =>
      isSumOf(amount, [cost, ...some].map(plus), FEWEST),
    );
  if (!isPart) return table;
  const reason = `${cost.name.trim()} är en del av det som kunden betalar, och ingen kostnad för er.`;
  return withRoles(table, new Map([[table.columns.indexOf(cost), unused(reason)]]));
}

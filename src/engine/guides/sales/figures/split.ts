import { type Decimal, divide, multiply, subtract } from '../../../facts/decimal.ts';
import { less, sum, worked } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { ZERO } from '../../../figures/arithmetic.ts';
import { addFact, addUnknown, nothingToCompare } from '../../../figures/context.ts';
import { rowsBehind } from '../../../figures/naming.ts';
import { amount, count, onlyRow, type QueryRow } from '../../../figures/query.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import type { SalesKey } from '../catalogue.ts';
import type { SalesContext } from './context.ts';
import { lacksColumn } from './missing.ts';
import { SPLIT_SQL } from './split-query.ts';

const SPLIT: SalesKey[] = [
  ...(['sales.split.price', 'sales.split.volume', 'sales.split.mix'] as const),
  ...(['sales.split.pieces', 'sales.split.new', 'sales.split.lost'] as const),
];
const BRIDGE: SalesKey[] = [
  ...(['sales.bridge.price', 'sales.bridge.volume', 'sales.bridge.mix'] as const),
  ...([
    'sales.bridge.pieces',
    'sales.bridge.cost',
    'sales.bridge.new',
    'sales.bridge.lost',
  ] as const),
];

/** Why the change cannot be split; null where it can. */
function refusal(context: SalesContext): string | null {
  const { view, comparison, timeline, unpriced } = context;
  const what = 'Uppdelning på pris, volym och mix';
  if (view.columns.product === undefined && view.columns.productId === undefined)
    return lacksColumn(what, 'product');
  if (view.columns.quantity === undefined) return lacksColumn(what, 'quantity');
  if (unpriced !== null) return `${what} kan inte räknas: ${unpriced}.`;
  if (timeline === null) return lacksColumn(what, 'date');
  if (comparison === null) return `${what} kan inte räknas: ${nothingToCompare(context)}.`;
  return null;
}

/** (q1 − q0) × previous amount per unit, to the öre; zero without products in both periods. */
function volumeEffect(before: Decimal, q0: Decimal, q1: Decimal): Decimal {
  return q0.units <= 0n ? ZERO : divide(multiply(subtract(q1, q0), before), q0, 2);
}

interface Part {
  key: SalesKey;
  value: Decimal;
  rows: number;
  formula: string;
}

/** Adds the components, then mix as the remainder of the change, and what volume and mix come to: the pieces of each article. */
function addParts(
  context: SalesContext,
  [volume, mix, pieces]: readonly [SalesKey, SalesKey, SalesKey],
  parts: Part[],
  now: Fact,
  before: Fact,
): void {
  const names = namesOf(context.view.columns, 'date', 'product', 'productId', 'quantity');
  const add = ({ key, value, rows, formula }: Part, inputs: Fact[]) =>
    addFact(context, {
      key,
      value,
      period: now.period,
      kind: now.kind,
      columns: [...new Set([...now.source.columns, ...names])],
      filter: rowsBehind(now, before),
      rows,
      formula,
      inputs,
    });
  const facts = parts.map((part) => add(part, [now, before]));
  const rest = {
    key: mix,
    rows: now.source.rows + before.source.rows,
    ...worked(less(now, before, ...facts), {
      note: ': vad som återstår är förskjutning mellan dyrare och billigare artiklar',
    }),
  };
  const moved = add(rest, rest.inputs);
  const [sold] = facts.filter(({ key }) => key === volume);
  if (sold === undefined) return;
  const both = worked(sum(sold, moved), { note: ': antalet av varje artikel för sig' });
  add({ key: pieces, rows: rest.rows, ...both }, both.inputs);
}

function addRevenueSplit(context: SalesContext, row: QueryRow): void {
  const [now, before] = [
    context.facts.get('sales.revenue.current'),
    context.facts.get('sales.revenue.previous'),
  ];
  if (now === null || before === null) return;
  const [price, fresh, lost] = [
    amount(row, 'price'),
    amount(row, 'new_change'),
    amount(row, 'lost_change'),
  ];
  const volume = volumeEffect(
    amount(row, 'both_revenue'),
    amount(row, 'both_q0'),
    amount(row, 'both_q1'),
  );
  const continued = count(row, 'both_rows');
  const parts: Part[] = [
    {
      key: 'sales.split.price',
      value: price,
      rows: continued,
      formula:
        'summan per artikel av (snittpris nu − snittpris då) × antal nu, artiklar sålda i båda perioderna',
    },
    {
      key: 'sales.split.volume',
      value: volume,
      rows: continued,
      formula: '(antal nu − antal då) × snittpris då, artiklar sålda i båda perioderna',
    },
    {
      key: 'sales.split.new',
      value: fresh,
      rows: count(row, 'new_rows'),
      formula: 'omsättning nu för artiklar som inte såldes då',
    },
    {
      key: 'sales.split.lost',
      value: lost,
      rows: count(row, 'lost_rows'),
      formula: 'minus omsättning då för artiklar som inte sålts nu',
    },
  ];
  addParts(
    context,
    ['sales.split.volume', 'sales.split.mix', 'sales.split.pieces'],
    parts,
    now,
    before,
  );
}

function addMarginBridge(context: SalesContext, row: QueryRow): void {
  const [now, before] = [
    context.facts.get('sales.profit.current'),
    context.facts.get('sales.profit.previous'),
  ];
  if (now === null || before === null) return;
  const [price, cost] = [amount(row, 'bridge_price'), amount(row, 'bridge_cost')];
  const [fresh, lost] = [amount(row, 'bridge_new'), amount(row, 'bridge_lost')];
  const volume = volumeEffect(
    amount(row, 'kept_profit'),
    amount(row, 'kept_u0'),
    amount(row, 'kept_u1'),
  );
  const rows = now.source.rows + before.source.rows;
  const parts: Part[] = [
    {
      key: 'sales.bridge.price',
      value: price,
      rows,
      formula:
        'summan per artikel av (snittpris nu − snittpris då) × antal nu, artiklar sålda i båda perioderna',
    },
    {
      key: 'sales.bridge.cost',
      value: cost,
      rows,
      formula:
        'summan per artikel av (snittkostnad då − snittkostnad nu) × antal nu, artiklar sålda i båda perioderna',
    },
    {
      key: 'sales.bridge.volume',
      value: volume,
      rows,
      formula:
        '(antal nu − antal då) × täckningsbidrag per enhet då, artiklar sålda i båda perioderna',
    },
    {
      key: 'sales.bridge.new',
      value: fresh,
      rows,
      formula: 'täckningsbidrag nu från artiklar som inte såldes då',
    },
    {
      key: 'sales.bridge.lost',
      value: lost,
      rows,
      formula: 'minus täckningsbidrag då från artiklar som inte sålts nu',
    },
  ];
  addParts(
    context,
    ['sales.bridge.volume', 'sales.bridge.mix', 'sales.bridge.pieces'],
    parts,
    now,
    before,
  );
}

/** What the change is split by, or why it cannot be. Needs `article_stats`. */
export async function readSplit(context: SalesContext): Promise<QueryRow | string> {
  return refusal(context) ?? onlyRow(await context.query(SPLIT_SQL));
}

/**
 * Splits the change in revenue, and in gross profit if cost is known, into price, volume, mix, new
 * and lost products. Adds up exactly, since mix is the remainder.
 */
export function addSplits(
  context: SalesContext,
  row: QueryRow | string,
  profitKnown: boolean,
): void {
  if (typeof row === 'string') {
    addUnknown(context, profitKnown ? [...SPLIT, ...BRIDGE] : SPLIT, row);
    return;
  }
  if (count(row, 'both_rows') === 0) {
    addUnknown(
      context,
      profitKnown ? [...SPLIT, ...BRIDGE] : SPLIT,
      'Uppdelning på pris, volym och mix kan inte räknas: ingen produkt har antal i båda de jämförbara perioderna.',
    );
    return;
  }
  addRevenueSplit(context, row);
  if (profitKnown) addMarginBridge(context, row);
}

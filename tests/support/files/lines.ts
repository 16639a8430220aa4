import type { Choices } from './choices.ts';
import { type Field, nameOf, type Style } from './names.ts';
import {
  code,
  count,
  date,
  empty,
  money,
  percent,
  type Sheet,
  type Truth,
  text,
  type Value,
} from './sheet.ts';
import { counts, type Line, type Order, type OrderState, rounded } from './shop.ts';
import { orNear } from './truth.ts';

/** What a row of amounts tells: which amounts stand in it, and what its total is without VAT. */
const AMOUNTS = {
  /** Named as without VAT. */
  net: ['net'],
  'net, VAT and gross': ['net', 'vat', 'gross'],
  'gross and VAT': ['gross', 'vat'],
  'gross and rate': ['rate', 'gross'],
  'plain and VAT on top': ['plain', 'vat', 'gross'],
  /** Whether VAT is in it is said nowhere. */
  plain: ['plain'],
  gross: ['gross'],
  /** No amount: quantity times price alone. */
  none: [],
} as const satisfies Record<string, readonly Field[]>;
export type Amounts = keyof typeof AMOUNTS;

export const amountsOf = (choices: Choices, withVat: boolean): Amounts =>
  withVat
    ? choices.pick(
        'amounts with VAT',
        ['gross and VAT', 'net, VAT and gross', 'gross and rate', 'gross', 'plain'],
        [4, 3, 1, 1, 1],
      )
    : choices.pick(
        'amounts without VAT',
        ['net', 'net, VAT and gross', 'plain and VAT on top', 'plain', 'none'],
        [4, 3, 1, 2, 1],
      );

const STATES: Partial<Record<Style, Record<OrderState, readonly [string, ...string[]]>>> & {
  formal: Record<OrderState, readonly [string, ...string[]]>;
} = {
  formal: {
    paid: ['Betald'],
    shipped: ['Levererad', 'Skickad'],
    cancelled: ['Makulerad', 'Avbruten', 'Annullerad'],
    draft: ['Utkast'],
    unpaid: ['Obetald', 'Förfallen'],
    parked: ['Parkerad', 'Avvaktar', 'Under utredning'],
  },
  short: {
    paid: ['Betald'],
    shipped: ['Klar'],
    cancelled: ['Makulerad'],
    draft: ['Utkast'],
    unpaid: ['Obetald'],
    parked: ['Parkerad'],
  },
  english: {
    paid: ['paid', 'Completed'],
    shipped: ['fulfilled'],
    cancelled: ['cancelled', 'voided'],
    draft: ['draft'],
    unpaid: ['unpaid'],
    parked: ['on review', 'parked'],
  },
  camel: {
    paid: ['PAID'],
    shipped: ['SHIPPED'],
    cancelled: ['CANCELLED'],
    draft: ['DRAFT'],
    unpaid: ['UNPAID'],
    parked: ['PARKED'],
  },
  snake: {
    paid: ['paid'],
    shipped: ['shipped'],
    cancelled: ['cancelled'],
    draft: ['draft'],
    unpaid: ['unpaid'],
    parked: ['parked'],
  },
};

/** Amounts that are left open: with VAT or without, nothing in the file says. */
const isOpen = (amounts: Amounts) => amounts === 'plain';

type Row = Pick<Line, 'net' | 'vat' | 'gross'> & { rate?: number };

/** The sums from one to another: some rows rounded one way, and some the other. */
const between = (one: number, other: number) =>
  Array.from({ length: Math.abs(other - one) + 1 }, (_, n) => Math.min(one, other) + n);

/** The truth of rows that count. Where the file says nothing of VAT, its own sum is what can be shown. */
export function truthOf(
  amounts: Amounts,
  withVat: boolean,
  rows: readonly (Row & { day?: string })[],
): Truth {
  const shown = (row: Row) =>
    amounts === 'gross' || (isOpen(amounts) && withVat) ? row.gross : row.net;
  const sum = (value: (row: Row) => number) => rows.reduce((all, row) => all + value(row), 0);
  const months = new Map<string, number>();
  for (const row of rows) {
    const month = row.day?.slice(0, 7);
    if (month !== undefined) months.set(month, (months.get(month) ?? 0) + shown(row));
  }
  // A gross amount alone may be shown as it is, said as such, or without the VAT that the file's rates give.
  const totals = amounts === 'gross' ? [sum(shown), sum(({ net }) => net)] : [sum(shown)];
  // VAT by its rate may be rounded, or what is left without it.
  if (amounts === 'gross and rate')
    totals.push(
      ...between(
        sum(shown),
        sum(({ gross, rate = 0 }) => rounded((gross * 100) / (100 + rate))),
      ),
    );
  return {
    purpose: 'sales',
    totals,
    months: rows.some(({ day }) => day === undefined) ? null : months,
  };
}

/**
 * The truth of rows with states. Rows of a state that nobody knows are no sale; where they are less than a hundredth of
 * the sum they are not asked about (decisions/013), and either is right.
 */
export function truthOfStates(
  amounts: Amounts,
  withVat: boolean,
  rows: readonly (Row & { day: string; state: OrderState })[],
): Truth {
  const truth = truthOf(
    amounts,
    withVat,
    rows.filter(({ state }) => counts(state)),
  );
  const others = truthOf(
    amounts,
    withVat,
    rows.filter(({ state }) => counts(state) || state === 'parked'),
  );
  return orNear(truth, others);
}

/** Goods whose cost nobody has written. */
const lacksCost = (choices: Choices, { order }: Line): boolean =>
  order % 11 === 3 && choices.chance('goods without a cost', 0.2);

/** A line as its row tells of it. */
export function asWritten(choices: Choices, line: Line): Omit<Line, 'cost'> & { cost?: number } {
  const { cost, ...rest } = line;
  return lacksCost(choices, line) ? rest : { ...rest, cost };
}

function cellOf(choices: Choices, style: Style, withVat: boolean, line: Line, field: Field): Value {
  switch (field) {
    case 'date':
      return date(line.day, choices.chance('time of day', 0.15) ? line.time : undefined);
    case 'order':
      return code(`${choices.pick('order prefix', ['', '#', 'F'] as const)}${line.order}`);
    case 'sku':
      return code(line.sku);
    case 'quantity':
      return count(line.quantity);
    case 'unitNet':
    case 'unitGross':
      return money(line.unit);
    case 'discount':
      return money(line.discount);
    case 'rate':
      return percent(line.rate);
    case 'net':
    case 'vat':
    case 'gross':
      return money(line[field]);
    case 'plain':
      return money(withVat ? line.gross : line.net);
    case 'cost': {
      if (lacksCost(choices, line)) return empty;
      const isUnsigned = line.cost < 0 && choices.chance('cost of returns without a sign', 0.2);
      return money(isUnsigned ? -line.cost : line.cost);
    }
    case 'unitCost':
      return lacksCost(choices, line) ? empty : money(Math.round(line.cost / line.quantity));
    case 'profit':
      return lacksCost(choices, line) ? empty : money(line.net - line.cost);
    case 'marginShare':
      if (lacksCost(choices, line)) return empty;
      return percent(
        line.net === 0 ? 0 : Math.round((1000 * (line.net - line.cost)) / line.net) / 10,
      );
    case 'status':
      return text(
        choices.pick(`word for ${line.state}`, (STATES[style] ?? STATES.formal)[line.state]),
      );
    case 'currency':
      return text('SEK');
    default:
      return text(line[field]);
  }
}

const GOODS: readonly [Field[], ...Field[][]] = [
  [],
  ['cost'],
  ['unitCost'],
  ['profit'],
  ['marginShare'],
  ['cost', 'profit'],
  ['unitCost', 'profit'],
  ['cost', 'marginShare'],
  ['unitCost', 'profit', 'marginShare'],
];

/** What a row tells of what its goods cost. */
const goodsOf = (choices: Choices): Field[] =>
  choices.pick('what goods cost', GOODS, [10, 2, 3, 2, 1, 1, 1, 1, 1]);

/** The columns of a file of lines: what tells of the sale, then its amounts, in the order of the file. */
function fieldsOf(
  choices: Choices,
  amounts: Amounts,
  withVat: boolean,
  orders: readonly Order[],
): Field[] {
  const lines = orders.flatMap((order) => order.lines);
  const also = (field: Field, p: number): Field[] =>
    choices.chance(`column ${field}`, p) ? [field] : [];
  const needsPrice = amounts === 'none';
  const unit: Field = withVat ? 'unitGross' : 'unitNet';
  const priced = needsPrice || choices.chance('column unit price', 0.5);
  const discounted = lines.some(({ discount }) => discount !== 0);
  const told: Field[] = [
    'date',
    ...also('order', 0.6),
    ...also('customer', 0.5),
    ...also('sku', 0.3),
    'product',
    ...also('category', 0.3),
    ...also('channel', 0.2),
    ...also('city', 0.2),
    ...(lines.some(({ state }) => state !== 'paid') ? (['status'] as const) : []),
  ];
  const goods = goodsOf(choices);
  const byPiece = priced || goods.includes('unitCost');
  const sums: Field[] = [
    ...(byPiece && !priced ? (['quantity'] as const) : []),
    ...(priced ? (['quantity', unit] as const) : byPiece ? [] : also('quantity', 0.5)),
    ...(discounted && (needsPrice || choices.chance('column discount', 0.7))
      ? (['discount'] as const)
      : []),
    ...AMOUNTS[amounts],
    ...goods,
    ...also('currency', 0.2),
  ];
  return choices.chance('amounts first', 0.1) ? [...sums, ...told] : [...told, ...sums];
}

const piecesOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { quantity, state }) => sum + (counts(state) ? quantity : 0), 0);

/** The truth of a file with columns for what goods cost, or left. */
function withGoods(
  choices: Choices,
  truth: Truth,
  fields: readonly Field[],
  lines: readonly Line[],
): Truth {
  const own = fields.filter((field) => GOODS.some((some) => some.includes(field)));
  if (own.length === 0) return truth;
  const rows = lines.filter((line) => counts(line.state) && !lacksCost(choices, line));
  const cost = rows.reduce((sum, line) => sum + line.cost, 0);
  const profit = rows.reduce((sum, line) => sum + line.net, 0) - cost;
  return {
    ...truth,
    goods: { cost, profit, isShare: own.every((field) => field === 'marginShare') },
  };
}

/** A file with one row a line of an order. */
export function linesSheet(
  choices: Choices,
  style: Style,
  withVat: boolean,
  orders: readonly Order[],
) {
  const amounts = amountsOf(choices, withVat);
  const fields = fieldsOf(choices, amounts, withVat, orders);
  const lines = orders.flatMap((order) => order.lines);
  const sheet: Sheet = {
    name: choices.pick('sheet name', ['Försäljning', 'Blad1', 'Export'] as const),
    title: [],
    header: [fields.map((field) => nameOf(choices, style, field))],
    rows: lines.map((line) => fields.map((field) => cellOf(choices, style, withVat, line, field))),
    foot: [],
  };
  return {
    sheet,
    fields,
    amounts,
    truth: {
      ...withGoods(choices, truthOfStates(amounts, withVat, lines), fields, lines),
      pieces: fields.includes('quantity') ? piecesOf(lines) : null,
    },
  };
}

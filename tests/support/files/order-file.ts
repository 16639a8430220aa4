import type { Choices } from './choices.ts';
import { truthOf } from './lines.ts';
import { type Field, nameOf, type Style } from './names.ts';
import {
  code,
  count,
  date,
  empty,
  type MadeFile,
  money,
  type Sheet,
  text,
  type Value,
} from './sheet.ts';
import { counts, type Order, split } from './shop.ts';
import { dressed } from './structure.ts';
import { withTotal } from './sums.ts';

/** What an order came to, in öre: its goods on the side of the shop's prices, and all that stands beside them. */
interface Sums {
  order: Order;
  goods: number;
  discount: number;
  freight: number;
  tip: number;
  giftCard: number;
  refund: number;
  net: number;
  vat: number;
  gross: number;
}

/** Parts of an order that may have a column of their own, beside goods and total. */
const PARTS = ['discount', 'freight', 'tip', 'giftCard', 'refund'] as const;
type Part = (typeof PARTS)[number];

const NAMES: Record<Part, readonly [string, ...string[]]> = {
  discount: ['Rabatt', 'Orderrabatt', 'Discount Amount', 'Avdragen rabatt', 'Cart Discount Amount'],
  freight: ['Frakt', 'Fraktkostnad', 'Shipping', 'Porto', 'Leverans', 'Order Shipping Amount'],
  tip: ['Dricks', 'Tips'],
  giftCard: ['Presentkort', 'Betalt med presentkort', 'Gift Card Amount'],
  refund: ['Återbetalt', 'Refunded Amount', 'Återbetalt belopp', 'Order Refund Amount'],
};

/** Which parts the file has. */
const partsOf = (choices: Choices): ReadonlySet<Part> =>
  new Set(
    PARTS.filter((part) =>
      choices.chance(`orders with ${part}`, part === 'discount' || part === 'freight' ? 0.5 : 0.15),
    ),
  );

/** Orders whose lines have no discount of their own, with what is added and taken off on the whole. */
function sumsOf(
  choices: Choices,
  parts: ReadonlySet<Part>,
  saysVat: boolean,
  withVat: boolean,
  orders: readonly Order[],
): Sums[] {
  const random = choices.stream('order sums');
  const at = (part: Part, share: number) => random() < share && parts.has(part);
  return orders
    .filter(({ state }) => counts(state))
    .map((order): Sums => {
      const lines = order.lines.map((line) => ({
        ...line,
        discount: 0,
        ...split(line.quantity * line.unit, line.rate, withVat),
      }));
      const goods = lines.reduce((sum, { quantity, unit }) => sum + quantity * unit, 0);
      const goodsVat = lines.reduce((sum, { vat }) => sum + vat, 0);
      const isSale = goods > 0;
      const discount = at('discount', 0.4) && isSale ? Math.round(goods / 10) : 0;
      const freight = at('freight', 0.6) && isSale ? 4900 : 0;
      const vat =
        (goods === 0 ? 0 : Math.round((goodsVat * (goods - discount)) / goods)) +
        split(freight, 25, withVat).vat;
      const stated = goods - discount + freight;
      const [net, gross] = withVat ? [stated - vat, stated] : [stated, stated + vat];
      return {
        ...{ order: { ...order, lines }, goods, discount, freight, net, vat, gross },
        tip: at('tip', 0.3) && isSale ? 2000 : 0,
        giftCard: at('giftCard', 0.3) && isSale ? Math.min(20_000, Math.round(gross / 2)) : 0,
        refund:
          at('refund', 0.2) && isSale && gross > 0 ? Math.round((saysVat ? gross : stated) / 3) : 0,
      };
    });
}

/** What is left of an order's amounts after what was paid back, which takes its share of each. */
function sold({ order, vat, gross, refund }: Sums) {
  const left = (value: number) =>
    gross === 0 ? value : Math.round((value * (gross - refund)) / gross);
  return { day: order.day, net: left(gross) - left(vat), vat: left(vat), gross: left(gross) };
}

/** Without VAT of its own, a file's total is on the side of its prices, and so is what was paid back. */
function soldAsStated(sums: Sums, withVat: boolean) {
  const stated = (withVat ? sums.gross : sums.net) - sums.refund;
  return { day: sums.order.day, net: stated, vat: 0, gross: stated };
}

interface Column {
  name: string;
  cell: (sums: Sums) => Value;
}

/** The columns that stand for whole orders, from what is added to the total. */
function columnsOf(
  choices: Choices,
  style: Style,
  parts: ReadonlySet<Part>,
  saysVat: boolean,
  withVat: boolean,
): Column[] {
  const isMinus = choices.chance('discount with minus', 0.2);
  const total = ({ net, gross }: Sums) => (saysVat || withVat ? gross : net);
  const named = (part: Part) => choices.pick(`name of ${part} of orders`, NAMES[part]);
  const column = (part: Part): Column[] =>
    parts.has(part)
      ? [
          {
            name: named(part),
            cell: (sums) => money(part === 'discount' && isMinus ? -sums[part] || 0 : sums[part]),
          },
        ]
      : [];
  const hasDue = parts.has('tip') || parts.has('giftCard');
  return [
    ...column('discount'),
    ...column('freight'),
    ...(saysVat
      ? [{ name: nameOf(choices, style, 'vat'), cell: ({ vat }: Sums) => money(vat) }]
      : []),
    {
      name: choices.pick('name of the head total', [
        'Order Total',
        'Ordersumma',
        'Total',
        'Orderbelopp',
        'Totalt',
      ] as const),
      cell: (sums: Sums) => money(total(sums)),
    },
    ...column('tip'),
    ...column('giftCard'),
    ...(hasDue
      ? [
          {
            name: choices.pick('name of what is due', ['Att betala', 'Amount Charged'] as const),
            cell: (sums: Sums) => money(total(sums) + sums.tip - sums.giftCard),
          },
        ]
      : []),
    ...column('refund'),
  ];
}

const truthOfOrders = (sums: readonly Sums[], saysVat: boolean, withVat: boolean) =>
  saysVat
    ? truthOf('gross and VAT', withVat, sums.map(sold))
    : truthOf(
        'plain',
        false,
        sums.map((each) => soldAsStated(each, withVat)),
      );

/** Order heads with their lines: what stands for the whole order is on its first row, on all, or on one of its own. */
export function headsOverLinesFile(
  choices: Choices,
  style: Style,
  withVat: boolean,
  orders: readonly Order[],
): MadeFile {
  const isBare = choices.chance('orders without a total', 0.1);
  const parts: ReadonlySet<Part> = isBare ? new Set(['discount']) : partsOf(choices);
  const saysVat = !isBare && choices.chance('VAT of orders', 0.5);
  const sums = sumsOf(choices, parts, saysVat, withVat, orders);
  const place = choices.pick('place of the head', [
    'first line',
    'every line',
    'a row of its own',
  ] as const);
  const columns = columnsOf(choices, style, parts, saysVat, withVat).slice(
    0,
    isBare ? 1 : undefined,
  );
  const unit: Field = withVat ? 'unitGross' : 'unitNet';
  const hasAmount = !isBare && choices.chance('amount of the line', 0.3);
  const header = [
    nameOf(choices, style, 'order'),
    nameOf(choices, style, 'date'),
    ...columns.map(({ name }) => name),
    nameOf(choices, style, 'product'),
    nameOf(choices, style, 'quantity'),
    nameOf(choices, style, unit),
    ...(hasAmount ? ['Radbelopp'] : []),
  ];
  const rows = sums.flatMap((each) => {
    const { order } = each;
    const about = [code(order.order), date(order.day)];
    const head = columns.map(({ cell }) => cell(each));
    const none = columns.map(() => empty);
    const lines = order.lines.map((line, n): Value[] => [
      ...about,
      ...(place === 'every line' || (place === 'first line' && n === 0) ? head : none),
      text(line.product),
      count(line.quantity),
      money(line.unit),
      ...(hasAmount ? [money(line.quantity * line.unit)] : []),
    ]);
    const own = [...about, ...head, ...header.slice(about.length + head.length).map(() => empty)];
    return place === 'a row of its own' ? [own, ...lines] : lines;
  });
  const sheet: Sheet = { name: 'Ordrar', title: [], header: [header], rows, foot: [] };
  const truth = truthOfOrders(sums, saysVat, withVat);
  if (place === 'every line' || !choices.chance('total under the orders', 0.15))
    return { sheets: [sheet], truth };
  const fields = header.map(
    (_, column): Field => (rows.some((row) => isMoney(row[column])) ? 'net' : 'channel'),
  );
  const plain = { sheet, fields, lines: [], truth };
  const isWrong = choices.chance('total typed wrong', 0.1);
  const withSum = { ...sheet, rows: withTotal(choices, plain, rows, isWrong) };
  return { sheets: [withSum], truth: isWrong ? { ...truth, mustAsk: true } : truth };
}

const isMoney = (value: Value | undefined) => value?.kind === 'number' && value.decimals !== 0;

/** One row an order, with what makes up its total in columns beside each other. */
export function orderSumsFile(
  choices: Choices,
  style: Style,
  withVat: boolean,
  orders: readonly Order[],
): MadeFile {
  const parts = partsOf(choices);
  const saysVat = choices.chance('VAT of orders', 0.5);
  const sums = sumsOf(choices, parts, saysVat, withVat, orders);
  const columns = columnsOf(choices, style, parts, saysVat, withVat);
  const goods = choices.pick('name of goods of the order', [
    'Varuvärde',
    'Delsumma',
    'Summa varor',
    'Subtotal',
  ] as const);
  const header = [
    nameOf(choices, style, 'order'),
    nameOf(choices, style, 'date'),
    nameOf(choices, style, 'customer'),
    goods,
    ...columns.map(({ name }) => name),
  ];
  const rows = sums.map((each): Value[] => [
    code(each.order.order),
    date(each.order.day),
    text(each.order.customer),
    money(each.goods),
    ...columns.map(({ cell }) => cell(each)),
  ]);
  const sheet: Sheet = { name: 'Ordrar', title: [], header: [header], rows, foot: [] };
  const fields: Field[] = ['order', 'date', 'customer', 'net', ...columns.map((): Field => 'net')];
  const soldOf = (each: Sums) => (saysVat ? sold(each) : soldAsStated(each, withVat)).net;
  const lines = sums.map((each) => {
    const { day, net } = each.order;
    return { day, net, sold: soldOf(each) };
  });
  return dressed(choices, { sheet, fields, lines, truth: truthOfOrders(sums, saysVat, withVat) });
}

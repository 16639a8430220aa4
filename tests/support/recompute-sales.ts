/**
 * The main sales figures computed another way: plain loops over raw rows, in whole units of 1/10 000, with
 * nothing shared with the engine but what the words mean.
 */
export interface RawSale {
  /** YYYY-MM-DD. */
  date: string;
  product: string;
  article: string;
  quantity: number;
  /** In 1/10 000 of the currency. */
  amount: bigint;
  cost: bigint;
}

export interface RawMonths {
  from: string;
  to: string;
}

export interface Recomputed {
  rows: number;
  total: bigint;
  cost: bigint;
  first: string;
  last: string;
  months: Map<string, bigint>;
  products: [string, bigint][];
  pareto: number;
}

/** `1 234,5600` and the like as 1/10 000; more decimals than four are rounded. */
export function tenThousandths(text: string | number): bigint {
  const clean =
    typeof text === 'number'
      ? text.toFixed(4)
      : text.replace(/[\s\u00A0]|kr/g, '').replace(',', '.');
  const [whole = '0', fraction = ''] = clean.replace('-', '').split('.');
  const units = BigInt(whole + fraction.padEnd(4, '0').slice(0, 4));
  return clean.startsWith('-') ? -units : units;
}

export function asText(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(5, '0');
  const fraction = digits.slice(-4).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -4)}${fraction === '' ? '' : `.${fraction}`}`;
}

function sumBy(sales: RawSale[], keyOf: (sale: RawSale) => string): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const sale of sales) sums.set(keyOf(sale), (sums.get(keyOf(sale)) ?? 0n) + sale.amount);
  return sums;
}

function paretoOf(products: [string, bigint][], total: bigint): number {
  let sum = 0n;
  let taken = 0;
  for (const [, amount] of products) {
    if (sum * 100n >= total * 80n) break;
    sum += amount;
    taken += 1;
  }
  return taken;
}

export function recompute(sales: RawSale[]): Recomputed {
  const total = sales.reduce((sum, sale) => sum + sale.amount, 0n);
  const dates = sales.map((sale) => sale.date).sort();
  const products = [...sumBy(sales, (sale) => sale.product)].sort((a, b) =>
    a[1] === b[1] ? 0 : a[1] > b[1] ? -1 : 1,
  );
  return {
    rows: sales.length,
    total,
    cost: sales.reduce((sum, sale) => sum + sale.cost, 0n),
    first: dates[0] ?? '',
    last: dates.at(-1) ?? '',
    months: sumBy(sales, (sale) => sale.date.slice(0, 7)),
    products,
    pareto: paretoOf(products, total),
  };
}

export function within(sales: RawSale[], { from, to }: RawMonths): RawSale[] {
  return sales.filter(({ date }) => date.slice(0, 7) >= from && date.slice(0, 7) <= to);
}

interface Article {
  amount: number;
  quantity: number;
}

function byArticle(sales: RawSale[]): Map<string, Article> {
  const articles = new Map<string, Article>();
  for (const { article, amount, quantity } of sales) {
    const sum = articles.get(article) ?? { amount: 0, quantity: 0 };
    articles.set(article, {
      amount: sum.amount + Number(amount) / 10_000,
      quantity: sum.quantity + quantity,
    });
  }
  return articles;
}

export interface RawSplit {
  price: number;
  volume: number;
  mix: number;
  fresh: number;
  lost: number;
}

/** Price, volume and mix by article, in floating point: right to about an öre for each article. */
export function recomputeSplit(now: RawSale[], before: RawSale[]): RawSplit {
  const [current, previous] = [byArticle(now), byArticle(before)];
  const both = [...current.keys()].filter((article) => previous.has(article));
  const of = (map: Map<string, Article>, article: string) =>
    map.get(article) ?? { amount: 0, quantity: 0 };
  const total = (map: Map<string, Article>, keys: Iterable<string>, what: keyof Article) =>
    [...keys].reduce((sum, article) => sum + of(map, article)[what], 0);
  const price = both.reduce((sum, article) => {
    const [a, b] = [of(current, article), of(previous, article)];
    return sum + (a.amount / a.quantity - b.amount / b.quantity) * a.quantity;
  }, 0);
  const averageBefore = total(previous, both, 'amount') / total(previous, both, 'quantity');
  const volume =
    (total(current, both, 'quantity') - total(previous, both, 'quantity')) * averageBefore;
  const fresh = total(
    current,
    [...current.keys()].filter((key) => !previous.has(key)),
    'amount',
  );
  const lost = -total(
    previous,
    [...previous.keys()].filter((key) => !current.has(key)),
    'amount',
  );
  const change =
    total(current, current.keys(), 'amount') - total(previous, previous.keys(), 'amount');
  return { price, volume, fresh, lost, mix: change - price - volume - fresh - lost };
}

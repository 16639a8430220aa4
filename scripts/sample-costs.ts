import {
  monthly,
  onlyIn,
  type SampleCost,
  type Supplier,
  seasonal,
  suppliers,
} from './sample-costs-data.ts';

const HEADER = 'Datum;Verifikat;Leverantör;Konto;Kontonamn;Text;Kostnadsställe;Belopp exkl. moms';

/** Months of the sales file, counted from its first. */
interface SoldMonth {
  month: string;
  /** Sold, and bought for what was sold, in öre. */
  sold: number;
  cost: number;
  /** The cost of coffee alone. */
  coffee: number;
}

const ore = (text = '') => Math.round(Number(text.replace(',', '.')) * 100);

/** What was sold each month, and what that cost to buy, from the sample company's sales file. */
function soldMonths(sales: string): SoldMonth[] {
  const months = new Map<string, SoldMonth>();
  for (const line of sales.split('\r\n').slice(1, -1)) {
    const [date = '', , , , , category, , , , , total, bought] = line.split(';');
    const month = date.slice(0, 7);
    const sum = months.get(month) ?? { month, sold: 0, cost: 0, coffee: 0 };
    const isCoffee = category === 'Bryggkaffe' || category === 'Espresso';
    months.set(month, {
      month,
      sold: sum.sold + ore(total),
      cost: sum.cost + ore(bought),
      coffee: sum.coffee + (isCoffee ? ore(bought) : 0),
    });
  }
  return [...months.values()];
}

interface Booked {
  date: string;
  supplier: Supplier;
  text: string;
  amount: number;
}

const tens = (amount: number) => Math.round(amount / 1000) * 1000;
function dated(month: string, day: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return `${month}-${String(Math.min(day, last)).padStart(2, '0')}`;
}

/** Goods are bought in the month they are sold, coffee in two deliveries. */
function goods({ month, cost, coffee }: SoldMonth): Booked[] {
  const { coffee: roaster, other } = suppliers.goods;
  return [
    {
      date: dated(month, 6),
      supplier: roaster,
      text: 'Kaffe, leverans 1',
      amount: tens(coffee * 0.55),
    },
    {
      date: dated(month, 20),
      supplier: roaster,
      text: 'Kaffe, leverans 2',
      amount: tens(coffee * 0.45),
    },
    {
      date: dated(month, 13),
      supplier: other,
      text: 'Te och tillbehör',
      amount: tens(cost - coffee),
    },
  ];
}

/** A cost of a month: fixed, by season, or a share of what was sold. */
function amountOf(cost: SampleCost, index: number, { month, sold }: SoldMonth): number {
  const raised = cost.raised && index >= cost.raised.from ? cost.raised.to : cost.amount;
  const season = cost.season ? (seasonal[cost.season][Number(month.slice(5)) - 1] ?? 1) : 1;
  return cost.ofSold === undefined
    ? Math.round(raised * season)
    : tens(sold * cost.ofSold * season);
}

function bookedIn(sold: SoldMonth, index: number): Booked[] {
  const regular = monthly.map((cost) => ({
    date: dated(sold.month, cost.day),
    supplier: cost.supplier,
    text: cost.text,
    amount: amountOf(cost, index, sold),
  }));
  const once = onlyIn(sold.month).map(({ day, ...cost }) => ({
    ...cost,
    date: dated(sold.month, day),
  }));
  return [...goods(sold), ...regular, ...once].sort((a, b) => a.date.localeCompare(b.date));
}

const kronor = (amount: number) =>
  `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`;

/** The sample company's costs, of the same months as its sales: made of those, the same every time. */
export function sampleCostsCsv(sales: string): string {
  const booked = soldMonths(sales).flatMap(bookedIn);
  const lines = booked.map(({ date, supplier, text, amount }, index) =>
    [
      date,
      `A${1001 + index}`,
      supplier.name,
      supplier.account,
      supplier.accountName,
      text,
      supplier.department,
      kronor(amount),
    ].join(';'),
  );
  return `\uFEFF${[HEADER, ...lines].join('\r\n')}\r\n`;
}

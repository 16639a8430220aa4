import type { Choices } from './choices.ts';
import { code, count, date, type MadeFile, money, type Truth, text, type Value } from './sheet.ts';
import { counts, type Order, rounded } from './shop.ts';
import { orNear, salesTruth } from './truth.ts';

/** Lists of those who sell, let or take payment for others, and of what was kept or came back. Money in öre. */

const whole = (orders: readonly Order[]) =>
  orders.filter(({ state, net, gross }) => counts(state) && net > 0 && gross > 0);

const fileOf = (header: readonly string[], rows: Value[][], truth: Truth): MadeFile => ({
  sheets: [{ name: 'Blad1', title: [], header: [[...header]], rows, foot: [] }],
  truth,
});

/** Orders of a delivery service: what the seller gives off, and the fee, are not paid out; those called off are paid nothing. */
export function paidOut(choices: Choices, orders: readonly Order[]): MadeFile {
  const given = choices.pick('name of what is given off', [
    ...([
      'Rabatt',
      'Vendor voucher',
      'Offers on items',
      'Kampanj',
      'Restaurant promotion',
    ] as const),
  ]);
  const sign = choices.pick('sign of what is given off', [1, -1] as const);
  const feeSign = choices.pick('sign of the fee', [1, -1] as const);
  const hasNet = choices.chance('amounts with and without VAT', 0.4);
  const hasRefunds = hasNet && choices.chance('refunds beside', 0.5);
  const hasOff = !hasRefunds && choices.chance('orders called off', 0.4);
  const kept = whole(orders).filter(({ net }) => net > 20_000);
  const lines = kept.map(({ order, day, net: all }, place) => {
    const net = Math.round(all / 2500) * 2500;
    const isOff = hasOff && place % 7 === 3;
    // Whole kronor without VAT come to whole öre with it, so that what is left has no rest.
    const off = place % 3 === 0 ? 2500 : 0;
    const back = hasRefunds && place % 5 === 1 ? 5000 : 0;
    const [gross, less, refund] = [net, off, back].map((ore) => Math.round(ore * 1.12)) as [
      number,
      number,
      number,
    ];
    const vat = Math.round((hasNet ? net : net - off) * 0.12);
    const fee = rounded((gross - less) * 0.3);
    const out = isOff ? 0 : gross - less - refund - fee;
    return { order, day, net, off, back, gross, less, refund, vat, fee, out, isOff };
  });
  const rows = lines.map((line): Value[] => [
    ...[code(line.order), date(line.day)],
    ...(hasOff ? [text(line.isOff ? 'Cancelled' : 'Delivered')] : []),
    ...(hasNet ? [money(line.net), money(line.vat)] : []),
    ...[money(line.gross), money(sign * line.less)],
    ...(hasNet ? [] : [money(line.isOff ? 0 : line.vat)]),
    ...(hasRefunds ? [money(-line.refund)] : []),
    ...[money(line.isOff ? 0 : feeSign * line.fee), money(line.out)],
  ]);
  const sold = lines.filter(({ isOff }) => !isOff);
  const left = sold.map(({ day, net, off, back }) => ({ day, ore: net - off - back }));
  const before = sold.map(({ day, net, back, vat, gross }) => ({
    ...{ day, ore: hasNet ? net - back : gross - vat },
  }));
  const truth = orNear(salesTruth(left), salesTruth(before));
  const header = [
    ...['Order ID', 'Delivery date', ...(hasOff ? ['Order status'] : [])],
    ...(hasNet ? ['Sales (excl. tax)', 'Tax on sales', 'Sales (incl. tax)'] : ['Subtotal']),
    ...[given, ...(hasNet ? [] : ['VAT amount']), ...(hasRefunds ? ['Refunds (incl. tax)'] : [])],
    ...['Commission', 'Payout amount'],
  ];
  return fileOf(header, rows, truth);
}

/** Each day's ways of paying with how many paid so, and what was sold with VAT. */
export function waysPaid(choices: Choices, orders: readonly Order[]): MadeFile {
  const last = choices.pick('name of the whole day', [
    ...(['Försäljning inkl moms', 'Totalt inkl. moms', 'Omsättning inkl. moms'] as const),
  ]);
  const hasGifts = choices.chance('gift cards paid with', 0.5);
  const kept = whole(orders);
  const rows = kept.map(({ day, gross }, place): Value[] => {
    const card = Math.round(gross * (0.5 + (place % 4) / 10));
    const gift = hasGifts && place % 3 === 0 ? Math.round((gross - card) / 2) : 0;
    const swish = Math.round((gross - card - gift) * 0.7);
    const ways = [card, swish, gross - card - gift - swish];
    return [
      date(day),
      ...ways.flatMap((ore, way) => [count(((place + way) % 9) + 1), money(ore)]),
      ...[...(hasGifts ? [money(gift)] : []), money(gross)],
    ];
  });
  const truth = salesTruth(kept.map(({ day, gross }) => ({ day, ore: gross })));
  const ways = ['Kort', 'Swish', 'Kontant'].flatMap((way) => [`${way} antal`, `${way} belopp`]);
  const header = ['Datum', ...ways, ...(hasGifts ? ['Inlösta presentkort'] : []), last];
  return fileOf(header, rows, truth);
}

/** Stays of which some were called off, with what was kept of them: a part, or nothing. */
export function keptOfCancelled(choices: Choices, orders: readonly Order[]): MadeFile {
  const isPriced = choices.chance('price of a night beside', 0.6);
  const lines = whole(orders).map(({ order, day, net }, place) => {
    const nights = 2 + (place % 4);
    const price = Math.max(100, Math.round(net / nights));
    const isOff = place % 5 === 2;
    const share = [0.5, 0.25, 0][Math.floor(place / 5) % 3] ?? 0;
    const all = nights * price;
    return { order, day, nights, price, all, isOff, ore: isOff ? Math.round(all * share) : all };
  });
  const rows = lines.map(({ order, day, nights, price, all, isOff, ore }): Value[] => [
    ...[code(order), date(day), count(nights)],
    isPriced ? money(price) : money(all),
    ...[text(isOff ? 'Avbokad' : 'Genomförd'), money(ore)],
  ]);
  const truth = salesTruth(lines.map(({ day, ore }) => ({ day, ore })));
  const without = salesTruth(
    lines.filter(({ isOff }) => !isOff).map(({ day, ore }) => ({ day, ore })),
  );
  const value = isPriced ? 'Pris/natt' : 'Bokningsvärde';
  const header = ['Bokningsnr', 'Ankomst', 'Nätter', value, 'Status', 'Intäkt exkl. moms'];
  const isFew = lines.filter(({ isOff, ore }) => isOff && ore > 0).length < 2;
  return fileOf(
    header,
    rows,
    isFew ? { ...truth, totals: [...truth.totals, ...without.totals], months: null } : truth,
  );
}

/** Orders with the state of each, of which some came back. */
export function returnedOrders(choices: Choices, orders: readonly Order[]): MadeFile {
  const word = choices.pick('state of what came back', [
    'Retur',
    'Returnerad',
    'Återlämnad',
  ] as const);
  const name = choices.pick('name of the states', ['Orderstatus', 'Status'] as const);
  const kept = whole(orders);
  const isBack = (place: number) => place % 6 === 4;
  const rows = kept.map(({ order, day, customer, net, vat, gross }, place): Value[] => [
    ...[code(order), date(day), text(customer), money(net), money(vat), money(gross)],
    text(isBack(place) ? word : 'Levererad'),
  ]);
  const left = kept.filter((_, place) => !isBack(place));
  const truth = salesTruth(left.map(({ day, net }) => ({ day, ore: net })));
  const header = ['Order', 'Datum', 'Kund', 'Varor exkl. moms', 'Moms', 'Totalt inkl. moms', name];
  return fileOf(header, rows, truth);
}

/** A till's days by rate of VAT, under names of their own, with the VAT of all of them, tips and what was taken in. */
export function ratedTill(choices: Choices, orders: readonly Order[]): MadeFile {
  const side = choices.pick('side of the rates', ['ex moms', 'exkl. moms'] as const);
  const tip = choices.pick('name of the tips', ['Dricks kort', 'Dricks'] as const);
  const lines = whole(orders).map(({ day, net: all }, place) => {
    const net = Math.max(10_000, Math.round(all / 10_000) * 10_000);
    const food = Math.round(net / 20_000) * 10_000;
    const tips = place % 2 === 0 ? 5000 : 0;
    return { day, net, food, tips, vat: Math.round(food * 0.12 + (net - food) * 0.25) };
  });
  const rows = lines.map(({ day, net, food, tips, vat }): Value[] => [
    ...[date(day), money(food), money(net - food), money(vat), money(tips)],
    money(net + vat + tips),
  ]);
  const truth = salesTruth(lines.map(({ day, net }) => ({ day, ore: net })));
  return fileOf(
    ['Datum', `Mat 12% ${side}`, `Alkohol 25% ${side}`, 'Moms totalt', tip, 'Kassa in'],
    rows,
    truth,
  );
}

/** What was let, and a deposit that its customer gets back, in the sum that was paid. */
export function withDeposits(choices: Choices, orders: readonly Order[]): MadeFile {
  const name = choices.pick('name of the deposit', ['Deposition', 'Pant', 'Säkerhet'] as const);
  const lines = whole(orders).map(({ day, net }, place) => ({
    ...{ day, net, deposit: place % 2 === 0 ? 200_000 : 0, clean: 40_000 },
  }));
  const rows = lines.map(({ day, net, deposit, clean }): Value[] => [
    ...[date(day), text('Stora salen'), money(net), money(clean), money(deposit)],
    money(net + clean + deposit),
  ]);
  const sold = salesTruth(lines.map(({ day, net, clean }) => ({ day, ore: net + clean })));
  const truth = { ...sold, mustAsk: true };
  const header = ['Datum', 'Lokal', 'Hyra', 'Städning', name, 'Totalt att betala'];
  return fileOf(header, rows, truth);
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];

/** Months across under the title of each year, the years under each other. */
export function yearBlocks(choices: Choices, orders: readonly Order[]): MadeFile {
  const title = choices.pick('title of the years', [
    'Försäljning',
    'Omsättning',
    'Butik Söder',
  ] as const);
  const hasSums = choices.chance('sum of each year', 0.5);
  const products = [
    ...new Set(whole(orders).flatMap(({ lines }) => lines.map(({ product }) => product))),
  ];
  const random = choices.stream('years');
  const years = [2023, 2024, 2025].slice(0, choices.int('years under each other', 2, 3));
  const blocks = years.map((year) => ({
    year,
    rows: products.map((product) => ({
      product,
      ore: MONTHS.map(() => Math.round(1000 + random() * 90_000) * 100),
    })),
  }));
  const sumRow = (own: (typeof blocks)[number]): Value[][] =>
    hasSums
      ? [
          [
            text('Totalt'),
            ...MONTHS.map((_, n) =>
              money(own.rows.reduce((all, { ore }) => all + (ore[n] ?? 0), 0)),
            ),
          ],
        ]
      : [];
  const rows = blocks.flatMap((own, place): Value[][] => [
    ...(place > 0 ? [[text(`${title} ${own.year}`)], ['Produkt', ...MONTHS].map(text)] : []),
    ...own.rows.map(({ product, ore }) => [text(product), ...ore.map(money)]),
    ...sumRow(own),
  ]);
  const truth = salesTruth(
    blocks.flatMap(({ year, rows: own }) =>
      own.flatMap(({ ore }) =>
        ore.map((each, n) => ({ day: `${year}-${String(n + 1).padStart(2, '0')}-01`, ore: each })),
      ),
    ),
  );
  const sheet = {
    name: 'Blad1',
    title: [`${title} ${years[0]}`],
    header: [['Produkt', ...MONTHS]],
    rows,
    foot: [],
  };
  return { sheets: [sheet], truth };
}

import { sellsUnlikeUnits } from '../../business/business.ts';
import { asPriced } from '../../business/price-words.ts';
import type { Fact } from '../../facts/fact.ts';
import { isShown, size } from '../../facts/fact-value.ts';
import { magnitude } from '../../text/placeholder.ts';
import { directed } from '../../text/swedish.ts';
import { salesKeys as key } from './catalogue.ts';
import { manySold, type SalesRuleContext } from './rule-context.ts';

/** One component of a change between the comparable periods, with its wording. */
interface Driver {
  key: string;
  up: string;
  down: string;
  /** It is of how many, in words for what is counted. */
  ofUnits?: true;
  /** … or of what is sold: `produkter` before them, `har sålts` after them. */
  ofParts?: true;
  ofAll?: true;
}

/** The words that a reason follows: `beror mest på`, `främst genom`; the first of them only where there is another. */
interface Lead {
  mostly: 'mest' | 'främst';
  because: 'på' | 'genom' | 'av' | '';
}

/** The units of all articles together, the shift between them, and what both come to. */
interface Pieces {
  volume: string;
  mix: string;
  both: Driver;
}

const ofRevenue: Pieces = {
  volume: key.splitVolume,
  mix: key.splitMix,
  both: { key: key.splitPieces, up: 'att mer', down: 'att mindre', ofAll: true },
};
const ofProfit: Pieces = {
  volume: key.bridgeVolume,
  mix: key.bridgeMix,
  both: { key: key.bridgePieces, up: 'att mer', down: 'att mindre', ofAll: true },
};

const SHIFT_OF_PROFIT = {
  up: 'att det som ger mest är en större del av det som säljs',
  down: 'att det som ger mest är en mindre del av det som säljs',
} as const;

/** … of what they were sold for; how it was sold stands after it. */
const SHIFT_OF_PIECES = {
  up: 'att det dyrare är en större del av det som',
  down: 'att det dyrare är en mindre del av det som',
} as const;

/** From this part of each other on, units and mix that pull apart say less than the two together. */
const PULLS_APART = 0.33;

/** Where what is left of all the pieces has moved the other way than what they were sold for, or that than their number, neither more nor less was sold: other things were. */
function asShifted(both: Driver, { book, business }: SalesRuleContext): Driver {
  const moved = size(book.get(both.key));
  if (both.key === key.bridgePieces)
    return size(book.get(key.splitPieces)) * moved < 0
      ? { key: both.key, ...SHIFT_OF_PROFIT }
      : both;
  // Unlike things that make no number together have not become more or fewer.
  const isOther = business?.together === undefined && size(book.get(key.splitVolume)) * moved < 0;
  return isOther ? { ...both, ...SHIFT_OF_PIECES } : both;
}

/** Units of unlike things make a large effect that mix takes back: then the two are told as one. */
function told(
  context: SalesRuleContext,
  drivers: readonly Driver[],
  { volume, mix, both }: Pieces,
): readonly Driver[] {
  const { book, business } = context;
  const [units, shift] = [size(book.get(volume)), size(book.get(mix))];
  const apart = units * shift < 0 && Math.abs(shift) >= PULLS_APART * Math.abs(units);
  if (!(apart || sellsUnlikeUnits(business)) || book.get(both.key) === null) return drivers;
  return [
    asShifted(both, context),
    ...drivers.filter((driver) => driver.key !== volume && driver.key !== mix),
  ];
}

/** The words are those of what is counted. */
const ofMany = { up: '', down: '', ofUnits: true } as const;

const revenueDrivers: readonly Driver[] = [
  { key: key.splitVolume, ...ofMany },
  { key: key.splitPrice, up: 'högre priser', down: 'lägre priser' },
  {
    key: key.splitMix,
    up: 'att det dyrare är en större del av det som säljs',
    down: 'att det dyrare är en mindre del av det som säljs',
  },
  { key: key.splitNew, up: 'som är nya', down: 'som är nya', ofParts: true },
  { key: key.splitLost, up: 'som fallit bort', down: 'som fallit bort', ofParts: true },
];

const profitDrivers: readonly Driver[] = [
  { key: key.bridgeVolume, ...ofMany },
  { key: key.bridgePrice, up: 'högre priser', down: 'lägre priser' },
  { key: key.bridgeCost, up: 'billigare inköp', down: 'dyrare inköp' },
  { key: key.bridgeMix, ...SHIFT_OF_PROFIT },
  { key: key.bridgeNew, up: 'som är nya', down: 'som är nya', ofParts: true },
  { key: key.bridgeLost, up: 'som fallit bort', down: 'som fallit bort', ofParts: true },
];

/** Discounts that made this part of what prices did are told of with them; within so much of it, they are all that it is. */
const BY_DISCOUNT = 0.5;
const ALL_BUT = 0.1;

/** The words of prices: of discounts, where what has happened to these made most of it; and of costs, where no goods are bought. */
function inItsWords(fact: Fact, driver: Driver, { happened, ofGoods }: SalesRuleContext): Driver {
  if (driver.key === key.bridgeCost && !ofGoods)
    return {
      ...driver,
      up: 'lägre kostnad för det som såldes',
      down: 'högre kostnad för det som såldes',
    };
  const isPrice = driver.key === key.splitPrice || driver.key === key.bridgePrice;
  const discount = happened.all.find(({ type }) => type === 'discount');
  const part = discount === undefined ? 0 : size(discount.change) / size(fact);
  if (!isPrice || part < BY_DISCOUNT) return driver;
  return Math.abs(part - 1) <= ALL_BUT
    ? { ...driver, up: 'mindre rabatter', down: 'större rabatter' }
    : { ...driver, up: 'högre priser efter rabatt', down: 'lägre priser efter rabatt' };
}

function driverText(fact: Fact, of: Driver, context: SalesRuleContext): string {
  const driver = inItsWords(fact, of, context);
  const { parts, hasCome, price } = context.words.income;
  const wording = driver.ofUnits
    ? { up: manySold(context, 'more'), down: manySold(context, 'fewer') }
    : driver;
  const word = asPriced(
    context.words.income,
    directed(fact, { up: wording.up, down: wording.down, flat: wording.up }),
  );
  const sign = directed(fact, { up: 'plus', down: 'minus', flat: 'plus' });
  const what = driver.ofAll ? ` ${hasCome}` : '';
  // What is let, or paid as a fee, is not sold.
  const own = price === undefined ? word : word.replace('som säljs', `som ${hasCome}`);
  return `${driver.ofParts ? `${parts} ` : ''}${own}${what} (${sign} ${magnitude(fact)})`;
}

function strongest(
  context: SalesRuleContext,
  drivers: readonly Driver[],
): { fact: Fact; text: string }[] {
  return drivers
    .flatMap((driver) => {
      const fact = context.book.get(driver.key);
      return fact === null || !isShown(fact)
        ? []
        : [{ fact, text: driverText(fact, driver, context) }];
    })
    .sort((a, b) => Math.abs(size(b.fact)) - Math.abs(size(a.fact)));
}

/** Reasons that come to this part more than the whole change leave something out. */
const NOT_ALL = 0.1;

/**
 * Explains a change: the strongest component in its direction, and the strongest against it. Null
 * where the change has no components, or none of its own sign.
 */
function explained(
  context: SalesRuleContext,
  up: boolean,
  drivers: readonly Driver[],
  { mostly, because }: Lead,
): string | null {
  const ordered = strongest(context, drivers);
  const along = ordered.filter(({ fact }) => size(fact) > 0 === up);
  const against = ordered.find(({ fact }) => size(fact) > 0 !== up);
  const [first, second] = along;
  if (first === undefined) return null;
  const also =
    second !== undefined && Math.abs(size(second.fact)) * 3 >= Math.abs(size(first.fact))
      ? `, därefter ${[first, second].some(({ text }) => text.startsWith('att ')) ? `${because} ` : ''}${second.text}`
      : '';
  const named = [first, ...(also === '' || second === undefined ? [] : [second])];
  const all = ordered.reduce((sum, { fact }) => sum + size(fact), 0);
  const over = named.reduce((sum, { fact }) => sum + size(fact), 0) - all;
  // What comes to more than the whole change says so by what pulls the other way.
  const isMore = Math.abs(over) >= NOT_ALL * Math.abs(all) && over * all > 0;
  const but =
    against !== undefined &&
    (Math.abs(size(against.fact)) * 4 >= Math.abs(size(first.fact)) ||
      (isMore && Math.abs(size(against.fact)) * 2 >= Math.abs(over)))
      ? `; åt andra hållet drar ${against.text}`
      : '';
  const lead = [...(second === undefined ? [] : [mostly]), because, first.text];
  return `${lead.filter((word) => word !== '').join(' ')}${also}${but}`;
}

/** What has moved less, as a share of the sales, lies behind nothing. */
const TRIFLE = 0.01;

/** By what sales have moved, after these words: `mest på högre priser (plus 5 000 kr)`. */
export function revenueExplained(context: SalesRuleContext, lead: Lead): string | null {
  const { book } = context;
  const change = book.get(key.growthChange);
  if (change === null || !isShown(change)) return null;
  const drivers = told(context, revenueDrivers, ofRevenue);
  const most = Math.max(0, ...drivers.map((driver) => Math.abs(size(book.get(driver.key)))));
  if (most < TRIFLE * Math.abs(size(book.get(key.revenuePrevious)))) return null;
  return explained(context, size(change) > 0, drivers, lead);
}

/** The components of a change in gross profit whose direction is known. */
export function profitExplained(context: SalesRuleContext, up: boolean): string | null {
  return explained(context, up, told(context, profitDrivers, ofProfit), {
    mostly: 'främst',
    because: 'genom',
  });
}

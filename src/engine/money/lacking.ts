import type { BusinessId } from '../business/business.ts';
import { businessOf, mostlyByTime } from '../business/recognise.ts';
import type { Fact } from '../facts/fact.ts';
import { size, subjectName } from '../facts/fact-value.ts';
import type { Area } from '../guides/costs/areas/areas.ts';
import { kindOf } from '../guides/costs/areas/kinds.ts';
import { costKeys } from '../guides/costs/catalogue.ts';
import type { CostFacts } from '../guides/costs/like-for-like.ts';
import { salesKeys } from '../guides/sales/catalogue.ts';
import { capital, listed } from '../text/swedish.ts';

/** Nobody pays depreciation: ledgers of what is paid never have it. */
export const NO_DEPRECIATION =
  'Inga avskrivningar finns bland kostnaderna: det som maskiner och inventarier tappar i värde är inte med.';

/** … and what a landlord has most of is houses. */
export const NO_DEPRECIATION_OF_HOUSES =
  'Inga avskrivningar finns bland kostnaderna: slitaget på huset är inte med.';

/** Where nobody is employed nobody has a wage, and what is left is the owner's. */
export const NO_WAGES =
  'Inga löner finns bland kostnaderna. Det som är kvar ska räcka till dem också, om någon får lön.';

/** Who owns houses most often owes for them, and a ledger of suppliers has no interest. */
export const NO_INTEREST =
  'Ingen ränta finns bland kostnaderna. Är fastigheten belånad ska det som är kvar räcka till den också.';

/** What most companies pay, and what is said where no row of the costs is of it, or too few of late. */
interface Usual {
  /** What it is, where only its name is said. */
  what: string;
  areas: readonly Area[];
  none: string;
  /** Said where it came to less than this part of what it did the year before: what is paid every month sooner. */
  fallen?: { below: number; text: string };
  /** Only those who sell goods buy it. */
  ofGoods?: true;
  /** Only those who let houses are sure to; false where they alone do not. */
  ofProperty?: boolean;
}

const WAGES = 'löner';

const USUAL: readonly Usual[] = [
  {
    what: WAGES,
    areas: ['Personal'],
    none: NO_WAGES,
    fallen: {
      below: 2 / 3,
      text: 'Lönerna är mycket lägre än året före. Saknas några i filen ska det som är kvar räcka till dem också.',
    },
  },
  {
    what: 'inköp av varor och material',
    areas: ['Varor och material', 'Underentreprenörer'],
    none: 'Inga inköp av varor eller material finns bland kostnaderna.',
    fallen: {
      below: 1 / 4,
      text: 'Inköpen av varor och material är en bråkdel av vad de var året före. De kan saknas i filen.',
    },
    ofGoods: true,
  },
  {
    what: 'lokalkostnader',
    areas: ['Lokal'],
    none: 'Ingen hyra eller annan lokalkostnad finns bland kostnaderna.',
    ofProperty: false,
    fallen: {
      below: 2 / 3,
      text: 'Lokalkostnaden är mycket lägre än året före. Någon hyra kan saknas i filen.',
    },
  },
  { what: 'avskrivningar', areas: ['Avskrivningar'], none: NO_DEPRECIATION, ofProperty: false },
  {
    what: 'avskrivningar',
    areas: ['Avskrivningar'],
    none: NO_DEPRECIATION_OF_HOUSES,
    ofProperty: true,
  },
  {
    what: 'räntor',
    areas: ['Räntor och finansiella kostnader'],
    none: NO_INTEREST,
    ofProperty: true,
  },
];

/** Per cent of the costs without an area, from which nothing is said to be missing: it may be among them. */
const MOST_UNPLACED = 10;

export const soldIn = (sales: readonly Fact[]) =>
  sales
    .filter(({ key }) => key === salesKeys.productRevenue)
    .map((fact) => ({ name: subjectName(fact), kronor: size(fact) }));

/** The kind of business that what is sold, or the columns it is told in, tell; null where they tell none. */
function businessIn(sales: readonly Fact[]): BusinessId | null {
  const columns = sales.flatMap(({ source }) => source.columns);
  return businessOf({ sni: null, sold: soldIn(sales), columns })?.id ?? null;
}

/** The facts of a cost analysis, called as in the kind of business that the sales tell. */
export const costsAmong = (
  costs: readonly Fact[],
  sales: readonly Fact[],
  taken: CostFacts['taken'],
): CostFacts => ({ facts: costs, taken, business: businessIn(sales) });

/** Whether what is sold, or the columns it is told in, are a landlord's. */
export const letsHouses = (sales: readonly Fact[]): boolean => businessIn(sales) === 'property';

/** Whether wages may be lacking because nobody is employed: landlords and societies often have none. */
export const mayLackStaff = (sales: readonly Fact[]): boolean =>
  letsHouses(sales) || businessIn(sales) === 'association';

const MORE_BY_SALES =
  'Enligt försäljningsfilen har det som såldes kostat mer än alla kostnader i kostnadsfilen. Antingen saknas kostnader, eller så räknar försäljningsfilen med sådant som inte bokförs, som egen tid. Då är det som är kvar för högt.';

const whole = (facts: readonly Fact[], key: string) =>
  facts.find((fact) => fact.key === key && fact.subject === null);

/** What was sold in the months that this covers cost, by the sales themselves; null where they do not say it. */
function costBySales(sales: readonly Fact[], { period: covered }: Fact): number | null {
  const [revenue, profit] = [
    whole(sales, salesKeys.revenueCurrent),
    whole(sales, salesKeys.profitCurrent),
  ];
  if (!revenue || !profit) return null;
  const isSame = [revenue, profit].every(
    ({ period }) => period?.from === covered?.from && period?.to === covered?.to,
  );
  return isSame ? size(revenue) - size(profit) : null;
}

/** Whether what was sold in the same months cost more, by the sales themselves, than all that was paid. */
export function costsMoreBySales(sales: readonly Fact[], costs: readonly Fact[]): boolean {
  const paid = whole(costs, costKeys.current);
  const cost = paid === undefined ? null : costBySales(sales, paid);
  return paid !== undefined && cost !== null && cost > size(paid);
}

const GOODS: Area = 'Varor och material';
/** What is bought for less than this part of what was sold cost, by the sales, is no more than taken out of stock for a time. */
const SHORT = 1 / 2;

/** Whether goods are bought of nobody any longer, and were bought for far less than what was sold cost. */
function goodsEnded(sales: readonly Fact[], costs: readonly Fact[]): boolean {
  const ofGoods = (key: string) =>
    costs.filter((fact) => fact.key === key && fact.subject?.name === GOODS);
  const [bought] = ofGoods(costKeys.areaCurrent);
  const cost = bought === undefined ? null : costBySales(sales, bought);
  const hasEnded = ofGoods(costKeys.areaMonthsWithout).some(
    ({ period }) => period?.from === bought?.period?.from,
  );
  return bought !== undefined && cost !== null && hasEnded && size(bought) < SHORT * cost;
}

const GOODS_ENDED =
  'Varor och material köps inte längre in enligt kostnaderna, och det som köpts är mindre än hälften av vad det sålda har kostat enligt försäljningsfilen. Inköp kan saknas i filen, och då är det som är kvar för högt.';

/** What most companies pay of which the costs have no row, or far less than the year before, each with its sentence. */
function lackingIn(
  costs: readonly Fact[],
  sales: readonly Fact[],
): readonly { what: string; text: string; areas: readonly string[] }[] {
  const unplaced = costs.find(({ key }) => key === costKeys.areasUnplaced);
  if (unplaced === undefined || Number(unplaced.value) > MOST_UNPLACED) return [];
  const of = (key: string, areas: readonly string[]) =>
    costs.filter((fact) => fact.key === key && areas.includes(fact.subject?.name ?? ''));
  const sum = (key: string, areas: readonly string[]) =>
    of(key, areas).reduce((all, { value }) => all + Number(value), 0);
  const isLandlord = letsHouses(sales);
  // Where most of what is sold is time and places no goods need be bought.
  const byTime = isLandlord || mostlyByTime(soldIn(sales));
  const usual = USUAL.filter(
    ({ ofGoods, ofProperty }) => !(ofGoods && byTime) && (ofProperty ?? isLandlord) === isLandlord,
  );
  // What is paid within an area that goes on may still have stopped, as fuel where vehicles are leased.
  const ended = costs.flatMap((fact) => {
    const kind = fact.key === costKeys.kindMonthsWithout ? kindOf(subjectName(fact)) : undefined;
    const now = costs.find(({ key }) => key === costKeys.current)?.period;
    if (kind === undefined || fact.period?.from !== now?.from) return [];
    const text = `${capital(kind.the)} har upphört under den senaste tiden i filen. Köps det fortfarande saknas fakturor, och då är det som är kvar för högt.`;
    return [{ what: kind.what, text, areas: [kind.area] }];
  });
  const fallenOrNone = usual.flatMap(({ what, areas, none, fallen }) => {
    if (of(costKeys.areaTotal, areas).length === 0) return [{ what, text: none, areas }];
    const before = sum(costKeys.areaPrevious, areas);
    const { below = 0, text = '' } = fallen ?? {};
    return before > 0 && sum(costKeys.areaCurrent, areas) < below * before
      ? [{ what, text, areas }]
      : [];
  });
  const isShort =
    !byTime && goodsEnded(sales, costs) && !fallenOrNone.some(({ areas }) => areas.includes(GOODS));
  const short = { what: 'inköp av varor och material', text: GOODS_ENDED, areas: [GOODS] };
  return [...ended, ...fallenOrNone, ...(isShort ? [short] : [])];
}

/**
 * Sentences of what the costs lack, by the areas that have rows, what these came to of late, and what the sales are of;
 * without sales goods are looked for as in a shop.
 */
export function lackingCosts(costs: readonly Fact[], sales: readonly Fact[]): string[] {
  const contradicted = costsMoreBySales(sales, costs) ? [MORE_BY_SALES] : [];
  return [...contradicted, ...lackingIn(costs, sales).map(({ text }) => text)];
}

/** Whether wages are lacking altogether or are far below the year before; null where they are neither. */
export function lackOfWages(
  costs: readonly Fact[],
  sales: readonly Fact[],
): 'none' | 'fewer' | null {
  const found = lackingIn(costs, sales).find(({ what }) => what === WAGES);
  return found === undefined ? null : found.text === NO_WAGES ? 'none' : 'fewer';
}

/** What the costs lack, all or in part, by name: `löner och lokalkostnader`, but what is of the areas told of `elsewhere`; null where nothing is. */
export function namesOfLacking(
  costs: readonly Fact[],
  sales: readonly Fact[],
  isBeside: (text: string) => boolean,
  elsewhere: readonly string[] = [],
): string | null {
  const names = lackingIn(costs, sales).flatMap(({ what, text, areas }) =>
    isBeside(text) || areas.some((area) => elsewhere.includes(area)) ? [] : [what],
  );
  return names.length === 0 ? null : listed(names);
}

import type { Chart } from '../../facts/chart.ts';
import type { Fact } from '../../facts/fact.ts';
import { inHours } from '../../guides/sales/in-hours.ts';
import { formatFact, formatMonthShort } from '../../text/format.ts';
import { duringPeriodOf, figure, nameOf } from '../../text/placeholder.ts';
import { formatSubject } from '../../text/subject.ts';
import { moreOrLess } from '../../text/swedish.ts';
import type { Ask } from '../question/ask.ts';
import type { MeasureId } from '../question/vocabulary.ts';
import type { AskedTable } from '../tables/table.ts';
import type { ReplyTable } from './reply.ts';

/** The measure in a sentence: definite form, as its subject. */
const theMeasure: Record<MeasureId, string> = {
  revenue: 'omsättningen',
  units: 'antalet sålda enheter',
  orders: 'antalet order',
  orderAverage: 'snittordern',
  orderProfit: 'täckningsbidraget per order',
  unitProfit: 'täckningsbidraget per såld enhet',
  unitCost: 'varornas kostnad per såld enhet',
  orderUnits: 'antalet sålda enheter per order',
  orderDiscount: 'rabatten per order',
  customerOrders: 'antalet order per kund',
  customerAverage: 'köpet per kund i snitt',
  staffAverage: 'försäljningen per medarbetare i snitt',
  price: 'snittpriset per såld enhet',
  goodsCost: 'varornas kostnad',
  profit: 'täckningsbidraget',
  margin: 'täckningsgraden',
  discount: 'de lämnade rabatterna',
  returns: 'returerna och krediteringarna',
  returnedUnits: 'antalet returnerade enheter',
  customers: 'antalet kunder',
  products: 'antalet produkter',
  cost: 'kostnaden',
  payments: 'antalet rader',
  paymentAverage: 'kostnaden per rad i snitt',
  largestRow: 'den största enskilda raden',
  suppliers: 'antalet leverantörer',
  days: 'antalet dagar',
  vat: 'momsen',
  gross: 'beloppet med moms',
  freight: 'frakten',
  orderFreight: 'frakten per order',
  freightShare: 'fraktens del av beloppet',
  unpaid: 'det som är obetalt enligt filen',
  km: 'antalet körda kilometer',
  mil: 'antalet körda mil',
  perKm: 'intäkten per kilometer',
  perMil: 'intäkten per mil',
};

/** … of a table: what is counted in hours is no pieces. */
export const measureOf = (
  measure: MeasureId,
  table: Pick<AskedTable, 'countsHours' | 'sellsTime'> | null,
): string => {
  if (table?.countsHours) return inHours(theMeasure[measure]);
  return table?.sellsTime
    ? theMeasure[measure].replace(/ (?:sålda|returnerade) enheter| per såld enhet/u, (pieces) =>
        pieces.includes('per') ? ' per styck' : '',
      )
    : theMeasure[measure];
};

/** Before what is most or least, by its place in the list. */
export const PLACES = ['', 'näst ', 'tredje ', 'fjärde ', 'femte '];

export const dimensionNames = {
  product: ['Produkt', 'produkter'],
  category: ['Varugrupp', 'varugrupper'],
  customer: ['Kund', 'kunder'],
  channel: ['Säljkanal', 'säljkanaler'],
  region: ['Region', 'regioner'],
  staff: ['Medarbetare', 'medarbetare'],
  ownFirst: ['Värde', 'värden'],
  ownSecond: ['Värde', 'värden'],
  ownThird: ['Värde', 'värden'],
  order: ['Order', 'ordernummer'],
  supplier: ['Leverantör', 'leverantörer'],
  area: ['Kostnadsområde', 'kostnadsområden'],
  account: ['Konto', 'konton'],
  department: ['Avdelning', 'avdelningar'],
  project: ['Projekt', 'projekt'],
  costCategory: ['Kategori', 'kategorier'],
  costText: ['Text', 'texter'],
  month: ['Månad', 'månader'],
  quarter: ['Kvartal', 'kvartal'],
  year: ['År', 'år'],
  week: ['Vecka', 'veckor'],
  weekday: ['Veckodag', 'veckodagar'],
  weekpart: ['Del av veckan', 'delar av veckan'],
  day: ['Dag', 'dagar'],
} as const;

/** One of a kind and many: of a column of the file's own by its heading. */
export function kindNames(
  by: keyof typeof dimensionNames,
  table: Pick<AskedTable, 'columns'> | null,
): readonly [one: string, many: string] {
  const own = by.startsWith('own') ? table?.columns[by]?.name : undefined;
  return own === undefined ? dimensionNames[by] : [own, `värden i ${own}`];
}

/** ` under mars 2025`; empty where the figure has no period. */
export function during(fact: Fact): string {
  return fact.period === null ? '' : ` ${duringPeriodOf(fact)}`;
}

/** ` för Kaffe`; empty where the figure is of the whole. */
export function of(fact: Fact): string {
  return fact.subject === null ? '' : ` för ${nameOf(fact)}`;
}

/** `, räknat per dag 2,4 % mindre`: a longer month sells more without selling better. */
export function perDay(growth: Fact | null): string {
  return growth === null ? '' : `, räknat per dag ${moreOrLess(growth)}`;
}

/** A bullet: the name in bold and its figure. */
export const bullet = (fact: Fact) => `- **${nameOf(fact)}:** ${figure(fact)}`;

/** A table of figures under one heading each. */
export function tableOf(
  first: string,
  columns: readonly string[],
  rows: readonly (readonly (Fact | null)[])[],
): ReplyTable {
  return {
    columns: [first, ...columns],
    rows: rows.map((facts) => {
      const named = facts.find((fact) => fact !== null) ?? null;
      const label = named?.subject ? formatSubject(named) : '';
      return { label, factIds: facts.map((fact) => fact?.id ?? null) };
    }),
  };
}

const shown = (facts: readonly Fact[]) =>
  facts
    .slice(0, 3)
    .map(
      (fact) => `${fact.subject === null ? fact.label : formatSubject(fact)} ${formatFact(fact)}`,
    )
    .join(', ');

/** Bars of a list, the largest first; null for fewer than two, or where one is below zero. */
export function barsOf(guide: Ask['guide'], title: string, facts: readonly Fact[]): Chart | null {
  if (facts.length < 2 || facts.some((fact) => Number(fact.value) < 0)) return null;
  const [first] = facts;
  if (first === undefined || first.unit === 'days') return null;
  return {
    id: guide === 'sales' ? 'top-products' : 'cost-areas',
    kind: 'bar',
    title,
    description: `${shown(facts)}.`,
    series: [
      {
        id: 'value',
        name: title,
        unit: first.unit,
        currency: first.currency,
        points: facts.map((fact) => ({
          label: fact.subject === null ? fact.label : formatSubject(fact),
          value: fact.value,
          factId: fact.id,
        })),
      },
    ],
  };
}

/** A line over months; null for fewer than three. */
export function lineOf(guide: Ask['guide'], title: string, facts: readonly Fact[]): Chart | null {
  const [first] = facts;
  if (facts.length < 3 || first === undefined) return null;
  return {
    id: guide === 'sales' ? 'revenue-by-month' : 'cost-by-month',
    kind: 'line',
    title,
    description: `${title} från ${formatMonthShort(first.subject?.name ?? '')} till ${formatMonthShort(facts.at(-1)?.subject?.name ?? '')}.`,
    series: [
      {
        id: 'actual',
        name: title,
        unit: first.unit,
        currency: first.currency,
        points: facts.map((fact) => ({
          label: formatMonthShort(fact.subject?.name ?? ''),
          value: fact.value,
          factId: fact.id,
        })),
      },
    ],
  };
}

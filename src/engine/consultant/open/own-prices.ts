import { derive } from '../../facts/derive.ts';
import { hasValue, inPercent, less, over } from '../../facts/expression.ts';
import { monthNumber, monthsPeriod } from '../../figures/calendar/months.ts';
import { count, text as textIn } from '../../figures/query.ts';
import { within } from '../../figures/sql.ts';
import { salesKeys as sale } from '../../guides/sales/catalogue.ts';
import { wholeMonths } from '../../money/common-months.ts';
import { letsHouses } from '../../money/lacking.ts';
import { salesMonths } from '../../money/money.ts';
import type { Period } from '../../table/period.ts';
import { figure, periodOf } from '../../text/placeholder.ts';
import { answerFigure } from '../answers/figures.ts';
import {
  answer,
  type ConsultantSource,
  type Consultation,
  guidePages,
  type Reply,
  refusal,
  sourceOf,
} from '../answers/reply.ts';
import type { Ask } from '../question/ask.ts';
import { yearBefore } from '../question/calendar.ts';
import type { Named } from '../question/named.ts';
import { asked, figureOf } from '../tables/compute.ts';
import { asHeld } from './how-is.ts';
import { priceEffect, raised } from './raise-price.ts';

const MEANT = 'Hur era egna priser har höjts';
const RENTS = /\b(?:hyra|hyran|hyror|hyrorna|hyreshojningen)\b/;

/** Those who pay for as many things in both months, and had been there before. */
async function steady(source: ConsultantSource, now: Period, before: Period): Promise<string[]> {
  const { table } = source;
  if (table === null || table.columns.customer === undefined) return [];
  const rows = await table.query(
    `SELECT customer AS name, count(*) FILTER (${within('date', now)}) - count(*) FILTER (${within('date', before)}) AS off,
       count(*) FILTER (${within('date', now)}) AS many
     FROM ${table.view} WHERE customer IS NOT NULL AND revenue > 0 GROUP BY 1 ORDER BY 1`,
  );
  return rows.flatMap((row) =>
    count(row, 'off') === 0 && count(row, 'many') > 0 ? [textIn(row, 'name')] : [],
  );
}

/** What the same tenants pay in the latest month and in the same month a year before. */
async function rents(source: ConsultantSource, consultation: Consultation): Promise<Reply> {
  const last = [...wholeMonths(source.facts, salesMonths, consultation.today).keys()].sort().at(-1);
  const { table } = source;
  const asking = table === null ? null : asked(table, 'revenue');
  const none = refusal(
    'Hyror jämförs månad mot samma månad året före, för dem som hyr detsamma, och det går inte i den här filen.',
    { meant: MEANT, missing: guidePages.sales },
  );
  if (last === undefined || asking === null || 'refused' in asking) return none;
  const now = monthsPeriod(monthNumber(last), monthNumber(last));
  const before = yearBefore(now);
  const names = await steady(source, now, before);
  if (names.length === 0) return none;
  const named: Named[] = [
    { guide: 'sales', dimension: 'customer', names, written: 'dem', how: 'exact' },
  ];
  const of = (period: Period) =>
    figureOf(consultation.facts, asking, { named, weekday: null, period });
  const [own, then] = [await of(now), await of(before)];
  const growth = own === null || then === null ? null : less(over(own, then), 1);
  if (own === null || then === null || growth === null || !hasValue(growth)) return none;
  const percent = derive(consultation.facts, {
    ...inPercent(growth, { decimals: 1 }),
    ...{ key: 'ask.growth', label: 'Höjning för dem som hyr detsamma', period: own.period },
  });
  return answer(
    `**Hyrorna har ändrats med ${figure(percent)} på ett år**, för dem som hyr lika mycket nu som då: från ${figure(then)} i ${periodOf(then)} till ${figure(own)} i ${periodOf(own)}. De som har kommit, gått eller hyr mer eller mindre är inte med.`,
    { meant: MEANT, suggestions: ['Vad händer om jag höjer priset 5 %?', 'Vad har hänt?'] },
  );
}

/** How the company's own prices have been raised; null where the question is of what it pays itself. */
export async function ownPrices(
  text: string,
  ask: Ask | null,
  consultation: Consultation,
): Promise<Reply | null> {
  const names = new Set(ask?.named.flatMap((each) => each.names) ?? []);
  const source = sourceOf(consultation, 'sales');
  const isLandlord = source !== null && letsHouses(source.facts);
  if (RENTS.test(text)) return isLandlord ? rents(source, consultation) : null;
  if (source === null) return null;
  const found = raised(consultation, names);
  if (found.length > 0)
    return answer(found.map((line) => `- ${line}`).join('\n'), { meant: MEANT });
  if (ask !== null && ask.named.length > 0)
    return answerFigure({ ...asHeld(ask), measure: 'price' }, consultation);
  const why = source.unknowns.find(({ key }) => key === sale.productPriceChange)?.reason;
  if (why !== undefined) return refusal(why, { meant: MEANT, missing: guidePages.sales });
  return answer(priceEffect(consultation), { meant: MEANT });
}

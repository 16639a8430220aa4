import { isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { duringPeriodOf, figure } from '../../../text/placeholder.ts';
import { capital, listed, sentences } from '../../../text/swedish.ts';
import { isThroughout } from '../area-events.ts';
import { theCostOf, whatOf } from '../areas/areas.ts';
import { costKeys as key } from '../catalogue.ts';
import { lackingKind, unlikeAreas } from '../like-for-like.ts';
import type { CostRuleContext } from '../rule-context.ts';
import { lacksGoods } from '../stopped-step.ts';

const SOLD_FOR_MORE =
  'Enligt försäljningsfilen har bara det som såldes kostat mer än så: antingen saknas något bland kostnaderna, eller så räknar försäljningsfilen med mer än det som betalats.';

/** What a hundred kronor of sales cost, and the year before: said before what is large and what is fixed. */
export function perSale(context: CostRuleContext): string | null {
  const { book, figures } = context;
  const cost = book.get(key.perRevenue);
  const revenue = book.get(key.revenue);
  if (!isPositive(cost) || !isPositive(revenue)) return null;
  const isLoss = size(cost) > 100;
  const loss = isLoss ? ', alltså mer än det såldes för' : '';
  const before = book.get(key.perRevenueBefore);
  const more = figures.costsMoreBySales === true ? SOLD_FOR_MORE : null;
  const those =
    unlikeAreas(book) === null && !lacksGoods(context) ? 'kostnader' : 'de kostnader som filen har';
  if (before === null) {
    // The sentence before says the time of all costs; another time has to be told.
    const all = book.get(key.total)?.period;
    const isSame = (['from', 'to'] as const).every(
      (end) => all?.[end].slice(0, 7) === cost.period?.[end].slice(0, 7),
    );
    const time = isSame || cost.period === null ? '' : ` ${duringPeriodOf(cost)}`;
    return sentences(
      isLoss
        ? `För varje hundralapp i omsättning${time} gick ${figure(cost)} till ${those}${loss}.`
        : `Av varje hundralapp i omsättning${time} gick ${figure(cost)} till ${those}.`,
      more,
    );
  }
  // More than a hundred is not of a hundred.
  const now =
    isLoss || size(before) > 100
      ? `För varje hundralapp i omsättning ${duringPeriodOf(cost)} gick ${figure(cost)} till ${those}${loss}`
      : `${capital(duringPeriodOf(cost))} gick ${figure(cost)} av varje hundralapp i omsättning till ${those}`;
  return sentences(`${now}, mot ${figure(before)} ${duringPeriodOf(before)}.`, more);
}

/** The areas that one of the years lacks, where some of them decide and none is counted per sale: it is said with what they lack. */
export function notPerSale(context: CostRuleContext): readonly string[] {
  const { book, business } = context;
  const unlike = unlikeAreas(book);
  if (unlike === null || book.get(key.perRevenue) === null) return [];
  const isCounted = (area: string) =>
    isThroughout(area, context) && lackingKind(area, book) === null;
  const decides = (area: string) => business?.keyCost?.areas.some((each) => each === area) === true;
  return unlike.areas.some(isCounted) || !unlike.areas.some(decides) ? [] : unlike.areas;
}

/** `, och visas därför inte för sig per hundralapp`, after what is said of what one of the years lacks: all costs per hundred have it in them. */
export function besidesSales(context: CostRuleContext): string {
  const areas = notPerSale(context);
  if (areas.length === 0) return '';
  // Of one kind of its cost the whole of an area is not counted.
  if (areas.some((area) => lackingKind(area, context.book) !== null))
    return `, så ${listed(areas.map((area) => theCostOf(area, context.figures.business)))} visas inte för sig per hundralapp`;
  return areas.length === 1
    ? ', och visas därför inte för sig per hundralapp'
    : '; ingen av dem visas därför för sig per hundralapp';
}

/** What has begun or ended within the file, of what decides: its kronor per sale would be of another time. */
function notAllTheTime(areas: readonly string[], context: CostRuleContext): string | null {
  const those = areas.filter(
    (area) => !isThroughout(area, context) && !notPerSale(context).includes(area),
  );
  if (those.length === 0) return null;
  return `${capital(listed(those.map((area) => theCostOf(area, context.figures.business))))} visas inte för sig per hundralapp, eftersom ${those.length === 1 ? 'den' : 'de'} inte finns hela tiden.`;
}

/** … or has only a part of a kind that it is of. */
function withoutKind(area: string, context: CostRuleContext): string | null {
  const lacking = isThroughout(area, context) ? lackingKind(area, context.book) : null;
  return lacking === null || notPerSale(context).includes(area)
    ? null
    : `${capital(theCostOf(area, context.figures.business))} visas inte för sig per hundralapp, eftersom ${lacking.kind.what} inte finns hela tiden.`;
}

/** Of what a hundred kronor of sales cost, the parts that decide in this kind of business. */
export function keyCosts(context: CostRuleContext): string | null {
  const { book, business } = context;
  if (business === null || business.keyCost === null) return null;
  const { areas, why } = business.keyCost;
  const parts = areas
    .filter((area) => isThroughout(area, context) && lackingKind(area, book) === null)
    .flatMap((area) => book.of(key.areaPerRevenue, area) ?? [])
    .filter(isPositive)
    .map((fact) => `${figure(fact)} till ${whatOf(subjectName(fact), business.id)}`);
  if (parts.length === 0) return null;
  return sentences(
    `För ${business.name} är det ${why} som avgör: av varje hundralapp gick ${listed(parts)}.`,
    notAllTheTime(areas, context),
    ...areas.map((area) => withoutKind(area, context)),
  );
}

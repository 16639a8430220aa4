import { hasValue, inPercent, less, over, sum, worked } from '../../../facts/expression.ts';
import { addFact, addUnknown, subject } from '../../../figures/context.ts';
import { formatNumber } from '../../../text/format.ts';
import { valuesOf } from './area-months.ts';
import { columnsOfArea, rowsOfArea } from './area-rows.ts';
import type { CostContext } from './context.ts';
import type { CostPart } from './cost-parts.ts';
import { addFixedOfPeriods, type FixedArea } from './fixed-of-periods.ts';
import { type FixedInput, FROM_MONTHS, fixedOf } from './fixed-part.ts';

function addFixedOfArea(context: CostContext, group: CostPart, input: FixedInput): FixedArea {
  const { classified, months } = input;
  const behind = rowsOfArea(context, classified, group.name);
  const columns = columnsOfArea(context, classified, group.name);
  const fixed = fixedOf(group, valuesOf(months.get(group.name) ?? []), input, behind.where);
  const fact = addFact(context, {
    key: 'costs.area.fixed',
    subject: subject('area', group.name),
    value: fixed.value,
    period: context.period,
    columns,
    filter: behind.filter,
    where: fixed.where,
    rows: fixed.rows,
    formula: fixed.how,
  });
  return { group, behind, columns, fixed, fact };
}

/** Fixed and variable cost by area; the receipts state the rule. */
export function addFixed(context: CostContext, input: FixedInput): void {
  const { groups, months } = input;
  const keys = [
    ...(['costs.area.fixed', 'costs.fixed.total', 'costs.fixed.share'] as const),
    'costs.variable.total',
  ] as const;
  const number = [...months.values()][0]?.length ?? 0;
  const total = context.facts.get('costs.total.amount');
  if (number < FROM_MONTHS || total === null) {
    const have = `filen har ${formatNumber(number)}`;
    addUnknown(
      context,
      keys,
      `Fasta och rörliga kostnader kan inte skiljas åt: det krävs ${FROM_MONTHS} hela månader, ${have}.`,
    );
    return;
  }
  const areas = groups.map((group) => addFixedOfArea(context, group, input));
  const shared = {
    period: context.period,
    columns: total.source.columns,
    filter: total.source.filter,
    rows: total.source.rows,
  };
  const fixed = addFact(context, {
    ...shared,
    key: 'costs.fixed.total',
    ...worked(sum(...areas.map(({ fact }) => fact))),
  });
  addFact(context, {
    ...shared,
    key: 'costs.variable.total',
    ...worked(less(total, fixed)),
  });
  const share = over(fixed, total);
  if (!hasValue(share)) {
    addUnknown(
      context,
      ['costs.fixed.share'],
      'Andelar kan inte räknas: kostnaderna är inte över noll.',
    );
    return;
  }
  addFact(context, { ...shared, ...inPercent(share), key: 'costs.fixed.share' });
  addFixedOfPeriods(context, areas);
}

import { type Decimal, decimal } from '../../../facts/decimal.ts';
import { named } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { percentOf, perUnit, whole, ZERO } from '../../../figures/arithmetic.ts';
import { addPart } from '../../../figures/breakdown.ts';
import { monthsTotal, periodOf } from '../../../figures/calendar/timeline.ts';
import { addFact, addUnknown, subject } from '../../../figures/context.ts';
import { allRows, both, rowsIn, sumOf } from '../../../figures/filters.ts';
import { amount, count, onlyRow } from '../../../figures/query.ts';
import { UNPLACED } from '../areas/unplaced.ts';
import type { AreaMonths } from './area-months.ts';
import { type ClassifiedRows, columnsOfArea, rowsOfArea } from './area-rows.ts';
import { CLASSIFYING } from './classify-rows.ts';
import type { CostContext } from './context.ts';
import { type CostPart, costParts } from './cost-parts.ts';

const KEYS = {
  total: 'costs.area.total',
  share: 'costs.area.share',
  current: 'costs.area.current',
  previous: 'costs.area.previous',
  change: 'costs.area.change',
  growth: 'costs.area.growth',
} as const;

/** `Övrigt` is last, however large: it is not an area of its own. */
function ranked(parts: CostPart[]): CostPart[] {
  const rest = parts.filter(({ name }) => name === UNPLACED);
  return [...parts.filter(({ name }) => name !== UNPLACED), ...rest];
}

function addPerMonth(
  context: CostContext,
  classified: ClassifiedRows,
  name: string,
  months: AreaMonths,
): void {
  const own = months.get(name) ?? [];
  const number = context.facts.get('costs.period.wholeMonths');
  const { amount: sum, rows } = monthsTotal(own);
  const value = perUnit(sum, whole(own.length));
  if (value === null || number === null) return;
  const period = periodOf(own);
  addFact(context, {
    key: 'costs.area.perMonth',
    subject: subject('area', name),
    value,
    period,
    columns: columnsOfArea(context, classified, name),
    ...both(rowsOfArea(context, classified, name), rowsIn(context, period)),
    rows,
    formula: `${sumOf(context.measure.amount.formula)} ÷ ${named(number)}`,
    inputs: [number],
  });
}

function addClassifiedBy(
  context: CostContext,
  total: Fact,
  key: 'costs.areas.byAccount' | 'costs.areas.byDictionary' | 'costs.areas.unplaced',
  part: { amount: Decimal; rows: number },
  behind: { filter: string; where: string },
): void {
  const share = percentOf(part.amount, decimal(total.value));
  if (share === null) return;
  addFact(context, {
    key,
    value: share,
    period: context.period,
    columns: context.measure.amount.columns,
    ...behind,
    rows: part.rows,
    formula: `${sumOf(context.measure.amount.formula)} ÷ ${named(total)}`,
    inputs: [total],
  });
}

async function addClassification(context: CostContext, total: Fact): Promise<void> {
  const dictionary = CLASSIFYING.filter((source) => source !== 'account');
  const words = `placed_by IN (${dictionary.map((source) => `'${source}'`).join(', ')})`;
  const known = 'amount IS NOT NULL';
  const row = onlyRow(
    await context.query(
      `SELECT ${[
        ['account', "placed_by = 'account'"],
        ['words', words],
        ['none', 'placed_by IS NULL'],
      ]
        .map(
          ([name, where]) =>
            `sum(amount) FILTER (${where}) AS ${name}, count(amount) FILTER (${where}) AS ${name}_rows`,
        )
        .join(', ')} FROM costs`,
    ),
  );
  const part = (name: string) => ({ amount: amount(row, name), rows: count(row, `${name}_rows`) });
  addClassifiedBy(context, total, 'costs.areas.byAccount', part('account'), {
    filter: 'rader med ett kostnadskonto i BAS',
    where: `placed_by = 'account' AND ${known}`,
  });
  addClassifiedBy(context, total, 'costs.areas.byDictionary', part('words'), {
    filter: 'rader vars kategori, leverantör, kontonamn eller text finns i ordlistan',
    where: `${words} AND ${known}`,
  });
  addClassifiedBy(context, total, 'costs.areas.unplaced', part('none'), {
    filter: 'rader som varken konto, leverantör eller text placerar',
    where: `placed_by IS NULL AND ${known}`,
  });
}

/** Cost by area. Returns the areas, largest first and `Övrigt` last. */
export async function addAreas(
  context: CostContext,
  total: Fact,
  classified: ClassifiedRows,
  months: AreaMonths,
): Promise<CostPart[]> {
  const parts = ranked(await costParts(context, 'area'));
  const { period } = context;
  for (const part of parts) {
    const { name } = part;
    const rows = rowsOfArea(context, classified, name);
    const columns = columnsOfArea(context, classified, name);
    addPart(context, total, { kind: 'area', keys: KEYS, part, rows, columns, period });
    addPerMonth(context, classified, name, months);
  }
  const areas = parts.filter(({ name }) => name !== UNPLACED);
  addFact(context, {
    key: 'costs.areas.total',
    value: whole(areas.length),
    columns: context.measure.amount.columns,
    ...allRows(context),
    rows: areas.reduce((sum, { rows }) => sum + rows, 0),
    filter: `rader i ett område, inte ${UNPLACED}`,
    where: 'placed_by IS NOT NULL AND amount IS NOT NULL',
    formula: 'antalet områden med kostnader',
  });
  await addClassification(context, total);
  const refuse = 'Andelar kan inte räknas: kostnaderna är inte över noll.';
  if (decimal(total.value).units <= ZERO.units)
    addUnknown(
      context,
      [
        'costs.area.share',
        'costs.areas.byAccount',
        'costs.areas.byDictionary',
        'costs.areas.unplaced',
      ],
      refuse,
    );
  return parts;
}

import { decimal } from '../../../facts/decimal.ts';
import { named } from '../../../facts/expression.ts';
import { percentOf, ZERO } from '../../../figures/arithmetic.ts';
import { addFact, subject } from '../../../figures/context.ts';
import { sumOf } from '../../../figures/filters.ts';
import { amount, count, onlyRow } from '../../../figures/query.ts';
import { quoteText } from '../../../figures/sql.ts';
import { STAFF } from '../areas/staff.ts';
import { type ClassifiedRows, columnsOfArea } from './area-rows.ts';
import type { CostContext } from './context.ts';

/** Accounts of wages; with what is paid on them: pensions and contributions. */
const WAGE_ACCOUNTS = '^7[0-2]';
const PAYROLL_ACCOUNTS = '^7[0-245]';
/** … and words of the rows, where the file has no accounts. */
const WAGE_WORDS = 'lön|salar|payroll|wages';
const PAYROLL_WORDS = `${WAGE_WORDS}|arbetsgivaravg|sociala avg|pension|alecta|collectum|(^| )(amf|spp|fora)( |$)`;

const isOf = (accounts: string, words: string): string =>
  `area = ${quoteText(STAFF)} AND amount IS NOT NULL AND CASE
      WHEN account IS NULL THEN regexp_matches(lower(concat_ws(' ', category, accountName, text, supplier)), ${quoteText(words)})
      ELSE regexp_matches(account, ${quoteText(accounts)}) END`;

const parts = [
  {
    key: 'costs.area.wages',
    where: isOf(WAGE_ACCOUNTS, WAGE_WORDS),
    filter: `rader i ${STAFF} som är löner: konto 7000–7299, utan konto efter kategori, text och leverantör`,
  },
  {
    key: 'costs.area.payroll',
    where: isOf(PAYROLL_ACCOUNTS, PAYROLL_WORDS),
    filter: `rader i ${STAFF} som är löner, arbetsgivaravgifter eller pensioner: konto 7000–7299 och 7400–7599, utan konto efter kategori, text och leverantör`,
  },
] as const;

/** How much of what staff costs is wages, and wages with what is paid on them: what the area is to be called. */
export async function addStaffParts(
  context: CostContext,
  classified: ClassifiedRows,
): Promise<void> {
  const total = context.facts.of('costs.area.total', STAFF);
  if (total === null || decimal(total.value).units <= ZERO.units) return;
  const row = onlyRow(
    await context.query(
      `SELECT ${parts
        .map(
          ({ where }, at) =>
            `sum(amount) FILTER (${where}) AS sum_${at}, count(*) FILTER (${where}) AS rows_${at}`,
        )
        .join(', ')} FROM costs`,
    ),
  );
  parts.forEach(({ key, where, filter }, at) => {
    const share = percentOf(amount(row, `sum_${at}`), decimal(total.value));
    if (share === null) return;
    addFact(context, {
      key,
      subject: subject('area', STAFF),
      value: share,
      period: context.period,
      columns: [
        ...new Set([
          ...context.measure.amount.columns,
          ...columnsOfArea(context, classified, STAFF),
        ]),
      ],
      filter,
      where,
      rows: count(row, `rows_${at}`),
      formula: `${sumOf(context.measure.amount.formula)} ÷ ${named(total)}`,
      inputs: [total],
    });
  });
}

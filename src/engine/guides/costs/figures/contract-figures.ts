import { add, type Decimal } from '../../../facts/decimal.ts';
import { named } from '../../../facts/expression.ts';
import { whole, ZERO } from '../../../figures/arithmetic.ts';
import { addFact, addUnknown, subject } from '../../../figures/context.ts';
import { amount, count, type QueryRow, text, textOrNull } from '../../../figures/query.ts';
import { quoteText } from '../../../figures/sql.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import { areaHas } from '../areas/areas.ts';
import type { CostContext } from './context.ts';
import { supplierColumns } from './context.ts';
import type { Agreements } from './contracts.ts';
import { payeeName } from './payments.ts';
import type { Recurring } from './recurring-outcome.ts';
import { LISTED, SUBSCRIPTION_PERIODS } from './subscriptions.ts';

/** An agreement under its displayed name. */
interface Agreed {
  name: string;
  area: string;
  yearly: Decimal;
  rows: number;
  where: string;
  /** Payments a year; NaN where its rows have different intervals. */
  times: number;
}

const AGREED_SQL = `SELECT payee, text, area, sum(amount) AS yearly, count(*) AS rows,
    CASE WHEN min(times) = max(times) THEN CAST(min(times) AS VARCHAR) END AS times
  FROM costs WHERE amount > 0 AND times IS NOT NULL GROUP BY payee, text, area
  ORDER BY yearly DESC, payee, text, area`;

const equals = (column: string, value: string | null) =>
  value === null ? `${column} IS NULL` : `${column} = ${quoteText(value)}`;

function agreedOf(row: QueryRow, severalOf: ReadonlySet<string>): Agreed {
  const [payee, words] = [textOrNull(row, 'payee'), textOrNull(row, 'text')];
  const area = text(row, 'area');
  const base = payeeName(payee ?? words ?? 'Utan namn');
  const several = payee !== null && words !== null && severalOf.has(payee);
  return {
    name: several ? `${base} (${words})` : base,
    area,
    yearly: amount(row, 'yearly'),
    rows: count(row, 'rows'),
    where: `amount > 0 AND times IS NOT NULL AND ${equals('payee', payee)} AND ${equals('text', words)} AND area = ${quoteText(area)}`,
    times: Number(textOrNull(row, 'times') ?? Number.NaN),
  };
}

/** Each agreement under one name; of several with the same name only the largest is listed. */
async function readAgreed({ query }: CostContext): Promise<Agreed[]> {
  const rows = await query(AGREED_SQL);
  const seen = new Set<string>();
  const severalOf = new Set<string>();
  for (const payee of rows.flatMap((row) => textOrNull(row, 'payee') ?? []))
    if (seen.has(payee)) severalOf.add(payee);
    else seen.add(payee);
  const names = new Set<string>();
  return rows
    .map((row) => agreedOf(row, severalOf))
    .filter(({ name, area }) => {
      const fresh = !names.has(name) && !areaHas(area, 'noSubscription');
      names.add(name);
      return fresh;
    });
}

/** An agreement's cost per year, and its interval if the list has it. */
function addAgreement(
  context: CostContext,
  { name, yearly, rows, where, times }: Agreed,
  columns: string[],
  basis: string,
): void {
  const shared = {
    subject: subject('subscription', name),
    columns,
    filter: `rader som avser ”${name}”`,
    where,
    rows,
  };
  if (Number.isInteger(times))
    addFact(context, {
      ...shared,
      key: 'costs.subscription.perYear',
      value: whole(times),
      formula: `enligt ${basis}`,
    });
  addFact(context, {
    ...shared,
    key: 'costs.subscription.yearly',
    value: yearly,
    kind: 'assumption',
    formula: `summan av (${context.measure.amount.formula})`,
  });
}

/**
 * The agreements as subscriptions, largest per year first. All count as running, since they are
 * listed.
 */
export async function addAgreed(
  context: CostContext,
  { basis, withoutDates }: Agreements,
): Promise<Recurring> {
  const agreed = await readAgreed(context);
  const { columns: ofAmount, formula } = context.measure.amount;
  const columns = [
    ...new Set([
      ...ofAmount,
      ...supplierColumns(context),
      ...namesOf(context.view.columns, 'text'),
    ]),
  ];
  for (const each of agreed.slice(0, LISTED)) addAgreement(context, each, columns, basis);
  const sums = {
    columns,
    filter: `rader där ${basis} säger hur ofta beloppet kommer`,
    rows: agreed.reduce((sum, { rows }) => sum + rows, 0),
  };
  const number = addFact(context, {
    ...sums,
    key: 'costs.subscriptions.count',
    value: whole(agreed.length),
    formula: 'antalet avtal',
  });
  addFact(context, {
    ...sums,
    key: 'costs.subscriptions.yearly',
    value: agreed.reduce((sum, { yearly }) => add(sum, yearly), ZERO),
    kind: 'assumption',
    formula: `summan av (${formula}), för ${named(number)}`,
    inputs: [number],
  });
  const refused = `Vad som har höjts, upphört eller betalats två gånger kan inte räknas: ${withoutDates}.`;
  addUnknown(context, SUBSCRIPTION_PERIODS, refused);
  return {
    payees: [],
    streams: [],
    subscriptions: agreed.map(({ name }) => name),
    areaOfSubscription: new Map(agreed.map(({ name, area }) => [name, area])),
    doubles: [],
    doublesByInvoice: new Set(),
  };
}

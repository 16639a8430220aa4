import { add, compare, decimal } from '../../../facts/decimal.ts';
import type { Fact } from '../../../facts/fact.ts';
import { whole, ZERO } from '../../../figures/arithmetic.ts';
import { addFact, subject } from '../../../figures/context.ts';
import { formatDate, formatMoney } from '../../../text/format.ts';
import type { CostContext } from './context.ts';
import type { Double } from './duplicate-payments.ts';
import { rowsOfPayments } from './filters.ts';
import { payeeName } from './payments.ts';

const LISTED = 20;

function nameOf(context: CostContext, { payee, payments, basis }: Double): string {
  const [first] = payments;
  const money = formatMoney(first?.amount ?? ZERO, {
    currency: context.view.currency.code,
    decimals: 2,
  });
  const number = basis === 'invoice' ? `, faktura ${first?.invoice}` : '';
  return `${payeeName(payee)}${number}, ${money}, ${formatDate(first?.date ?? '')}`;
}

function addDouble(context: CostContext, double: Double): Fact {
  const { payments, basis } = double;
  const days = payments.map(({ date }) => formatDate(date)).join(', ');
  const why =
    basis === 'invoice'
      ? 'samma fakturanummer och samma belopp'
      : 'samma leverantör och samma belopp inom tio dagar';
  return addFact(context, {
    ...rowsOfPayments(context, payments),
    key: 'costs.double.amount',
    subject: subject('payment', nameOf(context, double)),
    value: double.surplus,
    period: { from: payments[0]?.date ?? '', to: payments.at(-1)?.date ?? '' },
    formula: `det som betalats mer än en gång: ${why} (${days}); krediteringar är avdragna`,
  });
}

/** Possible double payments, largest first; returns their names. */
export function addDoubles(
  context: CostContext,
  doubles: readonly Double[],
): { doubles: string[]; doublesByInvoice: Set<string> } {
  const ranked = [...doubles].sort((a, b) => {
    const order = compare(b.surplus, a.surplus);
    return order === 0 ? (nameOf(context, a) < nameOf(context, b) ? -1 : 1) : order;
  });
  const facts = ranked.slice(0, LISTED).map((double) => addDouble(context, double));
  const shared = {
    period: context.period,
    columns: rowsOfPayments(context, []).columns,
    filter:
      'samma leverantör och fakturanummer med samma belopp, eller samma belopp inom tio dagar; regelbundna betalningar är undantagna',
    rows: ranked.reduce((sum, { payments }) => sum + payments.reduce((s, p) => s + p.rows, 0), 0),
    inputs: facts,
  };
  addFact(context, {
    ...shared,
    key: 'costs.doubles.count',
    value: whole(ranked.length),
    formula: 'antalet möjliga dubbelbetalningar',
  });
  addFact(context, {
    ...shared,
    key: 'costs.doubles.amount',
    value: ranked.reduce((sum, { surplus }) => add(sum, surplus), decimal('0')),
    formula: 'summan av det som betalats mer än en gång',
  });
  const names = facts.map((fact) => fact.subject?.name ?? '');
  const byInvoice = names.filter((_, index) => ranked[index]?.basis === 'invoice');
  return { doubles: names, doublesByInvoice: new Set(byInvoice) };
}

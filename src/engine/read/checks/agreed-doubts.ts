import { amountColumn } from '../../columns/roles/role-map.ts';
import { isMoney } from '../../columns/types/is-money.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import type { Doubt } from '../../table/question.ts';
import { namesAgreed, namesOutcome } from '../../table/vocabulary/not-sold.ts';
import { listed } from '../../text/swedish.ts';
import type { Interpreted } from '../interpret.ts';

/** What was agreed or ordered beside what has been invoiced or delivered of it: only one of them is sold, or costs. */
export function agreedDoubts(table: Interpreted, { roles }: ReadOverrides): Doubt[] {
  const amount = amountColumn(table.byRole);
  if (!amount || table.ledger || table.isStatement) return [];
  if (roles?.[amount.index] !== undefined || !namesAgreed(normaliseName(amount.name))) return [];
  const invoiced = table.columns.filter(
    (column) => column !== amount && isMoney(column) && namesOutcome(normaliseName(column.name)),
  );
  const role = table.roles[table.columns.indexOf(amount)]?.role ?? table.reading.amount.net;
  if (invoiced.length === 0) return [];
  const name = amount.name.trim();
  const others = invoiced.map((column) => column.name.trim());
  return [
    {
      id: 'amount',
      text: `${name} är vad som avtalades eller beställdes, ${listed(others)} vad det blev. Vilket ska räknas?`,
      options: [
        { answer: name, label: name, change: { roles: { [amount.index]: role } } },
        ...invoiced.map((column) => ({
          answer: column.name,
          label: column.name.trim(),
          change: { roles: { [amount.index]: null, [column.index]: role } },
        })),
      ],
      chosen: name,
      blocks: 'ifSumsDiffer',
    },
  ];
}

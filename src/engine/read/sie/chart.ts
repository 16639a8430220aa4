import {
  type AccountEvidence,
  type AccountKinds,
  accountKinds,
} from '../../table/account-kinds.ts';
import type { SieFile } from './model.ts';

/** What the accounts of the file are: all of its chart, and those it uses without naming them. */
export function chartOf(file: SieFile): AccountKinds {
  const booked = new Map<string, number>();
  const isBalance = new Map<string, boolean>();
  const add = ({ account, amount }: { account: string; amount: string }) =>
    booked.set(account, (booked.get(account) ?? 0) + Number(amount));
  for (const { rows } of file.vouchers) for (const row of rows) if (!row.deleted) add(row);
  if (file.vouchers.length === 0) for (const row of file.periods) if (!row.budget) add(row);
  for (const balance of file.balances) {
    if (Number(balance.amount) === 0) continue;
    isBalance.set(balance.account, balance.kind !== 'result');
    // A result is the whole of what was booked, whatever rows the file has of it.
    if (balance.year === 0) booked.set(balance.account, Number(balance.amount));
    else if (!booked.has(balance.account)) add(balance);
  }
  const numbers = new Set([...file.accounts.keys(), ...booked.keys()]);
  return accountKinds(
    [...numbers].map((number): AccountEvidence => {
      const named = file.accounts.get(number);
      return {
        number,
        name: named?.name ?? '',
        type: named?.type ?? null,
        booked: booked.get(number) ?? 0,
        isBalance: isBalance.get(number) ?? null,
      };
    }),
  );
}

import { agreements } from './agreements.ts';
import { statement } from './bank-statement.ts';
import { budget } from './budget.ts';
import { cardStatement } from './card-statement.ts';
import type { Choices } from './choices.ts';
import { costColumns, supplierAccount } from './cost-columns.ts';
import { costMonths } from './cost-months.ts';
import { invoices } from './invoice-file.ts';
import { ledger } from './ledger-file.ts';
import { openItems } from './open-items.ts';
import { payroll } from './payroll.ts';
import { plainCosts } from './plain-costs.ts';
import { purchasesOf } from './purchases.ts';
import type { MadeFile } from './sheet.ts';

/** Lists of costs that are no purchases. */
const LISTS = { agreements, cardStatement, budget, payroll, plainCosts, costMonths } as const;

/** A cost file such as an owner has, and what is true of it. */
export function costFile(choices: Choices): MadeFile {
  const shape = choices.pick(
    'shape',
    [
      ...(['invoices', 'ledger', 'statement', 'list', 'open items'] as const),
      ...(['kinds as columns', 'supplier account'] as const),
    ],
    [6, 2, 4, 5, 1, 1, 1],
  );
  if (shape === 'list')
    return LISTS[
      choices.pick('list', [
        'agreements',
        'cardStatement',
        'budget',
        'payroll',
        'plainCosts',
        'costMonths',
      ] as const)
    ](choices);
  const purchases = purchasesOf(choices);
  if (shape === 'ledger') return ledger(choices, purchases);
  if (shape === 'kinds as columns') return costColumns(choices, purchases);
  if (shape === 'supplier account') return supplierAccount(choices, purchases);
  if (shape === 'open items') return openItems(choices, purchases);
  return shape === 'statement' ? statement(choices, purchases) : invoices(choices, purchases);
}

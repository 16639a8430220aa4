import { agreements } from './agreements.ts';
import { statement } from './bank-statement.ts';
import { boughtOrdered } from './beside-what-it-became.ts';
import { budget } from './budget.ts';
import { cardStatement } from './card-statement.ts';
import type { Choices } from './choices.ts';
import { costColumns, supplierAccount } from './cost-columns.ts';
import {
  creditFlags,
  listBeside,
  planBeside,
  remarked,
  takenBack,
  takenOff,
  vatByRow,
  vouchers,
} from './cost-habits.ts';
import {
  ageing,
  companies,
  deliveries,
  loan,
  mileage,
  ownersShare,
  payments,
  purchaseJournal,
} from './cost-lists.ts';
import { costMonths } from './cost-months.ts';
import {
  abroad,
  instalments,
  oneYear,
  owed,
  paidByOthers,
  report,
  shares,
  signs,
} from './cost-reports.ts';
import { paidInParts } from './in-parts.ts';
import { invoices } from './invoice-file.ts';
import { ledger } from './ledger-file.ts';
import { billsUnderNames } from './names-above.ts';
import { openItems } from './open-items.ts';
import { payroll } from './payroll.ts';
import { plainCosts } from './plain-costs.ts';
import { purchasesOf } from './purchases.ts';
import type { MadeFile } from './sheet.ts';

/** Lists of costs that are no purchases. */
const LISTS = { agreements, cardStatement, budget, payroll, plainCosts, costMonths } as const;

/** Lists of purchases with more beside the amount than what it cost. */
const OTHERS = {
  ...{ ageing, ownersShare, loan, companies },
  ...{ purchaseJournal, deliveries, payments, mileage },
  ...{ shares, signs, oneYear, report, instalments, owed, abroad, paidByOthers, boughtOrdered },
  ...{ paidInParts, billsUnderNames },
  ...{ takenOff, takenBack, remarked, creditFlags, listBeside, planBeside, vouchers },
  ...{ vatByRow },
} as const;
/** What is told as an `other list`, and how often. */
const otherLists = [
  ...(['ageing', 'takenOff', 'takenBack', 'creditFlags', 'planBeside', 'vouchers'] as const),
  ...(['ownersShare', 'loan', 'companies', 'remarked', 'listBeside'] as const),
  ...(['purchaseJournal', 'deliveries', 'payments', 'mileage'] as const),
  ...(['shares', 'signs', 'oneYear', 'report'] as const),
  ...(['instalments', 'owed', 'abroad', 'paidByOthers', 'boughtOrdered'] as const),
  ...(['paidInParts', 'vatByRow', 'billsUnderNames'] as const),
] as const;
const frequencies = [
  3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 3, 3, 3, 3, 1, 3, 3, 1, 3, 3, 3, 1, 1, 3, 3, 3,
];

/** A cost file such as an owner has, and what is true of it. */
export function costFile(choices: Choices): MadeFile {
  const shape = choices.pick(
    'shape',
    [
      ...(['invoices', 'ledger', 'statement', 'list', 'open items'] as const),
      ...(['kinds as columns', 'supplier account', 'other list'] as const),
    ],
    [6, 2, 4, 5, 1, 1, 1, 5],
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
  if (shape === 'other list')
    return OTHERS[choices.pick('list', otherLists, frequencies)](choices, purchases);
  if (shape === 'ledger') return ledger(choices, purchases);
  if (shape === 'kinds as columns') return costColumns(choices, purchases);
  if (shape === 'supplier account') return supplierAccount(choices, purchases);
  if (shape === 'open items') return openItems(choices, purchases);
  return shape === 'statement' ? statement(choices, purchases) : invoices(choices, purchases);
}

import type { GuideReading } from '../../columns/guide-reading.ts';
import { MAKES } from '../../columns/makes/makes.ts';
import { accountLines, paymentIntervals } from '../../columns/roles/roles-by-values.ts';
import { stepsOf } from '../../columns/steps.ts';
import { amountRoles } from '../../table/purpose.ts';
import {
  isTermOfCost,
  namesBesideCost,
  namesNoCost,
  namesOwnersShare,
} from '../../table/vocabulary/beside-amounts.ts';
import { costWords } from '../../table/vocabulary/costs.ts';
import { namesBuyer, namesPaidParty } from '../../table/vocabulary/not-sold.ts';
import { isToTaxAuthority } from '../../table/vocabulary/payments.ts';
import { isNoCostKind } from '../../table/vocabulary/row-kinds.ts';
import { isSpentToo } from '../../table/vocabulary/row-status.ts';
import { classifyText } from './areas/classify.ts';

/** How a file is read for costs. */
export const costReading: GuideReading = {
  purpose: 'costs',
  fingerprint: ['costs'],
  words: costWords,
  byValues: [paymentIntervals, accountLines],
  makes: MAKES,
  steps: stepsOf(
    'rolesByFormat',
    'rateGroups',
    'evidence',
    'runningSums',
    'rolesByName',
    'amountByBalance',
    'costRoles',
    'kindsAsColumns',
    'wages',
    'openItems',
    'outcome',
    'wholeAmount',
    'withOwnVat',
    'resultReport',
    'joinAmounts',
    'accountNames',
    'debitCredit',
    'joinIntervals',
    'timesRate',
    'ended',
    'feesOfPayouts',
    'onlyMoney',
    'sumOfParts',
    'repeatedOrders',
    'amountOfVat',
    'foreignAmounts',
    'currency',
    'units',
    'soFarByRow',
    'vat',
    'vatByRow',
    'impossibleVat',
    'ledger',
    'statement',
    'paymentSigns',
    'vatSign',
    'rowStatus',
    'unlikeRows',
    'cardPayments',
    'unknownVat',
    'saidRate',
    'shareOfAmount',
    'residue',
  ),
  amount: amountRoles.costs,
  // A supplier's fee is a cost, and the state "refunded" does not say how much was.
  states: new Set(['cancelled', 'credit']),
  isOtherKind: (word) => isNoCostKind(word) || isToTaxAuthority(word),
  isBesideAmount: namesBesideCost,
  isWeighedTerm: isTermOfCost,
  isNotOurs: { wherever: namesOwnersShare, withinAmount: namesNoCost },
  countsCharged: false,
  isCountedToo: isSpentToo,
  addsOneOrOther: true,
  sumsWhatCameIn: false,
  parties: { own: namesPaidParty, other: namesBuyer },
  ledger: {
    accounts: new Set(['cost', 'financialCost']),
    isCredit: false,
    reason: 'Kostnaden är beloppet på kostnadskontona med omvänt tecken.',
  },
  // Wages, budgets and agreements have VAT of their own kind.
  vatOpenWith: ['supplier', 'date'],
  otherSide: 'reportIncome',
  looksForDoubles: true,
  statement: 'out',
  parts: ['date', 'supplier', 'account', 'accountName', 'text', 'category', 'department'],
  checksProduct: false,
  checksSold: false,
  checksUnusedAmount: true,
  tellsOfAmount: (words) => classifyText(words) !== null,
  readsFigureLines: false,
  kind: 'Kostnadsslag',
  texts: {
    plural: 'kostnader',
    singular: 'kostnad',
    amount: 'kostnadsbelopp',
    total: 'kostnaderna',
    belowZero: 'krediteringar från leverantörer',
    notSold: 'Filen innehåller inga kostnader. Ladda upp en fil med det som har köpts.',
    missingAmount:
      'En kolumn med kostnadens belopp saknas: till exempel Belopp, Kostnad eller Debet och Kredit.',
    missingParts:
      'En kolumn med datum, leverantör, konto eller text saknas. Utan någon av dem kan kostnaderna inte delas upp.',
  },
};

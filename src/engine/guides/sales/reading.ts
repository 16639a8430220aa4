import type { GuideReading } from '../../columns/guide-reading.ts';
import { MAKES } from '../../columns/makes/makes.ts';
import { orderNumbers, shortRates } from '../../columns/roles/roles-by-values.ts';
import { stepsOf } from '../../columns/steps.ts';
import { amountRoles } from '../../table/purpose.ts';
import { isTermOfSale, namesBesideSale } from '../../table/vocabulary/beside-amounts.ts';
import { namesBuyer, namesPaidParty } from '../../table/vocabulary/not-sold.ts';
import { isNoSaleKind } from '../../table/vocabulary/row-kinds.ts';
import { salesWords } from '../../table/vocabulary/sales.ts';

/** How a file is read for sales. */
export const salesReading: GuideReading = {
  purpose: 'sales',
  fingerprint: [],
  words: salesWords,
  byValues: [orderNumbers, shortRates],
  makes: MAKES,
  steps: stepsOf(
    'rolesByFormat',
    'rateGroups',
    'sideGroups',
    'evidence',
    'runningSums',
    'rolesByName',
    'amountByBalance',
    'saleRoles',
    'resultReport',
    'joinAmounts',
    'netPayouts',
    'freightPaidOut',
    'onlyMoney',
    'sumOfParts',
    'amountInKronor',
    'orderTotals',
    'vatOfOther',
    'amountOfVat',
    'notSoldParts',
    'partOfSale',
    'currency',
    'units',
    'vat',
    'vatByRow',
    'soFarByRow',
    'ledger',
    'accountsAsProducts',
    'statement',
    'creditSigns',
    'rowStatus',
    'unlikeRows',
    'unknownVat',
    'saidRate',
    'shareOfAmount',
    'residue',
  ),
  amount: amountRoles.sales,
  states: new Set(['cancelled', 'refunded', 'transfer', 'credit']),
  isOtherKind: isNoSaleKind,
  isBesideAmount: namesBesideSale,
  isWeighedTerm: isTermOfSale,
  isNotOurs: null,
  countsCharged: true,
  isCountedToo: null,
  addsOneOrOther: false,
  sumsWhatCameIn: true,
  parties: { own: namesBuyer, other: namesPaidParty },
  ledger: {
    accounts: new Set(['revenue']),
    isCredit: true,
    reason:
      'I bokföring står intäkter i kredit: försäljningen är beloppet på konto 3000–3799 med omvänt tecken.',
  },
  vatOpenWith: [],
  otherSide: 'reportCost',
  looksForDoubles: false,
  statement: 'in',
  parts: ['date', 'product', 'productId', 'category', 'customer', 'channel', 'region'],
  checksProduct: true,
  checksSold: true,
  checksUnusedAmount: false,
  tellsOfAmount: null,
  readsFigureLines: true,
  kind: null,
  texts: {
    plural: 'försäljning',
    singular: 'försäljning',
    amount: 'försäljningsbelopp',
    total: 'omsättningen',
    belowZero: 'returer och krediteringar',
    notSold:
      'Filen innehåller ingen försäljning som har skett. Ladda upp en fil med det som har sålts.',
    missingAmount:
      'En kolumn med försäljningsbelopp saknas: till exempel Summa, Belopp exkl. moms eller Antal tillsammans med Pris.',
    missingParts:
      'En kolumn med datum eller produkt saknas. Utan någon av dem kan försäljningen inte delas upp.',
  },
};

import { normaliseName } from '../../table/normalise-name.ts';
import {
  hasTotal,
  isAverage,
  isComparison,
  isTotal,
  isWorkedOut,
} from '../../table/vocabulary/totals.ts';

/** Cheap first look, since every row is asked: without one of these letters it is no total. */
const hint = /sum|tot|s:a|s\.a|betala|omslut|moms/i;

const comparisonHint =
  /budg|progn|mål|plan|år|diff|avv|skillnad|ändring|kvar|fjol|antal|nya|tapp|förlor|aktiv|arp|churn|snitt|marg|tg|täck|per|andel|tillv/i;

const averageHint = /snitt|med|average|avg|mean/i;

/** A label that says the row sums others or is VAT on them: `Summa`, `Totalt:`, `Grand total`, `Moms 25 %`. */
export const isTotalLabel = (text: string): boolean =>
  text.length <= 60 && !beginsWithDigit(text) && hint.test(text) && isTotal(normaliseName(text));

/** A label that says the row is the mean of others. */
export const isAverageLabel = (text: string): boolean =>
  text.length <= 60 && averageHint.test(text) && isAverage(normaliseName(text));

/** A label that says the row is what a sum is held against, and none of what was sold or cost. */
export const isComparisonLabel = (text: string): boolean => isAside(text, isComparison);

/** The same of how many there were, or what each came to: `Antal kunder`, `ARPU`. */
export const isWorkedOutLabel = (text: string): boolean => isAside(text, isWorkedOut);

const isAside = (text: string, isNamed: (name: string) => boolean): boolean =>
  text.length <= 60 &&
  !beginsWithDigit(text) &&
  comparisonHint.test(text) &&
  isNamed(normaliseName(text));

/** No label does. */
const beginsWithDigit = (text: string) => text.charCodeAt(0) >= 48 && text.charCodeAt(0) <= 57;

/** Weaker: begins or ends as a total (`Summa Kaffe`, `Att fakturera totalt`); needs the sum to say so too. */
export const beginsAsTotal = (text: string): boolean =>
  text.length <= 80 && hint.test(text) && hasTotal(normaliseName(text));

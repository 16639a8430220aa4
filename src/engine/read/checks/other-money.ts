import { namesOnePrice } from '../../table/vocabulary/beside-amounts.ts';
import {
  namesFee,
  namesInvoiceTotal,
  namesNotPaid,
  namesOrderTotal,
  namesTimesAYear,
} from '../../table/vocabulary/header-words.ts';
import {
  namesPaid,
  namesPlan,
  namesRate,
  namesRest,
  namesSoFar,
  namesYearBefore,
} from '../../table/vocabulary/lists.ts';
import { termKind } from '../../table/vocabulary/order-terms.ts';

/** Money that is no amount of the guide by its own word. */
export const isOtherMoney = (name: string) =>
  termKind(name) !== 'other' ||
  [
    namesFee,
    namesPlan,
    namesYearBefore,
    namesSoFar,
    namesRest,
    namesPaid,
    namesOrderTotal,
    namesInvoiceTotal,
    namesNotPaid,
    namesRate,
    namesOnePrice,
  ].some((isSaid) => isSaid(name)) ||
  namesTimesAYear.some(([, isSaid]) => isSaid(name));

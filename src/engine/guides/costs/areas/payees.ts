import { normaliseText } from '../../../table/normalise-name.ts';
import { namesCompany } from '../../../table/vocabulary/companies.ts';
import { isToTaxAuthority } from '../../../table/vocabulary/payments.ts';
import { classifySupplier } from './classify.ts';
import { TAXES } from './finance.ts';
import { STAFF } from './staff.ts';

/** A company that is paid for what staff has: a pension, a course, care. */
const isCompany = (payee: string): boolean =>
  namesCompany(normaliseText(payee)) || classifySupplier(payee) !== null;

/** Whether those who work here are paid by that name: `Lön`, or an employee's; by what most of it is booked as. */
const isStaff = (payee: string, area: string): boolean => area === STAFF && !isCompany(payee);

/** Whether an authority is paid by that name, whatever it is booked as: a tax is agreed with nobody. */
const isAuthority = (payee: string, area: string): boolean =>
  isToTaxAuthority(normaliseText(payee)) ||
  classifySupplier(payee)?.area === TAXES ||
  (area === TAXES && !isCompany(payee));

/** Whether nothing is bought of whoever is paid: wages and taxes have no supplier. */
export const isNoSupplier = (payee: string, area: string): boolean =>
  isStaff(payee, area) || isAuthority(payee, area);

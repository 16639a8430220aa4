import { z } from 'zod';
import type { User } from '#contract/session.ts';
import { formatCount } from '#engine/text/format.ts';
import { accountFields, companyFields } from './contract.ts';

export const accountForm = z.object({ ...accountFields, currentPassword: z.string() });
export const companyForm = z.object(companyFields);

export type AccountValues = z.input<typeof accountForm>;
export type CompanyValues = z.input<typeof companyForm>;

/** The account as its form shows it. */
export function accountValues(user: User): AccountValues {
  const { name, email, orgNumber, companyName } = user;
  return { name, email, organizationNumber: orgNumber, companyName, currentPassword: '' };
}

const asText = (value: string | number | null) => (value === null ? '' : String(value));
/** `4200000` → `4 200 000`, as the form takes it back. */
const grouped = (kronor: number | null) => (kronor === null ? '' : formatCount(kronor));

/** The company profile as its form shows it; what is not known is empty. */
export function companyValues(user: User): CompanyValues {
  return {
    industry: asText(user.industry),
    location: asText(user.location),
    employees: asText(user.employees),
    revenue: grouped(user.revenue),
    result: grouped(user.result),
    ceo: asText(user.ceo),
    foundedYear: asText(user.foundedYear),
    companyForm: asText(user.companyForm),
    companyStatus: asText(user.companyStatus),
    website: asText(user.website),
    verksamhet: asText(user.verksamhet),
  };
}

export type SubscriptionStatus = 'active' | 'ending' | 'trial' | 'inactive';

/** SPEC section 4, Subscription status. */
export function subscriptionStatus(
  user: Pick<User, 'plan' | 'subscriptionStatus' | 'cancelAtPeriodEnd'>,
): SubscriptionStatus {
  if (user.cancelAtPeriodEnd) return 'ending';
  if (user.subscriptionStatus === 'active') return 'active';
  const isTrial = user.plan === 'free_trial' || user.subscriptionStatus === 'trialing';
  return isTrial ? 'trial' : 'inactive';
}

/** Whether a company's name is typed, whatever its case and spaces. */
export function isSameName(typed: string, name: string): boolean {
  const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  return plain(typed) === plain(name);
}

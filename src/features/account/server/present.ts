import { formatOrgNumber } from '#contract/org-number.ts';
import type { User } from '#contract/session.ts';
import type { UserRow } from '#server/session/table.ts';

/** What users see of their own account; picked field by field, so that nothing else leaks. */
export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    orgNumber: formatOrgNumber(row.orgNumber),
    companyName: row.companyName,
    firstName: row.name.trim().split(/\s+/)[0] ?? '',
    plan: row.plan,
    role: row.role,
    emailVerified: row.emailVerified,
    onboardingCompleted: row.onboardingCompleted,
    subscriptionStatus: row.subscriptionStatus,
    subscriptionCurrentPeriodEnd: row.subscriptionCurrentPeriodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    industry: row.industry,
    location: row.location,
    employees: row.employees,
    revenue: row.revenue,
    result: row.result,
    ceo: row.ceo,
    foundedYear: row.foundedYear,
    companyForm: row.companyForm,
    companyStatus: row.companyStatus,
    verksamhet: row.verksamhet,
    website: row.website,
  };
}

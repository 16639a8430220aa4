import { describe, expect, it } from 'vitest';
import type { User } from '#contract/session.ts';
import { companyFields } from './contract.ts';
import { companyValues, subscriptionStatus } from './model.ts';

const user: User = {
  id: '1',
  name: 'Åsa Öberg',
  email: 'asa@bageriet.example',
  orgNumber: '556036-0793',
  companyName: 'Bageriet AB',
  firstName: 'Åsa',
  plan: 'free',
  role: 'user',
  emailVerified: true,
  onboardingCompleted: true,
  subscriptionStatus: null,
  subscriptionCurrentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  industry: '47.241 Bageri',
  location: null,
  employees: 0,
  revenue: 4_200_000,
  result: -35_000,
  ceo: null,
  foundedYear: 1998,
  companyForm: null,
  companyStatus: null,
  verksamhet: null,
  website: null,
};

describe('the company profile in its form', () => {
  it('is taken back as it was shown, and what is empty stays unknown', () => {
    const shown = companyValues(user);
    expect(shown).toMatchObject({ revenue: '4\u00A0200\u00A0000', result: '−35\u00A0000' });
    for (const field of Object.keys(companyFields) as (keyof typeof companyFields)[]) {
      expect(companyFields[field].parse(shown[field]), field).toBe(user[field]);
    }
  });
});

describe('the status of a subscription', () => {
  it.each([
    [{ subscriptionStatus: 'active' }, 'active'],
    [{ subscriptionStatus: 'active', cancelAtPeriodEnd: true }, 'ending'],
    [{ plan: 'free_trial' as const }, 'trial'],
    [{}, 'inactive'],
    [{ plan: 'pro' as const, subscriptionStatus: 'trialing' }, 'trial'],
    [{ plan: 'pro' as const, subscriptionStatus: 'past_due' }, 'inactive'],
  ])('of %j is %s', (more, status) => {
    expect(subscriptionStatus({ ...user, ...more })).toBe(status);
  });
});

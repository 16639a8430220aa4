import { describe, expect, it } from 'vitest';
import { planFailure, priceWithVat, yearlySaving } from './model.ts';
import { plans } from './plans.ts';

describe('a failed plan choice', () => {
  it('asks for a new login when the session is gone', () => {
    expect(planFailure('401: {"error":"Du behöver logga in igen."}', 'auth.required')).toBe(
      'session',
    );
    for (const says of ['No token', 'Invalid token', 'User not found'])
      expect(planFailure(`400: ${says}`, undefined)).toBe('session');
  });

  it('tells an existing account from everything else', () => {
    expect(planFailure('409: E-postadressen … används redan.', 'account.exists')).toBe('exists');
    for (const says of ['already exists', 'already registered'])
      expect(planFailure(`400: User ${says}`, undefined)).toBe('exists');
    expect(planFailure('500: No such price', undefined)).toBe('no_price');
    expect(planFailure('missing checkout URL', undefined)).toBe('no_url');
    expect(planFailure('500: oväntat', 'internal')).toBe('other');
  });

  it("lets the server's own sentence stand where it says what to change", () => {
    expect(planFailure('400: …', 'account.weak_password')).toBe('known');
    expect(planFailure('409: …', 'billing.subscribed')).toBe('known');
    expect(planFailure('409: …', 'billing.paid_by_others')).toBe('known');
  });
});

it('a consumer is told the price with VAT, to the öre', () => {
  expect(priceWithVat(plans.pro.monthly)).toBe('436,25\u00a0kr');
  expect(priceWithVat(plans.pro.yearly)).toBe('4\u00a0250\u00a0kr');
});

describe('the yearly price of Pro', () => {
  it('saves 788 kr, 19 % of twelve months', () => {
    expect(yearlySaving(plans.pro)).toEqual({ kronor: 788, percent: 19 });
  });
});

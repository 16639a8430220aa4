import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  readPendingSignup,
  rememberChoice,
  savePendingSignup,
  wipePendingSignup,
} from './pending-signup.ts';

const details = {
  name: 'Åsa Öberg',
  email: 'asa@bageriet.example',
  password: 'en lång mening',
  companyName: 'Bageriet AB',
  orgNumber: '556036-0793',
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  wipePendingSignup();
  vi.useRealTimers();
});

describe('a sign-up that waits for its plan', () => {
  it('is kept as typed until it is wiped', () => {
    savePendingSignup(details);
    expect(readPendingSignup()).toEqual(details);
    wipePendingSignup();
    expect(readPendingSignup()).toBeNull();
  });

  it('holds what was chosen, also when the details are changed', () => {
    rememberChoice({ plan: 'pro' });
    expect(readPendingSignup()).toBeNull();
    savePendingSignup(details);
    rememberChoice({ billingFrequency: 'yearly', promoCode: 'KOD' });
    rememberChoice({ plan: 'pro' });
    const chosen = { plan: 'pro', billingFrequency: 'yearly', promoCode: 'KOD' };
    expect(readPendingSignup()).toEqual({ ...details, ...chosen });
    savePendingSignup({ ...details, name: 'Åsa Berg' });
    expect(readPendingSignup()).toEqual({ ...details, ...chosen, name: 'Åsa Berg' });
    rememberChoice({ promoCode: undefined });
    expect(readPendingSignup()).not.toHaveProperty('promoCode');
  });

  it('is not kept longer by a choice', () => {
    savePendingSignup(details);
    vi.advanceTimersByTime(29 * 60 * 1000);
    rememberChoice({ plan: 'pro' });
    vi.advanceTimersByTime(60 * 1000);
    expect(readPendingSignup()).toBeNull();
  });

  it('is gone after 30 minutes, read in between or not', () => {
    savePendingSignup(details);
    vi.advanceTimersByTime(29 * 60 * 1000);
    expect(readPendingSignup()).toEqual(details);
    vi.advanceTimersByTime(60 * 1000);
    expect(readPendingSignup()).toBeNull();
  });
});

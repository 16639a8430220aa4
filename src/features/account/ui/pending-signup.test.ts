import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPendingSignup, savePendingSignup, wipePendingSignup } from './pending-signup.ts';

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

  it('is gone after 30 minutes, read in between or not', () => {
    savePendingSignup(details);
    vi.advanceTimersByTime(29 * 60 * 1000);
    expect(readPendingSignup()).toEqual(details);
    vi.advanceTimersByTime(60 * 1000);
    expect(readPendingSignup()).toBeNull();
  });
});

import type { User } from '#contract/session.ts';
import { PROMO_CODE, type RunningApp } from './running-app.ts';

export interface Account {
  name: string;
  email: string;
  password: string;
  companyName: string;
  orgNumber: string;
  token: string;
  user: User;
}

let made = 0;

/** Details that no other account has; the organisation number's check digit is right. */
export function newDetails(): Omit<Account, 'token' | 'user'> {
  made += 1;
  return {
    name: 'Åsa Öberg',
    email: `asa.${process.pid}.${made}@bageriet.example`,
    password: 'en lång mening om bröd',
    companyName: 'Bageriet på Hörnet AB',
    orgNumber: orgNumberOf(556_000_000 + (process.pid % 10_000) * 100 + made),
  };
}

/** An account that has its introduction behind it; on Pro by the promo code. */
export async function createAccount(
  app: RunningApp,
  plan: 'free' | 'pro' = 'free',
): Promise<Account> {
  const account = await createNewcomer(app, plan);
  const response = await fetch(`${app.url}/api/onboarding`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${account.token}` },
    body: JSON.stringify({ completed: true }),
  });
  if (!response.ok) throw new Error(`Onboarding: ${response.status} ${await response.text()}`);
  return { ...account, user: { ...account.user, onboardingCompleted: true } };
}

/** Signs up through the API: the dashboard leads such an account to the introduction. */
export async function createNewcomer(
  app: RunningApp,
  plan: 'free' | 'pro' = 'free',
): Promise<Account> {
  const details = newDetails();
  const response = await fetch(`${app.url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...details, plan, ...(plan === 'pro' && { promoCode: PROMO_CODE }) }),
  });
  if (!response.ok) throw new Error(`Sign-up: ${response.status} ${await response.text()}`);
  const session = (await response.json()) as Pick<Account, 'token' | 'user'>;
  return { ...details, ...session };
}

/** Nine digits and their Luhn check digit: `556000-0019`. */
function orgNumberOf(nine: number): string {
  const digits = String(nine);
  let sum = 0;
  for (let i = 0; i < 9; i++) {
    const product = Number(digits[i]) * (i % 2 === 0 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return `${digits.slice(0, 6)}-${digits.slice(6)}${(10 - (sum % 10)) % 10}`;
}

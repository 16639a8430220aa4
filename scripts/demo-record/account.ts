import { eq } from 'drizzle-orm';
import { openConfigured } from '#server/db/open.ts';
import { users } from '#server/session/table.ts';
import { newDetails } from '#support/accounts.ts';
import type { RunningApp } from '#support/running-app.ts';

/** Creates the film's account: free plan, confirmed address, complete profile. */
export async function makeAccount(app: RunningApp): Promise<{ token: string; user: unknown }> {
  const details = {
    ...newDetails(),
    name: 'Maja Holm',
    email: 'maja@kaffe.example',
    companyName: 'Exempelbolaget Kaffe & Te AB',
  };
  const response = await fetch(`${app.url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...details, plan: 'free' }),
  });
  if (!response.ok) throw new Error(`Sign-up: ${response.status} ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  const config = { databaseUrl: null, databaseOwnerUrl: null, dataDir: app.dataDir };
  const database = await openConfigured(config, { exclusive: false });
  try {
    await database.db.update(users).set(profile).where(eq(users.email, details.email));
  } finally {
    await database.close();
  }
  const user = await fetch(`${app.url}/api/user`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return { token, user: await user.json() };
}

const profile = {
  emailVerified: true,
  onboardingCompleted: true,
  industry: 'Kafferosteri',
  location: 'Göteborg',
  employees: 4,
  revenue: 1_300_000,
  result: 90_000,
  ceo: 'Maja Holm',
  foundedYear: 2016,
  companyForm: 'Aktiebolag',
  companyStatus: 'Aktivt',
  verksamhet: 'Rosteri och grossist för kaffe och te',
  website: 'https://kaffe.example',
};

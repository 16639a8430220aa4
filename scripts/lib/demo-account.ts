import { eq } from 'drizzle-orm';
import { createDependencies } from '#app/start.ts';
import { startWorking } from '#app/working.ts';
import { signUp } from '#features/account/server/sign-up.ts';
import { loadSampleCompany } from '#features/sample/server/sample-company.ts';
import type { Config } from '#server/config.ts';
import { openConfigured } from '#server/db/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { users } from '#server/session/table.ts';

interface Login {
  email: string;
  password: string;
  orgNumber: string;
}

/**
 * Runs `work` with all the server's dependencies on the configured database, then closes them.
 * Throws AlreadyServedError where a server uses the same folder.
 */
export async function withProduct<T>(
  given: Config,
  work: (deps: Dependencies) => Promise<T>,
): Promise<T> {
  const config = { ...given, rateLimit: false, logLevel: 'warn' as const };
  const database = await openConfigured(config, { exclusive: true });
  try {
    const deps = await createDependencies(config, database);
    const stopWorking = await startWorking(deps);
    try {
      return await work(deps);
    } finally {
      stopWorking();
      await deps.jobs.stop();
      await deps.reader.close();
      await deps.computer.close();
      await deps.signals.close();
    }
  } finally {
    await database.close();
  }
}

/** Creates an account with the sample company analysed; on Pro where a promo code is configured. */
export async function makeDemoAccount(deps: Dependencies, login: Login): Promise<void> {
  const { promo } = deps.config;
  const details = {
    ...login,
    name: 'Demo Demosson',
    companyName: 'Exempelbolaget Kaffe & Te AB',
    ...(promo === null ? {} : { promoCode: promo.code }),
  };
  const { user } = await signUp(deps, details, { address: 'demo', userAgent: undefined });
  await deps.database.db
    .update(users)
    .set({ onboardingCompleted: true })
    .where(eq(users.id, user.id));
  await loadSampleCompany(deps, user.id);
}

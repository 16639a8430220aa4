import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { type ConsentAbout, type ConsentChoice, textVersions } from '#contract/consents.ts';
import type { Executor } from '../db/database.ts';
import { consents } from './table.ts';

interface Consent {
  ownerId: string;
  about: ConsentAbout;
  choice: ConsentChoice;
  at: Date;
}

/** Notes what an account's owner has chosen, with the text in force; nothing where it is as it was. */
export async function noteConsent(on: Executor, consent: Consent): Promise<void> {
  const { ownerId, about, choice } = consent;
  const version = textVersions[about];
  const [before] = await on
    .select()
    .from(consents)
    .where(and(eq(consents.ownerId, ownerId), eq(consents.about, about)))
    .orderBy(desc(consents.at))
    .limit(1);
  if (before?.choice === choice && before.version === version) return;
  await on.insert(consents).values({ ...consent, version, id: randomUUID() });
}

/** What an account's owner has agreed to, been told of and chosen, the latest first. */
export function consentsOf(on: Executor, ownerId: string) {
  return on.select().from(consents).where(eq(consents.ownerId, ownerId)).orderBy(desc(consents.at));
}

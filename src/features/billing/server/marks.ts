import { createHmac } from 'node:crypto';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { keptFor, monthsBefore } from '#contract/retention.ts';
import { hashKey } from '#server/crypto/hash-key.ts';
import type { Executor } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { purchaseMarks } from './table.ts';

/** A company, by what it signs up with. */
export interface Company {
  orgNumber: string;
  email: string;
  /** Whether the address is confirmed: anyone can type another company's number. */
  emailVerified: boolean;
}

type Needed = Pick<Dependencies, 'box' | 'clock'>;
type Kind = (typeof purchaseMarks.$inferSelect)['kind'];

async function hasher(on: Executor, { box }: Needed) {
  const key = await hashKey(on, box, 'purchase-marks');
  return (text: string) => createHmac('sha256', key).update(text).digest('base64url');
}

const mailOf = ({ email }: Company) => `mail/${email.toLowerCase()}`;
const numberOf = ({ orgNumber, emailVerified }: Company) =>
  `${emailVerified ? '' : 'unconfirmed-'}number/${orgNumber}`;

/** What one marks who has bought: its address, and its number apart while the address is not confirmed. */
const given = (company: Company) => [numberOf(company), mailOf(company)];

/** What counts against one who buys: what strangers did by its number, only while it is as unknown as they are. */
const counted = (company: Company) => [
  ...new Set([numberOf({ ...company, emailVerified: true }), ...given(company)]),
];

/** Marks that a company has had its trial, or has withdrawn from a purchase, once for each subscription. */
export async function mark(
  on: Executor,
  deps: Needed,
  kind: Kind,
  company: Company,
  subscriptionId: string,
): Promise<void> {
  const at = deps.clock();
  const rows = given(company).map(await hasher(on, deps));
  await on
    .insert(purchaseMarks)
    .values(rows.map((hash) => ({ subscriptionId, kind, hash, at })))
    .onConflictDoNothing();
}

/** The subscriptions that a company is marked for, by its number or its address, since a moment. */
export async function marked(
  on: Executor,
  deps: Needed,
  kind: Kind,
  company: Company,
  since: Date,
): Promise<number> {
  const hashes = counted(company).map(await hasher(on, deps));
  const found = await on
    .select({ id: purchaseMarks.subscriptionId })
    .from(purchaseMarks)
    .where(
      and(
        inArray(purchaseMarks.hash, hashes),
        eq(purchaseMarks.kind, kind),
        gt(purchaseMarks.at, since),
      ),
    );
  return new Set(found.map(({ id }) => id)).size;
}

/** Forgets marks that have been kept as long as the privacy page says. */
export async function sweepMarks({ database, clock }: Dependencies): Promise<void> {
  const longAgo = monthsBefore(clock(), keptFor.purchaseMarkMonths);
  await database.db.delete(purchaseMarks).where(lt(purchaseMarks.at, longAgo));
}

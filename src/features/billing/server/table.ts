import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  Frequency,
  PaymentKind,
  PaymentMethod,
  SubscriptionState,
} from '#adapters/payments/port.ts';
import type { TestRecord } from '#adapters/payments/test/record.ts';
import { moment } from '#server/db/columns.ts';
import { ownerId } from '#server/session/owner-id.ts';
import { users } from '#server/session/table.ts';

/** A withdrawal; a second beside another; one that was paid when its account was gone; a dispute that was lost. */
export type EndReason = 'withdrawal' | 'surplus' | 'unowned' | 'dispute_lost';

/** Whether a reference can be that of a purchase of ours. */
export const isUuid = (text: string | null): text is string =>
  text !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Purchases that have been begun; a checkout's reference is its row's id. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey(),
    /** Null for one who has no account yet, or no longer. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Without an owner it is one whose account is deleted: what is paid by it goes back. */
    hadAccount: boolean('had_account').notNull().default(false),
    frequency: text('frequency').$type<Frequency>().notNull(),
    payment: text('payment').$type<PaymentKind>().notNull(),
    trialDays: integer('trial_days'),
    /** The provider's; null until it has answered. */
    checkoutId: text('checkout_id'),
    url: text('url'),
    isOver: boolean('is_over').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('checkouts_owner').on(table.ownerId),
    index('checkouts_unfinished').on(table.createdAt).where(sql`not ${table.isOver}`),
  ],
);

/** Subscriptions as their provider last said that they are. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    /** Null once the account is deleted: then it is ended at the provider, and the row goes. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    customerId: text('customer_id').notNull(),
    state: text('state').$type<SubscriptionState>().notNull(),
    frequency: text('frequency').$type<Frequency>(),
    startedAt: moment('started_at').notNull(),
    periodEnd: moment('period_end').notNull(),
    trialEnd: moment('trial_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    endedAt: moment('ended_at'),
    payment: jsonb('payment').$type<PaymentMethod>(),
    /** Öre excluding VAT each period; null where it is not known yet. */
    priceNet: integer('price_net'),
    /** Since when what is late should have been paid; null where nothing is. */
    unpaidSince: moment('unpaid_since'),
    withdrawnAt: moment('withdrawn_at'),
    /** Why we end it at once; null for one that goes on or ends by itself. */
    endReason: text('end_reason').$type<EndReason>(),
    /** When that was done whole: ended, and paid back where it is. */
    endDoneAt: moment('end_done_at'),
    /** How often that has failed, and when it is tried again. */
    endTries: integer('end_tries').notNull().default(0),
    endNextAt: moment('end_next_at'),
    /** When the provider was asked, by the database's clock: what was asked later counts. */
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [
    index('subscriptions_owner').on(table.ownerId),
    index('subscriptions_customer').on(table.customerId),
    index('subscriptions_to_end')
      .on(table.endNextAt)
      .where(
        sql`(${table.withdrawnAt} is not null or ${table.endReason} is not null) and ${table.endDoneAt} is null`,
      ),
    index('subscriptions_ownerless').on(table.id).where(sql`${table.ownerId} is null`),
  ],
);

/** Events of the provider, each stored once; what came of them is asked for when they are handled. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    jobId: uuid('job_id').notNull(),
    type: text('type').notNull(),
    createdAt: moment('created_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    checkoutId: text('checkout_id'),
    subscriptionId: text('subscription_id'),
    customerId: text('customer_id'),
    disputedChargeId: text('disputed_charge_id'),
    handledAt: moment('handled_at'),
  },
  (table) => [
    index('payment_events_unhandled').on(table.receivedAt).where(sql`${table.handledAt} is null`),
    index('payment_events_handled').on(table.handledAt),
  ],
);

/** Which mails about a subscription are written, so that each is written once. */
export const billingMails = pgTable(
  'billing_mails',
  {
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** The invoice, the period or the charge that it is about. */
    about: text('about').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.kind, table.about] })],
);

/** The nightly comparisons with the provider. */
export const paymentChecks = pgTable('payment_checks', {
  /** In Sweden. */
  day: date('day', { mode: 'string' }).primaryKey(),
  jobId: uuid('job_id').notNull(),
  finishedAt: moment('finished_at'),
  /** Subscriptions that were otherwise than we had them. */
  mended: integer('mended'),
  /** What could not be compared. */
  failed: integer('failed'),
});

/**
 * Who has had a trial or has withdrawn from a purchase, by keyed hashes alone: outlives the account, so that deleting it
 * gives no new trial.
 */
export const purchaseMarks = pgTable(
  'purchase_marks',
  {
    /** The trial's or the withdrawal's subscription. */
    subscriptionId: text('subscription_id').notNull(),
    kind: text('kind').$type<'trial' | 'withdrawal'>().notNull(),
    /** Of the organisation number or of the e-mail. */
    hash: text('hash').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hash, table.kind, table.subscriptionId] }),
    index('purchase_marks_at').on(table.at),
  ],
);

/** What the operator gives notice of: new prices or new terms, and from which day. */
export const notices = pgTable('notices', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<'prices' | 'terms'>().notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  /** In Sweden. */
  effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
  givenAt: moment('given_at').notNull(),
});

/** Whom a notice is mailed to, noted when it is given, so that each gets one. */
export const noticeRecipients = pgTable(
  'notice_recipients',
  {
    ownerId: ownerId(),
    noticeId: uuid('notice_id')
      .notNull()
      .references(() => notices.id),
    /** When its mail was written to the outbox; null until then. */
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.noticeId] }),
    index('notice_recipients_waiting').on(table.noticeId).where(sql`${table.mailedAt} is null`),
  ],
);

/** What the test payments keep, where no provider is configured. */
export const testPayments = pgTable(
  'test_payments',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    kind: text('kind').$type<TestRecord['kind']>().notNull(),
    record: jsonb('record').$type<TestRecord>().notNull(),
  },
  (table) => [index('test_payments_customer').on(table.customerId)],
);

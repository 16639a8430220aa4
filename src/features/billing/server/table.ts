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
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  Frequency,
  PaymentKind,
  PaymentMethod,
  SubscriptionState,
} from '#adapters/payments/port.ts';
import type { TestRecord } from '#adapters/payments/test/record.ts';
import { users } from '#server/session/table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Purchases that have been begun; a checkout's reference is its row's id. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey(),
    /** Null for one who has no account yet. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
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
    /** Since when what is late should have been paid; null where nothing is. */
    unpaidSince: moment('unpaid_since'),
    withdrawnAt: moment('withdrawn_at'),
    /** When the provider was asked, by the database's clock: what was asked later counts. */
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [
    index('subscriptions_owner').on(table.ownerId),
    index('subscriptions_customer').on(table.customerId),
    index('subscriptions_withdrawn')
      .on(table.id)
      .where(sql`${table.withdrawnAt} is not null and ${table.endedAt} is null`),
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
});

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

import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { onboardingGoals, onboardingSteps } from '#contract/onboarding.ts';
import { moment } from '../db/columns.ts';

/** On another plan than the free ones. As text, not parameters: so PostgreSQL knows that the index of these fits. */
export const isPaying = (plan: SQLWrapper) => sql`${plan} not in ('free', 'free_trial')`;

/** In small letters, the Swedish ones too, whatever the language of the database. */
export const inSmallLetters = (text: SQLWrapper) =>
  sql`lower(translate(${text}, 'ÅÄÖÉÈÜØÆ', 'åäöéèüøæ'))`;

/** What an account is searched by; its number without the hyphen. */
export const searchedText = (
  user: Record<'name' | 'email' | 'companyName' | 'orgNumber', SQLWrapper>,
) =>
  inSmallLetters(
    sql`${user.name} || ' ' || ${user.email} || ' ' || ${user.companyName} || ' ' || ${user.orgNumber}`,
  );

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** As typed; compared in lower case. */
    email: text('email').notNull(),
    /** Ten digits without hyphen. */
    orgNumber: text('org_number').notNull(),
    companyName: text('company_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    plan: text('plan', { enum: ['free', 'free_trial', 'pro', 'starter'] })
      .notNull()
      .default('free'),
    /** What gave the plan: nothing (free), a promo code, a payment or an administrator. */
    planSource: text('plan_source', { enum: ['free', 'promo', 'stripe', 'admin'] })
      .notNull()
      .default('free'),
    role: text('role', { enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    emailVerified: boolean('email_verified').notNull().default(false),
    subscriptionStatus: text('subscription_status'),
    subscriptionCurrentPeriodEnd: moment('subscription_current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    industry: text('industry'),
    location: text('location'),
    employees: integer('employees'),
    revenue: bigint('revenue', { mode: 'number' }),
    result: bigint('result', { mode: 'number' }),
    ceo: text('ceo'),
    foundedYear: integer('founded_year'),
    companyForm: text('company_form'),
    companyStatus: text('company_status'),
    verksamhet: text('verksamhet'),
    website: text('website'),
    /** When it was announced that the account goes unless it is used; null while it is used. */
    removalAnnouncedAt: moment('removal_announced_at'),
    /** Those from before there was an introduction, and those who ask for nothing, have it behind them. */
    onboardingCompleted: boolean('onboarding_completed').notNull().default(true),
    /** Where the introduction was left; null where it has not been begun. */
    onboardingStep: text('onboarding_step', { enum: onboardingSteps }),
    /** What the user most wants to know. */
    onboardingGoal: text('onboarding_goal', { enum: onboardingGoals }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    // One who never confirmed an address does not hold a number against one who has.
    uniqueIndex('users_org_number_confirmed')
      .on(table.orgNumber)
      .where(sql`${table.emailVerified}`),
    index('users_org_number').on(table.orgNumber),
    index('users_newest').on(table.createdAt, table.id),
    index('users_paying').on(table.plan).where(isPaying(table.plan)),
    // Finds any part of three letters or more (pg_trgm); without a list of what is not indexed yet, which is read whole.
    index('users_searched')
      .using('gin', sql`${searchedText(table)} gin_trgm_ops`)
      .with({ fastupdate: false }),
    index('users_unconfirmed').on(table.createdAt).where(sql`not ${table.emailVerified}`),
    index('users_removal_announced')
      .on(table.removalAnnouncedAt)
      .where(sql`${table.removalAnnouncedAt} is not null`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in hex; the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    /** Browser and system, as `Firefox på Windows`; null where the browser did not say. */
    device: text('device'),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('sessions_token_hash').on(table.tokenHash),
    index('sessions_last_used').on(table.lastUsedAt),
    index('sessions_created').on(table.createdAt),
  ],
);

/** Logins whose password was right and that wait for the second factor. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in hex; the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('login_challenges_expires_at').on(table.expiresAt),
  ],
);

export type UserRow = typeof users.$inferSelect;

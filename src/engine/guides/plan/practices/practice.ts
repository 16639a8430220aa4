import type { BusinessId } from '../../../business/business.ts';
import type { Priority } from '../input.ts';

/** The role that carries out an action, in a company of more than its owner. */
export type Owner = 'owner' | 'sales' | 'finance' | 'purchasing' | 'operations' | 'staff';

/** The theme by which the plan groups and weights actions. */
export type PlanTheme = 'growth' | 'efficiency' | 'innovation' | 'stability';

/** What an analysis may have in it, that a practice otherwise tells what it would show. */
export type Known =
  | 'customers'
  | 'prices'
  | 'channels'
  | 'returns'
  | 'twoYears'
  | 'costs'
  | 'suppliers'
  | 'fixed';

/** A practice suggested by the answers alone. Without kronor: those come only from figures. */
export interface Practice {
  id: string;
  theme: PlanTheme;
  /** Words in goals and challenges that suggest it. */
  words: RegExp;
  /** The priority that suggests it even without matching words. */
  priority: Priority | null;
  /** Left out where the figures, or the industry of the profile, say the opposite. */
  unless?: 'manyCustomers' | 'noStock' | 'soldOnline';
  /** Kinds of business that it is for; absent where it is for all. */
  only?: readonly BusinessId[];
  /**
   * Recommendations that cover the same from figures, and so replace it; `costs-*` matches any cost
   * area.
   */
  coveredBy?: readonly string[];
  title: string;
  description: string;
  text: string;
  firstStep: string;
  /** What it achieves, in words: true whatever the files hold, since no practice has kronor. */
  gives: string;
  /** What the files would show of it, where the analyses lack that. */
  adds?: { unless: Known; text: string };
  owner: Owner;
  timeframe: string;
  effort: 1 | 2 | 3;
}

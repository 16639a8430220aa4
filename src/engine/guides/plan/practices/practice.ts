import type { Priority } from '../input.ts';

/** Who does it: the role, in a company that has more than its owner. */
export type Owner = 'owner' | 'sales' | 'finance' | 'purchasing' | 'operations' | 'staff';

/** What an action is about; the plan groups and tilts by it. */
export type PlanTheme = 'growth' | 'efficiency' | 'innovation' | 'stability';

/** A practice that answers call for. No kronor: those come out of figures alone. */
export interface Practice {
  id: string;
  theme: PlanTheme;
  /** Words in goals and challenges that call for it. */
  words: RegExp;
  /** Given also where no word calls for it, when this is what the user wants most. */
  priority: Priority | null;
  /** Not given where the figures say the opposite. */
  unless?: 'manyCustomers';
  /** Advice of the other guides that says the same from figures, and so better; `costs-*` is any of them. */
  coveredBy?: readonly string[];
  title: string;
  description: string;
  text: string;
  firstStep: string;
  /** What it gives, in words. */
  gives: string;
  owner: Owner;
  timeframe: string;
  effort: 1 | 2 | 3;
}

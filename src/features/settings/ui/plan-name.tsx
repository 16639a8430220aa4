import { Badge } from '#client/ui/badge.tsx';
import type { User } from '#contract/session.ts';
import { isFreePlan } from '#features/billing/plans.ts';
import { billingTexts } from '#features/billing/texts.ts';

/** The plan as its badge (SPEC section 4, plan labels). */
export function PlanName({ plan }: Pick<User, 'plan'>) {
  return (
    <Badge variant={isFreePlan(plan) ? 'neutral' : 'accent'}>{billingTexts.planLabel[plan]}</Badge>
  );
}

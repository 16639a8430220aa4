import { eq } from 'drizzle-orm';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { type UserRow, users } from '#server/session/table.ts';
import type { OnboardingState, onboardingContract } from '../contract.ts';

const stateOf = (user: UserRow): OnboardingState => ({
  completed: user.onboardingCompleted,
  step: user.onboardingStep,
  goal: user.onboardingGoal,
});

export function onboardingHandlers(deps: Dependencies): Handlers<typeof onboardingContract> {
  return {
    state: async ({ session }) => stateOf(session.user),
    save: async ({ body: { step, goal, completed }, session: { user } }) => {
      const change = {
        onboardingStep: step ?? user.onboardingStep,
        onboardingGoal: goal ?? user.onboardingGoal,
        onboardingCompleted: completed ?? user.onboardingCompleted,
      };
      const [changed] = await deps.database.db
        .update(users)
        .set(change)
        .where(eq(users.id, user.id))
        .returning();
      return stateOf(changed ?? { ...user, ...change });
    },
  };
}

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import { stored } from '#contract/limits.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { type feedbackContract, feedbackErrors } from '../contract.ts';
import { feedback } from './table.ts';

const fail = failWith(feedbackErrors);

const DAY_SECONDS = 24 * 60 * 60;
const PER_OWNER: Limit = { attempts: 60, windowSeconds: 3600 };

export function feedbackHandlers({
  database,
  clock,
  throttle,
}: Dependencies): Handlers<typeof feedbackContract> {
  return {
    send: async ({ body, session }) => {
      const { id } = session.user;
      const held = await database.db.$count(feedback, eq(feedback.ownerId, id));
      const wait = await throttle.count(`feedback:${id}`, PER_OWNER);
      if (wait > 0 || held >= stored.feedback)
        throw fail('feedback.too_many', { retryAfterSeconds: wait || DAY_SECONDS });
      await database.db.insert(feedback).values({
        ownerId: id,
        id: randomUUID(),
        feedbackType: body.feedbackType,
        category: body.category,
        context: body.context,
        contextId: body.contextId == null ? null : String(body.contextId),
        rating: body.rating ?? null,
        message: body.message || null,
        createdAt: clock(),
      });
      return { success: true };
    },
  };
}

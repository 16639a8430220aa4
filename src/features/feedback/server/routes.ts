import { randomUUID } from 'node:crypto';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { feedbackContract } from '../contract.ts';
import { feedback } from './table.ts';

export function feedbackHandlers({
  database,
  clock,
}: Dependencies): Handlers<typeof feedbackContract> {
  return {
    send: async ({ body, session }) => {
      await database.db.insert(feedback).values({
        ownerId: session.user.id,
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

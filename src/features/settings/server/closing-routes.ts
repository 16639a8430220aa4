import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { closingContract } from '../closing-contract.ts';
import { closeAccount, contentsOf } from './close-account.ts';
import { noted } from './noted.ts';

export function closingHandlers(deps: Dependencies): Handlers<typeof closingContract> {
  return {
    contents: ({ session }) => contentsOf(deps, session.user.id),
    close: ({ session, request, body }) =>
      noted(deps, { event: 'account.delete', request, actorId: session.user.id }, async () => {
        await closeAccount(deps, session.user, body);
        return { success: true };
      }),
  };
}

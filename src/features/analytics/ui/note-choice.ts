import { callRoute } from '#client/data/call-route.ts';
import { personalDataContract } from '#features/personal-data/contract.ts';
import type { ConsentChoice } from '../model.ts';

/** Notes the choice with the account. A server that cannot be reached leaves it as it is. */
export async function noteChoice(choice: ConsentChoice): Promise<void> {
  await callRoute(personalDataContract.noteCookies, { body: { choice } }).catch(() => undefined);
}

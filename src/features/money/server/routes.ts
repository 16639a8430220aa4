import { newestOfOneCompany } from '#features/guides/server/analyses/of-one-company.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { moneyContract } from '../contract.ts';
import { heldTogether } from './held-together.ts';

export function moneyHandlers({ database: { db } }: Dependencies): Handlers<typeof moneyContract> {
  return {
    money: async ({ session }) => heldTogether(await newestOfOneCompany(db, session.user.id)),
  };
}

import type { FastifyRequest } from 'fastify';
import { common, failWith } from '#contract/errors.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { SignedIn } from '#server/session/sessions.ts';
import { bearerToken } from '#server/session/tokens.ts';
import { networkOf } from '#server/throttle/network.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { type LookupAnswer, type lookupContract, lookupErrors } from '../contract.ts';
import { fillAccount } from './fill-account.ts';
import { lookUp } from './look-up.ts';
import { presentCompany } from './present.ts';

const fail = failWith(lookupErrors);

/** Look-ups of one account; onboarding and a few corrections need no more. */
const BY_ACCOUNT: Limit = { attempts: 60, windowSeconds: 3600 };
/** Look-ups of strangers on one network; an office that signs up shares one. */
const BY_NETWORK: Limit = { attempts: 30, windowSeconds: 3600 };

const nothing = { data: null, choices: [], source: null, saved: [], differs: [], found: false };

/** Who asks: an account, or null for a stranger. A token that no longer holds is refused. */
async function callerOf(deps: Dependencies, request: FastifyRequest): Promise<SignedIn | null> {
  const { authorization } = request.headers;
  if (authorization === undefined) return null;
  const token = bearerToken(authorization);
  const session = token === null ? null : await deps.sessions.find(token);
  if (session === null) throw common('auth.required');
  return session;
}

async function countLookup(deps: Dependencies, caller: SignedIn | null, address: string) {
  const wait =
    caller === null
      ? await deps.throttle.count(`company-lookup:${networkOf(address)}`, BY_NETWORK)
      : await deps.throttle.count(`company-lookup:${caller.user.id}`, BY_ACCOUNT);
  if (wait > 0) throw fail('company_lookup.too_many', { retryAfterSeconds: wait });
}

export function lookupHandlers(deps: Dependencies): Handlers<typeof lookupContract> {
  return {
    fetchCompanyInfo: async ({ body, request }): Promise<LookupAnswer> => {
      const caller = await callerOf(deps, request);
      await countLookup(deps, caller, request.ip);
      const result = await lookUp(deps, {
        orgNumber: (body.orgnr ?? '').replace(/\D/g, ''),
        companyName: (body.companyName ?? '').trim(),
      });
      if (result.outcome === 'off') return { ...nothing, outcome: 'off' };
      const { source } = result;
      if (result.outcome === 'not_found') return { ...nothing, outcome: 'not_found', source };
      if (result.outcome === 'several') {
        const choices = result.companies.map(presentCompany);
        return { ...nothing, outcome: 'several', choices, source };
      }
      const data = presentCompany(result.company);
      const filled =
        caller === null
          ? { saved: [], differs: [] }
          : await fillAccount(deps, caller.user, data, body.replace ?? []);
      return { ...nothing, ...filled, outcome: 'found', found: true, data, source };
    },
  };
}

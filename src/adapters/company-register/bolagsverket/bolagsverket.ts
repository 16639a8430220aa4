import { type CompanyRegister, RegisterAwayError } from '../port.ts';
import { readAnswer } from './answer.ts';
import { type BolagsverketSettings, createCalls, jsonOf } from './calls.ts';

/** A person waits for the answer. */
const TIMEOUT_MS = 5000;
const AWAY_SECONDS = 60;

/**
 * Bolagsverket's API for valuable data sets, version 1: companies by number. Holds to its pauses and
 * its limit of calls, and is away rather than slow.
 */
export function createBolagsverket(
  settings: BolagsverketSettings,
  { now = Date.now, timeoutMs = TIMEOUT_MS }: { now?: () => number; timeoutMs?: number } = {},
): CompanyRegister {
  const post = createCalls(settings, { now, timeoutMs });
  return {
    name: 'Bolagsverket',
    async byNumber(orgNumber) {
      const response = await post('/organisationer', { identitetsbeteckning: orgNumber });
      // 400 is a number that can be no company's.
      if (response.status === 400 || response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      if (!response.ok) {
        await response.body?.cancel();
        throw new RegisterAwayError(`answered ${response.status}`, AWAY_SECONDS);
      }
      const answered = readAnswer(await jsonOf(response), orgNumber);
      if ('away' in answered) throw new RegisterAwayError(answered.away, AWAY_SECONDS);
      return answered.company;
    },
  };
}

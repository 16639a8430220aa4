import { failWith } from '#contract/errors.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { hashToken } from '#server/session/tokens.ts';
import { networkOf } from '#server/throttle/network.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { sharedErrors } from '../../shared-contract.ts';
import type { ReportLinkRow } from '../table.ts';
import { findReportLink } from './links.ts';

const fail = failWith(sharedErrors);

/** Wrong passwords of one network on one link; then each wait is twice the last, up to an hour. */
const GUESSES: Limit = { attempts: 10, windowSeconds: 15 * 60, doubling: true };
/** Wrong passwords of all networks on one link. */
const OF_ALL: Limit = { attempts: 50, windowSeconds: 60 * 60, doubling: true };
/** Wrong passwords and links of one network. */
const PER_NETWORK: Limit = { attempts: 100, windowSeconds: 15 * 60 };
/** What one link may have computed in an hour: it is its owner's share that it takes. */
const WORK: Limit = { attempts: 200, windowSeconds: 60 * 60 };

interface Stranger {
  link: string;
  password?: string | undefined;
  /** IP address. */
  address: string;
}

type Needed = Pick<Dependencies, 'database' | 'passwords' | 'throttle' | 'clock'>;

/** The keys that a try is counted under. Neither link nor address stands in the table of limits. */
function keysOf({ link, address }: Stranger) {
  const network = networkOf(address);
  return {
    own: { key: `shared:${hashToken(`${link} ${network}`)}`, limit: GUESSES },
    all: { key: `shared-all:${hashToken(link)}`, limit: OF_ALL },
    network: { key: `shared-network:${hashToken(network)}`, limit: PER_NETWORK },
  };
}

/**
 * Counts a try before the password is looked at, so that tries at once cannot pass the limit.
 * Throws `shared.too_many`; where the network is what stops it, the link is left as it is.
 */
async function countGuess({ throttle }: Needed, stranger: Stranger): Promise<void> {
  const { own, all } = keysOf(stranger);
  for (const { key, limit } of [own, all]) {
    const wait = await throttle.count(key, limit);
    if (wait > 0) throw fail('shared.too_many', { retryAfterSeconds: wait });
  }
}

/** After the right password: its try is forgotten, not those of others. */
async function forgetGuess({ throttle }: Needed, stranger: Stranger): Promise<void> {
  const { own, all } = keysOf(stranger);
  await throttle.clear(own.key);
  await throttle.giveBack(all.key);
}

/**
 * The link of one who has its token, and its password where it asks for one. A link that is unknown,
 * revoked or too old gives `shared.gone` after the same work; throws too `shared.password`,
 * `shared.wrong_password`, and `shared.too_many` for the right password as well.
 */
export async function enter(deps: Needed, stranger: Stranger): Promise<ReportLinkRow> {
  const { throttle, passwords } = deps;
  const { network } = keysOf(stranger);
  const wait = await throttle.waitFor(network.key, network.limit);
  if (wait > 0) throw fail('shared.too_many', { retryAfterSeconds: wait });
  const { password } = stranger;
  if (password !== undefined) await countGuess(deps, stranger);
  const row = await findReportLink(deps, stranger.link);
  const passwordHash = row?.passwordHash ?? null;
  const isRight = password !== undefined && (await passwords.verify(passwordHash, password));
  if (row === null) {
    await throttle.count(network.key, network.limit);
    throw fail('shared.gone');
  }
  if (passwordHash !== null && password === undefined) throw fail('shared.password');
  if (passwordHash !== null && !isRight) {
    await throttle.count(network.key, network.limit);
    throw fail('shared.wrong_password');
  }
  if (password !== undefined) await forgetGuess(deps, stranger);
  return row;
}

/** Counts a piece of work for a link. Throws `shared.busy` beyond its share. */
export async function takeLinkShare(
  { throttle }: Pick<Dependencies, 'throttle'>,
  { id }: ReportLinkRow,
): Promise<void> {
  const wait = await throttle.count(`shared-work:${id}`, WORK);
  if (wait > 0) throw fail('shared.busy', { retryAfterSeconds: wait });
}

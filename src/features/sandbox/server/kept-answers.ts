import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const zip = promisify(gzip);

/** An answer as it is sent, packed once. */
export interface KeptAnswer {
  etag: string;
  identity: Buffer;
  gzip: Buffer;
}

async function packed(text: string): Promise<KeptAnswer> {
  const identity = Buffer.from(text);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { etag: `W/"${hash}"`, identity, gzip: await zip(identity) };
}

const sizeOf = ({ identity, gzip: small }: KeptAnswer) => identity.length + small.length;

/** Gives the answer known by a name, and makes one that is not known. */
export type KeptAnswers = (name: string, make: () => Promise<string>) => Promise<KeptAnswer>;

/**
 * Keeps answers that never change, at most `mostBytes` of them: those asked for longest ago go
 * first. One that is on its way is waited for and not made twice; one that failed is not kept.
 */
export function createKeptAnswers(mostBytes: number): KeptAnswers {
  /** By name, the one asked for longest ago first. */
  const answers = new Map<string, KeptAnswer>();
  /** By name, those that are being made. */
  const onTheirWay = new Map<string, Promise<KeptAnswer>>();
  let bytes = 0;

  const forget = (name: string, answer: KeptAnswer) => {
    if (answers.delete(name)) bytes -= sizeOf(answer);
  };
  const keep = (name: string, answer: KeptAnswer) => {
    answers.set(name, answer);
    bytes += sizeOf(answer);
    for (const [oldest, old] of answers) {
      if (bytes <= mostBytes) return;
      forget(oldest, old);
    }
  };
  const made = async (name: string, make: () => Promise<string>) => {
    const answer = await packed(await make());
    keep(name, answer);
    return answer;
  };

  return async (name, make) => {
    const known = answers.get(name);
    if (known !== undefined) {
      forget(name, known);
      keep(name, known);
      return known;
    }
    const waited = onTheirWay.get(name);
    if (waited !== undefined) return waited;
    const answer = made(name, make).finally(() => onTheirWay.delete(name));
    onTheirWay.set(name, answer);
    return answer;
  };
}

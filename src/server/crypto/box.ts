import {
  type CipherGCM,
  createCipheriv,
  createDecipheriv,
  type DecipherGCM,
  randomBytes,
} from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES;
/** Of large bytes so much at a time: others wait some milliseconds at most. */
const PIECE_BYTES = 256 * 1024;

/**
 * Seals and opens stored bytes. `context` binds a box to its place: moved elsewhere it does not
 * open.
 */
export interface Box {
  seal(plain: Buffer, context: string): Buffer;
  /** Throws when the box was changed, cut, moved, or sealed with another key. */
  open(sealed: Buffer, context: string): Buffer;
  /** The same for large bytes, in pieces between which others get their turn. */
  sealLarge(plain: Buffer, context: string): Promise<Buffer>;
  openLarge(sealed: Buffer, context: string): Promise<Buffer>;
}

/**
 * AES-256-GCM with a fresh 96-bit nonce per box: version byte, nonce, tag, ciphertext. Seals with `key`, and opens what
 * was sealed with it or with one of `others`, which are known while the key is changed.
 */
export function createBox(key: Buffer, others: readonly Buffer[] = []): Box {
  const own = boxOf(key);
  const more = others.map(boxOf);
  const last = more.at(-1) ?? own;
  const first = [own, ...more].slice(0, -1);
  return {
    seal: own.seal,
    sealLarge: own.sealLarge,
    open(sealed, context) {
      for (const box of first) {
        const opened = openedBy(box, sealed, context);
        if (opened) return opened;
      }
      return last.open(sealed, context);
    },
    async openLarge(sealed, context) {
      for (const box of first) {
        const opened = await box.openLarge(sealed, context).catch(() => null);
        if (opened) return opened;
      }
      return last.openLarge(sealed, context);
    },
  };
}

function openedBy(box: Box, sealed: Buffer, context: string): Buffer | null {
  try {
    return box.open(sealed, context);
  } catch {
    return null;
  }
}

/** Passes bytes through a cipher into `into` from `at` on, piece by piece. */
async function pass(
  cipher: CipherGCM | DecipherGCM,
  bytes: Buffer,
  into: Buffer,
  at: number,
): Promise<void> {
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    if (from > 0) await setImmediate();
    cipher.update(bytes.subarray(from, from + PIECE_BYTES)).copy(into, at + from);
  }
  cipher.final();
}

function boxOf(key: Buffer): Box {
  const startSealing = (context: string) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    cipher.setAAD(Buffer.from(context));
    return { cipher, head: Buffer.concat([Buffer.from([VERSION]), iv, Buffer.alloc(TAG_BYTES)]) };
  };
  const startOpening = (sealed: Buffer, context: string) => {
    if (sealed[0] !== VERSION) throw new Error('Unknown version of a sealed box');
    const iv = sealed.subarray(1, 1 + IV_BYTES);
    const options = { authTagLength: TAG_BYTES };
    const decipher = createDecipheriv('aes-256-gcm', key, iv, options);
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(sealed.subarray(1 + IV_BYTES, HEAD_BYTES));
    return { decipher, body: sealed.subarray(HEAD_BYTES) };
  };
  return {
    seal(plain, context) {
      const { cipher, head } = startSealing(context);
      // In one go: each copy counts.
      const sealed = Buffer.concat([head, cipher.update(plain), cipher.final()]);
      cipher.getAuthTag().copy(sealed, 1 + IV_BYTES);
      return sealed;
    },
    open(sealed, context) {
      const { decipher, body } = startOpening(sealed, context);
      return Buffer.concat([decipher.update(body), decipher.final()]);
    },
    async sealLarge(plain, context) {
      const { cipher, head } = startSealing(context);
      const sealed = Buffer.allocUnsafeSlow(HEAD_BYTES + plain.length);
      head.copy(sealed);
      await pass(cipher, plain, sealed, HEAD_BYTES);
      cipher.getAuthTag().copy(sealed, 1 + IV_BYTES);
      return sealed;
    },
    async openLarge(sealed, context) {
      const { decipher, body } = startOpening(sealed, context);
      const plain = Buffer.allocUnsafeSlow(body.length);
      await pass(decipher, body, plain, 0);
      return plain;
    },
  };
}

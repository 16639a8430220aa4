import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals and opens stored bytes. `context` binds a box to its place: moved elsewhere it does not
 * open.
 */
export interface Box {
  seal(plain: Buffer, context: string): Buffer;
  /** Throws when the box was changed, cut, moved, or sealed with another key. */
  open(sealed: Buffer, context: string): Buffer;
}

/**
 * AES-256-GCM with a fresh 96-bit nonce per box: version byte, nonce, tag, ciphertext. Seals with `key`, and opens what
 * was sealed with it or with one of `others`, which are known while the key is changed.
 */
export function createBox(key: Buffer, others: readonly Buffer[] = []): Box {
  const own = boxOf(key);
  const more = others.map(boxOf);
  return {
    seal: own.seal,
    open(sealed, context) {
      for (const box of [own, ...more].slice(0, -1)) {
        const opened = openedBy(box, sealed, context);
        if (opened) return opened;
      }
      return (more.at(-1) ?? own).open(sealed, context);
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

function boxOf(key: Buffer): Box {
  return {
    seal(plain, context) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      cipher.setAAD(Buffer.from(context));
      const head = Buffer.concat([Buffer.from([VERSION]), iv, Buffer.alloc(TAG_BYTES)]);
      // In one go: files are large, and each copy of one counts.
      const sealed = Buffer.concat([head, cipher.update(plain), cipher.final()]);
      cipher.getAuthTag().copy(sealed, 1 + IV_BYTES);
      return sealed;
    },
    open(sealed, context) {
      if (sealed[0] !== VERSION) throw new Error('Unknown version of a sealed box');
      const bodyStart = 1 + IV_BYTES + TAG_BYTES;
      const iv = sealed.subarray(1, 1 + IV_BYTES);
      const options = { authTagLength: TAG_BYTES };
      const decipher = createDecipheriv('aes-256-gcm', key, iv, options);
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(sealed.subarray(1 + IV_BYTES, bodyStart));
      return Buffer.concat([decipher.update(sealed.subarray(bodyStart)), decipher.final()]);
    },
  };
}

import { createDecipheriv, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createBox } from './box.ts';

const key = randomBytes(32);
const box = createBox(key);
const plain = Buffer.from('Summa 1 284,50 kr');

describe('a sealed box', () => {
  it('is AES-256 in GCM: anyone with the key can open it by the standard alone', () => {
    const sealed = box.seal(plain, 'konto');
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 13));
    decipher.setAAD(Buffer.from('konto')).setAuthTag(sealed.subarray(13, 29));
    const opened = Buffer.concat([decipher.update(sealed.subarray(29)), decipher.final()]);
    expect(opened).toEqual(plain);
    expect(box.open(sealed, 'konto')).toEqual(plain);
    expect(sealed.includes('284')).toBe(false);
  });

  it('is never the same twice', () => {
    expect(box.seal(plain, 'konto')).not.toEqual(box.seal(plain, 'konto'));
  });

  it('does not open when it was changed, cut, moved or sealed with another key', () => {
    const sealed = box.seal(plain, 'konto');
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => box.open(changed, 'konto')).toThrow();
      expect(() => box.open(sealed.subarray(0, at), 'konto')).toThrow();
    }
    expect(() => box.open(sealed, 'annat konto')).toThrow();
    expect(() => createBox(randomBytes(32)).open(sealed, 'konto')).toThrow();
  });

  it('is the same for large bytes, in pieces between which others get their turn', async () => {
    const large = randomBytes(1_000_003);
    let turns = 0;
    const count = () => {
      turns++;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    const sealed = await box.sealLarge(large, 'konto');
    clearImmediate(next);
    expect(turns).toBeGreaterThan(0);
    expect(box.open(sealed, 'konto').equals(large)).toBe(true);
    const other = await box.openLarge(box.seal(large, 'konto'), 'konto');
    expect(other.equals(large)).toBe(true);
    for (const at of [0, 5, 20, 29, 500_000, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(box.openLarge(changed, 'konto')).rejects.toThrow();
      await expect(box.openLarge(sealed.subarray(0, at), 'konto')).rejects.toThrow();
    }
    await expect(box.openLarge(sealed, 'annat')).rejects.toThrow();
    const old = randomBytes(32);
    const both = createBox(key, [old]);
    expect(await both.openLarge(createBox(old).seal(plain, 'konto'), 'konto')).toEqual(plain);
    expect((await both.openLarge(sealed, 'konto')).equals(large)).toBe(true);
    expect(await box.openLarge(await box.sealLarge(Buffer.alloc(0), 'a'), 'a')).toHaveLength(0);
  });

  it('seals with its key and opens with any that is known, while the key is changed (H08)', () => {
    const [old, older] = [randomBytes(32), randomBytes(32)];
    const both = createBox(key, [old, older]);
    for (const each of [key, old, older])
      expect(both.open(createBox(each).seal(plain, 'konto'), 'konto')).toEqual(plain);
    expect(box.open(both.seal(plain, 'konto'), 'konto')).toEqual(plain);
    const unknown = createBox(randomBytes(32)).seal(plain, 'konto');
    expect(() => both.open(unknown, 'konto')).toThrow();
    expect(() => both.open(createBox(old).seal(plain, 'konto'), 'annat')).toThrow();
  });
});

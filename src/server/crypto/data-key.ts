import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** The key that seals, and others that open while it is changed. */
export interface DataKeys {
  key: Buffer;
  others: Buffer[];
}

export const keyFile = (dataDir: string) => join(dataDir, 'data.key');

/**
 * The 32-byte keys of what is stored: the given ones, else those in `dataDir` (a line each, the one that seals first),
 * created on first start. Written whole and then linked, so that no killed or parallel start leaves half a key.
 */
export function loadDataKeys(
  { dataKey, otherDataKeys }: Pick<Config, 'dataKey' | 'otherDataKeys'>,
  dataDir: string,
): DataKeys {
  const others = otherDataKeys.map((each) => Buffer.from(each, 'base64'));
  if (dataKey !== null) return { key: Buffer.from(dataKey, 'base64'), others };
  const file = keyFile(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const read = () => keysIn(readFileSync(file, 'utf8'), file);
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh);
  }
  return read();
}

function keysIn(text: string, file: string): DataKeys {
  const [key = Buffer.alloc(0), ...others] = text
    .trim()
    .split(/\r?\n/)
    .map((line) => checked(Buffer.from(line, 'base64'), file));
  return { key, others };
}

/** Writes the keys whole over those there were. */
export function writeDataKeys(dataDir: string, keys: readonly Buffer[]): void {
  const file = keyFile(dataDir);
  const fresh = `${file}.${process.pid}`;
  const text = keys.map((key) => `${key.toString('base64')}\n`).join('');
  writeFileSync(fresh, text, { mode: 0o600, flush: true });
  renameSync(fresh, file);
}

function checked(key: Buffer, file: string): Buffer {
  if (key.length !== 32) {
    throw new Error(
      `${file} är skadad: där ska stå en nyckel på 32 byte i base64. Återställ den från en säkerhetskopia; utan den går sparade filer inte att öppna.`,
    );
  }
  return key;
}

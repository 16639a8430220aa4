import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The 32-byte key of stored files: the given one, else the one in `dataDir`, created on first
 * start. Written whole and then linked, so that no killed or parallel start leaves half a key.
 */
export function loadDataKey(given: string | null, dataDir: string): Buffer {
  if (given !== null) return Buffer.from(given, 'base64');
  const file = join(dataDir, 'data.key');
  mkdirSync(dataDir, { recursive: true });
  const read = () => Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  try {
    return checked(read(), file);
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
  return checked(read(), file);
}

function checked(key: Buffer, file: string): Buffer {
  if (key.length !== 32) {
    throw new Error(
      `${file} är skadad: där ska stå en nyckel på 32 byte i base64. Återställ den från en säkerhetskopia; utan den går sparade filer inte att öppna.`,
    );
  }
  return key;
}

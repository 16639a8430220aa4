import type pg from 'pg';
import { inspectFile } from '#adapters/company-register/bulk/bulk-files.ts';
import { publish } from './publish.ts';
import { type Counted, openStage, type Progress, stageFile } from './stage.ts';

/** Held while importing: two imports would share one stage. */
export const IMPORT_LOCK = 7_402_117;

/** Another import is under way; the message is for whoever asked for this one. */
export class ImportRunningError extends Error {
  constructor() {
    super('En annan import pågår. Vänta tills den är klar, eller avbryt den.');
  }
}

export interface Imported {
  /** In the register now. */
  companies: number;
  /** False where the database has no pg_trgm: names are then found by their beginning only. */
  byLikeness: boolean;
  read: Counted;
}

/**
 * Fills the register from Bolagsverket's and SCB's open bulk files, as the owner of the schema. The
 * register in use is so until the new one is whole; one that was interrupted goes on where it was.
 */
export async function importRegister(
  client: pg.Client,
  paths: readonly string[],
  options: { progress: Progress; stop?: AbortSignal },
): Promise<Imported> {
  const files = await Promise.all(paths.map(inspectFile));
  await client.query('set statement_timeout = 0');
  const lock = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
    IMPORT_LOCK,
  ]);
  if (!lock.rows[0]?.got) throw new ImportRunningError();
  try {
    await openStage(client, files);
    const read: Counted = { rows: 0, persons: 0, broken: 0 };
    for (const file of files) {
      const { rows, persons, broken } = await stageFile(client, file, options);
      read.rows += rows;
      read.persons += persons;
      read.broken += broken;
    }
    return { ...(await publish(client, options.progress)), read };
  } finally {
    await client.query('select pg_advisory_unlock($1)', [IMPORT_LOCK]);
  }
}

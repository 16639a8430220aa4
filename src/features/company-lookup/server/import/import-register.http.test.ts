import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  namedRegisterSuite,
  registerSuite,
} from '#adapters/company-register/company-register.suite.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '#support/test-database.ts';
import { localRegister } from '../local-register.ts';
import { IMPORT_LOCK, ImportRunningError, importRegister } from './import-register.ts';

const HEADER =
  'organisationsidentitet;namnskyddslopnummer;registreringsland;organisationsnamn;organisationsform;avregistreringsdatum;avregistreringsorsak;pagandeAvvecklingsEllerOmstruktureringsforfarande;registreringsdatum;verksamhetsbeskrivning;postadress';
const company = (number: string, name: string, more: { kind?: string; gone?: string } = {}) =>
  `"${number}$ORGNR-IDORG";"";"SE-LAND";"${name}$${more.kind ?? 'FORETAGSNAMN'}-ORGNAM$2009-03-15";"AB-ORGFO";"${more.gone ?? ''}";"";"";"2009-03-15";"Bakar bröd.";"Gatan 1$$PÅHITTADE$12345$SE-LAND"`;
const BV = [
  HEADER,
  company('5299990019', 'Bageriets andra namn', { kind: 'SARSKILT_FORETAGSNAMN' }),
  company('5299990019', 'Exempelbageriet i Påhittade AB'),
  company('5299990043', 'Låtsas Åkeri AB'),
  company('5299990027', 'Borta AB', { gone: '2020-01-01' }),
].join('\n');
const SCB_HEADER = 'FtgStat\tJurForm\tNamn\tNg1\tNg2\tPeOrgNr\tPostOrt';
const SCB = [
  SCB_HEADER,
  '1\t49\tEXEMPELBAGERIET I PÅHITTADE AB\t10710\t47241\t165299990019\tSTORSTAD',
  '1\t49\tBORTA AB\t10710\t\t165299990027\tX',
  '1\t51\tPåhittade Skogsägare\t02200\t\t165299990118\tSAGOLUNDA',
].join('\n');
const BAKERY = {
  orgNumber: '5299990019',
  name: 'Exempelbageriet i Påhittade AB',
  city: 'Påhittade',
  industries: [
    { code: '10710', name: null },
    { code: '47241', name: null },
  ],
  form: 'Aktiebolag',
  status: 'Aktivt',
  foundedYear: 2009,
  activity: 'Bakar bröd.',
  revenue: null,
  ceo: null,
};

let folder: string;
let database: TestDatabase;
let owner: pg.Client;
let paths: string[];
const silent = { progress: () => undefined };
const write = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, Buffer.from(text, name.startsWith('scb') ? 'latin1' : 'utf8'));
  return path;
};
const register = async () => {
  const found = await localRegister({ database });
  if (found === null) throw new Error('No register is imported');
  return found.register;
};
/** The register as of each call: an import may have changed it. */
const current = {
  name: 'local',
  byNumber: async (number: string) => (await register()).byNumber(number),
  byName: async (name: string) => (await register()).byName(name),
};
const tables = async () => {
  const { rows } = await owner.query<{ name: string }>(
    "select relname as name from pg_class where relname like 'register%' and relkind in ('r', 'p') order by 1",
  );
  return rows.map(({ name }) => name);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'klarsikt-import-'));
  database = await openTestDatabase();
  owner = new pg.Client(database.owner);
  await owner.connect();
  paths = [write('bv.txt', BV), write('scb.txt', SCB)];
  expect(await localRegister({ database })).toBeNull();
  expect(await importRegister(owner, paths, silent)).toEqual({
    companies: 3,
    byLikeness: true,
    read: { rows: 7, persons: 0, broken: 0 },
  });
});
afterAll(async () => {
  await owner.end();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

registerSuite('the imported register', {
  register: () => current,
  known: BAKERY,
  // Registered no longer, though the other file has it.
  unknown: '5299990027',
});

namedRegisterSuite('the imported register', {
  register: () => current,
  cases: [
    ['Låtsas Åkeri', 'Låtsas Åkeri AB'],
    ['latsas akerri', 'Låtsas Åkeri AB'],
    ['exempelbagriet i påhitade', 'Exempelbageriet i Påhittade AB'],
    ['Exempelb', 'Exempelbageriet i Påhittade AB'],
    ['Pahittade skogsägarna', 'Påhittade Skogsägare'],
  ],
});

describe('another import', () => {
  it('takes the place of the one before, which is used until then, and leaves nothing behind', async () => {
    let foundMeanwhile = 0;
    const looks: Promise<unknown>[] = [];
    const look = () =>
      looks.push(
        current.byNumber('5299990019').then((found) => {
          if (found) foundMeanwhile++;
        }),
      );
    await importRegister(owner, paths, { progress: look });
    look();
    await Promise.all(looks);
    expect(looks.length).toBeGreaterThan(5);
    expect(foundMeanwhile).toBe(looks.length);
    expect(await tables()).toEqual(['register_companies', 'register_g2', 'register_states']);
  });

  it('goes on where an interrupted one was, and begins anew with other files', async () => {
    const stop = new AbortController();
    const stopAtSecond = (step: string) => {
      if (step.includes('scb')) stop.abort();
    };
    const many = write(
      'scb-many.txt',
      [SCB, ...Array.from({ length: 40_000 }, () => SCB.split('\n')[1])].join('\n'),
    );
    const files = [paths[0] ?? '', many];
    await expect(
      importRegister(owner, files, { progress: stopAtSecond, stop: stop.signal }),
    ).rejects.toThrow();
    expect((await current.byNumber('5299990019'))?.name).toBe(BAKERY.name);
    const before = await owner.query('select rows, done from register_import_files order by done');
    expect(before.rows.at(-1)).toEqual({ rows: 4, done: true });
    const steps: string[] = [];
    const { read } = await importRegister(owner, files, { progress: (step) => steps.push(step) });
    expect(steps.some((step) => step.includes('bv.txt'))).toBe(false);
    expect(read.rows).toBe(4 + 3 + 40_000);
    expect((await register()).name).toContain('SCB');
    expect(await current.byNumber('5299990118')).toMatchObject({ city: 'Sagolunda' });
  });

  it('is refused while one is under way', async () => {
    const other = new pg.Client(database.owner);
    await other.connect();
    // Another connection has the lock for as long as it is asked about: an import may end before the next has begun.
    await other.query('select pg_advisory_lock($1)', [IMPORT_LOCK]);
    await expect(importRegister(owner, paths, silent)).rejects.toBeInstanceOf(ImportRunningError);
    await other.end();
  });
});

it('without pg_trgm, which this role may not make, names are found by their beginning alone', async () => {
  const bare = await openTestDatabase();
  const role = `importer_${process.pid}`;
  await asOwner(
    bare,
    'drop extension if exists pg_trgm cascade',
    `create role ${role} login`,
    `grant create, usage on schema public to ${role}`,
    `alter table register_companies owner to ${role}`,
    `alter table register_states owner to ${role}`,
  );
  const client = new pg.Client({ ...bare.owner, user: role });
  await client.connect();
  expect(await importRegister(client, paths, silent)).toMatchObject({
    companies: 3,
    byLikeness: false,
  });
  const found = await localRegister({ database: bare });
  const names = async (name: string) =>
    (await found?.register.byName(name))?.map((one) => one.orgNumber);
  expect(await names('Låtsas')).toEqual(['5299990043']);
  expect(await names('Latsas akerri')).toEqual([]);
  await client.end();
  await bare.close();
});

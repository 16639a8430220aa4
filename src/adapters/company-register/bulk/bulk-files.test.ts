import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { splitRecord } from './bolagsverket-file.ts';
import { type BulkFile, inspectFile, NoBulkFileError, rowsOf } from './bulk-files.ts';

const BV_HEADER =
  'organisationsidentitet;namnskyddslopnummer;registreringsland;organisationsnamn;organisationsform;avregistreringsdatum;avregistreringsorsak;pagandeAvvecklingsEllerOmstruktureringsforfarande;registreringsdatum;verksamhetsbeskrivning;postadress';
const BV = `\ufeff${BV_HEADER}
"5299990019$ORGNR-IDORG";"";"SE-LAND";"Exempelbageriet AB$FORETAGSNAMN-ORGNAM$2009-03-15";"AB-ORGFO";"";"";"";"2009-03-15";"Bageri med ""surdeg"";
  och kafé på hörnet.";"Gatan 1$$PÅHITTADE$12345$SE-LAND"
"196406253432$PERSON-IDORG";"1";"SE-LAND";"Person$FORETAGSNAMN-ORGNAM$1993-03-15";"E-ORGFO";"";"";"";"1993-03-15";"";"$$X$1$SE-LAND"
"5299990027$ORGNR-IDORG";"";"SE-LAND";"Gammalt AB$FORETAGSNAMN-ORGNAM$1993-03-15";"AB-ORGFO";"2020-01-01";"LIAV-AVORG";"";"1993-03-15";"";"$$X$1$SE-LAND"
"5299990035$ORGNR-IDORG";"";"SE-LAND";"Trasigt "AB";null;"fel;AB-ORGFO;nu;x;y;z"
"5299990043$ORGNR-IDORG";null;"SE-LAND";"Sidonamn$SARSKILT_FORETAGSNAMN-ORGNAM$2001-03-15";"HB-ORGFO";null;null;"KK-AVOMFO$2024-01-01";null;null;null
`;
const SCB_HEADER = [
  ...['ForAndrTyp', 'COAdress', 'Foretagsnamn', 'FtgStat', 'Gatuadress', 'JEStat', 'JurForm'],
  ...['Namn', 'Ng1', 'Ng2', 'Ng3', 'Ng4', 'Ng5', 'PeOrgNr', 'PostNr', 'PostOrt', 'RegDatKtid'],
].join('\t');
const SCB = [
  SCB_HEADER,
  '\t\t\t1\tGatan "1\t1\t49\tEXEMPELBAGERIET AB\t10710\t47241\t00000\t\t\t165299990019\t12345\tPÅHITTADE\t',
  '\t\t\t9\t\t1\t51\tFöreningen\t00000\t\t\t\t\t165299990118\t\tUPPLANDS VÄSBY\t',
  '\t\t\t1\t\t1\t10\tÅsa Öberg\t10710\t\t\t\t\t196406253432\t\tX\t',
].join('\r\n');

let folder: string;
const write = (name: string, bytes: Buffer | string) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'klarsikt-bulk-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A ZIP with one file, as far as it is read. */
function zipped(content: Buffer): Buffer {
  const name = Buffer.from('bulkfil.txt');
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(8, 8);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([
    header,
    name,
    deflateRawSync(content),
    Buffer.from('PK\x01\x02 and so on'),
  ]);
}

async function readAll(file: BulkFile, skip = 0) {
  const all = { rows: [], persons: 0, broken: 0, ends: [] } as {
    rows: Record<string, unknown>[];
    persons: number;
    broken: number;
    ends: number[];
  };
  for await (const { rows, persons, broken, end } of rowsOf(file, skip)) {
    all.rows.push(...(rows as unknown as Record<string, unknown>[]));
    all.persons += persons;
    all.broken += broken;
    all.ends.push(end);
  }
  return all;
}

describe.each([
  ['as text', 'bv.txt', (text: string) => Buffer.from(text)],
  ['in its ZIP', 'bv.zip', (text: string) => zipped(Buffer.from(text))],
])('Bolagsverket’s bulk file %s', (_, name, pack) => {
  it('is read name by name, without persons and what cannot be told', async () => {
    const file = await inspectFile(write(name, pack(BV)));
    const { rows, persons, broken, ends } = await readAll(file);
    expect(file.kind.source).toBe('bolagsverket');
    expect({ persons, broken }).toEqual({ persons: 1, broken: 1 });
    expect(ends.at(-1)).toBe(Buffer.byteLength(BV));
    expect(rows).toMatchObject([
      {
        orgNumber: '5299990019',
        name: 'Exempelbageriet AB',
        rank: 0,
        named: '2009-03-15',
        city: 'Påhittade',
        form: 'Aktiebolag',
        status: null,
        foundedYear: 2009,
        activity: 'Bageri med "surdeg"; och kafé på hörnet.',
        gone: false,
      },
      { orgNumber: '5299990027', gone: true },
      {
        orgNumber: '5299990043',
        name: 'Sidonamn',
        rank: 2,
        form: 'Handelsbolag',
        status: 'Konkurs',
        foundedYear: null,
        activity: null,
        city: null,
      },
    ]);
  });

  it('is read on from where it was left', async () => {
    const file = await inspectFile(write(name, pack(BV)));
    const second = Buffer.from(BV).indexOf('"196406253432');
    const { rows, persons } = await readAll(file, second);
    expect(persons).toBe(1);
    expect(rows.map(({ orgNumber }) => orgNumber)).toEqual(['5299990027', '5299990043']);
  });
});

describe('SCB’s bulk file', () => {
  it('is read line by line as Latin-1, quotes and all', async () => {
    const file = await inspectFile(write('scb.txt', Buffer.from(SCB, 'latin1')));
    const { rows, persons } = await readAll(file);
    expect(file.kind.source).toBe('scb');
    expect(persons).toBe(1);
    expect(rows).toMatchObject([
      {
        orgNumber: '5299990019',
        name: 'EXEMPELBAGERIET AB',
        city: 'Påhittade',
        codes: '10710 47241',
        form: 'Aktiebolag',
        status: 'Aktivt',
      },
      { name: 'Föreningen', city: 'Upplands Väsby', codes: '', status: 'Ej verksamt' },
    ]);
  });
});

it.each([
  ['no.txt', 'Datum;Summa\n2025-01-01;1\n'],
  ['empty.txt', ''],
])('%s is refused', async (name, text) => {
  await expect(inspectFile(write(name, text))).rejects.toBeInstanceOf(NoBulkFileError);
  await expect(inspectFile(join(folder, 'missing'))).rejects.toBeInstanceOf(NoBulkFileError);
});

it.each([
  ['a;b;', ['a', 'b', '']],
  ['"a;b";"c ""d"" e";f', ['a;b', 'c "d" e', 'f']],
  ['"a "b" c";d', ['a "b" c', 'd']],
  ['"never closed;x', ['never closed;x']],
])('%s has the fields %j', (record, fields) => {
  expect(splitRecord(record)).toEqual(fields);
});

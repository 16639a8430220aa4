import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { randoms } from './randoms.ts';

const FIRST =
  'Svea Nord Berg Lind Ek Sjö Sten Ström Dal Hav Sol Mån Vinter Sommar Gran Björk Alm Holm Kust Fjäll';
const SECOND =
  'stads hamns torps viks bergs dals lunda köpings näs strands forsa marks backa ryds bo hus';
const TRADE =
  'Bageri Snickeri Redovisning Konsult Måleri Elektriska Åkeri Fastigheter Livs Bil Bygg Design Städ Media Data Skog Plåt Transport Golv Trädgård Invest Förvaltning Handel Teknik Kök Frisör Optik Cykel Rör Mark';
const OWNER =
  'Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jonsson Jansson Hansson Bengtsson Jönsson Lindberg Jakobsson Magnusson Olofsson';
const TOWNS =
  'STOCKHOLM GÖTEBORG MALMÖ UPPSALA VÄSTERÅS ÖREBRO LINKÖPING HELSINGBORG JÖNKÖPING NORRKÖPING LUND UMEÅ GÄVLE BORÅS';
const CODES = [
  '10710',
  '43320',
  '69201',
  '62100',
  '43341',
  '43210',
  '49410',
  '68201',
  '47112',
  '56110',
];

const BV_HEADER =
  'organisationsidentitet;namnskyddslopnummer;registreringsland;organisationsnamn;organisationsform;avregistreringsdatum;avregistreringsorsak;pagandeAvvecklingsEllerOmstruktureringsforfarande;registreringsdatum;verksamhetsbeskrivning;postadress\n';
const SCB_HEADER =
  'ForAndrTyp\tCOAdress\tForetagsnamn\tFtgStat\tGatuadress\tJEStat\tJurForm\tNamn\tNg1\tNg2\tNg3\tNg4\tNg5\tPeOrgNr\tPostNr\tPostOrt\n';

/** Writes both bulk files with `count` companies; gives every `sampled`-th name. */
export async function writeRegisterFiles(
  folder: string,
  count: number,
  sampled: number,
): Promise<{ paths: string[]; names: string[] }> {
  const random = randoms(1);
  const pick = (words: string[]) => words[Math.floor(random() * words.length)] ?? '';
  const [first, second, trade, owner, towns] = [FIRST, SECOND, TRADE, OWNER, TOWNS].map((words) =>
    words.split(' '),
  ) as [string[], string[], string[], string[], string[]];
  const nameOf = () =>
    random() < 0.5
      ? `${pick(first)}${pick(second)} ${pick(trade)} i ${pick(first)}${pick(second)} AB`
      : `${pick(owner)} & ${pick(owner)} ${pick(trade)} ${pick(first)}${pick(second)} Aktiebolag`;
  const paths = ['bolagsverket_bulkfil.txt', 'scb_bulkfil.txt'].map((name) => join(folder, name));
  const [bv, scb] = paths.map((path) => createWriteStream(path)) as [
    ReturnType<typeof createWriteStream>,
    ReturnType<typeof createWriteStream>,
  ];
  bv.write(BV_HEADER);
  scb.write(SCB_HEADER);
  const names: string[] = [];
  for (let n = 0; n < count; n++) {
    const number = String(5_560_000_000 + n);
    const name = nameOf();
    const town = pick(towns);
    if (n % sampled === 0) names.push(name);
    const row = `"${number}$ORGNR-IDORG";"";"SE-LAND";"${name}$FORETAGSNAMN-ORGNAM$2001-03-15";"AB-ORGFO";"";"";"";"2001-03-15";"Bolaget ska bedriva ${pick(trade).toLowerCase()} och därmed förenlig verksamhet,\nsamt äga och förvalta fast och lös egendom.";"Storgatan ${n % 100}$$${town}$12345$SE-LAND"\n`;
    const line = `\t\t\t1\tStorgatan\t1\t49\t${name.toUpperCase()}\t${pick(CODES)}\t\t\t\t\t16${number}\t12345\t${town}\n`;
    const isFull = !bv.write(row);
    if (!scb.write(Buffer.from(line, 'latin1'))) await once(scb, 'drain');
    if (isFull && bv.writableNeedDrain) await once(bv, 'drain');
  }
  for (const stream of [bv, scb]) {
    stream.end();
    await once(stream, 'finish');
  }
  return { paths, names };
}

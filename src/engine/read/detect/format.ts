import type { WorkbookFormat } from '../../table/understanding.ts';
import { ReadError } from '../read-error.ts';
import { listArchive } from './archive.ts';

export type Detected =
  | { kind: 'workbook'; format: WorkbookFormat }
  | { kind: 'text' }
  | { kind: 'sie' }
  | { kind: 'json' }
  | { kind: 'pdf' };

const instead =
  'Klarsikt läser CSV och Excel (xlsx, xls), OpenDocument (ods), SIE, JSON, text och PDF. Exportera uppgifterna i något av dem och ladda upp den filen.';

const refuse = (what: string) => new ReadError('wrong_format', `${what} ${instead}`);

/** Leading bytes of formats that hold no table of sales, and what to call them. */
const signatures: [bytes: number[], what: string][] = [
  [[0x89, 0x50, 0x4e, 0x47], 'Filen är en bild (PNG).'],
  [[0xff, 0xd8, 0xff], 'Filen är en bild (JPEG).'],
  [[0x47, 0x49, 0x46, 0x38], 'Filen är en bild (GIF).'],
  [[0x49, 0x49, 0x2a, 0x00], 'Filen är en bild (TIFF).'],
  [[0x4d, 0x4d, 0x00, 0x2a], 'Filen är en bild (TIFF).'],
  [[0x38, 0x42, 0x50, 0x53], 'Filen är en bild (PSD).'],
  [[0x00, 0x00, 0x01, 0x00], 'Filen är en bild (ICO).'],
  [[0x4d, 0x5a], 'Filen är ett program.'],
  [[0x7f, 0x45, 0x4c, 0x46], 'Filen är ett program.'],
  [[0x1f, 0x8b], 'Filen är komprimerad (gzip). Packa upp den först.'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'Filen är ett arkiv (7z). Packa upp den först.'],
  [[0x52, 0x61, 0x72, 0x21], 'Filen är ett arkiv (RAR). Packa upp den först.'],
  [[0x52, 0x49, 0x46, 0x46], 'Filen är en bild eller ett ljud.'],
  [[0x50, 0x41, 0x52, 0x31], 'Filen är en Parquet-fil.'],
];

/** Many programs' "Excel" is a web page or XML with another name. */
const webPage =
  /^(?:<\?xml[^>]*>\s*)?(?:<!doctype html|<html|<head|<body|<table|<meta|<!--|<script|<div|<style)/i;
const xmlWorkbook = /^<\?xml[\s\S]*?(?:office:spreadsheet|Excel\.Sheet)/;

/** Openings of text formats that are not lists. */
const openings: [opening: RegExp, what: string][] = [
  [/^%!PS/, 'Filen är en utskriftsfil (PostScript).'],
  [/^\{\\rtf/, 'Filen är ett textdokument (RTF).'],
  [/^(?:<\?xml[\s\S]*?)?<svg/i, 'Filen är en bild (SVG).'],
  [/^P[1-6]\s+(?:#[^\n]*\n\s*)*\d+\s+\d+\s/, 'Filen är en bild (PNM).'],
  [/^(?:\/\* XPM \*\/|#define \S+_width \d)/, 'Filen är en bild (XPM).'],
  [
    /^data:(?:image|audio|video|application)\//i,
    'Filen är en bild eller bilaga, skriven som text.',
  ],
  [/^begin [0-7]{3} \S/, 'Filen är en bilaga, skriven som text (uuencode).'],
  [
    /^(?:From|Received|Return-Path|MIME-Version|Content-Type|Content-Transfer-Encoding): [\s\S]*\r?\n(?:[\w-]+: |[ \t])/i,
    'Filen är ett mejl. Spara bilagan för sig och ladda upp den.',
  ],
  [webPage, 'Filen är en webbsida (HTML) utan tabell, även om den heter något annat.'],
  [
    /^<\?xml[\s\S]{0,400}iso:20022:tech:xsd:camt\./,
    'Filen är ett kontoutdrag i bankernas format (camt). Hämta det som CSV eller Excel i internetbanken.',
  ],
  [
    /^<\?xml[\s\S]{0,400}sie\.se\/sie5/i,
    'Filen är i formatet SIE 5. Exportera som SIE 4 i bokföringsprogrammet.',
  ],
  [
    /^(?:\{1:[\s\S]{0,300}?)?:20:[^\n]*\n:25:/,
    'Filen är ett kontoutdrag i bankernas format (MT940). Hämta det som CSV eller Excel i internetbanken.',
  ],
  [
    /^01(?:BGMAX|AUTOGIRO|\d{6}AUTOGIRO)/,
    'Filen är i Bankgirots format. Hämta betalningarna som CSV eller Excel.',
  ],
  [/^#BLANKETT\b/, 'Filen är till Skatteverket (SRU) och har inga rader att räkna.'],
  [/^BEGIN:(?:VCARD|VCALENDAR)/, 'Filen är en kalender eller ett kontaktkort.'],
  [
    /^(?:\[InternetShortcut\]|\{"(?:url|doc_id)":"[^"\n]*","(?:doc_id|resource_id|url)")/,
    'Filen är en länk och inte själva arket. Öppna det, välj Ladda ned som Excel, och ladda upp den filen.',
  ],
  [
    /^<(?:\?xml|\?php|!DOCTYPE|[a-z][\w:-]*(?:\s[^;\t\n]*)?>(?![;,\t|]))/i,
    'Filen är en märkspråksfil (XML eller liknande).',
  ],
  [/^#!/, 'Filen är ett skript.'],
  [
    /^ID;P[A-Z]*[\r\n;]/,
    'Filen är i formatet SYLK (slk). Öppna den i Excel och spara den som xlsx.',
  ],
  [/^TABLE\r?\n0,\d/, 'Filen är i formatet DIF. Öppna den i Excel och spara den som xlsx.'],
];

const startsWith = (bytes: Uint8Array, start: number[]) => start.every((b, i) => bytes[i] === b);

/**
 * Tells the format by the content alone; the name never decides.
 * @throws ReadError `empty`, `wrong_format`, `encrypted`, `too_large_unpacked`, `unreadable`
 */
export function detectFormat(bytes: Uint8Array): Detected {
  if (bytes.length === 0)
    throw new ReadError(
      'empty',
      'Filen är tom. Exportera uppgifterna på nytt och ladda upp den filen.',
    );
  if (startsWith(bytes, [0x50, 0x4b])) return { kind: 'workbook', format: workbookInZip(bytes) };
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { kind: 'workbook', format: 'xls' };
  if (startsOldWorkbook(bytes)) return { kind: 'workbook', format: 'xls' };
  for (const [start, what] of signatures) if (startsWith(bytes, start)) throw refuse(what);
  const opening = openingOf(bytes);
  const text = opening.replace(/^(?:ï»¿)?\s*/, '');
  if (isSie(text)) return { kind: 'sie' };
  if (xmlWorkbook.test(text)) return { kind: 'workbook', format: 'xml' };
  if (webPage.test(text) && hasTable(bytes)) return { kind: 'workbook', format: 'html' };
  for (const [pattern, what] of openings) if (pattern.test(text)) throw refuse(what);
  if (json.some((pattern) => pattern.test(text))) return { kind: 'json' };
  if (opening.includes('%PDF-')) return { kind: 'pdf' };
  if (isMedia(bytes)) throw refuse('Filen är en bild eller en film.');
  if (isBinary(bytes)) throw refuse('Filen är varken en lista eller en arbetsbok.');
  if (isEncoded(bytes)) throw refuse('Filen är en bild eller bilaga, skriven som text (base64).');
  return { kind: 'text' };
}

/** BIFF 2–5 streams without a container begin with a BOF record of a known length. */
function startsOldWorkbook(bytes: Uint8Array): boolean {
  const [a, b, c, d] = bytes;
  if (a !== 0x09 || d !== 0x00) return false;
  return (
    (b === 0x00 && c === 0x04) ||
    (b === 0x02 && c === 0x06) ||
    ((b === 0x04 || b === 0x08) && (c === 0x06 || c === 0x08 || c === 0x10))
  );
}

function workbookInZip(bytes: Uint8Array): WorkbookFormat {
  const names = listArchive(bytes).map((entry) =>
    entry.name.replaceAll('\\', '/').replace(/^\//, ''),
  );
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^xl\/workbook\.bin$/i)) return 'xlsb';
  if (has(/^xl\/vbaProject\.bin$/i)) return 'xlsm';
  if (has(/^xl\/.*\.xml$/i) || has(/(^|\/)workbook\.xml$/i)) return 'xlsx';
  // Excel's name for a workbook behind a password, and that of LibreOffice from 24.2.
  if (names.includes('EncryptedPackage') || names.includes('encrypted-package'))
    throw new ReadError('encrypted', encryptedText);
  if (has(/^word\//)) throw refuse('Filen är ett Word-dokument.');
  if (has(/^ppt\//)) throw refuse('Filen är en presentation.');
  if (has(/^Index\/.*\.iwa$|^Index\.zip$/)) throw refuse('Filen är ett Numbers-dokument.');
  if (names.includes('content.xml') && !isOtherDocument(bytes)) return 'ods';
  if (names.includes('mimetype'))
    throw refuse('Filen är ett OpenDocument-dokument och ingen arbetsbok.');
  throw refuse('Filen är ett arkiv (zip) och ingen arbetsbok. Packa upp den först.');
}

export const encryptedText =
  'Arbetsboken är skyddad med lösenord. Öppna den, ta bort lösenordet (i Excel under Arkiv > Info > Skydda arbetsbok) och ladda upp den på nytt.';

const json = [/^\[\s*(?:$|[[\]{"\-\d]|true|false|null)/, /^\{\s*(?:$|["'}])/];

/** The first characters, enough to tell text formats by. */
const openingOf = (bytes: Uint8Array): string => roughText(bytes.subarray(0, 1024));

function roughText(bytes: Uint8Array): string {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'windows-1252';
  const label = bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : wide;
  return new TextDecoder(label).decode(bytes);
}

const hasTable = (bytes: Uint8Array): boolean => /<table[\s>]/i.test(roughText(bytes));

/** What an OpenDocument file is stands first in most of them, not packed. */
const isOtherDocument = (bytes: Uint8Array): boolean =>
  /opendocument\.(?!spreadsheet)/.test(roughText(bytes.subarray(0, 200)));

/** A SIE file begins with #FLAGGA; some programs put other records before it. */
const isSie = (text: string) =>
  /^(?:#FLAGGA|#SIETYP|#PROGRAM|#FORMAT|#GEN|#FNAMN|#ORGNR|#RAR|#PROSA|#FNR|#KSUMMA)\b/i.test(text);

/** HEIC, AVIF, MP4 and their like name themselves after four bytes of length; BMP has zeros after its own. */
const isMedia = (bytes: Uint8Array): boolean =>
  startsWith(bytes.subarray(4), [0x66, 0x74, 0x79, 0x70]) ||
  (startsWith(bytes, [0x42, 0x4d]) && startsWith(bytes.subarray(6), [0, 0, 0, 0]));

/** A list has spaces or separators; bytes written as letters are long runs of mixed case without any. */
function isEncoded(bytes: Uint8Array): boolean {
  const text = new TextDecoder('windows-1252').decode(bytes.subarray(0, 65_536));
  const runs = text.match(/[A-Za-z0-9+/=_-]{40,}/g) ?? [];
  const encoded = runs.filter((run) => /[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run));
  const length = encoded.reduce((sum, run) => sum + run.length, 0);
  return length > 0 && length > text.replace(/\s/g, '').length / 2;
}

/** Control characters that no list has. UTF-16 and UTF-32 are recognised by their even zero bytes. */
function isBinary(bytes: Uint8Array): boolean {
  const size = Math.min(bytes.length, 65_536);
  let zeros = 0;
  let controls = 0;
  const inPairs = startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);
  for (let i = 0; i < size; i++) {
    const byte = bytes[i] ?? 0;
    if (byte === 0) zeros++;
    else if (byte < 9 || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27)) {
      // Half of a dash or a quote in UTF-16 is no control character.
      if (!inPairs || bytes[i ^ 1] === 0) controls++;
    }
  }
  const wide = zeros / size > 0.3 || bytes[0] === 0xff || bytes[0] === 0xfe;
  return controls > size * 0.01 || (!wide && zeros > size * 0.05);
}

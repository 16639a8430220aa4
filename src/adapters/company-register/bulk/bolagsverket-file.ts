import { oneLine, placeName } from '../places.ts';
import { FORMS, PROCEEDINGS } from './codes.ts';
import { type FileKind, isCompanyNumber } from './rows.ts';

/** `"5560000000$ORGNR-IDORG"`: every record begins so, and no line within one does. */
const BEGINS = /"?\d{10,12}\$[A-Z]/y;

/** Which name of a company is used, the first of these that it has. */
const NAME_KINDS = ['FORETAGSNAMN', 'NAMN'];

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** The fields of a record: separated by semicolons, in quotes where they hold one. */
export function splitRecord(record: string): string[] {
  if (!record.includes('"')) return record.split(';');
  const fields: string[] = [];
  for (let at = 0; at <= record.length; ) {
    const quoted = record[at] === '"';
    const end = quoted ? closingQuote(record, at + 1) : separator(record, at);
    const text = record.slice(at + (quoted ? 1 : 0), end);
    fields.push(quoted ? text.replaceAll('""', '"') : text);
    at = (quoted ? separator(record, end) : end) + 1;
  }
  return fields;
}

function separator(record: string, from: number): number {
  const at = record.indexOf(';', from);
  return at < 0 ? record.length : at;
}

/** A quote that is not doubled and that a separator or the end follows: others are part of the text. */
function closingQuote(record: string, from: number): number {
  for (let at = record.indexOf('"', from); at >= 0; at = record.indexOf('"', at + 1)) {
    const next = record[at + 1];
    if (next === undefined || next === ';') return at;
    if (next === '"') at++;
  }
  return record.length;
}

/** UTF-8 again, from one character for each byte. */
const decoded = (text: string) =>
  /[\x80-\xff]/.test(text) ? Buffer.from(text, 'latin1').toString('utf8') : text;

/** Nothing, written in either way. */
const known = (text: string | undefined) => (text === undefined || text === 'null' ? '' : text);

const foundedIn = (day: string) => (DAY.test(day) ? Number(day.slice(0, 4)) : null);

/** Bolagsverket's open bulk file: one record for each name of a company or a person's firm. */
export const bolagsverketFile: FileKind = {
  source: 'bolagsverket',
  begins(text, at) {
    BEGINS.lastIndex = at;
    return BEGINS.test(text);
  },
  reader(header) {
    const columns = splitRecord(header.replace(/^(\ufeff|ï»¿)/, '')).map((name) => name.trim());
    const place = (name: string) => columns.indexOf(name);
    const places = {
      id: place('organisationsidentitet'),
      name: place('organisationsnamn'),
      form: place('organisationsform'),
      gone: place('avregistreringsdatum'),
      proceeding: place('pagandeAvvecklingsEllerOmstruktureringsforfarande'),
      registered: place('registreringsdatum'),
      activity: place('verksamhetsbeskrivning'),
      address: place('postadress'),
    };
    return (record) => {
      const fields = splitRecord(record);
      const field = (at: number) => decoded(known(fields[at]));
      const [orgNumber = '', kind = ''] = field(places.id).split('$');
      if (!kind.startsWith('ORGNR') || !isCompanyNumber(orgNumber)) return 'person';
      const gone = field(places.gone);
      // A stray quote has moved the columns: what stands where a day should is something else.
      if (gone !== '' && !DAY.test(gone)) return 'broken';
      const [name = '', nameKind = '', named = ''] = field(places.name).split('$');
      const rank = NAME_KINDS.indexOf(nameKind.split('-')[0] ?? '');
      const plain = oneLine(name);
      if (plain === null) return 'broken';
      const [proceeding = ''] = /^[A-Z]+/.exec(field(places.proceeding)) ?? [];
      return {
        orgNumber,
        name: plain,
        rank: rank < 0 ? NAME_KINDS.length : rank,
        named,
        city: placeName(field(places.address).split('$')[2]),
        codes: '',
        form: FORMS[field(places.form).split('-')[0] ?? ''] ?? null,
        status: PROCEEDINGS[proceeding] ?? null,
        foundedYear: foundedIn(field(places.registered)),
        activity: oneLine(field(places.activity)),
        gone: gone !== '',
      };
    };
  },
};

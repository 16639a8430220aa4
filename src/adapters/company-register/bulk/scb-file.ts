import { oneLine, placeName } from '../places.ts';
import { ACTIVITY, LEGAL_FORMS } from './codes.ts';
import { type FileKind, isCompanyNumber } from './rows.ts';

const UNKNOWN_INDUSTRY = '00000';

/** SCB's open bulk file: one line a company, Latin-1, between tabs, where a quote is a letter. */
export const scbFile: FileKind = {
  source: 'scb',
  begins: () => true,
  reader(header) {
    const columns = header.split('\t').map((name) => name.trim());
    const place = (name: string) => columns.indexOf(name);
    const [id, name, firm, town] = ['PeOrgNr', 'Namn', 'Foretagsnamn', 'PostOrt'].map(place);
    const [form, active] = ['JurForm', 'FtgStat'].map(place);
    const industries = ['Ng1', 'Ng2', 'Ng3', 'Ng4', 'Ng5'].map(place);
    return (record) => {
      const fields = record.split('\t');
      const field = (at: number | undefined) => (fields[at ?? -1] ?? '').trim();
      const number = field(id);
      // Numbers have 12 digits: 16 stands before those of companies.
      const orgNumber = number.slice(2);
      if (!number.startsWith('16') || !isCompanyNumber(orgNumber)) return 'person';
      const called = oneLine(field(name)) ?? oneLine(field(firm));
      if (called === null) return 'broken';
      const codes = industries
        .map(field)
        .filter((code) => /^\d{5}$/.test(code) && code !== UNKNOWN_INDUSTRY);
      return {
        orgNumber,
        name: called,
        rank: 0,
        named: '',
        city: placeName(field(town)),
        codes: codes.join(' '),
        form: LEGAL_FORMS[field(form)] ?? null,
        status: ACTIVITY[field(active)] ?? null,
        foundedYear: null,
        activity: null,
        gone: false,
      };
    };
  },
};

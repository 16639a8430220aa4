import { namesLike } from './names.ts';
import type { NamedCompanyRegister, RegisteredCompany } from './port.ts';

/** Number, name, town, SNI code and name, form, year, what it does. */
const ROWS = `
5299990019|Exempelbageriet i Påhittade AB|Påhittade|10710|Tillverkning av mjukt matbröd och färska bakverk|Aktiebolag|2009|Bageri med butik och leveranser till caféer.
5299990027|Exempelrosteriet Kaffe & Te AB|Fiktiva|46370|Partihandel med kaffe, te, kakao och kryddor|Aktiebolag|2014|Rostar kaffe och säljer det till kontor och caféer.
5299990035|Påhittade Snickeri Handelsbolag|Påhittade|43320|Byggnadssnickeriarbeten|Handelsbolag|2016|Inredningssnickeri och fönsterbyten.
5299990043|Låtsas Åkeri AB|Sagolunda|49410|Vägtransport, godstrafik|Aktiebolag|1998|Styckegods och kyltransporter.
5299990050|Fiktiva Konsulter i Sagolunda AB|Sagolunda|62100|Dataprogrammering|Aktiebolag|2018|Utvecklar webbtjänster åt andra företag.
5299990068|Exempelkrogen Kommanditbolag|Fiktiva|56110|Restaurangverksamhet|Kommanditbolag|2011|Lunchrestaurang med catering.
5299990076|Påhittade Redovisning AB|Påhittade|69201|Redovisning och bokföring; skatterådgivning|Aktiebolag|2005|Löpande bokföring och bokslut åt småföretag.
5299990084|Sagolunda El & Kyla AB|Sagolunda|43210|Elinstallationer|Aktiebolag|2012|Elinstallationer i bostäder och butiker.
5299990092|Exempelsalongen i Fiktiva AB|Fiktiva|96210|Frisörer och barberare|Aktiebolag|2019|Frisörsalong med sex stolar.
5299990100|Låtsas Cykel AB|Påhittade|47632|Detaljhandel med cyklar|Aktiebolag|2007|Säljer och lagar cyklar.
5299990118|Påhittade Skogsägare ekonomisk förening|Sagolunda|02200|Drivning|Ekonomisk förening|1987|Avverkar och säljer virke åt medlemmarna.
5299990126|Fiktiva Städ AB|Fiktiva|81210|Lokalvård|Aktiebolag|2015|Kontorsstädning och flyttstädning.
`;

const COMPANIES: readonly RegisteredCompany[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [orgNumber = '', name = '', city = '', code = '', industry = '', ...more] =
      row.split('|');
    const [form = '', year = '', activity = ''] = more;
    return {
      orgNumber,
      name,
      city,
      industries: [{ code, name: industry }],
      form,
      status: 'Aktivt',
      foundedYear: Number(year),
      activity,
      revenue: null,
      ceo: null,
    };
  });

/**
 * A register of made-up companies, so that a fresh clone has something to look up. Their numbers are
 * of the series that Bolagsverket takes its own made-up examples from.
 */
export const builtInRegister: NamedCompanyRegister = {
  name: 'exempelregistret',
  byNumber: async (orgNumber) =>
    COMPANIES.find((company) => company.orgNumber === orgNumber) ?? null,
  byName: async (name) => namesLike(COMPANIES, name),
};

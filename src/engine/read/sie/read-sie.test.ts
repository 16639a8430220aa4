import { describe, expect, it } from 'vitest';
import { readings } from '../../guides/readings.ts';
import { salesReading } from '../../guides/sales/reading.ts';
import type { Purpose } from '../../table/purpose.ts';
import { openSie } from './read-sie.ts';

const start = [
  '#FLAGGA 0',
  '#FORMAT PC8',
  '#SIETYP 4',
  '#PROGRAM "Testprogram" 1.0',
  '#FNAMN "Bolaget AB"',
  '#ORGNR 556016-0680',
  '#RAR 0 20250101 20251231',
  '#RAR -1 20240101 20241231',
  '#KPTYP BAS2025',
  '#KONTO 1930 "Företagskonto"',
  '#KONTO 3001 "Försäljning varor"',
  '#KONTO 5010 "Lokalhyra"',
  '#KONTO 8410 "Räntekostnader"',
  '#DIM 1 "Avdelning"',
  '#OBJEKT 1 "100" "Söder"',
];
const year = [
  '#IB 0 1930 1000.00',
  '#UB 0 1930 1600.00',
  '#RES 0 3001 -1000.00',
  '#RES 0 5010 400',
];
const vouchers = [
  '#VER A 1 20250115 "Faktura 1"',
  '{',
  '#TRANS 1930 {} 1000.00',
  '#TRANS 3001 {1 "100"} -1000.00',
  '}',
  '#VER "B" "2" 20250201 "Hyra"',
  '{',
  '\t#TRANS 5010 {} 400.00 20250201 "Januari \\"2025\\""',
  '\t#TRANS 1930 {} -400.00',
  '}',
];
const whole = [...start, ...year, ...vouchers];

function read(lines: readonly string[], purpose: Purpose = 'sales') {
  return openSie(Buffer.from(`${lines.join('\r\n')}\r\n`), {
    fileName: 'bok.se',
    reading: readings[purpose],
  })({});
}
const problems = (lines: readonly string[]) =>
  read(lines).understanding.problems.map(({ text }) => text);
const checks = (lines: readonly string[]) =>
  Object.fromEntries(read(lines).understanding.reconciliation.map((one) => [one.id, one]));

describe('a SIE file becomes a table and books', () => {
  it('feeds sales from revenue accounts with their sign turned', () => {
    const { understanding } = read(whole);
    const { columns, rows, leftOutCounts, ready } = understanding;
    expect(columns.find(({ role }) => role === 'revenue')).toMatchObject({
      name: '−Belopp',
      sum: '1000',
    });
    expect(columns.find(({ role }) => role === 'product')?.name).toBe('Kontonamn');
    expect(rows).toEqual({ inFile: 4, used: 1, leftOut: 3 });
    expect(leftOutCounts).toEqual({ balanceAccount: 2, costAccount: 1 });
    expect(understanding.leftOut[0]?.text).toBe(
      'Rad 22 står på konto 1930 Företagskonto, ett balanskonto, och är ingen försäljning.',
    );
    expect(ready).toBe(true);
  });

  it('feeds costs from cost accounts and interest', () => {
    const interest = [
      '#VER A 3 20250301 "Ränta"',
      '{',
      '#TRANS 8410 {} 50',
      '#TRANS 1930 {} -50',
      '}',
    ];
    const { understanding } = read([...whole, ...interest], 'costs');
    const amount = understanding.columns.find(({ role }) => role === 'amount');
    expect(amount).toMatchObject({ name: 'Belopp', sum: '450' });
    expect(understanding.leftOutCounts).toEqual({ balanceAccount: 3, revenueAccount: 1 });
    const text = understanding.columns.find(({ role }) => role === 'text');
    expect(text?.samples).toEqual(['Faktura 1', 'Januari "2025"', 'Hyra']);
  });

  it('keeps the whole books whatever the guide uses', () => {
    const { books } = read(whole).understanding;
    expect(books).toMatchObject({
      sieType: '4E',
      company: 'Bolaget AB',
      organisationNumber: '556016-0680',
      currency: 'SEK',
      years: [{ number: 0 }, { number: -1 }],
      vouchers: { count: 2, rows: 4, from: '2025-01-15', to: '2025-02-01' },
      dimensions: [{ number: 1, name: 'Avdelning', objects: [{ id: '100', name: 'Söder' }] }],
    });
    expect(books?.accounts.find(({ number }) => number === '3001')).toEqual({
      number: '3001',
      name: 'Försäljning varor',
      kind: 'revenue',
      class: 3,
      years: [
        {
          year: 0,
          opening: null,
          closing: null,
          result: '-1000',
          budget: null,
          months: { '2025-01': '-1000' },
        },
      ],
    });
  });

  it('counts an added row once and a deleted row never', () => {
    const changed = [
      '#VER A 9 20250401 "Rättad"',
      '{',
      '#BTRANS 5010 {} 70',
      '#RTRANS 5010 {} 80',
      '#TRANS 5010 {} 80',
      '#TRANS 1930 {} -80',
      '}',
    ];
    const { understanding } = read([...whole, ...changed], 'costs');
    expect(understanding.columns.find(({ role }) => role === 'amount')?.sum).toBe('480');
    expect(understanding.leftOutCounts.deletedRow).toBe(1);
  });

  it('counts added rows that are repeated together, and those that are not repeated at all', () => {
    const voucher = (...rows: string[]) => ['#VER A 9 20250401', '{', ...rows, '}'];
    const together = voucher(
      ...['#RTRANS 5010 {} 80', '#RTRANS 5010 {} 80', '#RTRANS 1930 {} -160'],
      ...['#TRANS 5010 {} 80', '#TRANS 5010 {} 80', '#TRANS 1930 {} -160'],
    );
    const alone = voucher('#RTRANS 5010 {} 80', '#TRANS 1930 {} -80');
    const sumOf = (lines: string[]) =>
      read([...start, ...vouchers, ...lines], 'costs').understanding.columns.find(
        ({ role }) => role === 'amount',
      )?.sum;
    expect([sumOf(together), sumOf(alone)]).toEqual(['560', '480']);
  });

  it('takes balances per month from #PSALDO where there are no vouchers, and counts totals once', () => {
    const months = [
      '#PSALDO 0 202501 3001 {} -900.50',
      '#PSALDO 0 202501 3001 {1 "100"} -900.50',
      '#PSALDO 0 202502 3001 {} -99.50',
      '#PBUDGET 0 202501 3001 {} -2000',
    ];
    const { understanding } = read([...start, ...months]);
    expect(understanding.columns.find(({ role }) => role === 'revenue')?.sum).toBe('1000');
    expect(understanding.leftOutCounts).toEqual({ detail: 1 });
    expect(understanding.period).toEqual({ from: '2025-01-01', to: '2025-02-28' });
    const account = understanding.books?.accounts.find(({ number }) => number === '3001');
    expect(account?.years[0]).toMatchObject({ budget: '-2000', months: { '2025-02': '-99.5' } });
  });

  it('says that year balances have no months', () => {
    const { understanding } = read([...start, ...year]);
    expect(understanding.summary).toContain('SIE typ 4E');
    expect(understanding.columns.some(({ role }) => role === 'date')).toBe(false);
    expect(understanding.period).toEqual({ from: '2025-01-01', to: '2025-12-31' });
    expect(understanding.problems.map(({ text }) => text).join()).toContain('bara årssaldon');
  });
});

describe('the books are held against themselves', () => {
  it('finds all in order where it is', () => {
    expect(checks(whole)).toMatchObject({
      vouchers: { status: 'ok' },
      balances: { status: 'ok' },
      results: { status: 'ok' },
    });
    expect(problems(whole)).toEqual([]);
  });

  it('names accounts and kronor where balances and results differ', () => {
    const wrong = whole.map((line) =>
      line.replace('1600.00', '1650.00').replace('-1000.00', '-1000.50'),
    );
    const { balances, results } = checks(wrong);
    expect(balances).toMatchObject({ status: 'difference', difference: '50', rows: [17] });
    expect(balances?.text).toContain('1930 Företagskonto (50,00 kr)'.replace(' kr', '\u00a0kr'));
    expect(results?.status).toBe('ok');
  });
});

describe('a broken SIE file is read as far as it goes', () => {
  it('says which voucher does not balance, and counts it', () => {
    const wrong = whole.map((line) => line.replace('} -400.00', '} -390.00'));
    expect(problems(wrong)[0]).toContain('verifikation B 2 går inte ihop');
    expect(checks(wrong).vouchers).toMatchObject({
      status: 'difference',
      difference: '10',
      rows: [25],
    });
    expect(read(wrong).understanding.rows.inFile).toBe(4);
  });

  it('says that an account is missing in the chart', () => {
    expect(problems([...whole, '#RES 0 3999 -5'])[0]).toContain(
      'Konto 3999 används på en rad (först rad 30)',
    );
  });

  it('says that the file ends inside a voucher', () => {
    const cut = whole.slice(0, -1).join('\r\n').slice(0, -8);
    const { understanding } = openSie(Buffer.from(cut), {
      fileName: 'bok.se',
      reading: salesReading,
    })({});
    const texts = understanding.problems.map(({ text }) => text).join('\n');
    expect(texts).toContain('Filen slutar mitt i verifikation B 2 (rad 25)');
    expect(understanding.rows).toMatchObject({ inFile: 4 });
    expect(understanding.leftOutCounts.unreadable).toBe(1);
  });

  describe('of balances of several years', () => {
    const balances = (...more: string[]) => [
      ...start,
      ...more,
      '#RES 0 3001 -900',
      '#RES -1 3001 -1200.50',
      '#RES -1 5010 400',
    ];
    const sumOf = ({ columns }: ReturnType<typeof read>['understanding']) =>
      columns.find(({ role }) => role === 'revenue' || role === 'amount')?.sum;

    it('takes the latest year that had ended when the file was made, and says which', () => {
      const whole = read(balances('#GEN 20260110')).understanding;
      expect([sumOf(whole), whole.period]).toEqual([
        '900',
        { from: '2025-01-01', to: '2025-12-31' },
      ]);
      expect(whole.problems[0]?.text).toContain(
        'Siffrorna gäller räkenskapsåret 2025-01-01 – 2025-12-31. Året 2024-01-01 – 2024-12-31 räknas inte in.',
      );
      expect(whole.leftOutCounts).toMatchObject({ otherPeriod: 2 });
      const within = read(balances('#GEN 20250331')).understanding;
      expect([sumOf(within), within.period?.to]).toEqual(['1200.5', '2024-12-31']);
      const stated = read(balances('#OMFATTN 20250630'), 'costs').understanding;
      expect([sumOf(stated), stated.period?.to]).toEqual(['400', '2024-12-31']);
    });

    it('takes the only year there is, and says to which day', () => {
      const only = read([...start, '#GEN 20250331', '#RES 0 3001 -900']).understanding;
      expect([sumOf(only), only.period?.to]).toEqual(['900', '2025-03-31']);
      expect(only.problems[0]?.text).toContain('2025-12-31, till och med 2025-03-31.');
    });
  });

  it('gives letters back that were read as Windows-1252 and saved again', () => {
    const broken = whole.join('\n').replaceAll('ö', '”').replaceAll('ä', '„').replaceAll('å', '†');
    const { understanding } = openSie(Buffer.from(broken), {
      fileName: 'bok.se',
      reading: salesReading,
    })({});
    expect(understanding.books?.accounts[0]?.name).toBe('Företagskonto');
    expect(understanding.problems[0]?.text).toContain('förvanskade');
  });

  it('reads only the first of two files glued together, and says so', () => {
    const { understanding } = read([...whole, ...whole]);
    expect(understanding.columns.find(({ role }) => role === 'revenue')?.sum).toBe('1000');
    expect(understanding.leftOutCounts.otherPeriod).toBe(4);
    expect(understanding.rows.inFile).toBe(8);
    expect(understanding.problems[0]?.text).toContain('två filer ligger efter varandra');
  });

  it('says that the checksum is wrong, and that it has no end', () => {
    const [first = '', ...rest] = whole;
    const wrong = problems([first, '#KSUMMA', ...rest, '#KSUMMA 12345']);
    expect(wrong[0]).toContain('#KSUMMA 12345) stämmer inte');
    expect(problems([first, '#KSUMMA', ...rest])[0]).toContain('slutet av filen saknas');
  });

  it('leaves out a row whose amount cannot be read, and ignores what the standard does not know', () => {
    const odd = [...whole, '#VER A 4 20250501', '{', '#TRANS 5010 {} etthundra', '}', '#EGET 1 2'];
    const { understanding } = read(odd);
    expect(understanding.leftOutCounts.unreadable).toBe(1);
    expect(understanding.leftOut.at(-1)?.text).toContain(
      'väntade konto och belopp, fann ”#TRANS 5010',
    );
    expect(understanding.problems).toEqual([]);
  });

  it('refuses a file with neither vouchers nor balances', () => {
    expect(() => read(start)).toThrow(/varken verifikationer eller saldon/);
  });
});

describe('the letters are told by the bytes and not by the label', () => {
  it.each([
    ['UTF-8', Buffer.from(whole.join('\n'))],
    ['Windows-1252', Buffer.from(whole.join('\n'), 'latin1')],
    ['CP437', cp437(whole.join('\n'))],
  ])('%s', (encoding, bytes) => {
    const { understanding } = openSie(bytes, { fileName: 'bok.se', reading: salesReading })({});
    expect(understanding.encoding).toBe(encoding);
    expect(understanding.books?.accounts.map(({ name }) => name)).toContain('Försäljning varor');
  });
});

function cp437(text: string): Buffer {
  const bytes: Record<string, number> = { å: 0x86, ä: 0x84, ö: 0x94, Å: 0x8f, Ä: 0x8e, Ö: 0x99 };
  return Buffer.from([...text].map((character) => bytes[character] ?? character.charCodeAt(0)));
}

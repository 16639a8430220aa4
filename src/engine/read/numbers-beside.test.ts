import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '../table/purpose.ts';

const read = (rows: readonly string[], purpose: Purpose = 'sales', name = 'fil.csv') =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), name, {}, purpose).understanding;
const asked = ({ questions }: ReturnType<typeof read>) =>
  questions.flatMap(({ id, blocking }) => (blocking ? [id] : []));

const roleIn = ({ columns }: ReturnType<typeof read>, name: string) =>
  columns.find((column) => column.name === name)?.role;

const ROWS = Array.from({ length: 12 }, (_, n) => n);
const dayOf = (n: number) => `2025-0${(n % 9) + 1}-${10 + n}`;
const list = (header: string, rowOf: (n: number) => string) => [header, ...ROWS.map(rowOf)];

describe('the only column that says that it is kronor', () => {
  it('is what was sold, by its cells, its name or what was taken for it', () => {
    const cells = list('Dag;Projekt;Budgettim;Fakturerat', (n) =>
      [dayOf(n), `P${n % 3} bygge`, 40 + n * 7, `${1200 + n * 35} kr`].join(';'),
    );
    const named = list('Dag;Bok;Lästa sidor;Listpris;Royalty (SEK)', (n) =>
      [dayOf(n), `Bok ${n % 3}`, 300 + n * 41, 149, 1200 + n * 35].join(';'),
    );
    const taken = list('Dag;Garn;Löpmeter;Sålt för', (n) =>
      [dayOf(n), `Garn ${n % 3}`, 90 + n * 17, `${1200 + n * 35},50`].join(';'),
    );
    const sum = ROWS.reduce((all, n) => all + 1200 + n * 35, 0);
    expect([read(cells).total, asked(read(cells))]).toEqual([String(sum), []]);
    expect([read(named).total, asked(read(named))]).toEqual([String(sum), []]);
    expect([read(taken).total, asked(read(taken))]).toEqual([String(sum + 6), []]);
  });

  it('is asked about where another may be money too', () => {
    const rows = list('Dag;Sak;Övrigt;Betalt', (n) =>
      [dayOf(n), `Sak ${n % 3}`, 310 + ((n * 5) % 12) * 57, 1200 + n * 35].join(';'),
    );
    expect(asked(read(rows))).toEqual(['amount']);
    const costs = ROWS.slice(0, 9).map((n) => `${dayOf(n)};12000,00;${500 + n}5,50;${300 + n}`);
    expect(asked(read(['Datum;Hyra;El;Telefon', ...costs], 'costs'))).not.toEqual([]);
  });

  it('is what was paid, beside what it was before a discount in per cent', () => {
    const rows = list('Dag;Bana;Ordinarie;Rabatt %;Betalt', (n) => {
      const off = [0, 10, 25][n % 3] ?? 0;
      return [dayOf(n), `Bana ${n % 2}`, 400, off, 4 * (100 - off)].join(';');
    });
    expect([read(rows).total, asked(read(rows))]).toEqual(['4240', []]);
  });

  it('is the one with öre beside accounts, where a list of costs has no header', () => {
    const rows = ROWS.map((n) => `${dayOf(n)};Firma ${n % 4} AB;${4000 + n * 130};${90 + n},50`);
    const costs = read(rows, 'costs');
    expect([costs.total, asked(costs)]).toEqual(['1152', []]);
  });
});

describe('a price of what each row sold', () => {
  const priced = (name: string, numberOf: (n: number) => number) =>
    list(`Datum;Behandling;${name};Pris`, (n) =>
      [dayOf(n), `Sak ${n % 3}`, numberOf(n), 500 + n].join(';'),
    );

  it('is no price of one of years of age, minutes, pages, marks, or litres of something else', () => {
    for (const name of ['Ålder', 'Minuter', 'Sidor', 'Betyg (1–10)', 'Prio', 'Vatten liter'])
      expect([name, asked(read(priced(name, (n) => n + 4)))]).toEqual([name, []]);
    for (const name of ['Enheter', 'Vikt kg', 'Såld liter'])
      expect([name, asked(read(priced(name, (n) => n + 4)))]).not.toEqual([name, []]);
  });

  it('is the row’s where the VAT on the rows is that of it as it stands', () => {
    const rows = list('Datum;Resa;Kunder ombord;Pris inkl moms;Moms 6%', (n) => {
      const [net, tax] = [100 + n, 6 + n * 0.06];
      return [dayOf(n), `Tur ${n % 3}`, n + 2, (net + tax).toFixed(2), tax.toFixed(2)].join(';');
    });
    expect(asked(read(rows))).toEqual([]);
  });

  it('is never that of a kilowatt-hour: what was paid is the sale', () => {
    const rows = list('Start;Max kW;kWh;Pris/kWh;Avgift (SEK)', (n) =>
      [dayOf(n), [11, 22, 50][n % 3], n + 3, '4.50', ((n + 3) * 4.5).toFixed(2)].join(';'),
    );
    expect([read(rows).total, asked(read(rows))]).toEqual(['459', []]);
  });
});

describe('numbers beside an amount', () => {
  it('are no kronor where their unit, or what they measure, is something else', () => {
    for (const name of ['Data (GB)', 'MCC', 'Purchase ROAS', 'Upplaga', 'Max kW', 'Innetemp']) {
      const rows = list(`Datum;Leverantör;${name};Belopp`, (n) =>
        [dayOf(n), `Firma ${n % 4} AB`, 40 + ((n * 5) % 12) * 31, 900 + n * 7].join(';'),
      );
      expect([name, asked(read(rows, 'costs'))]).toEqual([name, []]);
    }
  });

  it('are explained where they make the same cost in another currency', () => {
    const rows = list(
      'Period,Service,Usage,Unit price (USD),Cost USD,Exchange rate,Cost SEK',
      (n) => {
        const usd = (200 + n * 40) * 0.25;
        return [dayOf(n), `Del ${n % 3}`, 200 + n * 40, 0.25, usd, 10 + n / 10, usd * (10 + n / 10)]
          .map(String)
          .join(',');
      },
    );
    expect(asked(read(rows, 'costs'))).toEqual([]);
  });
});

it('a list of costs that says kronor, VAT or cost is one of costs, whoever was paid', () => {
  const wide = (amount: string) =>
    list(`Datum;Objekt;Nr;Tim;Grad;Lux;Vikt;${amount}`, (n) =>
      [dayOf(n), 'Lager', n + 1, 2, 3, 400 + n, 7, 900 + n * 7].join(';'),
    );
  expect(asked(read(wide('Belopp ex moms'), 'costs'))).not.toContain('kind');
  expect(asked(read(wide('Totalkostnad'), 'costs'))).not.toContain('kind');
  expect(asked(read(wide('Belopp kr'), 'costs'))).not.toContain('kind');
});

describe('the day of a row', () => {
  const monthsIn = (rows: readonly string[]) => read(rows).period;

  it('is no day of the report, which is the same on all rows', () => {
    const rows = list('Rapport från;Körd;Rapport till;Kund;Belopp', (n) =>
      ['2025-01-01', dayOf(n), '2025-12-31', `Kund ${n % 3}`, 900 + n].join(';'),
    );
    expect([asked(read(rows)), monthsIn(rows)?.from]).toEqual([[], dayOf(0)]);
  });

  it('is the first of two that are as far apart as a column says', () => {
    const rows = list('Ut;In;Cykel;Dagar;Belopp', (n) => {
      const to = new Date(Date.UTC(2025, n % 9, 27 + (n % 5)));
      const from = new Date(to.getTime() - (n + 1) * 86_400_000);
      const [out, back] = [from, to].map((day) => day.toISOString().slice(0, 10));
      return [out, back, `Cykel ${n % 3}`, n + 1, 180 * (n + 1)].join(';');
    });
    expect(asked(read(rows))).toEqual([]);
    expect(read(rows).columns.find(({ role }) => role === 'date')?.name).toBe('Ut');
  });
});

it('employer’s contributions are a cost in a report of results without accounts', () => {
  const report = read(
    [
      'Rad;Belopp',
      'Försäljning;90000,00',
      'Råvaror;-20000,00',
      'Löner;-30000,00',
      'Arbetsgivaravgifter;-9426,00',
      'Summa kostnader;-59426,00',
      'Rörelseresultat;30574,00',
    ],
    'costs',
  );
  expect([report.total, asked(report)]).toEqual(['59426', []]);
});

describe('a word that may be of money or of something else', () => {
  it('In and Ut are how somebody drove, unless something tells of an account', () => {
    const passages = (name: string, more: (n: number) => string = () => '') =>
      list(
        `Passage;Fordon;Station;${name};Belopp;Saldo`.replace(more(0) ? '' : ';Saldo', ''),
        (n) => [dayOf(n), 'ABC123', 'Norr', n % 3 ? 'In' : 'Ut', '22,00', more(n)].join(';'),
      );
    const [question] = read(passages('Riktning'), 'costs').questions;
    expect(question?.id).toBe('sides');
    expect(question?.options.map(({ answer, sum }) => [answer, sum])).toContainEqual([
      'asWritten',
      '264',
    ]);
    expect(asked(read(passages('In/Ut'), 'costs'))).not.toContain('sides');
    expect(
      asked(
        read(
          passages('Riktning', (n) => `${n * 7 + 500},00`),
          'costs',
        ),
      ),
    ).not.toContain('sides');
  });

  it('a till that took kronor and öre is no name of a place', () => {
    const rows = list('Datum;Torg;Kunder;Snitt;Kassa', (n) =>
      [dayOf(n), `Torg ${n % 4}`, n + 20, '91,25', `${900 + n * 35},50`].join(';'),
    );
    expect(asked(read(rows))).toEqual([]);
    expect(roleIn(read(rows), 'Kassa')).toBe('revenue');
  });

  it('`Netto kg` is a weight, and `LTV` no sale', () => {
    const rows = list('Datum;Kund;Material;Brutto kg;Netto kg;LTV;Summa', (n) =>
      [
        dayOf(n),
        `Kund ${n % 3}`,
        'Järn',
        900 + n * 31,
        400 + n * 17,
        77 + n * 9,
        5000 + n * 7,
      ].join(';'),
    );
    expect(asked(read(rows))).toEqual([]);
  });
});

describe('what arithmetic explains', () => {
  it('is a sum of two others where no name is known as the amount', () => {
    const rows = list('Dag;Kontant;Swish;Summa dag', (n) => {
      const [cash, sent] = [500 + ((n * 7) % 12) * 13, 700 + ((n * 5) % 12) * 31];
      return [dayOf(n), cash, sent, cash + sent].join(';');
    });
    expect([asked(read(rows)), roleIn(read(rows), 'Summa dag')]).toEqual([[], 'revenue']);
  });

  it('is what a counter stood at before and after', () => {
    const rows = list('Tömd;Automat;Räknare före;Räknare efter;Sålda;Totalt', (n) => {
      const [before, sold] = [1000 + ((n * 5) % 12) * 431, 20 + ((n * 7) % 12) * 9];
      return [dayOf(n), `A${n % 3}`, before, before + sold, sold, sold * 20].join(';');
    });
    expect(asked(read(rows))).toEqual([]);
  });

  it('is what a fee in per cent was of, among costs', () => {
    const rows = list('Transaktionsdatum;Korttyp;Omsatt belopp;Avgift;Avgift %', (n) => {
      const sold = 10_000 + ((n * 5) % 12) * 431;
      return [dayOf(n), 'Visa', sold, (sold * 0.0145).toFixed(2), '1.45'].join(';');
    });
    expect([asked(read(rows, 'costs')), roleIn(read(rows, 'costs'), 'Avgift')]).toEqual([
      [],
      'amount',
    ]);
  });
});

it('the last day to use something is not the day that it was bought', () => {
  const rows = list('Fakturadag;Grossist;Vara;Belopp;Bäst före', (n) =>
    [dayOf(n), `Firma ${n % 4} AB`, 'Mjöl', 900 + n * 7, `2026-0${(n % 9) + 1}-15`].join(';'),
  );
  expect(asked(read(rows, 'costs'))).toEqual([]);
  expect(roleIn(read(rows, 'costs'), 'Fakturadag')).toBe('date');
});

it('a list of sales without a header has one column with öre beside running numbers', () => {
  const rows = ROWS.map((n) => `${n + 1};${dayOf(n)};Kund ${n % 4};Massage;${90 + n},50`);
  const sales = read(rows);
  expect([sales.total, asked(sales)]).toEqual(['1152', []]);
});

it('öre that each invoice was rounded by are no sale', () => {
  const rows = list('Ordernr;Orderdatum;Netto;Frakt;Moms;Öresavr;Totalt', (n) => {
    const [net, freight] = [1000.3 + n * 7.1, 49];
    const tax = Math.round((net + freight) * 25) / 100;
    const whole = Math.round(net + freight + tax);
    const off = (whole - net - freight - tax).toFixed(2);
    return [100 + n, dayOf(n), net.toFixed(2), freight, tax.toFixed(2), off, whole].join(';');
  });
  const sum = ROWS.reduce((all, n) => all + 1049.3 + n * 7.1, 0);
  expect(Number(read(rows).total)).toBeCloseTo(sum, 2);
});

describe('an amount that is a part of another', () => {
  it('is not the sale where what is called a sum has it and others of its kind', () => {
    const rows = list('Datum;Kort Belopp;Kontant Belopp;Summa Belopp', (n) => {
      const [card, cash] = [500 + ((n * 7) % 12) * 13, 100 + ((n * 5) % 12) * 31];
      return [dayOf(n), card, cash, card + cash].join(';');
    });
    expect([asked(read(rows)), roleIn(read(rows), 'Summa Belopp')]).toEqual([[], 'revenue']);
  });

  it('is the price of the row, where what was paid out is it less a fee, whatever the hours', () => {
    const rows = list('Datum;Uppdrag;Timmar;Kundpris;Plattformsavgift;Utbetalat till dig', (n) => {
      const price = 900 + ((n * 7) % 12) * 50;
      return [dayOf(n), `Jobb ${n % 3}`, 2 + (n % 3), price, price / 5, price - price / 5].join(
        ';',
      );
    });
    expect([asked(read(rows)), roleIn(read(rows), 'Kundpris')]).toEqual([[], 'revenue']);
  });
});

it('thousands of kronor stand in the names of periods, however they are written', () => {
  for (const unit of ['kSEK', 'tkr', 'kkr', 'tsek']) {
    const rows = [`Grupp;Q1 2025 (${unit});Q2 2025 (${unit})`, 'Service;120;340', 'Delar;1200;140'];
    const { total, questions } = read(rows, 'sales', `kvartal-${unit}.csv`);
    expect([unit, total, questions]).toEqual([unit, '1800000', []]);
  }
});

it('a point before three digits and kr parts thousands', () => {
  const rows = list(
    'Datum;Kurs;Inbetalt',
    (n) => `${dayOf(n)};Kurs ${n % 3};${(n % 3) + 1}.200 kr`,
  );
  expect([asked(read(rows)), read(rows).total]).toEqual([[], '26400']);
});

import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (purpose: 'sales' | 'costs', rows: readonly string[]) =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'fil.csv', {}, purpose).understanding;
const readAs = (purpose: 'sales' | 'costs', rows: readonly string[]) => {
  const { total, period, questions } = read(purpose, rows);
  return { total, period, asked: questions.flatMap(({ id, blocking }) => (blocking ? id : [])) };
};
const days = ['2025-01-02', '2025-02-03', '2025-03-04', '2025-03-05', '2025-04-07', '2025-04-08'];
const year = { from: '2024-01-01', to: '2025-03-31' };

describe('lists as owners write them by hand', () => {
  it.each([
    ['thousands as k', ['3,4k', '12k', '0,5k'], '15900'],
    ['VAT that the cells say is not in them', ['900 kr exkl. moms', '1 200 kr exkl. moms'], '2100'],
  ])('have amounts with %s', (_, amounts, total) => {
    const rows = amounts.map((amount, n) => `${days[n]};virke;${amount}`);
    expect(readAs('costs', ['Datum;Vad;Kostade', ...rows])).toMatchObject({ total, asked: [] });
  });

  it('say in the cells that VAT is in them', () => {
    const rows = days.map((day, n) => `${day};Kurs ${n % 2};${n + 1} 250 kr inkl. moms`);
    const { columns } = read('sales', ['Datum;Kurs;Belopp', ...rows]);
    expect(columns.find(({ name }) => name === 'Belopp')?.role).toBe('grossRevenue');
  });

  it('have periods from day to day, whose spaces divide no columns', () => {
    const ends = ['31', '28', '31', '30'];
    const periods = ends.map((end, n) => `2025-0${n + 1}-01 – 2025-0${n + 1}-${end}`);
    for (const mark of [';', ',', '\t']) {
      const rows = periods.map((period, n) => `${period}${mark}${n + 1}4267.00`);
      const names = `Period${mark}Försäljning exkl. moms`;
      expect(readAs('sales', ['Försäljning per period', '', names, ...rows])).toMatchObject({
        total: '117068',
        asked: [],
      });
    }
  });

  it('have months over amounts with points, of which some look like a year and a day', () => {
    const rows = [
      'Te;5460.00;0.00;1.00',
      'Kaffe;1809.00;1712.00;26.50',
      'Kaka;1978.50;2046.00;0.00',
    ];
    expect(readAs('sales', ['Artikel;2024-01;2024-02;2024-03', ...rows])).toMatchObject({
      total: '13033',
      asked: [],
    });
  });

  it('have years over their amounts and nothing over their names', () => {
    const rows = [';2023;2024;2025', 'Hyra;10;20;30', 'El;1;2;3', 'Summa;11;22;33'];
    expect(readAs('costs', rows)).toMatchObject({ total: '66', asked: [] });
  });

  it('have their months under quarters, and the year over the sum alone', () => {
    const header = ['Avdelning;Kostnadsslag;Kvartal 1;;;Halvår', ';;Jan;Feb;Mar;2025'];
    const rows = ['Kök;Lön;100;200;300;600', ';El;10;20;30;60', 'Kontor;Lön;1;2;3;6'];
    const { total, period, asked } = readAs('costs', [...header, ...rows]);
    expect([total, period, asked]).toEqual(['666', { from: '2025-01-01', to: '2025-03-31' }, []]);
  });

  it('have years among their months, with what each comes to', () => {
    const months = ['jan;100;4', 'feb;200;5', 'mar;300;6'];
    const before = ['jan;10;1', 'feb;20;2', 'mar;30;3', 'apr;40;4'];
    const rows = ['2024;100;10', ...before, '2025;600;15', ...months, 'Totalsumma;700;25'];
    const pivot = read('sales', ['Radetiketter;Summa av Belopp;Antal av Order', ...rows]);
    expect([pivot.total, pivot.period]).toEqual(['700', year]);
    expect(pivot.columns.every(({ role }) => role !== 'product')).toBe(true);
  });

  it('have hours at a price of one', () => {
    const rows = days.map((day, n) => `${day};Kund ${n};${n + 1},5;900`);
    expect(readAs('sales', ['Datum;Kund;Tim;Arvode/tim', ...rows])).toMatchObject({
      total: '21600',
      asked: [],
    });
  });

  it('have flats by number, which are no amounts', () => {
    const rows = days.map((day, n) => `${day};${1001 + n * 100};Hyresgäst ${n};${5000 + n * 310}`);
    expect(readAs('sales', ['Datum;Lägenhet;Hyresgäst;Summa avi', ...rows])).toMatchObject({
      total: '34650',
      asked: [],
    });
  });

  it('have an amount whose name nobody knows, where the VAT is that of it alone', () => {
    const rows = days.map((day, n) => {
      const fare = 1060 + n * 212;
      return `${day};${300 + n * 7};${fare};${((fare * 6) / 106).toFixed(2).replace('.', ',')}`;
    });
    const { total, columns } = read('sales', ['Datum;Km totalt;Inkört;Moms', ...rows]);
    expect([total, columns.find(({ role }) => role === 'grossRevenue')?.name]).toEqual([
      '9000',
      'Inkört',
    ]);
  });

  it('have accounts as headings, with the name under the texts of the bookings', () => {
    const account = (number: string, name: string, sum: number) => [
      `${number};;;${name};;;`,
      ';;;Ingående saldo;;;0',
      `;A1;2025-01-02;Köp;${sum + 100};;${sum + 100}`,
      `;A2;2025-01-03;Retur;;100;${sum}`,
      `;;;Utgående saldo;;;${sum}`,
    ];
    const rows = [...account('4010', 'Inköp', 400), ...account('5010', 'Lokalhyra', 950)];
    const ledger = read('costs', ['Konto;Ver;Datum;Text;Debet;Kredit;Saldo', ...rows]);
    expect([
      ledger.total,
      ledger.columns.find(({ name }) => name === 'Kontonamn')?.samples,
    ]).toEqual(['1350', ['Inköp', 'Lokalhyra']]);
  });

  it('have a year as far as it has come beside whole years', () => {
    for (const name of ['2025 t.o.m. aug', '2025 (jan–aug)', '2025 hittills', '2025*']) {
      const rows = [`Konto;2023;2024;${name}`, 'Lön;900;1000;500', 'El;90;100;50'];
      expect(readAs('costs', rows)).toMatchObject({ total: '2640', asked: [] });
    }
  });

  it('have a year that ends where its header says', () => {
    const to = (name: string) => {
      const rows = [`Konto;2023;2024;${name}`, 'Lön;900;1000;500', 'El;90;100;50'];
      const { period, reachedTo } = read('costs', rows);
      return [period?.to, reachedTo];
    };
    expect(to('2025 (jan–aug)')).toEqual(['2025-08-31', '2025-08-31']);
    expect(to('2025 hittills')).toEqual(['2025-12-30', '2025-12-30']);
    expect(to('2025')).toEqual(['2025-12-31', undefined]);
  });

  it('have no years where the title says that each is of the same part of one', () => {
    const rows = ['Konto;2025;2024;Diff', 'Lön;900;1000;-100', 'El;90;100;-10'];
    const titled = (title: string) => read('costs', [`${title};;;`, ...rows]).questions;
    const [question] = titled('Resultat 2025-01-01 - 2025-06-30');
    expect(question).toMatchObject({ id: 'amount', blocking: true });
    expect(question?.options.map(({ label, sum }) => [label, sum])).toEqual([
      ['Alla tillsammans: 2025 och 2024', '2090'],
      ['2025', '990'],
      ['2024', '1100'],
      ['Diff', '-110'],
    ]);
    expect(titled('Resultat 2025-01-01 - 2025-12-31')).toEqual([]);
  });

  it('have a column beside their periods that nobody knows, which is told before any figure', () => {
    const rows = (name: string) => [
      `Avdelning;jan 2025;feb 2025;mar 2025;${name}`,
      'Kök;100;200;300;480',
      'Kontor;10;25;30;41',
      'Lager;7;8;9;33',
    ];
    expect(readAs('costs', rows('Efterskott'))).toMatchObject({ total: '689', asked: ['residue'] });
    const known = ['Budget', 'Föregående år', 'Kvar', 'Antal', 'Snitt', 'Förändring'];
    for (const name of known) expect(readAs('costs', rows(name)).asked).toEqual([]);
    const average = ['Kök;100;200;300;200', 'Kontor;10;25;31;22', 'Lager;7;8;9;8'];
    const header = 'Avdelning;jan 2025;feb 2025;mar 2025;Normal';
    expect(readAs('costs', [header, ...average]).asked).toEqual([]);
  });

  it.each(['Pris/st (kr)', 'À-pris', 'Kostnad per styck'])(
    'have pieces bought at the price of one: %s',
    (name) => {
      const rows = days.map((day, n) => `${day};Lev ${n};Vara;${n + 2};${10 * (n + 1)}`);
      expect(readAs('costs', [`Datum;Leverantör;Vara;Antal;${name}`, ...rows])).toMatchObject({
        total: '1120',
        asked: [],
      });
    },
  );

  it('have what is left to pay beside the total, also where nothing is', () => {
    const rows = days.map((day, n) => `${n};${day};Kund ${n};${1250 * (n + 1)};${250 * (n + 1)};0`);
    const header = 'Fakturanr;Fakturadatum;Kund;Total inkl. moms;Varav moms;Återstående belopp';
    expect(readAs('sales', [header, ...rows])).toMatchObject({ total: '21000', asked: [] });
  });

  it('have a first and a last day of the same month on each row, which is its month', () => {
    const rows = ['01', '02', '03'].map((m) => `2025-${m}-01;2025-${m}-28;Annons;${m}00`);
    expect(
      readAs('costs', ['Reporting starts;Reporting ends;Campaign;Amount spent (SEK)', ...rows]),
    ).toEqual({
      total: '600',
      period: { from: '2025-01-01', to: '2025-03-01' },
      asked: [],
    });
  });

  it('have the VAT of goods and of freight beside a total with both', () => {
    const rows = days.map((day, n) => {
      const [goods, freight] = [400 + n * 80, n % 2 === 0 ? 40 : 0];
      return `${n};${day};${goods};${freight};${freight / 4};${goods / 4};${(goods + freight) * 1.25}`;
    });
    const names = 'Subtotal;Shipping;Shipping Tax;Order Tax;Order Total';
    const shop = readAs('sales', [`Order ID;Order Date;${names}`, ...rows]);
    expect(shop).toMatchObject({ total: '3720', asked: [] });
  });

  it('have money back on a card with CR behind it', () => {
    const rows = days.map((day, n) => `${day};SAS;${n + 1} 100,00${n === 2 ? ' CR' : ''}`);
    expect(readAs('costs', ['Datum;Beskrivning;Belopp', ...rows]).total).toBe('15400');
  });

  it('have whole kronor with a point in thousands, under any name', () => {
    const rows = [
      'jan;1.250:-;900:-;2.100:-',
      'feb;1.100:-;-;1.050:-',
      'mar;3.000:-;750:-;1.500:-',
    ];
    const stalls = read('sales', ['Månad 2025;Butik;Torg;Marknad', ...rows]);
    expect(stalls.columns.every(({ role }) => role !== 'region')).toBe(true);
    expect(stalls.questions.find(({ id }) => id === 'amount')?.options[0]?.sum).toBe('11650');
  });

  it('have a fee on top of nights × price', () => {
    const rows = days.map((day, n) => `${day};Gäst ${n};${n + 1};800;600;${(n + 1) * 800 + 600}`);
    const header = 'Ankomst;Gäst;Nätter;Pris/natt;Slutstädning;Totalpris';
    expect(readAs('sales', [header, ...rows])).toMatchObject({ total: '20400', asked: [] });
  });

  it.each([
    ['Belopp;Rabatt', (n: number) => [1000 + n, -50 - n]],
    ['Månadsavgift;Samtal', (n: number) => [249, 10 + n * 7]],
  ])('have the VAT of the whole bill, which then is the cost: %s', (names, parts) => {
    const rows = days.map((day, n) => {
      const [one = 0, other = 0] = parts(n);
      return `${day};Lev ${n};${one};${other};${(one + other) / 4};${(one + other) * 1.25}`;
    });
    const net = days.reduce((sum, _, n) => sum + parts(n).reduce((a, b) => a + b), 0);
    const header = `Datum;Leverantör;${names};Moms;Att betala`;
    const decimals = rows.map((row) => row.replaceAll('.', ','));
    expect(readAs('costs', [header, ...decimals])).toMatchObject({ total: String(net), asked: [] });
  });

  it.each(['Hyra/kvartal', 'Hyra per månad', 'Premie per år'])(
    'have what comes every so often, which is neither a day nor beside an area: %s',
    (name) => {
      const rows = ['Ledungen;180;56250', 'Castellum;65;30875'];
      const { columns } = read('costs', [`Bolag;Yta;${name}`, ...rows]);
      expect(columns.map(({ type, role }) => [type, role]).slice(1)).toEqual([
        ['number', null],
        ['number', 'amount'],
      ]);
    },
  );

  it('have an area, which is no cost', () => {
    const rows = days.map((day, n) => `${day};Lev ${n};${60 + n * 7};städning`);
    expect(readAs('costs', ['Datum;Leverantör;Yta;Vad', ...rows]).total).toBeNull();
  });
});

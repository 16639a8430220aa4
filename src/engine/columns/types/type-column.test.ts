import { describe, expect, it } from 'vitest';
import type { Cell } from '../../table/cell.ts';
import { toColumns } from '../../table/column-store.ts';
import { daysInYear, lacksYear } from './days-without-year.ts';
import { fillDatesDown } from './fill-dates.ts';
import { nameTells } from './name-hints.ts';
import { mostlyNegative, negatedColumn } from './negated-column.ts';
import { type TypeChoices, typeColumn } from './type-column.ts';

function column(name: string, cells: Cell[], choices?: TypeChoices) {
  const [store] = toColumns(
    cells.map((cell) => ({ cells: [cell] })),
    [name],
  );
  if (store === undefined) throw new Error('a table of one name has one column');
  return typeColumn(store, choices);
}
const columns = (cells: Record<string, Cell[]>) =>
  Object.entries(cells).map(([name, values], index) => ({ ...column(name, values), index }));
const valuesOf = ({ ids, read }: ReturnType<typeof column>) =>
  Array.from(ids, (id) => read[id] ?? null);

describe('the type of a column', () => {
  it.each<[string, Cell[], string]>([
    ['Datum', ['2025-01-02', '2025-01-03'], 'date'],
    ['Datum', [45658, 45659], 'date'],
    ['Belopp', [45658, 45659], 'number'],
    ['timestamp', ['1735725600', '1736157600'], 'date'],
    ['Belopp', ['1 234,50', '5 kr'], 'number'],
    ['Pris', ['160:00', '45:50'], 'number'],
    ['Vad', ['1 998:50', '2 150:75'], 'number'],
    ['Öppet', ['12:30', '08:45'], 'text'],
    ['Timmar', ['38:30', '7:45'], 'text'],
    ['Artikelnr', ['1001', '1002'], 'text'],
    ['Ref', ['0012', '0013'], 'text'],
    ['Telefon', ['040-123456', '0701234567'], 'text'],
    ['Telefon', ['499,00', '1 299,00'], 'number'],
    ['Orgnr', ['556036-0793', '202100-5489'], 'organisationNumber'],
    ['Vad', ['Te', 'Kaffe'], 'text'],
    ['Tom', ['', ''], 'empty'],
  ])('%s of %j is %s', (name, cells, type) => expect(column(name, cells).type).toBe(type));

  it.each<[string[], string[]]>([
    [
      ['23-01-01', '23-04-01', '24-01-01'],
      ['2023-01-01', '2023-04-01', '2024-01-01'],
    ],
    [
      ['01-02-23', '15-02-23', '28-03-24'],
      ['2023-02-01', '2023-02-15', '2024-03-28'],
    ],
  ])('of short days %j has years of this time', (cells, days) =>
    expect(valuesOf(column('Datum', cells))).toEqual(days),
  );

  it.each([
    [['1/1/2025', '2/1/2025', '3/1/2025'], 'open'],
    [['1/1/2025', '1/2/2025', '1/3/2025'], 'open'],
    [['1/5/2025', '2/5/2025', '3/5/2025'], 'sequence'],
  ])('of %j, days of one month or the first of several, is %s', (cells, by) =>
    expect(column('Datum', cells).orderBy).toBe(by),
  );

  it('needs four values in five, half where the name says so too', () => {
    const mixed = ['1,00', '2,00', 'okänt antal', 'ring Anna'];
    expect(column('Vad', mixed).type).toBe('text');
    expect(column('Belopp', mixed)).toMatchObject({ type: 'number', unreadable: [2, 3] });
  });

  it('is what the role that the user chose needs', () => {
    expect(column('Kod', ['20250102', '20250103'], { role: 'date' }).type).toBe('date');
    expect(column('Kod', ['12', '13'], { role: 'amount' }).type).toBe('number');
  });

  it('keeps the unit: thousands by the name, per cent and currency by the values', () => {
    expect(column('Omsättning (tkr)', ['1,5']).read).toEqual(['1500']);
    expect(column('Andel', ['25 %', '50 %']).percent).toBe(true);
    expect(column('Pris', ['10 EUR', '20 EUR']).currency).toBe('EUR');
    expect(column('Pris', ['10', '20'], { currency: 'NOK' }).currency).toBe('NOK');
  });

  it('says whether its values tell the decimal mark', () => {
    expect(column('Pris', ['1,25', '10,5'])).toMatchObject({ mark: ',', markBy: 'values' });
    expect(column('Pris', ['1.25', '10.5'])).toMatchObject({ mark: '.', markBy: 'values' });
    expect(column('Pris', ['1,250', '2,500'])).toMatchObject({ markBy: 'open' });
  });
});

it('a name tells of dates, codes and amounts, a code before the others', () => {
  const kinds = (name: string) =>
    Object.entries(nameTells(name)).flatMap(([kind, is]) => (is ? kind : []));
  expect(['Orderdatum', 'Ordernr', 'Summa', 'Antal ordernr', 'Vad'].map(kinds)).toEqual([
    ['date'],
    ['code'],
    ['amount'],
    ['amount'],
    [],
  ]);
});

describe('dates that a row has in part', () => {
  it('get the year near the table', () => {
    const days = column('Datum', ['3 april', '4/5', '5.6.']);
    expect(lacksYear(days)).toBe(true);
    expect(valuesOf(daysInYear(days, '2025'))).toEqual(['2025-04-03', '2025-05-04', '2025-06-05']);
    expect(lacksYear(column('Antal', ['3/4']))).toBe(false);
    const market = column('Dag', ['lör 6/4', 'sön 7/4', 'onsdag 10 april']);
    expect(lacksYear(market)).toBe(true);
    expect(valuesOf(daysInYear(market, '2024'))).toEqual([
      ...['2024-04-06', '2024-04-07', '2024-04-10'],
    ]);
  });

  it('go for the rows below where each stands once with gaps between', () => {
    const days = column('Datum', ['2025-01-02', '', '', '2025-01-03', '']);
    const filled = fillDatesDown(days);
    expect(filled && valuesOf(filled)).toEqual([
      ...['2025-01-02', '2025-01-02', '2025-01-02', '2025-01-03', '2025-01-03'],
    ]);
    expect(fillDatesDown(column('Datum', ['2025-01-02', '2025-01-03', '']))).toBeNull();
  });

  it('on one row alone of a day are that day, where the rows below say all that others do', () => {
    const day = (n: number) => `2025-01-0${n}`;
    const cells = [day(1), day(2), day(3), '', day(4), day(5)];
    const filled = (name: string, goods: string[]) => {
      const [date, ...others] = columns({ [name]: cells, Vara: goods });
      return date ? fillDatesDown(date, others)?.filled : undefined;
    };
    const goods = ['Te', 'Kaffe', 'Te', 'Te', 'Te', 'Te'];
    expect(filled('Datum', goods)).toBe(6);
    // A row of no goods may be a sum, and one that is not paid has no day of payment.
    expect(filled('Datum', goods.with(3, ''))).toBeUndefined();
    expect(filled('Betaldatum', goods)).toBeUndefined();
  });
});

it('dates on the first line of each receipt alone are those of its other lines', () => {
  const cells = ['2025-01-02', '', '2025-01-02', '2025-02-02', ''];
  const filled = (numbers: string[]) => {
    const [number, date] = columns({ Kvitto: numbers, Datum: cells });
    const whole = number && date ? fillDatesDown(date, [number, date]) : null;
    return whole && valuesOf(whole);
  };
  expect(filled(['1', '', '2', '3', ''])).toEqual([
    ...['2025-01-02', '2025-01-02', '2025-01-02', '2025-02-02', '2025-02-02'],
  ]);
  expect(filled(['1', '2', '3', '4', '5'])).toBeNull();
});

describe('amounts below zero', () => {
  it('change sign, and nothing stays nothing', () => {
    const negated = negatedColumn(column('Belopp', ['-1,50', '2,00', '', '0']), 1);
    expect(negated.name).toBe('−Belopp');
    expect(valuesOf(negated)).toEqual(['1.5', '-2', null, '0']);
  });

  it('may have a colon before their öre', () => {
    const cells = ['1 998:50', '-160:00', '45:-'];
    expect(valuesOf(column('Belopp', cells))).toEqual(['1998.5', '-160', '45']);
  });

  it('are most where most rows and their sum are', () => {
    const most = (...cells: string[]) => mostlyNegative(column('Belopp', cells));
    expect(most('-1', '-1', '1')).toBe(true);
    expect(most('-1', '-1', '5')).toBe(false);
    expect(most('-5', '1', '1')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { readUpload } from '#adapters/file-reader/read-upload.ts';

const read = async (lines: readonly string[]) => {
  const bytes = Buffer.from(lines.join('\n'));
  const { understanding } = await readUpload(bytes, 'orders.csv', {}, 'sales');
  const asked = understanding.questions.filter(({ blocking }) => blocking).map(({ id }) => id);
  return { total: understanding.total, asked };
};

const rows = ['W1;2025-01-02;Tröja;2;500,00', 'W1;2025-01-02;Garn;5;500,00'];
const more = ['W3;2025-02-02;Garn;3;300,00', 'W3;2025-02-02;Väska;2;300,00'];
const orders = (price: string, [first, second]: readonly [string, string]) => [
  `Order;Datum;Artikel;Antal;${price};Ordermoms`,
  `${rows[0]};${first}`,
  `${rows[1]};`,
  `${more[0]};${second}`,
  `${more[1]};`,
];

describe('a price beside a number and no amount', () => {
  it('is the whole row’s where the order’s VAT says so, whatever its name', async () => {
    for (const name of ['Radpris inkl. moms', 'Pris inkl. moms'])
      expect(await read(orders(name, ['200,00', '120,00']))).toEqual({ total: '1280', asked: [] });
  });

  it('is the whole row’s where another price times the number comes to it', async () => {
    const lines = (last: string) => [
      'Ankomst;Gäst;Nights;Rate per night;Price',
      ...['2;900,00;1800,00', '3;1000,00;3000,00', `4;950,00;${last}`].map(
        (rest, n) => `2025-01-0${n + 2};Ek;${rest}`,
      ),
    ];
    expect(await read(lines('3800,00'))).toEqual({ total: '8600', asked: [] });
    expect((await read(lines('1000,00'))).total).not.toBe('5800');
  });

  it('is that of one where the order’s VAT says so', async () => {
    const priced = orders('Radpris inkl. moms', ['700,00', '300,00']);
    expect((await read(priced)).total).toBe('5000');
  });

  it('is the whole row’s, or of one, as several of an article cost beside one of it', async () => {
    const lines = (priceOf: (each: number, times: number) => number) => [
      'Datum;Artikel;Antal;Radpris',
      ...[1, 2, 3, 1, 2, 4, 1, 3].flatMap((times, n) =>
        [90, 149].map(
          (each) => `2025-01-0${n + 1};Vara ${each};${times};${priceOf(each, times)},00`,
        ),
      ),
    ];
    expect(await read(lines((each, times) => each * times))).toEqual({ total: '4063', asked: [] });
    expect(await read(lines((each) => each))).toEqual({ total: '4063', asked: [] });
    const varying = lines((each, times) => each + times * 7);
    expect((await read(varying)).asked).toEqual(['rowPrice']);
  });

  it('is asked about where it grows with the number from row to row, and not where it does not', async () => {
    const lines = (priceOf: (rate: number, nights: number) => number) => [
      'Incheckning;Gäst;Rum;Nätter;Pris exkl. moms',
      ...Array.from({ length: 40 }, (_, n) => {
        const [rate, nights] = [800 + ((n * 37) % 9) * 100, 1 + ((n * 7) % 5)];
        const day = `2025-0${1 + (n % 9)}-0${1 + (n % 7)}`;
        return `${day};Ek ${n};Dubbel;${nights};${priceOf(rate, nights)},00`;
      }),
    ];
    expect((await read(lines((rate, nights) => rate * nights))).asked).toEqual(['rowPrice']);
    expect((await read(lines((rate) => rate))).asked).toEqual([]);
    expect((await read(lines((rate, nights) => rate - nights * 20))).asked).toEqual([]);
  });

  it('is asked about where its name says the row’s and nothing proves it', async () => {
    const lines = ['Datum;Artikel;Antal;Radpris', '2025-01-02;A;2;100,00', '2025-01-03;B;3;60,00'];
    expect(await read(lines)).toEqual({ total: '160', asked: ['rowPrice'] });
  });

  it('is asked about, with VAT in it, where each row’s VAT is that of the price alone', async () => {
    const lines = (tax: (n: number) => number) => [
      'Datum;Artikel;Antal;Pris;Moms',
      ...[1, 2, 3, 4].map((n) => `2025-01-0${n};A${n};${n};${n * 100},00;${tax(n)},00`),
    ];
    expect(await read(lines((n) => n * 20))).toEqual({ total: '800', asked: ['rowPrice'] });
    expect((await read(lines((n) => n * n * 25))).asked).toEqual([]);
  });

  it('is asked about where the row has two numbers, of what was worked and what is charged', async () => {
    const lines = (charged: number) => [
      'Datum;Kund;Timmar;Debiterade timmar;Timpris',
      '2025-01-02;Ek AB;8;8;950,00',
      `2025-01-03;Ek AB;4;${charged};950,00`,
    ];
    expect((await read(lines(0))).asked).toEqual(['amount']);
    expect(await read(lines(4))).toEqual({ total: '11400', asked: [] });
  });

  it('is with others of one row summed with them', async () => {
    const lines = [
      'Datum;Vuxna antal;Vuxna pris;Barn antal;Barn pris',
      '2025-06-10;10;200,00;4;100,00',
      '2025-06-11;5;200,00;;',
    ];
    expect(await read(lines)).toEqual({ total: '3400', asked: [] });
  });

  it('is that of one where neither its name nor the rows say otherwise', async () => {
    const lines = ['Datum;Artikel;Antal;Pris', '2025-01-02;A;2;100,00', '2025-01-03;B;3;60,00'];
    expect(await read(lines)).toEqual({ total: '380', asked: [] });
  });
});

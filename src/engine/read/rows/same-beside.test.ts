import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (...rows: readonly string[]) =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'fil.csv', {}, 'sales').understanding;

it('two tables side by side under the same names are one', () => {
  const { total, rows, questions } = read(
    'Datum;Kund;Belopp exkl. moms;;Datum;Kund;Belopp exkl. moms',
    '2024-01-02;A;100;;2025-01-02;B;400',
    '2024-02-02;C;200;;2025-02-02;A;500',
    ';;;;2025-03-02;D;600',
  );
  expect([total, rows, questions]).toEqual(['1800', { inFile: 5, used: 5, leftOut: 0 }, []]);
});

describe('tables side by side under the same names', () => {
  const names = 'Datum;Kund;Belopp exkl. moms';
  const rows = [
    '2025-01-02;A;100;;2025-02-02;B;400;;2025-03-02;C;1000',
    '2025-01-03;A;200;;2025-02-03;B;500;;;;',
  ];

  it.each([
    ['are one however many there are', []],
    ['are one under the month of each', ['Januari;;;;Februari;;;;Mars;;']],
  ])('%s', (_, above) => {
    const {
      total,
      rows: counts,
      questions,
    } = read(...above, [names, names, names].join(';;'), ...rows);
    expect([total, counts, questions]).toEqual(['2200', { inFile: 5, used: 5, leftOut: 0 }, []]);
  });

  it('are one where there are as many as two pairs of them', () => {
    const four = [
      Array.from({ length: 4 }, () => names).join(';;'),
      '2025-01-02;A;100;;2025-02-02;B;400;;2025-03-02;C;1000;;2025-04-02;D;3000',
      '2025-01-03;A;200;;2025-02-03;B;500;;;;;;;;',
    ];
    const { total, rows: counts, questions } = read(...four);
    expect([total, counts.used, questions]).toEqual(['5200', 6, []]);
  });

  it('are asked about under words of their own, with what each answer comes to', () => {
    const { questions } = read(
      'Butiken;;;;Webben;;;;Torget;;',
      [names, names, names].join(';;'),
      ...rows,
    );
    expect(questions.map(({ id, options }) => [id, options.map(({ sum }) => sum)])).toEqual([
      ['beside', ['2200', '300']],
    ]);
  });
});

it('columns of which only some stand again are of one table', () => {
  const { total, rows } = read(
    'Månad;Antal;Belopp exkl. moms;Antal;Rabatt',
    'Januari 2024;1;100;2;5',
    'Februari 2024;3;200;4;6',
  );
  expect([total, rows.used]).toEqual(['300', 2]);
});

describe('two tables side by side under names of which some are the same', () => {
  const lines = [
    'Datum;Kund;Behandling;Pris inkl. moms;;Datum;Produkt;Pris inkl. moms',
    '2025-05-01;A;Klippning;700;;2025-05-02;Vax;99',
    '2025-05-02;B;Färg;1200;;2025-05-05;Balsam;149',
    '2025-05-03;C;Klippning;700;;;;',
  ];
  const asked = (...rows: readonly string[]) =>
    read(...rows).questions.map(({ id, blocking }) => [id, blocking]);

  it('are asked about though the one tip of each is what rows of the other differ by', () => {
    const names = 'Order;Datum;Varuvärde;Dricks;Att betala';
    const side = (order: number, sum: number, tip: number) =>
      `${order};2025-01-0${order % 9};${sum};${tip};${sum + tip}`;
    expect(
      asked(
        `${names};;${names.replace('Varuvärde', 'Värde')}`,
        `${side(1, 1362, 0)};;${side(4, 188, 0)}`,
        `${side(2, 253, 20)};;${side(5, 596, 20)}`,
        `${side(3, 816, 0)};;${side(6, 700, 20)}`,
      ),
    ).toContainEqual(['beside', true]);
  });

  it('are each under their own names where the last column of the second has nothing', () => {
    const names = 'Datum;Artikel;Belopp exkl. moms;Kommentar';
    const rows = [1, 2, 3].map(
      (n) => `2025-01-0${n};Te;${n}00;ring först;;2025-02-0${n};Kaffe;${n}50`,
    );
    expect(read(`${names};;${names}`, ...rows).questions[0]?.options.map(({ sum }) => sum)).toEqual(
      ['1350', '600', '750'],
    );
  });

  it('are asked about where a column of one side has no name', () => {
    const rows = [1, 2, 3].map((n) => `2025-01-0${n};Te;${n}00;;2025-02-0${n};Kaffe;${n}50`);
    for (const names of ['Datum;;Netto;;Datum;Vara;Netto', 'Datum;Vara;Netto;;;Vara;Netto'])
      expect(read(names, ...rows).questions[0]?.options.map(({ sum }) => sum)).toEqual([
        ...['1350', '600', '750'],
      ]);
  });

  it('are asked about where a name stands twice on each side, however few rows there are', () => {
    const names = 'Datum;Benämning;Belopp;Moms;Belopp';
    const side = (day: number, net: number) => `2025-01-0${day};Te;${net};${net / 4};${net * 1.25}`;
    const rows = [
      `${names};;${names.replace('Benämning', 'Behandling')}`,
      `${side(1, 1518)};;${side(6, 1830)}`,
      ...[side(2, 1220), side(3, 908), side(4, 745)].map((row) => `${row};;;;;;`),
    ];
    const [question] = read(...rows).questions;
    expect(question?.options.map(({ sum }) => sum)).toEqual(['6221', '4391', '1830']);
  });

  it('are asked about though the pieces of both are as many', () => {
    const names = 'Datum;Benämning;Antal;Belopp exkl. moms';
    const side = (day: number, pieces: number, sum: string) =>
      `2025-01-0${day};Te;${pieces};${sum}`;
    expect(
      asked(
        `${names};;${names.replace('Benämning', 'Behandling')}`,
        `${side(1, 3, '681,00')};;${side(4, 2, '350,00')}`,
        `${side(2, 4, '908,00')};;${side(5, 6, '752,50')}`,
        `${side(3, 1, '227,00')};;${side(6, 0, '149,00')}`,
      ),
    ).toContainEqual(['beside', true]);
  });

  it('are asked about, each answer with its sum', () => {
    const { questions } = read(...lines);
    expect(questions[0]).toMatchObject({ id: 'beside', chosen: 'counted', blocking: true });
    expect(questions[0]?.options.map(({ answer, sum }) => [answer, sum])).toEqual([
      ['counted', '2848'],
      ['leftOut', '2600'],
      ['instead', '248'],
    ]);
  });

  it('are so too where the same year stands on as many rows of each', () => {
    const years = lines.map((line, n) => {
      const added = n === 0 ? 'År' : '2025';
      return `${line.replace(';;', `;${added};;`)};${added}`;
    });
    const [header = '', ...rows] = years;
    expect(asked(header, ...rows.slice(0, 2))).toEqual([['beside', true]]);
  });

  it('are so too where the same freight stands on as many rows of each', () => {
    const freights = ['Frakt', '49', '0', '49', '0'];
    const rows = [
      'Datum;Kund;Summa;;Datum;Beställare;Summa',
      '2025-05-01;A;700;;2025-05-05;D;310',
      '2025-05-02;B;1200;;2025-05-06;E;95',
      '2025-05-03;C;450;;2025-05-07;F;520',
      '2025-05-04;C;80;;2025-05-08;F;60',
    ].map((row, n) => `${row.replace(';;', `;${freights[n]};;`)};${freights[n]}`);
    expect(asked(...rows)).toEqual([['beside', true]]);
  });

  it('are so too under the same names, where words above head them apart', () => {
    const same = [
      'Datum;Text;Summa;;Datum;Text;Summa',
      '2025-01-02;A;100;;2025-01-03;B;60',
      '2025-01-04;C;70;;2025-01-05;D;20',
    ];
    expect(asked('Norra;;;;Södra', ...same)).toEqual([['beside', true]]);
    // What was paid out is no sale, whoever is asked.
    expect(asked('Inbetalningar;;;;Utbetalningar', ...same)).toEqual([]);
    expect(read('Inbetalningar;;;;Utbetalningar', ...same).total).toBe('170');
    expect(asked(...same)).toEqual([]);
  });

  it('are no question where the one sums the other', () => {
    const sums = lines.map((line, n) =>
      line.replace(/;;.*/, [';;Kund;Pris inkl. moms', ';;A;1900', ';;C;700', ';;;'][n] ?? ''),
    );
    expect(asked(...sums)).toEqual([]);
  });
});

describe('tables side by side under times of their own', () => {
  const months = ['januari', 'februari', 'mars'];
  const read2 = (above: string) =>
    read(
      above,
      'Månad;Kund;Belopp exkl. moms;;Månad;Kund;Belopp exkl. moms',
      ...months.map((month, n) => `${month};A;${100 + n};;${month};B;${400 + n}`),
    );

  it.each([['2023;;;;2024;;'], ['Försäljning 2023;;;;Försäljning 2024;;']])(
    'are each of its own: %s',
    (above) => {
      const { total, period, questions } = read2(above);
      expect([total, period, questions]).toEqual([
        '1506',
        { from: '2023-01-01', to: '2024-03-31' },
        [],
      ]);
    },
  );
});

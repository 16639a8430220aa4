import { describe, expect, it } from 'vitest';
import { analyseCostFile, costAsText } from '#support/analyse-cost-file.ts';
import { analyseFile } from '#support/analyse-file.ts';
import { lackingCosts } from '../../money/lacking.ts';
import { moneyOf } from '../../money/money.ts';

/** A day in each of so many months from January 2024, and what is paid in them. */
const each = (supplier: string, amount: number, from = 0, before = 24) =>
  Array.from({ length: before - from }, (_, at) => {
    const month = from + at;
    const date = `${2024 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-05`;
    return `${date};${supplier};${amount + (month % 3)}`;
  });
const always = [...each('Kontorshyra', 10_000), ...each('Råvaror', 20_000)];
const wages = (from?: number, before?: number) => each('Löner', 30_000, from, before);

const fileOf = (rows: readonly string[]) => Buffer.from(['Datum;Text;Belopp', ...rows].join('\n'));
const told = async (rows: readonly string[]) => {
  const { summary, facts } = await analyseCostFile(fileOf(rows), 'kostnader.csv');
  return { facts, summary: summary.replaceAll('\u00a0', ' ') };
};

const FINDS = /finns (?:inte|bara under en del)/u;

describe('a year without a kind of cost that the other has', () => {
  it('is held against it without that kind, which is said', async () => {
    const { summary } = await told([...always, ...wages(12)]);
    expect(summary).toContain(
      'Personalkostnaden (360 012 kr under 2025) finns inte under 2024. Utan den är kostnaderna oförändrade: 360 024 kr under 2025 mot 360 024 kr under 2024.',
    );
    expect(summary).not.toMatch(/Kostnaderna har ökat/u);
  });

  it('is held so too where the kind has ended, or is there for a part of it', async () => {
    const ended = await told([...always, ...wages(0, 12)]);
    expect(ended.summary).toContain(
      'Personalkostnaden (360 012 kr under 2024) finns inte under 2025',
    );
    const partly = await told([...always, ...wages(6)]);
    expect(partly.summary).toContain(
      'Personalkostnaden (360 012 kr under 2025) finns bara under en del av 2024',
    );
  });

  it('is told of several kinds in one sentence', async () => {
    const { summary } = await told([...always, ...wages(12), ...each('Leasing bil', 9_000, 12)]);
    expect(summary).toMatch(
      / kr\) och \S+kostnaden \([^)]+ kr, båda under 2025\) finns inte under 2024\. Utan dem/u,
    );
  });

  it('is told of several kinds as clauses where they lack at different times', async () => {
    const { summary } = await told([...always, ...wages(6), ...each('Leasing bil', 9_000, 12)]);
    expect(summary).toMatch(
      /finns bara under en del av 2024, och \S+kostnaden \([^)]+\) finns inte under 2024\. Utan dem/u,
    );
  });

  it('is compared as it is where both years have all kinds, or one was paid now and then', async () => {
    for (const rows of [
      [...always, ...wages()],
      [...always, ...wages(), '2025-05-20;Advokat;90000'],
      [...always, ...wages(2)],
    ]) {
      const { summary } = await told(rows);
      expect(summary).not.toMatch(FINDS);
      expect(summary).toMatch(/Kostnaderna (?:har|är)/u);
    }
  });

  it('leaves what is left of both years to be told without it', async () => {
    const sold = await analyseFile(
      Buffer.from(['Datum;Artikel;Summa exkl moms', ...each('Te', 90_000)].join('\n')),
      'sålt.csv',
    );
    const moneyWith = async (rows: readonly string[]) => {
      const paid = await told(rows);
      const source = { analysisId: 'a', scope: undefined, day: '2026-03-01' };
      const money = moneyOf(
        { ...source, facts: sold.result.facts, document: 'sålt.csv' },
        { ...source, facts: paid.facts, document: 'kostnader.csv' },
      );
      if (!('result' in money)) throw new Error(money.reason);
      return money.result;
    };
    const sentencesWith = async (rows: readonly string[]) =>
      (await moneyWith(rows)).sentences.join(' ').replaceAll('\u00a0', ' ');
    expect(await sentencesWith([...always, ...each('Råvaror', 1_000, 12), ...wages(12)])).toContain(
      'finns inte under 2024. Räknat utan den blev det 12 012 kr mindre kvar än under 2024: omsättningen var oförändrad och kostnaderna i övrigt ökade med 12 012 kr.',
    );
    const both = await sentencesWith([...always, ...each('Råvaror', 1_000, 12), ...wages()]);
    expect(both).toContain('mindre kvar än samma månader året före');
    expect(both).not.toMatch(FINDS);
    const HIGH = 'Saknas kostnader i filen är det som blev kvar för högt.';
    const car = [...always, ...wages(), ...each('Leasing bil', 9_000)];
    expect(await sentencesWith([...car, ...each('Diesel', 12_000, 0, 16)])).toContain(HIGH);
    expect(await sentencesWith([...car, ...each('Diesel', 12_000, 12)])).not.toContain(HIGH);
    const stepsOf = async (rows: readonly string[]) =>
      ((await moneyWith(rows)).bridge?.series[0]?.points ?? []).map(
        ({ label, value }) => `${label} ${value}`,
      );
    const apart = await stepsOf([...always, ...each('Råvaror', 1_000, 12), ...wages(12)]);
    expect(apart.slice(2, 4)).toEqual([
      'Kostnader som båda åren har -12012',
      'Kostnader som ett år saknar -360012',
    ]);
    expect(await stepsOf([...always, ...wages()])).toContainEqual('Kostnader 0');
  });
});

describe('a kind of cost within an area that one of the years lacks', () => {
  const leased = [...always, ...each('Leasing bil', 9_000)];
  const fuel = (from?: number, before?: number) => each('Diesel', 12_000, from, before);
  const texts = async (rows: readonly string[]) => {
    const result = await analyseCostFile(fileOf(rows), 'kostnader.csv');
    return costAsText(result);
  };

  it('is left out of what is compared, which is said where all costs and where those of its area are told', async () => {
    for (const [rows, words] of [
      [fuel(0, 16), 'Drivmedelskostnaden (144 012 kr under 2024) finns bara under en del av 2025'],
      [fuel(12), 'Drivmedelskostnaden (144 012 kr under 2025) finns inte under 2024'],
    ] as const) {
      const text = await texts([...leased, ...rows]);
      expect(text).toContain(`${words}. Utan den är kostnaderna oförändrade`);
      expect(text).toMatch(
        /- Drivmedel finns .*: hur området har ändrats visar filen därför inte/u,
      );
      expect(text).not.toMatch(/Fordon[^#]*Har (?:ökat|minskat)/u);
    }
  });

  it('says nothing where it is paid all the time, or now and then', async () => {
    for (const rows of [fuel(), fuel(0, 2), ['2024-05-03;Diesel;90000']]) {
      const text = await texts([...leased, ...rows]);
      expect(text).not.toContain('Drivmedelskostnaden');
      expect(text).not.toContain('hur området har ändrats');
    }
  });

  it('may be missing where it has ended: what is left is then too much', async () => {
    const lackingOf = async (rows: readonly string[]) => {
      const { facts } = await told([...leased, ...wages(), ...rows]);
      return lackingCosts(facts, []).join(' ');
    };
    const ended = 'Drivmedelskostnaden har upphört under den senaste tiden';
    expect(await lackingOf(fuel(0, 16))).toContain(ended);
    expect(await lackingOf(fuel(12))).not.toContain(ended);
    expect(await lackingOf(fuel())).not.toContain(ended);
  });

  it('is asked of by whom the one who is paid for it began or stopped', async () => {
    const row = (line: string) => line.replace(/;([^;]+);/u, ';$1 AB;$1;');
    const file = (rows: readonly string[]) =>
      analyseCostFile(
        Buffer.from(['Datum;Leverantör;Text;Belopp', ...rows.map(row)].join('\n')),
        'kostnader.csv',
      ).then(costAsText);
    expect(await file([...leased, ...fuel(0, 16)])).toContain(
      'Efter Diesel AB är inget betalt för drivmedel: körs det som förut',
    );
    const begun = await file([...leased, ...fuel(16)]);
    expect(begun).toContain('Tidigare i filen är inget betalt för drivmedel');
    expect(begun).not.toContain('Diesel AB ersätter någon');
  });
});

import { describe, expect, it } from 'vitest';
import { goods, type Payee, rent, toldOfPayees, uneven } from '#support/payee-ledger.ts';
import type { KnownRevenue } from './figures/revenue.ts';

const STOP = 14;
const until = (level: number) => (month: number) => (month < STOP ? uneven(level)(month) : 0);
const from = (level: number) => (month: number) => (month < STOP ? 0 : uneven(level)(month));

/** Two years of a ledger, told as it is read; of a landlord where it is said. */
const told = (
  payees: readonly Payee[],
  sni = '46.900',
  revenue: KnownRevenue | null = null,
): Promise<string> => toldOfPayees(payees, { industry: { sni, size: '1-4' }, revenue });

describe('one who is no longer paid', () => {
  it('leaves goods that nothing is paid for: the stock and the file are asked of', async () => {
    const text = await told([rent, ['Stålgrossen AB', '4010', 'Varuinköp', until(50_000)]]);
    expect(text).toContain(
      'Efter Stålgrossen AB är inget betalt för varor och material: se efter vem ni köper av nu',
    );
    expect(text).not.toContain('avtalet är uppsagt');
  });

  it('leaves goods that others are paid for: who has taken over is asked of, where any is paid more', async () => {
    const gone: Payee = ['Ullgrossen AB', '4010', 'Varuinköp', until(40_000)];
    const asked =
      'Se efter vem ni nu köper det av som ni förut köpte av Ullgrossen AB, och till vilket pris.';
    const more = (month: number) => uneven(30_000 + 400 * month)(month);
    const text = await told([rent, goods, gone, ['Garn & Co', '4010', 'Varuinköp', more]]);
    expect(text).toContain(asked);
    expect(text).not.toContain('är inget betalt för');
    const alone = await told([rent, goods, gone]);
    expect(alone).not.toContain(asked);
    expect(alone).toContain(
      'Ingen annan ni betalar för varor och material får märkbart mer än förut: köps det som Ullgrossen AB levererade ändå, leta efter fakturor som saknas i filen,',
    );
  });

  it('has been replaced where another has come for the like', async () => {
    const text = await told([
      ...[rent, goods],
      ['Gamla Frakt AB', '5710', 'Frakt', until(19_000)],
      ['Nya Frakt AB', '5710', 'Frakt', from(21_000)],
    ]);
    expect(text).toContain('# Stäm av om Nya Frakt AB har ersatt Gamla Frakt AB');
    expect(text).toContain('Jämför priserna på det ni köper mest av');
    expect(text).not.toContain('Efter Gamla Frakt AB');
  });

  it('leaves premises that one has moved from, and a house that has to be looked after', async () => {
    const payees: Payee[] = [goods, ['Ekens Fastighets AB', '5010', 'Hyra lokal', until(24_000)]];
    expect(await told(payees)).toContain(
      'Efter Ekens Fastighets AB är inget betalt för lokaler: har ni flyttat',
    );
    const landlord = await told(payees, '68.203');
    expect(landlord).toContain(
      'Efter Ekens Fastighets AB är inget betalt för fastigheten: huset ska skötas ändå',
    );
    expect(landlord).not.toMatch(/för lokaler|lokalkostnaden/u);
    expect(landlord).not.toContain('har ni flyttat');
  });

  it('leaves a federation that an association is a member of: there is no agreement to end', async () => {
    const payees: Payee[] = [
      ...[rent, goods],
      ['Distriktsförbundet', '6980', 'Medlemsavgift förbund', until(8000)],
    ];
    const association = await told(payees, '94.990');
    expect(association).toContain(
      'Efter Distriktsförbundet är inget betalt för avgifter och medlemskap: är ni fortfarande med, se efter om avgiften har fakturerats',
    );
    expect(association).not.toContain('avtalet är uppsagt');
    expect(await told(payees)).toContain('kontrollera att avtalet är uppsagt');
  });

  it('leaves travel that was bought each time: there is no agreement to end', async () => {
    const text = await told([rent, goods, ['Tågresor Nu', '5810', 'Biljetter', until(8000)]]);
    expect(text).toContain('Efter Tågresor Nu är inget betalt för resor: köps det fortfarande');
    expect(text).not.toContain('avtalet är uppsagt');
    const phone = await told([rent, goods, ['Linjen AB', '6210', 'Telefon', until(8000)]]);
    expect(phone).toContain('kontrollera att avtalet är uppsagt');
  });

  it('is not asked of where it goes on', async () => {
    expect(await told([rent, goods])).not.toMatch(/är inget betalt för|har ersatt/u);
  });
});

describe('a cost that a company has all the time', () => {
  const premises: Payee = ['Ekens Fastighets AB', '5010', 'Hyra lokal', until(24_000)];
  const wages: Payee = ['Löneservice', '7210', 'Löner', until(90_000)];

  it('is looked for by itself where it has ended, whoever it was paid to', async () => {
    const text = await told([goods, premises]);
    expect(text).toContain('# Ta reda på vad som har hänt med lokalkostnaden');
    expect(text).toContain('fråga den som sköter bokföringen om lokalkostnaden har bokförts');
    expect(text).not.toContain('Upphört: Ekens');
    expect(await told([goods, wages])).toMatch(/personalkostnaden\n(?:.*\n){2}Arbetar samma/u);
    expect(await told([goods, rent])).not.toContain('Ta reda på vad som har hänt med');
  });

  it('has ended, and has not fallen as well', async () => {
    expect(await told([goods, premises])).toMatch(/## Lokal\n- [^\n]*\n- Har upphört/u);
  });

  it('is told to have risen by one who is new where nobody has gone', async () => {
    const hall: Payee = ['Hallen AB', '5010', 'Hyra hall', from(40_000)];
    expect(await told([goods, rent, hall])).toMatch(
      /Har ökat med [^\n]*, så gott som helt genom [\d\s]+kr till Hallen AB, som är ny/u,
    );
    const moved = (before: number, after: number) => (month: number) =>
      uneven(month < STOP ? before : after)(month);
    const others: Payee[] = [
      ['Ekens Fastighets AB', '5010', 'Hyra lokal', moved(20_000, 80_000)],
      ['Norra Lokaler AB', '5010', 'Hyra lager', moved(90_000, 30_000)],
    ];
    expect(await told([goods, hall, ...others])).not.toMatch(/ökat[^\n]*Hallen AB, som är ny/u);
  });
});

describe('what decides in this kind of business', () => {
  const months = Object.fromEntries(
    Array.from({ length: 24 }, (_, at) => [
      `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
      '300000.00',
    ]),
  );
  const sold: KnownRevenue = { document: 'försäljning.csv', months };
  const wages: Payee = ['Löneservice', '7210', 'Löner', () => 90_000];

  it('says of what sales cost that it is what the file has where goods may be lacking', async () => {
    const butcher: Payee = ['Köttgrossen AB', '4010', 'Varuinköp', until(40_000)];
    expect(await told([rent, goods, butcher], '56.100', sold)).toMatch(
      /till de kostnader som filen har, mot/u,
    );
    const whole = await told([rent, goods, wages], '56.100', sold);
    expect(whole).toMatch(/av varje hundralapp i omsättning till kostnader, mot/u);
  });

  it('says that what has ended is not there all the time, and nothing of what goes on', async () => {
    const ended = await told(
      [rent, wages, ['Stålgrossen AB', '4010', 'Varuinköp', until(50_000)]],
      '46.900',
      sold,
    );
    expect(ended).toContain(
      ' finns bara under en del av 2025, och visas därför inte för sig per hundralapp. Utan den',
    );
    expect(await told([rent, wages, goods], '46.900', sold)).not.toContain('per hundralapp,');
  });

  it('leaves costs that are fixed, of which it is none that has to be paid any more', async () => {
    const local: Payee = ['Ekens Fastighets AB', '5010', 'Hyra lokal', () => 24_000];
    const moved: Payee = [
      'Ekens Fastighets AB',
      '5010',
      'Hyra lokal',
      (at) => (at < STOP ? 24_000 : 0),
    ];
    const books: Payee = ['Siffergården', '6530', 'Bokföring', () => 20_000];
    const ended = await told([wages, moved, books, ['Kontor AB', '6110', 'Papper', uneven(3000)]]);
    expect(ended).toMatch(/kostnaderna är fasta, [^.]*mest personal \([^)]+\) samt redovisning/u);
    expect(ended).toContain(
      'Lokalkostnaden är med där men betalas inte längre. Resten ska betalas också en månad utan intäkter',
    );
    const goesOn = await told([wages, local, books, ['Kontor AB', '6110', 'Papper', uneven(3000)]]);
    expect(goesOn).toContain('De ska betalas också en månad utan intäkter');
    expect(goesOn).toMatch(/mest personal \([^)]+\), lokal/u);
  });

  it('says that what has begun is not there all the time', async () => {
    const begun = await told(
      [rent, wages, ['Stålgrossen AB', '4010', 'Varuinköp', from(50_000)]],
      '46.900',
      sold,
    );
    expect(begun).toContain(
      ' finns inte under 2024, och visas därför inte för sig per hundralapp. Utan den',
    );
  });
});

describe('what an area of cost has risen by', () => {
  const phone = (level: number): Payee => [
    'Linjen AB',
    '6210',
    'Telefon',
    (month) => level * (month < 12 ? 1 : 1.06),
  ];
  const isTold = async (level: number) =>
    /telefoni och internet är i snitt [^.]+\. Den har ökat/u.test(
      await told([rent, goods, phone(level)]),
    );

  it('is told where it is money, and not where it is a few kronor of a year', async () => {
    expect(await isTold(9000)).toBe(true);
    expect(await isTold(2000)).toBe(false);
  });
});

describe('the areas of cost', () => {
  it('say what time their amounts are of, and their changes where those are of less', async () => {
    expect(await told([rent, goods])).toMatch(
      /Belopp och andelar är av kostnaderna på [\d\s]+ kr under [^.;]*2025; förändringarna gäller kostnaderna under 2025, [\d\s]+ kr\./u,
    );
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { goods, type Payee, rent, toldOfPayees, uneven } from '#support/payee-ledger.ts';

/** Two years of a ledger, told as it is read. */
const told = (...payees: readonly Payee[]) => toldOfPayees(payees);

const section = (text: string, name: string) =>
  text.split('\n## ').find((part) => part.startsWith(`${name}\n`)) ?? '';

describe('one who is newly paid', () => {
  it('is asked whom they replace only where something was paid for the like before', async () => {
    const from = (start: number) => (month: number) => (month < start ? 0 : uneven(30_000)(month));
    const until = (month: number) => (month < 17 ? uneven(30_000)(month) : 0);
    const text = await told(
      ...[goods, rent, ['Gamla Grossisten AB', '4010', 'Varuinköp', until] as const],
      ['Importhuset AB', '4010', 'Varuinköp', from(18)],
    );
    expect(text).toContain('# Stäm av om Importhuset AB har ersatt Gamla Grossisten AB');
    // Goods have a price, and no contract to be ended.
    expect(text).toContain('Jämför priserna på det ni köper mest av');
    expect(text).not.toContain('leta upp avtalet med Importhuset AB');
  });

  it('replaces nobody where all others are paid as before', async () => {
    const from = (month: number) => (month < 18 ? 0 : uneven(30_000)(month));
    const text = await told(goods, rent, ['Importhuset AB', '4010', 'Varuinköp', from]);
    expect(text).toContain('# Stäm av de nya betalningarna till Importhuset AB');
    expect(text).toContain(
      'Ingen annan ni betalar för varor och material får märkbart mindre än förut, så Importhuset AB tycks inte ersätta någon',
    );
    expect(text).not.toMatch(/Ersätter den nya|den ni köpte av förut/u);
  });

  it('is no contract of what is bought each time, and may have been in the rent where it is power', async () => {
    const from = (month: number) => (month < 16 ? 0 : uneven(9_000)(month));
    const freight = await told(goods, rent, ['Nya Frakt AB', '5710', 'Frakt', from]);
    expect(freight).toContain('skriv in den i budgeten, och ta in ett pris till');
    expect(freight).not.toContain('leta upp avtalet med Nya Frakt AB');
    const power = await told(goods, rent, ['Kraftnära Energi AB', '5020', 'Elförbrukning', from]);
    expect(power).toContain('eller så har den ingått i hyran eller bokförts på annat håll förut');
  });

  it('is asked of its contract where what it does is no goods', async () => {
    const until = (month: number) => (month < 14 ? uneven(9_000)(month) : 0);
    const from = (month: number) => (month < 14 ? 0 : uneven(12_000)(month));
    const text = await told(
      goods,
      rent,
      ['Gamla Byrån AB', '6530', 'Bokföring', until],
      [...(['Nya Byrån AB', '6530', 'Bokföring'] as const), from],
    );
    expect(text).toContain('kontrollera att inget avtal med Gamla Byrån AB löper vidare');
  });

  it('is a new cost where nothing was', async () => {
    const from = (start: number) => (month: number) => (month < start ? 0 : uneven(30_000)(month));
    const text = await told(goods, rent, ['Underkonsult Ahlm', '4600', 'Legoarbete', from(16)]);
    expect(text).toContain('# Stäm av de nya betalningarna till Underkonsult Ahlm');
    expect(text).toContain('Tidigare i filen är inget betalt för underentreprenörer');
    expect(text).not.toContain('ersätter');
    expect(text).toContain('- Rörlig: följer hur mycket arbete ni lägger ut');
  });

  it('is asked for a price, and of no contract, where goods are bought that never were', async () => {
    const from = (start: number) => (month: number) => (month < start ? 0 : uneven(30_000)(month));
    const text = await told(rent, ['Hårgrossisten AB', '4010', 'Varuinköp', from(14)]);
    expect(text).toContain('Tidigare i filen är inget betalt för varor och material');
    expect(text).toContain('räkna med den i priset');
    expect(text).not.toContain('leta upp avtalet med Hårgrossisten AB');
  });
});

describe('a federation that charges more', () => {
  it('is not one whose price others can be asked for', async () => {
    const fee = (month: number) => (month < 14 ? 9_000 : 14_000) + 200 * (month % 3);
    const text = await told(rent, ['Distriktsförbundet', '6980', 'Medlemsavgift förbund', fee]);
    expect(text).toContain('Ta upp det högre beloppet med Distriktsförbundet');
    expect(text).toContain('Se efter vad avgiften räknas på');
    expect(text).not.toContain('begär det gamla eller ta in ett anbud');
  });
});

describe('wages', () => {
  let raised: string;
  beforeAll(async () => {
    const paid = (level: number) => (month: number) =>
      (month < 14 ? 1 : 1.34) * level + 300 * (month % 3);
    raised = await told(
      goods,
      ['Löneutbetalning', '7210', 'Löner tjänstemän', paid(70_000)],
      ['Skatteverket', '7510', 'Arbetsgivaravgifter', paid(22_000)],
    );
  });

  it('are fixed before and after they rise: a level that changes once is no uneven cost', () => {
    expect(section(raised, 'Personal')).toContain('Fast: återkommer med jämna belopp');
    expect(raised).not.toContain('ojämn från månad till månad');
  });

  it('are said to be new or to have ended where they begin or end within the file', async () => {
    const wages = (is: (month: number) => boolean): Payee => [
      ...(['Löneservice', '7210', 'Löner'] as const),
      (month) => (is(month) ? 90_000 + 300 * (month % 3) : 0),
    ];
    const begun = section(
      await told(
        goods,
        rent,
        wages((month) => month >= 19),
      ),
      'Personal',
    );
    expect(begun).toContain('Nytt: allt är betalt under augusti–december 2025');
    expect(begun).not.toMatch(/i månaden|ojämn|hundralapp/u);
    const ended = section(
      await told(
        goods,
        rent,
        wages((month) => month < 17),
      ),
      'Personal',
    );
    expect(ended).toContain('Har upphört: det sista betalades i maj 2025');
    expect(ended).not.toContain('Fast');
  });
});

describe('what staff costs', () => {
  const others: Payee[] = [1, 2, 3].map((at) => [`Butik ${at}`, '4010', 'Varuinköp', uneven(9000)]);
  /** Nobody is named: the area is told of. */
  async function risen(...more: readonly [account: string, what: string, part: number][]) {
    const rows = more.map(
      ([account, what, part]): Payee => [
        ...(['', account, what] as const),
        (month) => part * (month < 15 ? 60_000 : 84_000) + 100 * (month % 5),
      ],
    );
    return await told(...others, ...rows);
  }

  it('is called by what it is: wages, wages and what is paid on them, or an area', async () => {
    expect(await risen(['7210', 'Löner', 1])).toMatch(/- Lönerna har kostat [\d\s]+ kr mer/u);
    expect(await risen(['7210', 'Löner', 1], ['7510', 'Arbetsgivaravgifter', 0.3])).toMatch(
      /- Lönerna med avgifter har kostat/u,
    );
    expect(await risen(['7210', 'Löner', 1], ['7620', 'Företagshälsovård', 0.4])).toMatch(
      /- Området Personal har kostat/u,
    );
  });
});

describe('an area', () => {
  it.each([
    ['mest', 3000],
    ['så gott som helt', 0],
    ['en ökning som försvinner utan', -2000],
  ])('has risen by what was paid once, where that is most of it: %s', async (part, more) => {
    const once = (month: number) => (month === 16 ? 140_000 : 24_000 + (month >= 12 ? more : 0));
    const text = await told(goods, ['Ekens Fastighets AB', '5010', 'Hyra lokal', once]);
    expect(section(text, 'Lokal')).toMatch(
      new RegExp(`${part} (?:genom )?det som Ekens Fastighets AB kostade extra i maj 2025`, 'u'),
    );
    expect(section(text, 'Lokal').includes('försvinner utan')).toBe(more < 0);
    expect(section(await told(goods, rent), 'Lokal')).not.toContain('extra');
  });

  it.each([
    ['Det mesta av ökningen är', 3000],
    ['Så gott som hela ökningen är', 0],
    ['Ökningen försvinner utan', -2000],
  ])('is the reason of the rise of all costs where that is most of it: %s', async (words, more) => {
    const once = (month: number) => (month === 16 ? 140_000 : 24_000 + (month >= 12 ? more : 0));
    const text = await told(
      ['Grossisten', '4010', 'Varuinköp', () => 30_000],
      [...(['Ekens Fastighets AB', '5010', 'Hyra lokal', once] as const)],
    );
    expect(text).toContain(`${words} det som Ekens Fastighets AB kostade extra i maj 2025 (116`);
    expect(text.includes('försvinner utan')).toBe(more < 0);
    expect(await told(goods, rent)).not.toContain('ökningen är');
  });

  it('is the reason of the rise of what both times have, where wages are in one of them alone', async () => {
    const begun: Payee = ['Lön', '7210', 'Löner', (month) => (month < 12 ? 0 : 90_000)];
    const once = (month: number) => (month === 16 ? 140_000 : 24_000);
    const text = await told(goods, begun, ['Ekens Fastighets AB', '5010', 'Hyra lokal', once]);
    expect(text).toMatch(
      /Utan den har kostnaderna ökat .* ökningen är det som Ekens Fastighets AB/u,
    );
  });
});

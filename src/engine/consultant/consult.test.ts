import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskedCompany, companyOf } from '#support/consult.ts';
import { guardText } from '../text/guard.ts';
import { formatPeriodName } from '../text/subject.ts';

let shop: AskedCompany;

beforeAll(async () => {
  const path = 'src/features/sample/server/forsaljning-exempelbolaget.csv';
  shop = await companyOf([{ guide: 'sales', path }]);
});
afterAll(() => shop.close());

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

async function first(message: string) {
  const answer = await shop.ask(message);
  return { ...answer, text: plain(answer.text) };
}

describe('figures from the rows', () => {
  test.each([
    ['Hur mycket sålde vi i mars 2025?', 'Omsättningen var 105 279 kr'],
    ['Hur mycket sålde vi på webben 2025?', 'Omsättningen för Webb var 381 055 kr'],
    ['hur mkt espreso sålde vi 2025', 'Omsättningen för Espresso var 488 680 kr'],
    ['Hur många kunder har vi?', 'I hela filen är det 34'],
    ['Vilken varugrupp har bäst marginal?', 'Högst är Te med 54,5 %'],
    ['Hur stor andel står Webb för?', 'Webb står för 28,0 %'],
    ['Vilken kund köper mest?', 'Kontorskaffe Mälarviken AB'],
    // The end of a customer's name is no word for its goods: `-viken`.
    ['viken produckt säljer bäst', 'Högst är Espresso Napoli 1 kg med 434 584 kr'],
    ['Vad köper Café Syrenen mest?', 'Högst är Mellanrost Husets 500 g'],
    ['När sålde vi som mest 2025?', 'Högst är december 2025 med 143 678 kr'],
  ])('%s', async (message, expected) => {
    const answer = await first(message);
    expect(answer.kind).toBe('answer');
    expect(answer.text).toContain(expected);
  });

  test.each([
    ['Omsättningen 2026, januari till september', 'under januari–september 2026'],
    ['Omsättningen 2025, alltså förra året (2025)', 'under 2025'],
    ['Försäljning januari 2026 till och med mars', 'under januari–mars 2026'],
    ['Försäljning till och med mars 2026, från januari', 'under januari–mars 2026'],
    ['Omsättning 2025 till och med mars', 'under januari–mars 2025'],
    ['Omsättning första kvartalet 2026 mot samma kvartal 2025', 'under januari–mars 2025 till'],
    ['Hur många påsar Sencha sålde vi 2025?', 'för Grönt te Sencha 250 g var 160'],
    ['Vad kostade varorna oss 2025?', 'Varornas kostnad var'],
    ['Vad sålde Telefon-kanalen för 2025?', 'Omsättningen för Telefon'],
    ['Antal order och omsättning i februari 2026', 'Omsättningen var 95 168 kr'],
    ['vilken kudn köpte mest', 'Kontorskaffe Mälarviken AB'],
  ])('%s is of what it says', async (message, expected) => {
    expect((await first(message)).text).toContain(expected);
  });

  test.each(['Vilken tid på dagen säljer vi mest?', 'Vilka kunder har inte betalat?'])(
    '%s is not answered with something else',
    async (message) => {
      expect((await first(message)).kind).not.toBe('answer');
    },
  );

  test('each figure of an answer is a fact with a receipt: its rows or what it is computed from', async () => {
    const answer = await first('Har försäljningen av te ökat?');
    expect(answer.figures.length).toBeGreaterThan(3);
    const byId = new Map(answer.facts.map((fact) => [fact.id, fact]));
    for (const { factId } of answer.figures) {
      const { where, inputs, formula } = byId.get(factId)?.source ?? {};
      expect(where ?? inputs?.length).toBeTruthy();
      expect(formula).not.toBe('');
    }
  });

  test('what a question was taken to mean is said, a misspelt name too', async () => {
    const { meant } = await first('hur mkt espreso sålde vi 2025');
    expect(meant.join()).toContain('Espresso (du skrev ”espreso”)');
  });
});

describe('a conversation', () => {
  test('goes on from the question before', async () => {
    const before = await shop.ask('Hur mycket sålde vi i mars 2026?');
    const after = await shop.ask('och året innan?', before.focus);
    expect(plain(after.text)).toContain('105 279 kr');
  });

  test.each([
    [
      ['Hur mycket te sålde vi i maj 2025?', 'och hur många ordrar?'],
      'Antalet order för Te var 15',
    ],
    [['Vilka kunder köper mest?', 'Hur många kunder är det?'], 'Antalet kunder var 34'],
    [['Vilka är våra bästa kunder?', 'Och de sämsta?'], 'Lägst är Snickeriet i Dalen AB'],
  ])('another measure, or the other end, is of the same: %j', async (asked, expected) => {
    let [focus, text]: [Awaited<ReturnType<typeof shop.ask>>['focus'], string] = [null, ''];
    for (const message of asked) ({ focus, text } = await shop.ask(message, focus));
    expect(plain(text)).toContain(expected);
  });

  test('a question of its own takes nothing from the one before', async () => {
    const before = await shop.ask('Hur stora rabatter gav vi 2025?');
    const after = await shop.ask('Jämför mars 2025 med mars 2026', before.focus);
    expect(after.text).toContain('Omsättningen');
  });

  test('several questions in one message are each answered', async () => {
    const { text } = await first('Hur mycket sålde vi 2025, och vilken kund köpte mest?');
    expect(text).toContain('## Hur mycket sålde vi 2025?');
    expect(text).toContain('Kontorskaffe Mälarviken AB');
  });
});

describe('what it does not know', () => {
  test.each([
    ['Hur mycket havremjölk sålde vi?', '”havremjölk”'],
    ['Hur mycket sålde vi i mars 2019?', 'Perioden du frågar om finns inte i filen'],
    ['Vad är vår soliditet?', 'SIE-fil'],
    ['Hur blir vädret?', 'Vädret vet jag inget om'],
    ['Vad kostar hyran?', 'ingen kostnadsanalys'],
    ['Varför gick presidenten?', '”presidenten”'],
  ])('%s', async (message, reason) => {
    const answer = await first(message);
    expect(answer.kind).toBe('refusal');
    expect(answer.text).toContain(reason);
    expect(answer.facts).toEqual([]);
  });
});

describe('the questions that a new conversation suggests, as one asks them oneself too', () => {
  test.each([
    'Vilka är mina viktigaste nyckeltal?',
    'Hur kan jag förbättra mitt kassaflöde?',
    'Vad bör jag fokusera på för ökad lönsamhet?',
    'Hur förbättrar jag kassaflödet?',
    'Hur kan vi stärka likviditeten?',
    'Hur ökar vi vinsten?',
  ])('%s', async (message) => {
    const answer = await first(message);
    expect(answer.kind).toBe('answer');
    expect(answer.figures.length).toBeGreaterThan(3);
  });
});

test('no sentence of the rules holds a figure of its own', async () => {
  for (const message of [
    'Hur mycket sålde vi i mars 2025?',
    'varför tjänar jag mindre?',
    'vad händer om jag höjer priset 5 %?',
    'Hur mycket säljer vi i snitt per månad?',
    'Vad blir prognosen nästa månad?',
  ]) {
    const { text, figures, facts } = await shop.ask(message);
    const rest = [...figures]
      .sort((a, b) => b.start - a.start)
      .reduce((left, { start, end }) => `${left.slice(0, start)}${left.slice(end)}`, text);
    const periods = facts.flatMap(({ period }) =>
      period === null ? [] : formatPeriodName(period),
    );
    const timeless = periods.reduce((left, period) => left.replaceAll(period, ''), rest);
    const names = timeless.replace(
      /\b(?:19|20)\d\d\b|\d+ (?:g|kg|st|cl)\b|\d+[ \u00a0]\d+ st/g,
      '',
    );
    expect(guardText(names.replace(/## \d\./g, ''), new Map(), new Set())).toEqual([]);
  }
});

test('what has happened is told by the events of the analysis', async () => {
  for (const message of [
    'vad har hänt?',
    'varför tjänar jag mindre?',
    'vad ska jag göra på måndag?',
  ]) {
    const { text } = await first(message);
    expect(text).toContain(
      'Fjällvyn Hotell & Spa AB har slutat handla: senaste köpet var den 23 oktober 2025',
    );
  }
});

test('why less is earned is told by what was lost, the largest first, then by what holds against it', async () => {
  const { text } = await first('varför tjänar jag mindre?');
  const [lost, gained] = text.split('**Händelser som håller emot:**');
  expect(lost).toMatch(
    /^\*\*Händelser som drar ner:\*\*\n- Fjällvyn Hotell & Spa AB har slutat handla/,
  );
  expect(lost).not.toContain('är ny kund');
  expect(gained).toContain('Gym & Kaffe Vinden AB är ny kund');
  // Only those that moved as the whole did are listed: the heading says which way.
  expect(gained).toContain('## Kunder som har minskat mest\n- **Fjällvyn Hotell & Spa AB:**');
  // Goods are counted in pieces.
  expect(gained).toContain('- **Antal sålda:** ');
});

test.each([
  [
    'less',
    700,
    /^Under 2025 blev det 1 200 kr mindre kvar än samma månader året före: både omsättningen och kostnaderna ökade, med 1 200 kr respektive 2 400 kr\./,
  ],
  [
    'more, which the question does not take for given',
    400,
    /^Filerna visar inte att ni tjänar mindre\. Under 2025 blev det 2 400 kr mer kvar/,
  ],
])(
  'less earned of both files is first what a year left against the year before: %s',
  async (_, paidLater, first) => {
    const folder = await mkdtemp(join(tmpdir(), 'klarsikt-both-'));
    const months = Array.from({ length: 24 }, (_, at) => {
      const day = `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-10`;
      return { day, sold: at < 12 ? 1000 : 1100, paid: at < 12 ? 500 : paidLater };
    });
    const write = async (name: string, head: string, rows: readonly string[]) => {
      const path = join(folder, name);
      await writeFile(path, [head, ...rows].join('\n'));
      return path;
    };
    const sold = await write(
      'salt.csv',
      'Datum;Produkt;Summa exkl. moms',
      months.map(({ day, sold }) => `${day};Te;${sold}`),
    );
    const paid = await write(
      'betalt.csv',
      'Fakturadatum;Leverantör;Belopp exkl. moms',
      months.map(({ day, paid }) => `${day};Eken;${paid}`),
    );
    const company = await companyOf([
      { guide: 'sales', path: sold },
      { guide: 'costs', path: paid },
    ]);
    const text = plain((await company.ask('Varför tjänar jag mindre?')).text);
    await company.close();
    await rm(folder, { recursive: true });
    expect(text).toMatch(first);
    // Sales alone show no less, and the costs are there.
    expect(text).not.toContain('Försäljningen visar inte att ni tjänar mindre');
  },
);

describe('a month against a shorter one', () => {
  /** Sales of each day, so and so much a day in January, February and March. */
  async function soldPerDay(perDay: readonly number[]) {
    const rows = perDay.flatMap((amount, month) =>
      Array.from({ length: new Date(2025, month + 1, 0).getDate() }, (_, day) =>
        [`2025-0${month + 1}-${String(day + 1).padStart(2, '0')}`, 'Te', amount].join(';'),
      ),
    );
    const folder = await mkdtemp(join(tmpdir(), 'klarsikt-months-'));
    const path = join(folder, 'manader.csv');
    await writeFile(path, ['Datum;Produkt;Summa exkl. moms', ...rows].join('\n'));
    const company = await companyOf([{ guide: 'sales', path }]);
    const { text } = await company.ask('Varför tjänar jag mindre?');
    await company.close();
    await rm(folder, { recursive: true });
    return plain(text);
  }

  test('is said to have sold less per day where it did', async () => {
    const text = await soldPerDay([1000, 1000, 950]);
    expect(text).toMatch(/har ökat med 1 450 kr.*, räknat per dag 5,0 % mindre\./);
    expect(text).not.toContain('visar inte att ni tjänar mindre');
    expect(text).not.toMatch(/:\*\* 0 kr/);
  });

  test('does not earn less because a question says so', async () => {
    const text = await soldPerDay([1000, 1000, 1200]);
    expect(text).toContain('Försäljningen visar inte att ni tjänar mindre.');
    expect(text).toContain('räknat per dag 20,0 % mer');
  });
});

describe('what is held against what', () => {
  test.each([
    ['Omsättningen i år mot i fjol', 'från 1 078 272 kr under 1 januari–30 oktober 2025'],
    ['Omsättningen i år mot i fjol', 'Under hela 2025 var det 1 356 834 kr'],
    ['Säljer webben bättre i år än samma period i fjol?', 'under 1 januari–30 oktober 2025'],
    ['Omsättningen i mars 2026 mot februari 2026', 'räknat per dag'],
  ])('%s: %s', async (message, expected) => {
    expect((await first(message)).text).toContain(expected);
  });

  test('as many days are not said per day, and a customer who bought nothing then is shown as it is', async () => {
    const { text } = await first('Omsättningen i mars 2026 mot mars 2025');
    expect(text).not.toContain('per dag');
    const customer = await first('Gym & Kaffe Vinden 2025 jämfört med 2026');
    expect(customer.text).toMatch(/2025:\*\* 2 329 kr[\s\S]*25 207 kr/);
  });

  test('a question that goes on from another is held against what that one was of', async () => {
    const june = await shop.ask('Hur gick det i juni?');
    const { text } = await shop.ask('jämför med juni året innan', june.focus);
    expect(plain(text)).toContain('från 88 287 kr under juni 2025 till 99 833 kr under juni 2026');
  });
});

describe('words that are near a name and none', () => {
  test.each([
    ['Hur mycket kallbrygd sålde vi förra sommaren?', 'under juni–augusti 2025'],
    ['Ge mig ett råd om vad vi ska göra först', 'Första steg'],
    ['Vad sålde vi för i påskas?', 'under 3–6 april 2026'],
    ['Vad sålde vi för midsommar 2025?', 'under 20–21 juni 2025'],
    ['Vilken dag sålde vi mest?', 'Högst är 2 december 2024'],
    ['Vilken dag säljer vi mest?', 'Högst är måndag'],
  ])('%s', async (message, expected) => {
    expect((await first(message)).text).toContain(expected);
  });

  test.each([
    'Vem köpte först?',
    'Hur många säljare har vi?',
    'Hur många kom in i butiken?',
    'Hur ökar vi försäljningen av te?',
  ])('%s is refused', async (message) => {
    expect((await first(message)).kind).toBe('refusal');
  });

  test('goods that are sold are not counted where it is asked how many there are', async () => {
    const { kind, text } = await first('Hur många Earl Grey har vi?');
    expect(kind).toBe('refusal');
    expect(text).toContain('inte hur många ni har');
    expect((await first('Hur många Earl Grey har vi sålt?')).kind).not.toBe('refusal');
  });

  test('what goes on from a question that was refused is refused', async () => {
    const before = await shop.ask('Hur mycket sålde vi 2025?');
    const { focus } = await shop.ask('Hur mycket blåbär sålde vi 2025?', before.focus);
    expect((await shop.ask('och i år?', focus)).kind).toBe('refusal');
  });
});

describe('what is asked of a time is answered of that time', () => {
  test.each([
    [['Har vi fått några nya kunder i år?'], 'Det är Padelhallen Västra AB'],
    [['Vilka kunder har inte köpt något alls i år?'], 'Hotell & Spa AB, Snickeriet i Dalen AB'],
    [['Varför gick februari sämre än januari i år?'], 'Omsättningen ökade med 4 171 kr'],
    [['Jämför maj och juni i år', 'varför?'], 'Espresso Napoli 1 kg: −7 072 kr'],
    [
      ['Vilken kund har minskat mest jämfört med förra året?'],
      'Borta i den senare perioden: Fjäll',
    ],
    [['Vad sålde vi för i april i år', 'hur mycket av det var espresso?'], 'under april 2026'],
    [['Vad sålde vi för i april i år', 'till vem?'], 'under april 2026 (omsättningen per kund)'],
    [['Hur mycket sålde vi i mars 2026?', 'är det mer än i mars 2025?'], 'under mars 2025 till'],
    [['Te och choklad ihop 2025'], 'Tillsammans: '],
    [['Vad är täckningsbidraget per order i år?'], '764,55 kr'],
    [['Största ordern någonsin?'], 'Högst är order 11050 med 11 598 kr'],
    [['vilken kund handlade senast?'], 'Senast i filen är 30 oktober 2026: '],
    [['julkaffe förra december, antal'], 'var 245 under december 2025'],
    [['största kunden i år', 'vad köper de?'], 'Högst är '],
    [['TB% på espresso i år'], 'Täckningsgraden för Espresso var 37,7 %'],
    [['Min kompanjon säger att vi sålde på webben 2025 exkl. moms'], '381 055 kr'],
  ])('%j: %s', async (asked, expected) => {
    let focus = null;
    let text = '';
    for (const message of asked) ({ focus, text } = await shop.ask(message, focus));
    expect(plain(text).replaceAll('*', '')).toContain(expected);
  });

  test.each([
    'Vilka kunder köpte inte te i maj?',
    'Vilka produkter ligger i kundvagnen men köps inte?',
    'Vem av säljarna drog in mest i juni?',
    'Gick vi med vinst i fjol?',
    'Hur mycket av rabatterna gick till nya kunder?',
    'Hur mycket sålde vi på lördagsmarknaden?',
  ])('%s is refused', async (message) => {
    expect((await first(message)).kind).toBe('refusal');
  });
});

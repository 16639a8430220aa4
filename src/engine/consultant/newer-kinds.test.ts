import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskedCompany, companyOf, lastAnswer } from '#support/consult.ts';

const GOLDEN = 'tests/fixtures/golden';
const SAMPLE = 'src/features/sample/server';
const opened: Record<string, AskedCompany> = {};
beforeAll(async () => {
  const files = {
    shop: [{ guide: 'sales', path: `${SAMPLE}/forsaljning-exempelbolaget.csv` }],
    costs: [{ guide: 'costs', path: `${SAMPLE}/kostnader-exempelbolaget.csv` }],
    salon: [{ guide: 'sales', path: `${GOLDEN}/salong.csv` }],
    abroad: [{ guide: 'sales', path: `${GOLDEN}/northwind.csv` }],
    pizza: [{ guide: 'sales', path: `${GOLDEN}/pizza-per-manad.csv` }],
    books: [{ guide: 'costs', path: `${GOLDEN}/datakonsulterna.se` }],
  } as const;
  for (const [id, each] of Object.entries(files)) opened[id] = await companyOf(each);
});
afterAll(async () => {
  for (const company of Object.values(opened)) await company.close();
});

const answerTo = (id: string, asked: readonly string[]) => {
  const company = opened[id];
  if (company === undefined) throw new RangeError(`no company ${id}`);
  return lastAnswer(company, [...asked]);
};

describe('what is told', () => {
  test.each([
    // How many of a kind, and no number of what was sold.
    ['shop', ['Hur många varugrupper har vi?'], '5 varugrupper'],
    ['costs', ['Hur många konton har vi?'], '16 konton'],
    ['abroad', ['Hur många städer köpte Chai?'], '28 värden i City'],
    ['salon', ['Hur många dagar sålde vi något i oktober i år?'], '23 dagar'],
    // A visit is a receipt where each is of one who came.
    ['salon', ['Hur många besök hade vi i maj i år?'], 'besök utan köp finns inte i filen'],
    // What is asked for goes on from what was named and told.
    ['salon', ['Vad sålde vi i produkter i mars i år?', 'Vem sålde mest?'], '1 125 kr'],
    ['shop', ['Vad köpte Coworking Ljusgården för i år?', 'Vilken vara mest?'], '7 334 kr'],
    ['shop', ['Hur mycket te sålde vi i mars i år?', 'och vinsten i april?'], 'för Te'],
    ['costs', ['Vad betalade vi i hyra i september i år?', 'och i el?'], '1 110 kr'],
    ['shop', ['Fem i botten bland kunderna 2025'], 'Gym & Kaffe Vinden AB med 2 329 kr'],
    // What rows say of themselves, where no name is meant.
    ['costs', ['Vad kostade bokslutet i år?'], '14 800 kr'],
    ['costs', ['Drivmedel i fjol och service av kvarnarna'], '4 860 kr'],
    ['books', ['Representation avdragsgill och ej avdragsgill'], '2 560 kr'],
    ['books', ['Hyran i december 2009 jämfört med januari 2010'], '23 886 kr'],
    ['pizza', ['Sämst i gruppen Veggie'], 'The Green Garden Pizza'],
    ['shop', ['Yerbamatte i fjol?'], '11 659 kr'],
    ['shop', ['Hur många kunder har tillkommit i år?'], 'Padelhallen Västra AB'],
    ['shop', ['Vilken varugrupp har högst marginal i kronor i år?'], '175 900 kr'],
    ['salon', ['Vad säljer vi för en vanlig lördag i år?'], '3 186 kr'],
  ])('%s: %j', async (id, asked, expected) => {
    const { text } = await answerTo(id, asked);
    expect(text.replaceAll('\u00a0', ' ')).toContain(expected);
  });
});

describe('what is refused', () => {
  test.each([
    ['books', 'Vilken leverantör fick mest?'],
    ['shop', 'Hur många besök hade vi på hemsidan i maj?'],
    ['shop', 'Vem på Kontorskaffe beställer?'],
    ['salon', 'Hur många anställda har vi?'],
    ['salon', 'Hur många besök på hemsidan hade vi?'],
    ['costs', 'Hur mycket har vi fått in på service?'],
    ['abroad', 'Hur många fler länder köpte 1998 än 1997?'],
  ])('%s: %s', async (id, asked) => {
    expect((await answerTo(id, [asked])).kind).toBe('refusal');
  });
});

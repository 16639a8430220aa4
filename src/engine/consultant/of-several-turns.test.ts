import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskedCompany, companyOf, lastAnswer } from '#support/consult.ts';

const SAMPLE = 'src/features/sample/server';
const sales = { guide: 'sales', path: `${SAMPLE}/forsaljning-exempelbolaget.csv` } as const;
const costs = { guide: 'costs', path: `${SAMPLE}/kostnader-exempelbolaget.csv` } as const;

let both: AskedCompany;
beforeAll(async () => {
  both = await companyOf([sales, costs]);
});
afterAll(() => both.close());

describe('what goes on from several questions', () => {
  test.each([
    [['vad kostade hyran 2025', 'elen då?', 'och tillsammans?'], /Tillsammans: 88 560 kr/],
    [['vad sålde vi i maj 2026', 'och i juni', 'tillsammans'], /Tillsammans: 209 824 kr/],
    [['vad sålde vi i mars', 'å april', 'vilken va bäst'], /^Högst är mars 2026 med 120 204 kr/],
    [['vad sålde vi i mars', 'å april', 'vilken var sämst'], /^Lägst är april 2026 med 111 330 kr/],
    [
      ['vad sålde vi te för', 'och choklad', 'vilken tjänar vi mest på'],
      /^Störst är Te med 133 161 kr/,
    ],
    [['vad drog vi in i juni', 'och vad gick ut', 'vad blev över då'], /minus .+ under juni 2026/],
    [['vad sålde vi te för', 'och choklad', 'vilken är minst'], /^Minst är Choklad med 225 738 kr/],
    [
      ['vad sålde vi i augusti', 'och kostnaderna?', 'så vad blev kvar'],
      /minus 68,89 kr under augusti 2026/,
    ],
  ])('%j', async (messages, answer) => {
    expect((await lastAnswer(both, messages)).text).toMatch(answer);
  });

  test.each([
    [['vad sålde vi i augusti', 'och kostnaderna?', 'och tillsammans?'], /går inte att lägga ihop/],
    [['vilken va bäst'], /vad du vill jämföra/],
  ])('%j is refused', async (messages, why) => {
    const { kind, text } = await lastAnswer(both, messages);
    expect([kind, text]).toEqual(['refusal', expect.stringMatching(why)]);
  });
});

describe('what is left of both files', () => {
  test.each([
    ['vinsten per månad', /^Mest blev över i november 2025/],
    ['vinst per kvartal', /^Inget kvartal gav överskott/],
    ['vinst per år', /plus 36 680 kr under 2025/],
    ['vad tjänade vi i augusti', /minus 68,89 kr under augusti 2026/],
    ['hur mycket tjänade vi förra året', /plus 36 680 kr under 2025/],
    ['va fick vi över i september', /plus 567,33 kr under september 2026/],
    [
      'tjänade vi mer i år än i fjol',
      /^Resultatet blev 76 068 kr sämre under januari–oktober 2026/,
    ],
    ['vad tjänade vi i augusti jämfört med i juli', /^Resultatet blev 4 803 kr bättre/],
    ['har vinsten ökat', /70 846 kr sämre än samma månader/],
    ['har vinsten gått upp i år', /^Resultatet blev 76 068 kr sämre/],
    ['om hyran går upp 5 % va blir vinsten', /Kvar efter alla kostnader blir då −43 038 kr/],
    ['frakt per order', /86,97 kr per order .+ 54 270 kr delat på 624 ordrar/],
  ])('%s', async (message, answer) => {
    expect((await lastAnswer(both, [message])).text).toMatch(answer);
  });

  test.each(['vad tjänar vi på te', 'hur mycket tjänar vi per order', 'vinst per vecka'])(
    '%s is of the goods',
    async (message) => {
      expect((await lastAnswer(both, [message])).meant).toMatch(/^Täckningsbidraget/);
    },
  );
});

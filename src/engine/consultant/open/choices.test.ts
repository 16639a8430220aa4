import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskedCompany, companyOf, lastAnswer } from '#support/consult.ts';

const SAMPLE = 'src/features/sample/server';
const sales = { guide: 'sales', path: `${SAMPLE}/forsaljning-exempelbolaget.csv` } as const;
const costs = { guide: 'costs', path: `${SAMPLE}/kostnader-exempelbolaget.csv` } as const;

let firm: AskedCompany;
let shop: AskedCompany;
let payer: AskedCompany;
beforeAll(async () => {
  firm = await companyOf([sales, costs]);
  shop = await companyOf([sales]);
  payer = await companyOf([costs]);
});
afterAll(async () => {
  for (const company of [firm, shop, payer]) await company.close();
});

const RENT_PAID = /^Filerna visar hyra som ni betalar, och ingen som ni tar ut/;

describe('of a company with both files', () => {
  it.each([
    [
      ['Vad är bäst att satsa på, Earl Grey eller Kallbrygd?'],
      /^Mest kvar lämnar Kallbrygd 1 liter, med 55 196 kr .+ Mest i kronor växer Kallbrygd 1 liter\./,
    ],
    [
      ['ska vi satsa på earl grey eller kallbrygd'],
      /- Earl Grey 100 påsar: 28 221 kr .+ \(−26,2 %\)/,
    ],
    [
      ['Vilken dag ska vi ha stängt?'],
      /^Lägst är söndag med 37 370 kr .+\nHur mycket av det som skulle/,
    ],
    [['Kan vi ha stängt nån dag i veckan?'], /^Lägst är söndag/],
    [['vad har blivit dyrare sen i fjol'], /Hamnmagasinet Fastigheter AB: 2 640 kr mer på ett år/],
    [['Vad har blivit dyrare?'], /Reparation och underhåll: 13 540 kr mer/],
    [['Ska vi höja hyran?'], RENT_PAID],
    [
      ['vilken leverantör kan vi byta ut'],
      /^Vilka som går att byta, .+\nHögst är Råkaffe Nordhav AB/,
    ],
    [['Tjänade vi nåt i juli 2025?'], /^Det blev minus 4 374 kr under juli 2025/],
    [['måste vi höja chaipriset'], /5 %/],
    [
      ['Vilken månad gick sämst?', 'varför då?'],
      /från 88 287 kr under juni 2025 till 75 540 kr under juli 2025/,
    ],
    [['Vad sålde vi för?', 'och året innan?'], /under 2025\.$/],
  ])('%j', async (messages, answer) => {
    const { kind, text } = await lastAnswer(firm, messages);
    expect(kind).toBe('answer');
    expect(text).toMatch(answer);
  });

  it('tells no sum of what is not said', async () => {
    const { text } = await lastAnswer(firm, ['Har vi råd med två nya maskiner?']);
    expect(text).not.toContain('gånger så mycket');
  });
});

describe('with nothing before it', () => {
  it.each(['och året innan?', 'hur stor del är det?', 'månaden innan då'])(
    '%s is of no question',
    async (question) => {
      const { kind, text } = await lastAnswer(shop, [question]);
      expect(kind).toBe('refusal');
      expect(text).toContain('Jag vet inte vad frågan gäller');
    },
  );
});

it('tells why what has fallen most has', async () => {
  const { text } = await lastAnswer(shop, ['Vilken vara har tappat mest?', 'varför då?']);
  expect(text).toMatch(/Omsättningen för [^\n]+ minskade med/);
});

describe('of one file alone', () => {
  it('tells a tenant without sales what is paid in rent', async () => {
    expect((await lastAnswer(payer, ['Ska vi höja hyran?'])).text).toMatch(RENT_PAID);
  });

  it('tells a seller without costs that no rent is taken', async () => {
    const { kind, text } = await lastAnswer(shop, ['Ska vi höja hyran?']);
    expect(kind).toBe('refusal');
    expect(text).toContain('visar ingen hyra som ni tar ut');
  });

  it.each([
    ['betalar vi nåt dubbelt', /Möjliga dubbelbetalningar i kronor: 4 185 kr/],
    ['vad har blivit dyrare sen i fjol', /Betalningar som kommer jämnt och har höjts/],
  ])('%s of costs', async (question, answer) => {
    expect((await lastAnswer(payer, [question])).text).toMatch(answer);
  });

  it.each([
    ['hur gick svart fredag', /den 28 november 2025/],
    ['hur mycket lever vi på våra tre största kunder', /Tillsammans: .+ 37,6 % av omsättningen/],
    [
      'säljer vi bättre på helgerna',
      /^- Omsättningen för helger .+ i snitt .+\n- Omsättningen för vardagar .+ i snitt /,
    ],
    ['vilka grejer går inte alls', /^Lägst är /],
    ['vilken produkt ska vi sluta tillverka', /Minst behöver inte vara olönsamt/],
    ['blev julen bra', /under december 2025/],
    ['hur många ordrar får vi i snitt på en dag', /i snitt .+ per dag/],
  ])('%s of sales', async (question, answer) => {
    expect((await lastAnswer(shop, [question])).text).toMatch(answer);
  });
});

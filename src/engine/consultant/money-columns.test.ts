import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskedCompany, companyOf, lastAnswer } from '#support/consult.ts';

const FILES = 'tests/fixtures/files';
const ALL_ROWS = [
  'Ordernr;Datum;Kund;Artikel;Netto;Moms;Frakt',
  '1;2025-01-02;Ek;Hink;100,00;25,00;49,00',
  '1;2025-01-02;Ek;Borste;200,00;50,00;49,00',
  '2;2025-02-03;Al;Hink;100,00;25,00;49,00',
  '2;2025-02-03;Al;Svamp;40,00;10,00;49,00',
].join('\n');
const CREDITED = [
  'Fakturanr;Datum;Kund;Netto;Moms',
  '1;2025-01-02;Ek;1000,00;250,00',
  '2;2025-01-05;Al;400,00;100,00',
  '3;2025-02-03;Ek;-200,00;50,00',
].join('\n');

const companies = new Map<string, AskedCompany>();
let folder = '';
const written = async (name: string, text: string) => {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klarsikt-columns-'));
  const sales = {
    vat: `${FILES}/016-net-vat-gross/input.csv`,
    invoices: `${FILES}/make-fortnox-invoices/input.csv`,
    web: `${FILES}/001-shopify-orders/input.csv`,
    rows: await written('rader.csv', ALL_ROWS),
    credited: await written('kredit.csv', CREDITED),
    shop: 'src/features/sample/server/forsaljning-exempelbolaget.csv',
  };
  for (const [id, path] of Object.entries(sales))
    companies.set(id, await companyOf([{ guide: 'sales', path }]));
  const costs = {
    suppliers: `${FILES}/088-supplier-invoices/input.csv`,
    cycles: 'tests/fixtures/golden/inkop-adventureworks.csv',
  };
  for (const [id, path] of Object.entries(costs))
    companies.set(id, await companyOf([{ guide: 'costs', path }]));
});
afterAll(async () => {
  for (const company of companies.values()) await company.close();
  await rm(folder, { recursive: true, force: true });
});

const answered = async (id: string, asked: string) => {
  const company = companies.get(id);
  if (company === undefined) throw new RangeError(id);
  return lastAnswer(company, asked.split(' → '));
};

describe('a column in kronor beside the amount', () => {
  test.each([
    ['vat', 'Hur mycket utgående moms blev det?', 'Momsen var 750 kr'],
    ['vat', 'Volvo inklusive moms', 'Beloppet med moms för Volvo AB var 1 250 kr'],
    ['vat', 'Omsättning i januari → och momsen?', 'Momsen var 750 kr'],
    ['vat', 'Netto och moms till Volvo', 'Omsättningen för Volvo AB var 1 000 kr'],
    ['vat', 'Försäljning inkl. moms → och exkl. moms?', 'Omsättningen var 3 000 kr'],
    ['invoices', 'Vad har vi fakturerat inkl moms?', 'Beloppet med moms var 19 500 kr'],
    ['invoices', 'Vem är skyldig oss pengar?', 'Högst är Al Måleri AB med 5 000 kr'],
    ['invoices', 'Vilka fakturor är obetalda?', 'order 102 med 5 000 kr'],
    ['web', 'Frakt i snitt per order', 'Frakten per order var 49 kr'],
    ['web', 'Hur mycket frakt tog vi i januari?', 'Frakten var 98 kr'],
    ['rows', 'Momsen på hink', 'Momsen för Hink var 50 kr'],
    ['suppliers', 'Vad kostade Telia inklusive moms?', 'var 899 kr'],
    ['cycles', 'Frakten i procent av inköpen 2014', 'Fraktens del av beloppet var 2,5 %'],
    ['cycles', 'Hur stor del av inköpskostnaden är frakt 2014?', 'var 2,5 %'],
    ['vat', 'Vad sålde vi till Volvo → hur mycket var momsen på det', 'var 250 kr'],
    ['cycles', 'Vilken leverantör kostar mest i frakt?', 'Högst är Jackson Authority'],
  ])('%s: %s', async (id, asked, expected) => {
    const { kind, text } = await answered(id, asked);
    expect(kind).toBe('answer');
    expect(text).toContain(expected);
  });

  test.each([
    ['rows', 'Hur mycket frakt tog vi?', 'samma belopp på flera rader i en order'],
    ['credited', 'Hur mycket moms blev det?', 'inte samma tecken som beloppet'],
    ['web', 'Frakten på muggar', 'står en gång för hela ordern'],
    ['web', 'Vad kostade frakten oss?', 'ingen kostnadsanalys'],
    ['shop', 'Hur mycket moms blev det i år?', 'ingen kolumn med moms i kronor'],
    ['shop', 'Omsättning inklusive moms 2025', 'varken en kolumn med belopp inklusive moms'],
    ['shop', 'Frakten i år', 'ingen kolumn med frakt'],
    ['vat', 'Hur mycket moms ska vi betala?', 'inga råd om skatt'],
    ['vat', 'Hur mycket moms har vi betalat?', 'vet jag inget om'],
    ['vat', 'Varför ökade momsen?', 'inte på moms'],
    ['vat', 'Skillnaden mellan omsättning och moms', 'Jag förstår inte hur'],
    ['web', 'Vad händer om frakten ökar 10 procent?', 'inte på moms, frakt'],
    ['invoices', 'Hur mycket är förfallet?', 'Obetalda fakturor vet jag inget om'],
    ['suppliers', 'Utgående moms', 'Utgående'],
  ])('%s: %s is refused', async (id, asked, reason) => {
    const { kind, text } = await answered(id, asked);
    expect(kind).toBe('refusal');
    expect(text).toContain(reason);
  });
});

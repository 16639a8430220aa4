import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { costKeys } from '#engine/guides/costs/catalogue.ts';
import { salesKeys } from '#engine/guides/sales/catalogue.ts';
import { guardText } from '#engine/text/guard.ts';
import { sentencesOf } from '#engine/text/sentences-of.ts';
import { costsGuide } from '#features/costs/server/guide.ts';
import { textsForModel } from '#features/guides/server/rewrite.ts';
import { salesGuide } from '#features/sales/server/guide.ts';
import { composeCostFile } from '../analyse-cost-file.ts';
import { analyseFile } from '../analyse-file.ts';
import { receiptsOf } from '../receipts.ts';
import { evalCompanies } from './companies.ts';
import { inShop, is } from './counted.ts';
import { total } from './truth.ts';

const { pizza, articles, invoices, months, sampleCosts, cycles, suppliers, bank } = evalCompanies;
const EXCLUDED = 'Belopp exkl. moms';
const isArticle = ({ Artikelnr = '' }: Record<string, string>) => /^\d/.test(Artikelnr);
const isOut = ({ Belopp = '' }: Record<string, string>) => Belopp.startsWith('-');

interface EvalAnalysis {
  company: keyof typeof evalCompanies;
  /** The whole file's amount, counted another way; null where no row of it is one amount. */
  amount: number | null;
}

/** The analyses that are looked at, each of a file as owners have them. */
export const evalAnalyses: readonly EvalAnalysis[] = [
  { company: 'shop', amount: inShop() },
  { company: 'pizza', amount: total(pizza.rows, 'Summa') },
  { company: 'articles', amount: total(articles.rows, 'Försäljning exkl. moms', isArticle) },
  { company: 'invoices', amount: total(invoices.rows, 'Netto', is('Makulerad', 'Nej')) },
  { company: 'months', amount: total(months.rows, 'Omsättning') },
  { company: 'till', amount: null },
  { company: 'sampleCosts', amount: total(sampleCosts.rows, EXCLUDED) },
  { company: 'cycles', amount: total(cycles.rows, 'SubTotal') },
  { company: 'suppliers', amount: total(suppliers.rows, EXCLUDED) },
  { company: 'bank', amount: -total(bank.rows, 'Belopp', isOut) },
  { company: 'ledger', amount: null },
  { company: 'books', amount: null },
];

/** What was found of one analysis. */
export interface JudgedAnalysis {
  name: string;
  /** The file's amount is the one counted another way; null where none was. */
  isAmountRight: boolean | null;
  figures: number;
  /** Receipts whose words give their figure again, of the file's three analyses, and those that do not. */
  receipts: number;
  otherwise: string[];
  sentences: number;
  /** Sentences with a figure, a number word or a direction that no fact carries. */
  invented: string[];
}

async function composedOf(guide: 'sales' | 'costs', path: string) {
  const [bytes, name] = [await readFile(path), basename(path)];
  if (guide === 'costs') return { guide: costsGuide, composed: await composeCostFile(bytes, name) };
  const { input } = await analyseFile(bytes, name);
  return { guide: salesGuide, composed: salesGuide.composed(input) };
}

/** The analysis of a company's file as the rules write it. */
export async function composedFor(company: EvalAnalysis['company']) {
  const [file] = evalCompanies[company].files;
  if (file === undefined) throw new RangeError(`${company} has no file`);
  const { guide, composed } = await composedOf(file.guide, file.path);
  return { file, name: `${file.guide}: ${company}`, guide, composed };
}

async function judgeAnalysis({ company, amount }: EvalAnalysis): Promise<JudgedAnalysis> {
  const { file, name, guide, composed } = await composedFor(company);
  const { facts } = composed.result;
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const key = file.guide === 'sales' ? salesKeys.revenueTotal : costKeys.total;
  const found = facts.find((fact) => fact.key === key && fact.subject === null);
  const sentences = [...textsForModel(composed, guide).values()].flatMap(sentencesOf);
  const { same, rows, differences } = await receiptsOf([file.path]);
  return {
    name,
    isAmountRight: amount === null ? null : Math.abs(Number(found?.value) - amount) < 0.006,
    figures: facts.length,
    receipts: same + rows,
    otherwise: differences,
    sentences: sentences.length,
    invented: sentences.filter(
      (each) => guardText(each, byId, new Set(composed.changes)).length > 0,
    ),
  };
}

/** Looks at all analyses, one after the other. */
export async function judgeAnalyses(): Promise<JudgedAnalysis[]> {
  const judged: JudgedAnalysis[] = [];
  for (const each of evalAnalyses) judged.push(await judgeAnalysis(each));
  return judged;
}

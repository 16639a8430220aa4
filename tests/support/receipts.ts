import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { AppError } from '#contract/errors.ts';
import type { Fact } from '#engine/facts/fact.ts';
import type { PlanSource } from '#engine/guides/plan/input.ts';
import { ReadError } from '#engine/read/read-error.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { costsGuide } from '#features/costs/server/guide.ts';
import { planGuide } from '#features/plan/server/guide.ts';
import { salesGuide } from '#features/sales/server/guide.ts';
import { readHere } from './read-here.ts';
import { namesFacts, recompute } from './recompute-formula.ts';
import { ALL_OVER } from './sales-table.ts';

const salesAnswers = {
  question1: 'Kaffe och margherita',
  question2: 'Butik',
  question3: 'Ja, abonnemang för 12 000 kr i månaden',
  question4: 'Sommaren är bäst, januari är svag',
  question5: 'Annonser för 5 000 kr i månaden',
};
const costAnswers = {
  largestFixedCosts: 'Hyra 33 000 kr i kvartalet, el 900 kr i veckan, löner 85 tkr i månaden',
  unpredictableCosts: 'Reparationer och inköp',
  subscriptionCosts: 'Telia och Fortnox',
  unnecessaryCosts: 'Fortnox',
  departmentDistribution: 'Butik 70 %, kontor 30 %',
};
const planAnswers = {
  question1:
    'Öka omsättningen med 20 %, höja marginalen till 42 %, få 10 nya kunder, omsätta 900 000 kr i månaden, sänka kostnaderna till 100 000 kr, resultat på 1 mkr',
  question2: 'Svag likviditet och dyra leverantörer',
  question3: 'growth' as const,
  question4: '10 timmar i veckan',
  question5: 'Högre vinst',
};
const profile = { industry: null, employees: 4, revenue: 3_000_000, result: 150_000 };

async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError || error instanceof ReadError) return null;
    throw error;
  }
}

function sourceOf(analysisId: string, made: ResultBasis | null): PlanSource | null {
  return made && { analysisId, facts: made.facts, advice: made.advice };
}

/** The files of a folder and of those in it, but for what is said about them. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/^(README\.md|expected.*\.json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The facts of the sales analysis, the cost analysis and the plan that the product makes of a file. */
async function analysesOf(path: string, folder: string) {
  const bytes = await readFile(path);
  const name = basename(path);
  const fileFor = async (purpose: 'sales' | 'costs') => {
    return { id: purpose, name, ...(await readHere(bytes, name, purpose, folder)) };
  };
  const silent = async () => {};
  const sales = await orNull(async () => {
    const about = { answers: salesAnswers, basis: null, analyses: [], today: ALL_OVER };
    return salesGuide.run({ file: await fileFor('sales'), ...about }, silent);
  });
  const costs = await orNull(async () => {
    const basis = { revenue: null, industry: { sni: '47' } };
    const about = { answers: costAnswers, basis, analyses: [], today: ALL_OVER };
    return costsGuide.run({ file: await fileFor('costs'), ...about }, silent);
  });
  const plan = await planGuide.result({
    ...{ sales: sourceOf('sales', sales), costs: sourceOf('costs', costs) },
    ...{ profile, answers: planAnswers, today: ALL_OVER },
  });
  return [sales?.facts ?? [], costs?.facts ?? [], plan.facts];
}

/** What came of all receipts that name facts. */
export interface Receipts {
  /** Those whose words gave their figure again. */
  same: number;
  /** Those that rows of the file are part of. */
  rows: number;
  /** Where the words give another figure, or none that can be worked out. */
  differences: string[];
}

function recomputeAll(facts: readonly Fact[], where: string, receipts: Receipts): void {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  for (const fact of facts.filter(namesFacts)) {
    const result = recompute(fact, byId);
    if (result.kind === 'same') receipts.same += 1;
    else if (result.kind === 'rows') receipts.rows += 1;
    else
      receipts.differences.push(
        `${where}: ${fact.key} ${fact.id} is ${fact.value}, its words give ${'value' in result ? result.value : 'nothing'}: ${fact.source.formula}`,
      );
  }
}

/** Recomputes every receipt that names facts, of all three guides, from its words alone. */
export async function receiptsOf(paths: readonly string[]): Promise<Receipts> {
  const folder = await mkdtemp(join(tmpdir(), 'klarsikt-receipts-'));
  const receipts: Receipts = { same: 0, rows: 0, differences: [] };
  try {
    for (const path of paths)
      for (const facts of await analysesOf(path, folder))
        recomputeAll(facts, basename(path), receipts);
    return receipts;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

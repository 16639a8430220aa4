import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '#contract/errors.ts';
import type { PlanSource } from '#engine/guides/plan/input.ts';
import { ReadError } from '#engine/read/read-error.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { costsGuide } from '#features/costs/server/guide.ts';
import { planGuide } from '#features/plan/server/guide.ts';
import { salesGuide } from '#features/sales/server/guide.ts';
import { readHere } from '#support/read-here.ts';

/**
 * `npm run facts -- --out FOLDER FOLDER…`: everything the product makes of every file in the
 * folders (reading, facts, texts; for sales, costs and the plan of both), one JSON file each.
 * Compare the folders of two runs around a change that should alter no figure.
 */
const { values, positionals } = parseArgs({
  options: { out: { type: 'string' } },
  allowPositionals: true,
});
const { out } = values;
if (out === undefined || positionals.length === 0) {
  process.stderr.write('Ange mappar: npm run facts -- --out MAPP MAPP …\n');
  process.exit(2);
}

const salesAnswers = {
  question1: 'Kaffe, cyklar och margherita säljer bäst. Vi säljer mest i butik.',
  question2: 'Sommar och jul är bäst, januari är svag.',
  question3: 'Vi annonserar för 5 000 kr i månaden på Facebook.',
  question4: 'Butik 60 %, webb 40 %',
  question5: 'Ja, abonnemang för 299 kr i månaden, 40 kunder.',
};
const costAnswers = {
  largestFixedCosts: 'Hyra 11 000 kr/mån, löner 85 tkr i månaden',
  unpredictableCosts: 'Reparationer och inköp',
  subscriptionCosts: 'Telia och Fortnox',
  unnecessaryCosts: 'Fortnox, tror jag',
  departmentDistribution: 'Butik 70 %, kontor 30 %',
};
const planAnswers = {
  question1: 'Öka omsättningen 20 %, sänka kostnaderna med 100 000 kr, lansera en webbutik',
  question2: 'Svag likviditet och dyra leverantörer',
  question3: 'growth' as const,
  question4: '10 timmar i veckan och 50 000 kr',
  question5: 'Högre vinst',
};
/** All periods in the files were over by then. */
const today = '2026-11-22';
const profile = { industry: '47.112 Butik', employees: 4, revenue: 3_000_000, result: 150_000 };

const folder = await mkdtemp(join(tmpdir(), 'klarsikt-facts-'));
const silent = async () => {};
const nothingMore = { revenue: null, industry: null };

const sourceOf = (analysisId: string, made: unknown): PlanSource | null => {
  if (made === null || typeof made !== 'object' || !('facts' in made)) return null;
  const { facts, advice } = made as ResultBasis;
  return { analysisId, facts, advice };
};

async function orError<T>(work: () => Promise<T>): Promise<T | { error: string }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ReadError) return { error: `documents.${error.code}: ${error.message}` };
    if (error instanceof AppError) return { error: `${error.code}: ${error.message}` };
    throw error;
  }
}

async function read(bytes: Buffer, name: string, purpose: 'sales' | 'costs') {
  return { id: purpose, name, ...(await readHere(bytes, name, purpose, folder)) };
}

async function everythingOf(bytes: Buffer, name: string) {
  const sold = await orError(() => read(bytes, name, 'sales'));
  const spent = await orError(() => read(bytes, name, 'costs'));
  const sales = await orError(async () =>
    'error' in sold
      ? sold
      : salesGuide.run(
          { file: sold, answers: salesAnswers, basis: null, analyses: [], today },
          silent,
        ),
  );
  const costs = await orError(async () =>
    'error' in spent
      ? spent
      : costsGuide.run(
          { file: spent, answers: costAnswers, basis: nothingMore, analyses: [], today },
          silent,
        ),
  );
  const plan = await planGuide.result({
    sales: sourceOf('sales', sales),
    costs: sourceOf('costs', costs),
    profile,
    answers: planAnswers,
    today,
  });
  const understood = (one: typeof sold) => ('error' in one ? one : one.understanding);
  return { sold: understood(sold), spent: understood(spent), sales, costs, plan };
}

async function filesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !/^(README\.md|expected.*\.json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

for (const root of positionals) {
  for (const path of await filesIn(root)) {
    const target = join(out, `${relative(process.cwd(), path).replace(/[^\p{L}\d]+/gu, '-')}.json`);
    await mkdir(out, { recursive: true });
    const everything = await everythingOf(await readFile(path), path.split('/').at(-1) ?? path);
    await writeFile(target, `${JSON.stringify(everything, null, 1)}\n`);
  }
}
await rm(folder, { recursive: true, force: true });

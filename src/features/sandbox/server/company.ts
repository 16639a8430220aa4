import { createHash } from 'node:crypto';
import { type FileGuideId, type GuideId, guideIdentities } from '#contract/guides.ts';
import { sandboxAnalyses } from '#contract/sandbox.ts';
import { scopeOf } from '#engine/table/scope.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { type CostAnalysisBasis, revenueOf } from '#features/costs/server/basis.ts';
import type { Guides, Run } from '#features/guides/server/guide.ts';
import type { AnalysisRow } from '#features/guides/server/table.ts';
import { analysisTask } from '#features/guides/server/tasks.ts';
import { readSampleFile, sampleAnswers, sampleFiles } from '#features/sample/server/made-up.ts';
import type { Dependencies } from '#server/dependencies.ts';

/** Whose turn the sample company takes in queues of files and figures: one of everybody's. */
export const SANDBOX_OWNER = 'sandbox';

/** Its files end with October 2026; a fixed day gives the same figures whenever it is computed. */
const MADE = new Date('2026-11-02T08:00:00.000Z');

/** A file of the sample company as it was read. */
export interface SandboxFile {
  id: string;
  name: string;
  sha256: string;
  understanding: Understanding;
  table: Buffer;
}

export interface SandboxAnalysis
  extends Pick<
    AnalysisRow,
    | 'id'
    | 'analysisType'
    | 'document'
    | 'documentId'
    | 'documentSha256'
    | 'engineVersion'
    | 'answers'
    | 'createdAt'
    | 'sample'
  > {
  result: ResultBasis;
  file: SandboxFile | null;
}

export type SandboxCompany = Readonly<Record<GuideId, SandboxAnalysis>>;

type ForComputing = Pick<
  Dependencies,
  'reader' | 'readQueue' | 'computer' | 'computeQueue' | 'tempFiles'
>;

async function readFile(deps: ForComputing, guide: FileGuideId): Promise<SandboxFile> {
  const [name, bytes] = [sampleFiles[guide], readSampleFile(guide)];
  const { understanding, table } = await deps.readQueue(SANDBOX_OWNER, () =>
    deps.reader.read(bytes, name, {}, guide),
  );
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { id: `sandbox-${guide}`, name, sha256, understanding, table };
}

/** Computes one of its analyses by the guide, as any other. */
async function analysed(
  deps: ForComputing,
  guides: Guides,
  guide: GuideId,
  file: SandboxFile | null,
  from: Pick<Run, 'basis' | 'analyses'>,
): Promise<SandboxAnalysis> {
  const answers = { ...sampleAnswers[guide] };
  const today = formatInstantDay(MADE.toISOString());
  const run = { answers, today, ...from };
  const compute = (whole: Run) =>
    deps.computeQueue(SANDBOX_OWNER, () => deps.computer.run(analysisTask, { guide, run: whole }));
  const { result } =
    file === null
      ? await compute({ ...run, file })
      : await deps.tempFiles(file.table, (parquet) =>
          compute({
            ...run,
            file: { id: file.id, name: file.name, understanding: file.understanding, parquet },
          }),
        );
  return {
    id: sandboxAnalyses[guide],
    analysisType: guideIdentities[guide].analysisType,
    document: file?.name ?? null,
    documentId: file?.id ?? null,
    documentSha256: file?.sha256 ?? null,
    engineVersion: guides[guide].version,
    ...{ answers, result, file, createdAt: MADE, sample: true },
  };
}

/**
 * The sample company's sales, costs and plan: read and computed by the product, and kept in this
 * process alone. It is nobody's account, and nothing of it is stored.
 */
export async function makeSandboxCompany(
  deps: ForComputing,
  guides: Guides,
): Promise<SandboxCompany> {
  const files = { sales: await readFile(deps, 'sales'), costs: await readFile(deps, 'costs') };
  const sales = await analysed(deps, guides, 'sales', files.sales, { basis: null, analyses: [] });
  const scope = scopeOf(files.costs.understanding);
  const basis: CostAnalysisBasis = {
    revenue: revenueOf(sales, { filename: files.costs.name, scope }),
    ...{ industry: null, company: null },
  };
  const costs = await analysed(deps, guides, 'costs', files.costs, { basis, analyses: [] });
  const profile = { industry: null, employees: null, revenue: null, result: null };
  const plan = await analysed(deps, guides, 'plan', null, {
    basis: { sales: sales.id, costs: costs.id, profile, company: null, note: null },
    analyses: [sales, costs],
  });
  return { sales, costs, plan };
}

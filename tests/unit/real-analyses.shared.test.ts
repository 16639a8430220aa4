import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { salesBrief } from '#engine/guides/sales/brief.ts';
import { writeSalesDraft } from '#engine/guides/sales/words/draft.ts';
import { guardDraft } from '#engine/text/guard.ts';
import { analyseFile } from '#support/analyse-file.ts';
import { hasSharedSales, sharedSales } from '#support/shared-sales.ts';

const LARGEST = 3_000_000;

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(csv|xlsx)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).size < LARGEST)
    .sort();
}

const files = filesUnder(sharedSales);

describe('analyses of real files', () => {
  if (!hasSharedSales)
    it('needs the shared files beside the project, which this clone does not have', () => {
      expect(hasSharedSales).toBe(false);
    });

  it.each(files.map((file) => [basename(file), file]))(
    'writes nothing the guard would stop about %s',
    async (name, file) => {
      const { input, result } = await analyseFile(readFileSync(file), name, { question5: '10 %' });
      const brief = salesBrief(input);
      const draft = { ...writeSalesDraft(brief), checks: brief.answerChecks };
      expect(guardDraft(draft, brief.facts, brief.changes)).toEqual([]);
      expect(result.summary).not.toBe('');
      expect(result.sections.length).toBeLessThanOrEqual(6);
    },
  );
});

import { readFileSync } from 'node:fs';
import { extractText } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { typeset } from '#adapters/typesetter/typst.ts';
import { analyseFile } from '#support/analyse-file.ts';
import type { Report, ReportPart } from './report.ts';
import { reportOf } from './report-of.ts';
import { pageData } from './server/page-data.ts';

const url = (path: string) => new URL(path, import.meta.url);
const template = readFileSync(url('server/report.typ'), 'utf8');
const RECEIPTS = 60;

let sample: Report;
beforeAll(async () => {
  const file = readFileSync(url('../sample/server/forsaljning-exempelbolaget.csv'));
  const { result } = await analyseFile(file, 'forsaljning.csv');
  sample = reportOf({
    ...{ analysisType: 'försäljning', result, company: 'Kafferosteriet AB', sample: false },
    ...{ branded: true, industryRatios: null, createdAt: '2026-11-22T22:30:00.000Z' },
  });
});

type Receipts = Extract<ReportPart, { kind: 'receipts' }>['receipts'];

/** The first receipts, and those of what they are computed from, which they lead to. */
function cutShort(all: Receipts): Receipts {
  const left = new Set(all.slice(0, RECEIPTS).map(({ factId }) => factId));
  for (const { factId, inputs } of all)
    if (left.has(factId)) for (const { factId: input } of inputs) if (input) left.add(input);
  return all.filter(({ factId }) => left.has(factId));
}

/** The sample's report with `lines` paragraphs before its appendix, which is cut short. */
function withText(lines: number): Report {
  const block = {
    kind: 'text' as const,
    lines: [[{ text: 'En rad till i rapporten.', factId: null }]],
  };
  const more: ReportPart = {
    ...{ kind: 'text', title: 'Mer', lead: [] },
    blocks: Array.from({ length: lines }, () => block),
  };
  const parts = sample.parts.flatMap((part): ReportPart[] =>
    part.kind === 'receipts' ? [more, { ...part, receipts: cutShort(part.receipts) }] : [part],
  );
  return { ...sample, parts };
}

it.each([1, 4, 7, 10, 13, 16, 19, 22, 25, 28])(
  'numbers its pages in order, whatever place on a page its appendix comes to: %i lines more',
  async (lines) => {
    const report = withText(lines);
    const { bytes, pages } = typeset(template, pageData(report), report.day);
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: false });
    const numbers = text.map((page) =>
      page
        .match(/Sida\s*(\d+)\s*av\s*(\d+)/)
        ?.slice(1)
        .map(Number),
    );
    expect(numbers).toEqual(Array.from({ length: pages }, (_, page) => [page + 1, pages]));
  },
);

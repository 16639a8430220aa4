import { guideOfType } from '#contract/guides.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { formatInstantDay, formatInstantTime } from '#engine/text/format.ts';
import { booksTexts } from '#features/costs/texts.ts';
import { reportTitles } from '#features/guides/report-titles.ts';
import { resultTexts } from '#features/guides/texts.ts';
import { assumptionsPart, factsBehind, receiptsPart } from './receipts.ts';
import type { Report, ReportPart, ReportReceipt, ReportRow } from './report.ts';
import { type FrozenAnalysis, reportOf } from './report-of.ts';
import { plain } from './runs.ts';
import { scopedFacts, scopedParts } from './scoped.ts';
import { reportTexts } from './texts.ts';

/** What can be chosen for a package, in the order it is read. */
export const packageChoices = ['keyFigures', 'position', 'bridge', 'plan', 'quality'] as const;

export type PackageChoice = (typeof packageChoices)[number];

/** One analysis of a package: its report, and the mark that its ids have in the package. */
interface Member {
  title: string;
  mark: string;
  isPlan: boolean;
  report: Report;
  made: string;
  isSample: boolean;
}

const texts = reportTexts.package;

/** Which choice a part of an analysis belongs to; null for what no package has. */
function choiceOf(part: ReportPart, isPlan: boolean): PackageChoice | null {
  if (part.kind === 'receipts') return null;
  if (part.kind === 'chart') return part.chart.kind === 'bridge' ? 'bridge' : null;
  if (part.title === resultTexts.unknowns || part.title === resultTexts.quality) return 'quality';
  if (part.title === reportTexts.assumptions.title) return null;
  if (isPlan) return 'plan';
  if (part.kind === 'keyFigures') return 'keyFigures';
  const isPosition = part.title === resultTexts.summary || part.title === booksTexts.title;
  return isPosition ? 'position' : null;
}

/** The choices that at least one of the analyses has something for. */
export function packageHas(analyses: readonly FrozenAnalysis[]): PackageChoice[] {
  const found = new Set(
    membersOf(analyses).flatMap(({ report, isPlan }) =>
      report.parts.map((part) => choiceOf(part, isPlan)),
    ),
  );
  return packageChoices.filter((choice) => found.has(choice));
}

const membersOf = (analyses: readonly FrozenAnalysis[]): Member[] =>
  analyses.map((analysis, index) => {
    const guide = guideOfType(analysis.analysisType);
    const { createdAt } = analysis;
    return {
      title: reportTitles[guide],
      mark: `${index + 1}-`,
      isPlan: guide === 'plan',
      report: reportOf(analysis),
      isSample: analysis.sample,
      made: `${formatInstantDay(createdAt)} ${formatInstantTime(createdAt)}`,
    };
  });

/** A part under a title that says which analysis it is of, and over what where the periods differ. */
function named(part: ReportPart, { title, report }: Member, differ: boolean): ReportPart {
  const { period } = report.cover;
  const of = differ && period !== null ? `${title}, ${period}` : title;
  if (part.kind === 'chart')
    return { ...part, chart: { ...part.chart, title: texts.titled(part.chart.title, of) } };
  // Key figures stand without their heading on paper.
  if (part.kind === 'keyFigures') return { ...part, lead: [...plain(`${of}\n`), ...part.lead] };
  return { ...part, title: texts.titled(part.title, of) };
}

/** What the package is made of: analysis, period, files and when each was made. */
function basisPart(members: readonly Member[], differ: boolean): ReportPart {
  const rows = members.map(({ title, report, made, isSample }): ReportRow => {
    const files = new Set(report.facts.flatMap(({ source }) => source.document ?? []));
    return {
      cells: [
        plain(title),
        plain(report.cover.period ?? texts.noPeriod),
        plain([...files, ...(isSample ? [reportTexts.sample] : [])].join('\n')),
        plain(made),
      ],
    };
  });
  const { analysis, period, files, made } = texts.columns;
  return {
    kind: 'table',
    title: texts.basis,
    lead: plain(differ ? `${texts.basisLead} ${texts.periodsDiffer}` : texts.basisLead),
    columns: [analysis, period, files, made].map((title) => ({ title, numeric: false })),
    rows,
  };
}

/** The rows of the appendix, each with the analysis that its figure is of. */
function receiptsOf(behind: readonly Fact[], title: string): ReportReceipt[] {
  return receiptsPart(behind).flatMap((part) =>
    part.kind === 'receipts'
      ? part.receipts.map((receipt) => ({
          ...receipt,
          source: [{ name: texts.columns.analysis, text: title }, ...receipt.source],
        }))
      : [],
  );
}

/**
 * Several analyses of one company as one document for a bank or a board, the chosen parts in the
 * order of `packageChoices`. Nothing is computed over analyses: each figure is of one of them, and
 * leads to that analysis's own row. Throws without an analysis.
 */
export function packageOf(
  analyses: readonly FrozenAnalysis[],
  chosen: readonly PackageChoice[],
): Report {
  const members = membersOf(analyses);
  const newest = members.toSorted((one, other) =>
    other.report.day.localeCompare(one.report.day),
  )[0];
  if (newest === undefined) throw new Error('A package is made of at least one analysis.');
  const periods = new Set(members.flatMap(({ report }) => report.cover.period ?? []));
  const differ = periods.size > 1;
  const facts = members.flatMap(({ report, mark }) => scopedFacts(report.facts, mark));
  const parts = packageChoices
    .filter((choice) => chosen.includes(choice))
    .flatMap((choice) =>
      members.flatMap((member) => {
        const own = member.report.parts.filter((part) => choiceOf(part, member.isPlan) === choice);
        return scopedParts(own, member.mark).map((part) => named(part, member, differ));
      }),
    );
  const behind = factsBehind(parts, facts);
  const behindOf = ({ mark }: Member) => behind.filter(({ id }) => id.startsWith(mark));
  const receipts = members.flatMap((member) => receiptsOf(behindOf(member), member.title));
  const { title, lead } = reportTexts.receipts;
  const { report } = newest;
  // Where only some are, the first part says which.
  const sample = members.every(({ isSample }) => isSample);
  return {
    ...report,
    cover: {
      title: texts.title,
      company: report.cover.company,
      period: differ ? null : ([...periods][0] ?? null),
      lines: [
        texts.made(members.map((member) => member.title).join(', ')),
        ...(report.letterhead.preparedBy
          ? [reportTexts.preparedBy(report.letterhead.preparedBy)]
          : []),
        ...(sample ? [reportTexts.sample] : []),
      ],
    },
    parts: [
      basisPart(members, differ),
      ...parts,
      ...members.flatMap((member) =>
        assumptionsPart(behindOf(member)).map((part) => named(part, member, differ)),
      ),
      ...(receipts.length > 0 ? [{ kind: 'receipts' as const, title, lead, receipts }] : []),
    ],
    facts,
  };
}

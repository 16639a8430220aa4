import { guideOfType } from '#contract/guides.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { dayNumber } from '#engine/figures/calendar/months.ts';
import { moneyOf } from '#engine/money/money.ts';
import { formatInstantDay, formatInstantTime, formatPeriod } from '#engine/text/format.ts';
import {
  choiceNames,
  type PackageChoice,
  type PackagePurpose,
  packageChoices,
  packageTitles,
} from '#features/guides/package-choices.ts';
import { reportTitles } from '#features/guides/report-titles.ts';
import { resultTexts } from '#features/guides/texts.ts';
import { noLetterhead } from '#features/letterhead/letterhead.ts';
import { moneyTexts } from '#features/money/texts.ts';
import { assumptionsPart } from '../assumptions.ts';
import { factsBehind } from '../receipts.ts';
import type { Report, ReportPart } from '../report.ts';
import { type FrozenAnalysis, reportOf } from '../report-of.ts';
import { plain } from '../runs.ts';
import { reportTexts } from '../texts.ts';
import { appendixOf, filesOf, type PackageMember } from './appendix.ts';
import { moneyParts } from './money-parts.ts';
import { type ChosenParts, choicesOf } from './package-parts.ts';
import { scopedFacts, scopedParts } from './scoped.ts';

/** Several frozen analyses of one company, and what of them is handed over. */
export interface FrozenPackage {
  purpose: PackagePurpose;
  chosen: readonly PackageChoice[];
  analyses: readonly FrozenAnalysis[];
  /** How many figures have a row in the appendix; all without it. */
  mostReceipts?: number;
}

/** One source of a package. */
interface Member extends PackageMember {
  period: string | null;
  parts: ChosenParts;
}

const texts = reportTexts.package;

type Facts = readonly Fact[];

interface Made {
  analysis: FrozenAnalysis;
  report: Report;
}

function memberOf({ analysis, report }: Made, place: number): Member {
  return {
    title: reportTitles[guideOfType(analysis.analysisType)],
    mark: `${place + 1}-`,
    period: report.cover.period,
    facts: report.facts,
    parts: choicesOf(analysis, report),
  };
}

/** What sales and costs leave together, where both are there and can be held against each other. */
function moneyMember(made: readonly Made[]): Member[] {
  const sourceOf = (guide: 'sales' | 'costs') => {
    const found = made.find(({ analysis }) => guideOfType(analysis.analysisType) === guide);
    if (found === undefined) return null;
    const { facts, scope } = found.analysis.result;
    const document = facts.find(({ source }) => source.document)?.source.document;
    return {
      ...{ analysisId: guide, facts, scope, day: found.report.day },
      document: document ?? moneyTexts.unnamedFile,
    };
  };
  const [sales, costs] = [sourceOf('sales'), sourceOf('costs')];
  const money = sales && costs && moneyOf(sales, costs);
  if (money === null || 'reason' in money) return [];
  const { result } = money;
  return [
    {
      title: moneyTexts.title,
      mark: `${made.length + 1}-`,
      period: formatPeriod(result.period),
      facts: result.facts,
      parts: moneyParts(result),
    },
  ];
}

const titleOf = (part: ReportPart) => (part.kind === 'chart' ? part.chart.title : part.title);

/** A part under a title that says which analysis it is of, where another has the same. */
function named(part: ReportPart, { title, period }: Member, titles: readonly string[]): ReportPart {
  // Key figures stand without their heading on paper.
  if (part.kind === 'keyFigures') {
    const isSaid = part.lead[0]?.text === period;
    return { ...part, lead: [...plain(isSaid ? `${title}, ` : `${title}\n`), ...part.lead] };
  }
  const own = titleOf(part);
  if (titles.filter((each) => each === own).length < 2) return part;
  const both = texts.titled(own, title);
  return part.kind === 'chart'
    ? { ...part, chart: { ...part.chart, title: both } }
    : { ...part, title: both };
}

/** Who wrote the texts and what they are not: once, though each analysis says it. */
function bylines(made: readonly Made[]): string[] {
  const of = made.flatMap(({ analysis: { result } }) =>
    result.engine.version === ''
      ? []
      : [`${resultTexts.writtenBy[result.engine.writer]} ${resultTexts.advice}`],
  );
  return [...new Set(of)];
}

const madeAt = (instant: string) => `${formatInstantDay(instant)} ${formatInstantTime(instant)}`;

const engineOf = ({ result: { engine } }: FrozenAnalysis): string[] =>
  engine.version === '' ? [] : [resultTexts.engine(engine.version)];

/** What the package is made of: analysis, period, files and when each was made. */
function basisPart(
  made: readonly Made[],
  files: readonly string[],
  notes: readonly string[],
): ReportPart {
  // The cover says it where all are.
  const isMixed = made.some(({ analysis }) => !analysis.sample);
  const rows = made.map(({ analysis, report }) => {
    const { createdAt, analysisType, sample } = analysis;
    const own = filesOf(report.facts).map((file) => texts.numbered(files.indexOf(file) + 1, file));
    return {
      cells: [
        plain(reportTitles[guideOfType(analysisType)]),
        plain(report.cover.period ?? texts.noPeriod),
        plain([...own, ...(sample && isMixed ? [reportTexts.sample] : [])].join('\n')),
        plain([madeAt(createdAt), ...engineOf(analysis)].join('\n')),
      ],
    };
  });
  const { analysis, period, made: when, files: ofFiles } = texts.columns;
  return {
    kind: 'table',
    title: texts.basis,
    lead: plain(notes.join(' ')),
    columns: [analysis, period, ofFiles, when].map((title) => ({ title, numeric: false })),
    rows,
  };
}

/** Assumptions that figures rest on and no part tells; one that two analyses share, once. */
function otherAssumptions(parts: readonly ReportPart[], facts: Facts): ReportPart[] {
  const shown = factsBehind(parts, facts, 'shown').filter(({ kind }) => kind === 'assumption');
  const nameOf = ({ label, value }: Fact) => `${label} ${value}`;
  const names = new Set(shown.map(nameOf));
  const others = factsBehind(parts, facts).filter((fact) => {
    if (fact.kind !== 'assumption' || names.has(nameOf(fact))) return false;
    names.add(nameOf(fact));
    return true;
  });
  return assumptionsPart(others);
}

/** Days that a file may begin or end beside another of the same period: a weekend without sales. */
const SAME_WITHIN_DAYS = 3;

/** Whether the analyses are of different periods: of those that have one. */
function periodsDiffer(made: readonly Made[]): boolean {
  const [first, ...others] = made.flatMap(({ analysis: { result }, report }) =>
    result.period === null ? [] : [{ ...result.period, files: filesOf(report.facts) }],
  );
  if (first === undefined) return false;
  const isNear = (one: string, other: string) =>
    Math.abs(dayNumber(one) - dayNumber(other)) <= SAME_WITHIN_DAYS;
  const isSameMonth = (one: string, other: string) => one.slice(0, 7) === other.slice(0, 7);
  return others.some(({ from, to, files }) => {
    // Of one file the months are the same, whatever day its first sale was.
    const isSame = files.some((file) => first.files.includes(file)) ? isSameMonth : isNear;
    return !isSame(from, first.from) || !isSame(to, first.to);
  });
}

function coverOf(made: readonly Made[], purpose: PackagePurpose, differ: boolean) {
  const [first] = made;
  if (first === undefined) throw new Error('A package is made of at least one analysis.');
  const { letterhead, cover } = first.report;
  // Where only some are, the basis says which.
  const sample = made.every(({ analysis }) => analysis.sample);
  return {
    title: packageTitles[purpose],
    company: cover.company,
    period: differ
      ? null
      : (made.find(({ report }) => report.cover.period)?.report.cover.period ?? null),
    lines: [
      texts.made(made.map(({ report }) => report.cover.title).join(', ')),
      ...(differ ? [texts.differ] : []),
      ...(letterhead.preparedBy ? [reportTexts.preparedBy(letterhead.preparedBy)] : []),
      ...(sample ? [reportTexts.sample] : []),
    ],
  };
}

/** What there is to know of the package as a whole. */
function notesOf(chosen: readonly PackageChoice[], members: readonly Member[], differ: boolean) {
  const isLacking = (choice: PackageChoice) =>
    choice !== 'receipts' && !members.some(({ parts }) => parts[choice]?.length);
  const lacking = chosen.filter(isLacking).map((choice) => choiceNames[choice].toLowerCase());
  return [
    texts.basisLead,
    ...(members.some(({ title }) => title === moneyTexts.title) ? [texts.together] : []),
    ...(chosen.includes('receipts') ? [] : [texts.withoutReceipts]),
    ...(lacking.length > 0 ? [texts.lacking(lacking.join(', '))] : []),
    ...(differ ? [texts.periodsDiffer] : []),
  ];
}

/**
 * Several analyses of one company as one document for a bank or a board, the chosen parts in the
 * order of `packageChoices`. What sales and costs leave together is computed as on its page; else
 * nothing is computed over analyses. Throws without an analysis.
 */
export function packageOf({ purpose, chosen, analyses, mostReceipts }: FrozenPackage): Report {
  const made = analyses.map((analysis): Made => ({ analysis, report: reportOf(analysis) }));
  const members = [...moneyMember(made), ...made.map(memberOf)];
  const differ = periodsDiffer(made);
  const facts = members.flatMap((member) => scopedFacts(member.facts, member.mark));
  const ordered = packageChoices.filter((choice) => chosen.includes(choice));
  const titles = ordered
    .flatMap((choice) => members.flatMap(({ parts: own }) => own[choice] ?? []))
    .filter(({ kind }) => kind !== 'keyFigures')
    .map(titleOf);
  const partsOf = (choice: PackageChoice) =>
    members.flatMap((member) =>
      scopedParts(member.parts[choice] ?? [], member.mark).map((part) =>
        named(part, member, titles),
      ),
    );
  const parts = ordered.flatMap(partsOf);
  const files = filesOf(facts);
  const basis = basisPart(made, files, [...notesOf(ordered, members, differ), ...bylines(made)]);
  const body = [...parts, ...otherAssumptions(parts, facts), basis];
  // Months are many and alike: where there is no room for all, theirs are the first to go.
  const weighty = [...ordered.filter((choice) => choice !== 'months').flatMap(partsOf), ...body];
  const shown = factsBehind(weighty, facts, 'shown');
  const receipts = () => appendixOf({ shown, most: mostReceipts, members, facts, files });
  const days = made.map(({ report }) => report.day).sort();
  return {
    cover: coverOf(made, purpose, differ),
    parts: [...body, ...(chosen.includes('receipts') ? receipts() : [])],
    isShort: true,
    facts,
    letterhead: made[0]?.report.letterhead ?? noLetterhead,
    footer: made[0]?.report.footer ?? '',
    day: days.at(-1) ?? '',
  };
}

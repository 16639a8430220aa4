import type { Mail } from '#adapters/mail/port.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { formatFact, formatInstantDay } from '#engine/text/format.ts';
import { resultTexts } from '#features/guides/texts.ts';
import { reportFileName } from '#features/letterhead/letterhead.ts';
import { effectOf, rangeRuns } from '#features/reports/effect.ts';
import { runsText } from '#features/reports/runs.ts';
import { PDF } from '#features/reports/server/tasks.ts';
import type { SharedReport } from '#features/reports/shared-contract.ts';
import { type LetterSection, writeLetter } from '#server/mail/letter.ts';
import { mailingMailTexts as texts } from '../mail-texts.ts';
import type { NewReport } from './content.ts';

/** More figures than these are read in the report. */
const MOST = 6;

/** One new report and, where it is shared by a link, the address of that. */
export type MailedReport = NewReport & { address: string | null };

export interface Mailed {
  to: string;
  company: string;
  reports: readonly MailedReport[];
  /** When it was last mailed; null before the first. */
  sentAt: Date | null;
  /** The last day of the links; null without links. */
  until: Date | null;
  hasPassword: boolean;
  /** Where the reader ends it: by one press, and on a page. Null in what only the owner gets. */
  leave: { atOnce: string; page: string } | null;
}

/** The key figures of a report, in its words and roundings: what they are over, and each by name. */
function keyFigures({ parts }: SharedReport) {
  const part = parts.find(({ kind }) => kind === 'keyFigures');
  if (part?.kind !== 'keyFigures') return { over: '', figures: [] };
  const figures = part.entries.map(({ label, value, note = [] }) => ({
    ...{ label, value: runsText(value), note: runsText(note).replaceAll('\n', ', ') },
  }));
  return { over: runsText(part.lead), figures };
}

/** The first line says which period the figures are of; what follows is of the whole file. */
const periodOf = (report: SharedReport) =>
  `${report.cover.period}\n${keyFigures(report).over.split('\n')[0]}`;

/** The values before by name; none where they are of another period, which would compare unlike things. */
function valuesBefore(report: SharedReport, before: SharedReport | null): Map<string, string> {
  if (before === null || periodOf(before) !== periodOf(report)) return new Map();
  return new Map(keyFigures(before).figures.map(({ label, value }) => [label, value]));
}

/** What is said of the report before, where there was one. */
function noteOf(before: SharedReport | null, isCompared: boolean): { note?: string } {
  if (before === null) return {};
  const { day, cover } = before;
  if (isCompared) return { note: texts.before(day) };
  return cover.period === null ? {} : { note: texts.otherPeriod(day, cover.period) };
}

/** A plan has no key figures, but actions: the first, each with what it may give. */
function actionsOf({ parts, facts }: SharedReport) {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const items = parts.flatMap((part) => (part.kind === 'advice' ? part.items : []));
  const runOf = (fact: Fact) => ({ text: formatFact(fact), factId: fact.id });
  return items.slice(0, MOST).map((item) => {
    const effect = effectOf(item, byId);
    const value = effect ? rangeRuns(effect.figures, runOf) : (item.entries[0]?.value ?? []);
    return [runsText(item.title), runsText(value)] as const;
  });
}

function planSection(report: SharedReport): Pick<LetterSection, 'text' | 'facts'> {
  const facts = actionsOf(report);
  return { ...(facts.length > 0 && { text: texts.actions }), facts };
}

function sectionOf({ report, before, address }: MailedReport) {
  const { cover } = report;
  const { over, figures } = keyFigures(report);
  const old = valuesBefore(report, before);
  const facts = figures.slice(0, MOST).map(({ label, value, note }) => {
    const earlier = old.get(label);
    const shown = earlier === undefined ? value : texts.valueBefore(value, earlier);
    return [label, note === '' ? shown : `${shown} · ${note}`] as const;
  });
  return {
    heading: texts.heading(cover.title, cover.period),
    ...(figures.length === 0
      ? planSection(report)
      : {
          ...(over !== '' && {
            text: over.startsWith(resultTexts.wholeFile) ? over : texts.over(over),
          }),
          facts,
        }),
    ...noteOf(before, old.size > 0),
    ...(address !== null && { action: { label: texts.open, url: address } }),
  };
}

/** Each its own: a mail has one report of a guide. */
const fileName = ({ cover, letterhead, day }: SharedReport) =>
  reportFileName({ title: cover.title, letterhead, day }, 'pdf');

/** The mail with what is new, for one recipient. */
export function mailingMail(mailed: Mailed): Omit<Mail, 'id' | 'writtenAt'> {
  const { to, company, reports, sentAt, until, hasPassword, leave } = mailed;
  const subject = texts.subject(company);
  const files = reports.flatMap(({ pdf, report }) => (pdf === null ? [] : [{ pdf, report }]));
  const letter = writeLetter({
    ...{ subject, heading: subject },
    paragraphs: [
      ...(leave === null ? [texts.preview] : []),
      sentAt === null ? texts.lead.first : texts.lead.later(formatInstantDay(sentAt.toISOString())),
      ...(files.length > 0 ? [texts.attached(files.length)] : []),
      ...(hasPassword ? [texts.password(reports.length)] : []),
    ],
    sections: reports.map(sectionOf),
    notes:
      until === null ? [] : [texts.until(reports.length, formatInstantDay(until.toISOString()))],
    ...(leave && { ending: { text: texts.leave, url: leave.page } }),
  });
  return {
    ...{ to, ...letter },
    ...(leave && { unsubscribeUrl: leave.atOnce }),
    ...(files.length > 0 && {
      attachments: files.map(({ pdf, report }) => ({
        name: fileName(report),
        type: PDF,
        base64: Buffer.from(pdf).toString('base64'),
      })),
    }),
  };
}

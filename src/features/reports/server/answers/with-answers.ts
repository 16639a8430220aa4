import { formatInstantDay, formatInstantTime } from '#engine/text/format.ts';
import type { ReportAnswer } from '#features/guides/report-answers-contract.ts';
import { answerKindNames } from '#features/guides/report-answers-texts.ts';
import type { Report, ReportPart, ReportRow } from '../../report.ts';
import { plain } from '../../runs.ts';
import { reportTexts } from '../../texts.ts';
import { statementsOf } from './statements.ts';

const texts = reportTexts.answers;

/**
 * A report with what was answered to it: before its appendix, in the report's order, oldest first. An
 * answer to words or figures that the report no longer has says so, and stands last.
 */
export function withAnswers(report: Report, answers: readonly ReportAnswer[]): Report {
  if (answers.length === 0) return report;
  const places = new Map(statementsOf(report).map(({ id }, place) => [id, place]));
  const placeOf = ({ statement }: ReportAnswer) => places.get(statement) ?? places.size;
  const ordered = [...answers].sort(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      one.createdAt.localeCompare(other.createdAt) ||
      one.id.localeCompare(other.id),
  );
  const { title, lead, statement, answer, by } = texts;
  const part: ReportPart = {
    ...{ kind: 'table', title, lead: plain(lead) },
    columns: [statement, answer, by].map((name) => ({ title: name, numeric: false })),
    rows: ordered.map((each) => rowOf(each, places.has(each.statement))),
  };
  const end = report.parts.findIndex(({ kind }) => kind === 'receipts');
  const place = end === -1 ? report.parts.length : end;
  return { ...report, parts: report.parts.toSpliced(place, 0, part) };
}

function rowOf({ title, kind, text, name, createdAt }: ReportAnswer, isThere: boolean): ReportRow {
  const words = text === '' ? [] : plain(`: ${text}`);
  const moment = `${formatInstantDay(createdAt)} kl. ${formatInstantTime(createdAt)}`;
  return {
    cells: [
      plain(isThere ? title : texts.changed(title)),
      [{ text: answerKindNames[kind], factId: null, strong: true }, ...words],
      plain(`${name}\n${moment}`),
    ],
  };
}

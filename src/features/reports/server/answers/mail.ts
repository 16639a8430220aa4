import type { Mail } from '#adapters/mail/port.ts';
import { type GuideId, guideIdentities } from '#contract/guides.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import { answerKinds, type ReportAnswer } from '#features/guides/report-answers-contract.ts';
import {
  answerKindNames,
  answerMailTexts as texts,
} from '#features/guides/report-answers-texts.ts';
import { reportTitles } from '#features/guides/report-titles.ts';
import { writeLetter } from '#server/mail/letter.ts';

/** More than these are read at the result. */
const MOST = 10;

interface Answered {
  to: string;
  appUrl: string;
  analysisId: string;
  guide: GuideId;
  madeAt: Date;
  /** By one person, at least one. */
  answers: readonly Pick<ReportAnswer, 'kind' | 'title' | 'text' | 'name'>[];
}

/** Tells the owner of a report what someone has answered, in the words of who answered. */
export function answerMail({
  to,
  appUrl,
  analysisId,
  guide,
  madeAt,
  answers,
}: Answered): Pick<Mail, 'to' | 'subject' | 'text' | 'html'> {
  const report = reportTitles[guide];
  const counts = answerKinds.flatMap((kind) => {
    const count = answers.filter((answer) => answer.kind === kind).length;
    return count === 0 ? [] : [texts.counts[kind](count)];
  });
  const worded = answers.filter(({ text }) => text !== '');
  const more = worded.length - MOST;
  const subject = texts.subject(report);
  return {
    to,
    ...writeLetter({
      ...{ subject, heading: subject },
      paragraphs: [
        texts.text(answers[0]?.name ?? '', report, formatInstantDay(madeAt.toISOString())),
        texts.counted(new Intl.ListFormat('sv').format(counts)),
        ...worded
          .slice(0, MOST)
          .map(({ kind, title, text }) => texts.about(answerKindNames[kind], title, text)),
        ...(more > 0 ? [texts.more(more)] : []),
      ],
      action: {
        label: texts.action,
        url: `${appUrl}${guideIdentities[guide].path}?analys=${analysisId}`,
      },
      notes: texts.notes,
    }),
  };
}

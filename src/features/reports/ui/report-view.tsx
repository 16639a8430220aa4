import { useMutation } from '@tanstack/react-query';
import { FileDown, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { callRoute, send } from '#client/data/call-route.ts';
import { saveFile } from '#client/data/save-file.ts';
import { Apart } from '#client/ui/apart.tsx';
import { Button } from '#client/ui/button.tsx';
import { FileName } from '#client/ui/file-name.tsx';
import { ReceiptProvider } from '#client/ui/receipt/receipt-context.tsx';
import type { RowsQuery } from '#client/ui/receipt/rows-query.ts';
import type { ResponseOutput } from '#contract/route.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import { pictureUrl, reportFileName } from '#features/letterhead/letterhead.ts';
import { type Statement, sharedContract } from '../shared-contract.ts';
import { sharedTexts as texts } from '../shared-texts.ts';
import { AnswerTo } from './answers/answer-to.tsx';
import { SendAnswers } from './answers/send-answers.tsx';
import { useAnswers } from './answers/use-answers.ts';
import { FoldedParts } from './folded-parts.tsx';

/** A date or a number that a line may not end within. */
const IN_NUMBER = /(\d)-(?=\d)/g;

interface SharedReportViewProps {
  opened: ResponseOutput<typeof sharedContract.open>;
  /** What it was opened with: each further call opens it again. */
  shared: { link: string; password: string | undefined };
}

/** A shared report, part by part; its figures open their receipts. */
export function SharedReportView({ opened, shared }: SharedReportViewProps) {
  const { report, expiresAt, answering } = opened;
  const answers = useAnswers(answering, shared);
  const answerTo = (part: number) => (item: number | null) => {
    const isAsked = (each: Statement) => each.part === part && each.item === item;
    const statement = answers?.statements.find(isAsked);
    return answers && statement && <AnswerTo statement={statement} answers={answers} />;
  };
  const rowsQuery = useMemo<RowsQuery>(
    () => (factId, wanted) => ({
      queryKey: ['shared rows', shared.link, factId, JSON.stringify(wanted)],
      queryFn: () =>
        callRoute(sharedContract.rows, { body: { ...shared, factId, ...wanted }, anonymous: true }),
    }),
    [shared],
  );
  const saveRows = async (factId: string) =>
    saveFile(
      await send(sharedContract.rowsCsv, { body: { ...shared, factId }, anonymous: true }),
      `rader-${factId}.csv`,
    );
  return (
    <ReceiptProvider facts={report.facts} figures={[]} rowsQuery={rowsQuery} saveRows={saveRows}>
      <article className="mx-auto flex max-w-5xl min-w-0 flex-col gap-10">
        <Cover {...report} shared={shared} takesAnswers={answers !== null} />
        <FoldedParts parts={report.parts} answerTo={answerTo} />
        {answers && <SendAnswers answers={answers} />}
        <footer className="border-t border-line pt-5 text-sm text-ink-muted">
          <p>{texts.frozen(formatInstantDay(expiresAt))}</p>
          {report.footer && <p className="mt-1">{report.footer}</p>}
        </footer>
      </article>
    </ReceiptProvider>
  );
}

type CoverProps = Pick<SharedReportViewProps['opened']['report'], 'cover' | 'day' | 'letterhead'> &
  Pick<SharedReportViewProps, 'shared'> & { takesAnswers: boolean };

function Cover({ cover, day, letterhead, shared, takesAnswers }: CoverProps) {
  const { title, company, period, lines } = cover;
  const { logo, accent } = letterhead;
  const download = useMutation({
    mutationFn: async () =>
      saveFile(
        await send(sharedContract.pdf, { body: shared, anonymous: true }),
        reportFileName({ title, letterhead, day }, 'pdf'),
      ),
    meta: { failed: texts.pdfFailed },
  });
  return (
    <header
      className="flex flex-wrap items-end justify-between gap-x-6 gap-y-5 border-b-2 border-transparent"
      style={accent === null ? undefined : { borderColor: accent, paddingBottom: '1.25rem' }}
    >
      {logo && (
        <div className="w-full">
          <img
            src={pictureUrl(logo)}
            alt={company}
            className="max-h-20 max-w-60 rounded-md bg-white object-contain p-2"
          />
        </div>
      )}
      <div className="min-w-0 flex-1 basis-80 [overflow-wrap:anywhere]">
        <p className="font-medium text-accent-ink">{company}</p>
        <h1 className="mt-1 text-2xl font-semibold sm:text-3xl">{title}</h1>
        {period && <p className="tabular mt-1 text-lg first-letter:uppercase">{period}</p>}
        <p className="mt-2 text-sm text-ink-muted">
          <Apart>
            {lines.map((line) => (
              <FileName key={line} name={line.replaceAll(IN_NUMBER, '$1\u2011')} />
            ))}
          </Apart>
        </p>
        <p data-print="hide" className="mt-1 text-sm text-ink-muted">
          {texts.hint} {takesAnswers && texts.answers.hint}
        </p>
      </div>
      <div data-print="hide" className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<FileDown aria-hidden className="size-4" />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {texts.pdf}
        </Button>
        <Button
          variant="ghost"
          icon={<Printer aria-hidden className="size-4" />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
      </div>
    </header>
  );
}

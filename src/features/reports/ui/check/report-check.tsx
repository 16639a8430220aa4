import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { CallError, errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { DropZone } from '#client/ui/drop-zone.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { reportCheckContract } from '../../check-contract.ts';
import { checkTexts as texts } from '../../check-texts.ts';
import { CheckedReport } from './checked-report.tsx';
import { readReport } from './read-report.ts';

/** Where a report is held against what was handed out: by its code, or by its file. */
export default function ReportCheck() {
  // After #, which browsers keep to themselves.
  const code = useLocation().hash.slice(1);
  return <OfCode key={code} code={code === '' ? null : code} />;
}

/** A report that was asked about; `name` is that of its file, null without one. */
interface Asked {
  code: string;
  sha256?: string;
  name: string | null;
}

function OfCode({ code }: { code: string | null }) {
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: async ({ name, ...body }: Asked) => ({
      ...(await callRoute(reportCheckContract.check, { body, anonymous: true })),
      name,
    }),
  });
  useEffect(() => {
    if (code !== null) mutate({ code, name: null });
  }, [code, mutate]);
  const check = async (files: File[]) => {
    const [file] = files;
    const read =
      files.length === 1 && file ? await readReport(file, code) : { problem: texts.problems.many };
    setProblem('problem' in read ? read.problem : null);
    if ('code' in read) mutate({ ...read, name: file?.name ?? null });
  };
  const isShown = data !== undefined && problem === null;
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      {isShown ? <CheckedReport {...data} /> : <Intro isPending={isPending} />}
      <div aria-live="polite" className="empty:hidden">
        {problem ? (
          <Alert variant="error">{problem}</Alert>
        ) : (
          error && <NotChecked error={error} onAgain={() => variables && mutate(variables)} />
        )}
      </div>
      <DropZone
        accept=".pdf,application/pdf"
        title={isShown && data.outcome !== 'code' ? texts.drop.again : texts.drop.title}
        hint={texts.drop.hint}
        buttonText={texts.drop.button}
        disabled={isPending}
        invalid={problem !== null}
        onFiles={(files) => void check(files)}
      />
      <p className="text-sm text-ink-muted">{texts.limits}</p>
    </div>
  );
}

function Intro({ isPending }: { isPending: boolean }) {
  return (
    <div>
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      <p className="mt-2 text-ink-muted">{texts.lead}</p>
      {isPending && (
        <div className="mt-4 text-ink-muted">
          <Spinner label={texts.working} />
        </div>
      )}
    </div>
  );
}

/** Whether another try may go better: it was not the code that was refused. */
const mayPass = (error: Error) => !(error instanceof CallError) || error.status !== 404;

function NotChecked({ error, onAgain }: { error: Error; onAgain: () => void }) {
  return (
    <Alert variant="error" title={texts.unknown}>
      {errorSentence(error, texts.problems.failed)}
      {mayPass(error) && (
        <Button className="mt-3" variant="secondary" onClick={onAgain}>
          {texts.again}
        </Button>
      )}
    </Alert>
  );
}

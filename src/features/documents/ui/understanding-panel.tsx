import { lazy, Suspense, useRef, useState } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { cx } from '#client/ui/cx.ts';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { useFocusKept } from '#client/ui/use-focus-kept.ts';
import { blockingQuestions } from '#engine/table/question.ts';
import type { Document } from '../contract.ts';
import { understandingTexts as texts } from '../understanding-texts.ts';
import { GateQuestion } from './gate-question.tsx';
import type { DetailsTab } from './understanding-details.tsx';
import { Differences, UnderstoodSummary } from './understood-summary.tsx';
import { useCorrections } from './use-corrections.ts';

/** Folded for most: nobody needs to wait for it. */
const UnderstandingDetails = lazy(async () => {
  const { UnderstandingDetails: details } = await import('./understanding-details.tsx');
  return { default: details };
});

interface UnderstandingPanelProps {
  document: Document;
  /** Everything is shown from the start, and not only what an owner needs to see. */
  unfolded?: boolean;
}

/**
 * What was understood of a file. What must be answered first comes first, and nothing is said of the amounts before it
 * is. Whatever the user changes here is read again at once.
 */
export function UnderstandingPanel({ document, unfolded = false }: UnderstandingPanelProps) {
  const understanding = document.extractedData;
  const { pending, error, isDone, change } = useCorrections(document.id);
  const [tab, setTab] = useState<DetailsTab>('columns');
  const panel = useRef<HTMLElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const blocking = blockingQuestions(understanding);
  const [first] = blocking;
  useFocusKept(understanding.questions.length, panel);
  const show = (next: DetailsTab) => {
    setTab(next);
    tabs.current?.closest('details')?.setAttribute('open', '');
    tabs.current?.scrollIntoView({ block: 'start' });
    tabs.current?.focus({ preventScroll: true });
  };

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={texts.title}
      aria-busy={pending !== null}
      className="flex flex-col gap-5 outline-none"
    >
      {error && (
        <Alert variant="error" title={texts.rereadFailed}>
          {errorSentence(error, texts.rereadFailedText)}
        </Alert>
      )}
      <p aria-live="polite" className="sr-only">
        {isDone && texts.updated}
      </p>
      {first && (
        <GateQuestion
          question={first}
          left={blocking.length}
          currency={understanding.currency}
          pending={pending !== null}
          onAnswer={change}
        />
      )}
      {!understanding.ready && first?.id !== 'amount' && (
        <MissingAlert missing={understanding.missing} onColumns={() => show('columns')} />
      )}
      <Card
        className={cx(
          'flex flex-col gap-5',
          // In a list of files it stands within a card already.
          unfolded && 'max-sm:border-0 max-sm:p-0 max-sm:shadow-none',
        )}
      >
        <CardHeader
          title={texts.title}
          {...(first && { description: texts.afterAnswer })}
          actions={pending !== null && <Spinner label={texts.updating} className="text-sm" />}
        />
        {first ? (
          <Differences document={document} />
        ) : (
          <UnderstoodSummary
            document={document}
            pending={pending !== null}
            onChange={change}
            onLeftOut={() => show('leftOut')}
          />
        )}
        <Disclosure
          summary={texts.details}
          open={unfolded || (!understanding.ready && !first)}
          className="-mb-3 border-t border-line pt-2"
        >
          <Suspense fallback={<Skeleton className="h-96" />}>
            <UnderstandingDetails
              document={document}
              tab={tab}
              onTab={show}
              pending={pending}
              onChange={change}
              tabs={tabs}
            />
          </Suspense>
        </Disclosure>
      </Card>
    </section>
  );
}

function MissingAlert(props: { missing: readonly string[]; onColumns: () => void }) {
  return (
    <Alert
      variant="warning"
      live
      title={texts.missingTitle}
      actions={
        <Button size="sm" variant="secondary" onClick={props.onColumns}>
          {texts.toColumns}
        </Button>
      }
    >
      <ul className="my-1 list-disc pl-5">
        {props.missing.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{texts.missingHelp}</p>
    </Alert>
  );
}

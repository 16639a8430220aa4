import { useRef, useState } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { useFocusKept } from '#client/ui/use-focus-kept.ts';
import { formatNumber } from '#engine/text/format.ts';
import type { Document } from '../contract.ts';
import { isUnsure } from '../model.ts';
import { understandingTexts as texts } from '../texts.ts';
import { ColumnsTable } from './columns-table.tsx';
import { LeftOutList } from './left-out-list.tsx';
import { PreviewRows } from './preview-rows.tsx';
import { ProblemsList } from './problems-list.tsx';
import { QuestionList } from './question-list.tsx';
import { ReadSettings } from './read-settings.tsx';
import { ReconciliationList } from './reconciliation-list.tsx';
import { UnderstoodBooks } from './understood-books.tsx';
import { UnderstoodFigures } from './understood-figures.tsx';
import { useCorrections } from './use-corrections.ts';

type Tab = 'columns' | 'leftOut' | 'problems' | 'preview';

/**
 * Everything that was understood of a file. A correction makes the server read it again at once.
 */
export function UnderstandingPanel({ document }: { document: Document }) {
  const understanding = document.extractedData;
  const { pending, error, isDone, change } = useCorrections(document.id);
  const [tab, setTab] = useState<Tab>('columns');
  const panel = useRef<HTMLElement>(null);
  const details = useRef<HTMLDivElement>(null);
  useFocusKept(understanding.questions.length, panel);
  const show = (next: Tab) => {
    setTab(next);
    details.current?.scrollIntoView({ block: 'start' });
    details.current?.focus({ preventScroll: true });
  };

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={texts.title}
      aria-busy={pending !== null}
      className="flex flex-col gap-5 outline-none"
    >
      {!understanding.ready && (
        <MissingAlert missing={understanding.missing} onColumns={() => show('columns')} />
      )}
      <Card className="flex flex-col gap-6">
        <CardHeader
          title={texts.title}
          description={texts.titleHint}
          actions={pending !== null && <Spinner label={texts.updating} className="text-sm" />}
        />
        {error && (
          <Alert variant="error" title={texts.rereadFailed}>
            {errorSentence(error, texts.rereadFailedText)}
          </Alert>
        )}
        <p aria-live="polite" className="sr-only">
          {isDone && texts.updated}
        </p>
        <UnderstoodFigures understanding={understanding} onLeftOut={() => show('leftOut')} />
        {understanding.books && <UnderstoodBooks books={understanding.books} />}
        <QuestionList understanding={understanding} onAnswer={change} />
        <ReconciliationList
          documentId={document.id}
          understanding={understanding}
          checks={understanding.reconciliation}
        />
      </Card>
      <Card ref={details} tabIndex={-1} className="flex scroll-mt-4 flex-col gap-5 outline-none">
        <ReadSettings understanding={understanding} pending={pending} onChange={change} />
        <Tabs
          label={texts.title}
          value={tab}
          onValueChange={(value) => setTab(value as Tab)}
          items={[
            {
              value: 'columns',
              label: (
                <TabLabel
                  text={texts.tabs.columns}
                  warning={understanding.columns.filter(isUnsure).length}
                  warningText={texts.unsureCount}
                />
              ),
              content: (
                <ColumnsTable
                  purpose={understanding.purpose}
                  columns={understanding.columns}
                  pending={pending}
                  onChange={change}
                />
              ),
            },
            {
              value: 'leftOut',
              label: <TabLabel text={texts.tabs.leftOut} count={understanding.rows.leftOut} />,
              content: <LeftOutList understanding={understanding} />,
            },
            {
              value: 'problems',
              label: <TabLabel text={texts.tabs.problems} count={understanding.problemCount} />,
              content: <ProblemsList understanding={understanding} />,
            },
            {
              value: 'preview',
              label: texts.tabs.preview,
              content: <PreviewRows documentId={document.id} />,
            },
          ]}
        />
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

interface TabLabelProps {
  text: string;
  count?: number;
  warning?: number;
  warningText?: (count: string) => string;
}

function TabLabel({ text, count = 0, warning = 0, warningText }: TabLabelProps) {
  return (
    <>
      {text}
      {count > 0 && <Badge>{formatNumber(count)}</Badge>}
      {warning > 0 && warningText && (
        <Badge variant="warning">{warningText(formatNumber(warning))}</Badge>
      )}
    </>
  );
}

import { Button } from '#client/ui/button.tsx';
import type { ReadOverrides } from '#engine/table/overrides.ts';
import type { Document } from '../contract.ts';
import { columnsInOrder } from '../model.ts';
import { questionTexts } from '../texts.ts';
import { roleNames, understandingTexts as texts } from '../understanding-texts.ts';
import { ChoiceRows } from './choice-rows.tsx';
import { QuestionList } from './question-list.tsx';
import { ReconciliationList } from './reconciliation-list.tsx';

interface UnderstoodSummaryProps {
  document: Document;
  pending: boolean;
  onChange: (overrides: ReadOverrides) => void;
  onLeftOut: () => void;
}

/** What was understood as one would say it aloud, what does not add up, and what can be otherwise. */
export function UnderstoodSummary(props: UnderstoodSummaryProps) {
  const { document, pending, onChange, onLeftOut } = props;
  const { extractedData: understanding, spoken, corrections } = document;
  const [sentence, ...leftOut] = spoken;
  const { currency, answered } = understanding;
  const choices = [...answered, ...corrections.map((each) => ({ ...each, text: each.label }))];
  return (
    <>
      <div>
        <p className="tabular max-w-3xl text-lg font-medium text-pretty sm:text-xl">{sentence}</p>
        {leftOut.length > 0 && (
          <p className="tabular mt-2 max-w-3xl text-sm text-ink-muted">
            {leftOut.join(' ')}{' '}
            <Button variant="link" onClick={onLeftOut}>
              {texts.showLeftOut}
            </Button>
          </p>
        )}
        <UsedColumns document={document} />
      </div>
      <Differences document={document} />
      <QuestionList understanding={understanding} pending={pending} onAnswer={onChange} />
      {choices.length > 0 && (
        <section aria-label={questionTexts.changeable} className="border-t border-line pt-5">
          <h3 className="mb-3 text-sm font-semibold">{questionTexts.changeable}</h3>
          <ChoiceRows rows={choices} currency={currency} pending={pending} onChange={onChange} />
        </section>
      )}
    </>
  );
}

/** The checks of the file that its reading does not meet. */
export function Differences({ document }: { document: Document }) {
  const { extractedData: understanding } = document;
  return (
    <ReconciliationList
      documentId={document.id}
      understanding={understanding}
      title={texts.doesNotAdd}
      checks={understanding.reconciliation.filter(({ status }) => status === 'difference')}
    />
  );
}

/** The columns that figures are made of, by what they are taken for. */
function UsedColumns({ document: { extractedData } }: { document: Document }) {
  const { columns, purpose, format } = extractedData;
  const used = columnsInOrder(columns).filter(({ role }) => role !== null);
  if (used.length === 0 || format === 'sie') return null;
  return (
    <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {used.map(({ index, name, role }) => (
        <div key={index} className="flex min-w-0 gap-1.5">
          <dt className="shrink-0 text-ink-muted">{role && roleNames[purpose][role]}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{name.trim()}</dd>
        </div>
      ))}
    </dl>
  );
}

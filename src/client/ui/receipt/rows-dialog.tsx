import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { formatNumber, formatPeriod } from '#engine/text/format.ts';
import { fullValue } from '#engine/text/full-value.ts';
import { receiptTexts as texts } from '#engine/text/receipt-texts.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Input } from '../input.tsx';
import { Pagination } from '../pagination.tsx';
import { RowsTable } from '../rows-table.tsx';
import { SaveButton } from '../save-button.tsx';
import { Spinner } from '../spinner.tsx';
import type { RowsOfFact, RowsQuery, RowsWanted } from './rows-query.ts';

/** As many as the server sends at a time. */
const PAGE = 100;
/** Each search reads the file again, so it waits until the typing pauses. */
const PAUSE_MS = 300;

const saveTexts = {
  save: texts.saveRows,
  failed: texts.saveFailed,
  whatToDo: texts.rowsFailedText,
};

interface RowsDialogProps {
  fact: Fact;
  query: (wanted: RowsWanted) => ReturnType<RowsQuery>;
  onSave: () => Promise<void>;
  returnFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The name of a figure without its period, which stands below it among what the rows were chosen by. */
const withoutPeriod = ({ label, period }: Fact) =>
  period === null ? label : label.replace(` ${formatPeriod(period)}`, '');

/** The rows of the file behind one figure, and that they sum to it where they do. */
export function RowsDialog({ fact, query, onSave, returnFocus, onClose }: RowsDialogProps) {
  const [wanted, setWanted] = useState<RowsWanted>({ from: 0, search: '' });
  const rows = useQuery({ ...query(wanted), placeholderData: keepPreviousData });
  const hasRows = rows.data !== undefined && (rows.data.total > 0 || wanted.search !== '');
  return (
    <Dialog
      open
      onClose={onClose}
      returnFocus={returnFocus}
      size="lg"
      title={texts.rowsTitle(withoutPeriod(fact))}
      description={fact.source.filter}
    >
      {rows.isPending && <Spinner label={texts.loadingRows} className="text-sm" />}
      {rows.isError && (
        <Alert
          variant="error"
          title={texts.rowsFailed}
          actions={
            <Button size="sm" variant="secondary" onClick={() => rows.refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {errorSentence(rows.error, texts.rowsFailedText)}
        </Alert>
      )}
      {rows.data && !hasRows && <p className="text-sm text-ink-muted">{texts.noRows}</p>}
      {hasRows && (
        <div className="flex flex-col gap-3">
          <div className="flex items-center gap-3">
            <Search onSearch={(search) => setWanted({ from: 0, search })} />
            <SaveButton onSave={onSave} texts={saveTexts} />
          </div>
          <RowsFound fact={fact} found={rows.data} wanted={wanted} />
          <Pages found={rows.data} wanted={wanted} onWanted={setWanted} />
        </div>
      )}
    </Dialog>
  );
}

function Search({ onSearch }: { onSearch: (search: string) => void }) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <Input
      type="search"
      aria-label={texts.search}
      placeholder={texts.search}
      maxLength={100}
      className="min-w-0 flex-1"
      onChange={({ target: { value } }) => {
        clearTimeout(pause.current);
        pause.current = setTimeout(() => onSearch(value.trim()), PAUSE_MS);
      }}
    />
  );
}

interface FoundProps {
  fact: Fact;
  found: RowsOfFact;
  wanted: RowsWanted;
}

function RowsFound({ fact, found, wanted }: FoundProps) {
  if (found.total === 0)
    return <p className="text-sm text-ink-muted">{texts.noneFound(wanted.search)}</p>;
  const sum = found.sum === null ? null : fullValue({ ...fact, value: found.sum });
  return (
    <>
      {sum !== null && (
        <p className="tabular text-sm font-medium">
          {wanted.search === '' ? texts.rowsSum(sum) : texts.rowsFoundSum(sum)}
        </p>
      )}
      <RowsTable
        caption={texts.rowsTitle(fact.label)}
        columns={found.columns}
        rows={found.rows}
        marked={fact.source.columns}
        counted={found.sum === null ? undefined : texts.counted}
        maxHeight="max-h-[45dvh]"
      />
    </>
  );
}

interface PagesProps {
  found: RowsOfFact;
  wanted: RowsWanted;
  onWanted: (wanted: RowsWanted) => void;
}

function Pages({ found: { rows, total }, wanted, onWanted }: PagesProps) {
  const { from } = wanted;
  const last = Math.min(from + PAGE, total);
  if (rows.length === 0) return null;
  return (
    <Pagination
      range={texts.rowsShown(
        `${formatNumber(Math.min(from + 1, total))}–${formatNumber(last)}`,
        formatNumber(total),
      )}
      previous={texts.previousRows}
      next={texts.nextRows}
      onPrevious={from === 0 ? null : () => onWanted({ ...wanted, from: Math.max(0, from - PAGE) })}
      onNext={last >= total ? null : () => onWanted({ ...wanted, from: from + PAGE })}
    />
  );
}

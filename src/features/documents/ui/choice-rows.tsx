import { useId } from 'react';
import { cx } from '#client/ui/cx.ts';
import type { ReadOverrides } from '#engine/table/overrides.ts';
import type { QuestionOption } from '#engine/table/question.ts';
import { formatMoney } from '#engine/text/format.ts';
import { sameSum } from '../model.ts';

/** What the file is read by, and how it can be read instead. */
export interface ChoiceRow {
  id: string;
  /** A question, or two or three words. */
  text: string;
  options: (Omit<QuestionOption, 'sum'> & { sum?: string | null })[];
  chosen?: string;
}

interface ChoiceRowsProps {
  rows: readonly ChoiceRow[];
  currency: string | null;
  /** A change is on its way. */
  pending: boolean;
  onChange: (change: ReadOverrides) => void;
}

/** Lines of small choices, each changed by one click. */
export function ChoiceRows({ rows, ...more }: ChoiceRowsProps) {
  return (
    <ul className="flex flex-col gap-3">
      {rows.map((row) => (
        <li key={row.id}>
          <Row row={row} {...more} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = Omit<ChoiceRowsProps, 'rows'> & { row: ChoiceRow };

/** Up to so many letters a text stands beside its choices, else above. */
const SHORT = 30;

/** Buttons and no radio buttons: each press reads the file again, which the arrow keys must not do. */
function Row({ row, currency, pending, onChange }: RowProps) {
  const { text, options, chosen } = row;
  const label = useId();
  const same = sameSum(options);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p
        id={label}
        className={cx(
          'max-w-2xl min-w-0 basis-full text-sm [overflow-wrap:anywhere]',
          text.length <= SHORT && 'sm:basis-48',
        )}
      >
        {text}
      </p>
      <fieldset
        aria-labelledby={label}
        className="flex max-w-full flex-wrap rounded-md sm:gap-1 bg-sunken p-1 ring-1 ring-line ring-inset"
      >
        {options.map((option) => (
          <button
            key={option.answer}
            type="button"
            aria-pressed={option.answer === chosen}
            aria-disabled={pending || undefined}
            onClick={pending ? undefined : () => onChange(option.change)}
            className={cx(
              'min-h-9 flex-auto rounded-sm px-1.5 py-1 text-sm sm:px-3 text-ink-muted transition-colors hover:text-ink aria-disabled:cursor-progress',
              'aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-card aria-pressed:ring-1 aria-pressed:ring-line-strong forced-colors:aria-pressed:border',
            )}
          >
            {option.label}
            {same === null && option.sum && (
              <span className="tabular">
                {' · '}
                {formatMoney(option.sum, { currency })}
              </span>
            )}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

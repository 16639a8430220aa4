import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { cx } from '#client/ui/cx.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { isOfOneFile, type ReadOverrides } from '#engine/table/overrides.ts';
import type { Question, QuestionOption } from '#engine/table/question.ts';
import { formatMoney, formatNumber } from '#engine/text/format.ts';
import { sameSum } from '../model.ts';
import { questionTexts as texts } from '../texts.ts';

interface GateQuestionProps {
  question: Question;
  /** How many stop the analysis, this one among them. */
  left: number;
  currency: string | null;
  /** An answer is on its way. */
  pending: boolean;
  onAnswer: (change: ReadOverrides) => void;
}

/** More alternatives than this stay folded. */
const FIRST_OPTIONS = 6;

/** What no figure is shown before: one question at a time, answered by a click. The next one takes the focus. */
export function GateQuestion({ question, left, currency, pending, onAnswer }: GateQuestionProps) {
  const { id, text, options } = question;
  const [all, setAll] = useState(false);
  const [clicked, setClicked] = useState<string | null>(null);
  const label = useId();
  const heading = useFocusOnNext(id);
  const same = options.length > 1 ? sameSum(options) : null;
  const shown = all ? options : options.slice(0, FIRST_OPTIONS);
  const choose = ({ answer, change }: QuestionOption) => {
    setClicked(answer);
    onAnswer(change);
  };
  return (
    <Card tone="accent">
      <p className="text-sm font-medium text-accent-ink">{texts.left(left, formatNumber(left))}</p>
      <h2
        ref={heading}
        id={label}
        tabIndex={-1}
        className="mt-1 max-w-3xl text-lg font-semibold outline-none [overflow-wrap:anywhere]"
      >
        {text}
      </h2>
      <fieldset
        aria-labelledby={label}
        className={cx('mt-4 grid gap-3', shown.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2')}
      >
        {shown.map((option) => (
          <Choice
            key={option.answer}
            option={option}
            sum={same === null ? moneyOf(option.sum, currency) : null}
            waits={pending && option.answer === clicked}
            disabled={pending}
            onChoose={() => choose(option)}
          />
        ))}
      </fieldset>
      {shown.length < options.length && (
        <Button variant="link" className="mt-3" onClick={() => setAll(true)}>
          {texts.showAll(formatNumber(options.length))}
        </Button>
      )}
      <p className="mt-4 text-sm text-ink-muted">
        {same !== null && `${texts.sameSum(formatMoney(same, { currency }))} `}
        {options.length === 1 && `${texts.onlyOne} `}
        {holdsFor(id)}
      </p>
    </Card>
  );
}

/** What an answer holds for beside this file. */
function holdsFor(id: Question['id']): string {
  if (id === 'company') return texts.ofCompany;
  return isOfOneFile(id) ? texts.once : texts.remembered;
}

const moneyOf = (sum: string | null, currency: string | null) =>
  sum === null ? null : formatMoney(sum, { currency });

/** The heading to put on a question: it takes the focus when another question has come in the place of one answered. */
function useFocusOnNext(id: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(id);
  useEffect(() => {
    if (before.current !== id) heading.current?.focus();
    before.current = id;
  }, [id]);
  return heading;
}

interface ChoiceProps {
  option: QuestionOption;
  sum: string | null;
  waits: boolean;
  disabled: boolean;
  onChoose: () => void;
}

/** One way to read the file: what it means, and what the amounts are then in all. */
function Choice({ option, sum, waits, disabled, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-disabled={disabled || undefined}
      aria-busy={waits || undefined}
      onClick={disabled ? undefined : onChoose}
      className="flex min-h-16 min-w-0 flex-col justify-center gap-1 rounded-md border border-line-control bg-surface px-4 py-3 text-left transition-colors hover:border-accent hover:bg-accent-soft aria-busy:border-accent aria-disabled:cursor-progress"
    >
      <span className="flex items-center gap-2 font-medium [overflow-wrap:anywhere]">
        {waits && <Spinner />}
        {option.label}
      </span>
      {sum !== null && <span className="tabular text-lg font-semibold">{sum}</span>}
    </button>
  );
}

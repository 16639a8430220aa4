import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Field } from '#client/ui/field.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import type { Suggestions } from '#engine/advice/first-look.ts';
import { asOwn, isSaidByFile, withSuggestion } from '../from-file.ts';
import { answerTexts as texts } from '../texts.ts';

interface AnswerFieldProps {
  label: string;
  hint: string;
  required?: boolean;
  error?: string | undefined;
  /** The answer as it is now. */
  answer: string;
  suggestions: Suggestions | undefined;
  /** Puts a suggestion in the field. */
  onSuggestion: (answer: string) => void;
  textarea: ComponentProps<typeof Textarea>;
}

/** What is typed in an answer of the file makes it the owner's; the caret stays where it is. */
function withoutMark(field: HTMLTextAreaElement): void {
  const { value, selectionStart } = field;
  const own = asOwn(value);
  if (own === value) return;
  field.value = own;
  const caret = Math.max(0, selectionStart - (value.length - own.length));
  field.setSelectionRange(caret, caret);
}

/** A question with its answer, suggestions to press, and a mark where the file has answered. */
export function AnswerField(props: AnswerFieldProps) {
  const {
    label,
    hint,
    required = false,
    error,
    answer,
    suggestions,
    onSuggestion,
    textarea,
  } = props;
  const isFromFile = isSaidByFile(answer);
  const onChange: typeof textarea.onChange = (event) => {
    if (isFromFile) withoutMark(event.target);
    return textarea.onChange?.(event);
  };
  const offered = suggestions?.texts ?? [];
  return (
    <div className="flex min-w-0 flex-col gap-2.5">
      <Field
        label={label}
        hint={hint}
        required={required}
        error={error}
        aside={isFromFile && <Badge variant="info">{texts.fromFile}</Badge>}
      >
        <Textarea rows={2} {...textarea} onChange={onChange} />
      </Field>
      {offered.length > 0 && (
        <ul aria-label={texts.suggestions(label)} className="flex flex-wrap gap-2">
          {offered.map((text) => (
            <li key={text} className="min-w-0">
              <button
                type="button"
                onClick={() =>
                  onSuggestion(withSuggestion(answer, text, suggestions?.many ?? false))
                }
                className="inline-flex min-h-8 max-w-full items-center gap-1 rounded-full border border-line-strong bg-surface px-3 py-1 text-left text-sm text-ink-muted transition-colors hover:border-accent hover:text-ink"
              >
                <Plus aria-hidden className="size-3.5 shrink-0" />
                <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

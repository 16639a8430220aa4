import { ChevronDown } from 'lucide-react';
import { Children } from 'react';
import { useLocation } from 'react-router';
import { type HelpCategory, type HelpQuestion, helpTexts as texts } from '../texts/help.ts';
import { LinkedPoint, LinkedText } from './linked-text.tsx';

const marker = '[&::-webkit-details-marker]:hidden';

/** One category with its questions, folded; `open` unfolds the answers too. */
export function HelpCategoryList({ category, open }: { category: HelpCategory; open: boolean }) {
  const { id, title, questions } = category;
  const { hash } = useLocation();
  return (
    <details open id={id} className="group/category">
      <summary
        className={`flex list-none flex-wrap items-center gap-x-3 rounded-md py-1 ${marker}`}
      >
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 -rotate-90 print:hidden text-ink-muted transition-transform group-open/category:rotate-0"
        />
        <h2 className="min-w-0 text-xl font-semibold">{title}</h2>
        <span className="ml-auto text-sm text-ink-muted">{texts.count(questions.length)}</span>
      </summary>
      <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
        {questions.map((question) => (
          <li key={question.id}>
            <Question question={question} open={open || hash === `#${question.id}`} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A browser may break a word after its hyphen: `SIE-` stood on one line and `fil` on the next. */
function unbroken(text: string) {
  return Children.map(text.split(' '), (word, place) => (
    <>
      {place > 0 && ' '}
      {word.includes('-') ? <span className="whitespace-nowrap">{word}</span> : word}
    </>
  ));
}

function Question({ question: { id, question, answer }, open }: QuestionProps) {
  return (
    <details open={open} className="group/question">
      <summary
        className={`flex min-h-13 list-none items-center gap-4 px-4 py-3 hover:text-accent-ink sm:px-5 ${marker}`}
      >
        <h3 className="min-w-0 font-medium">{unbroken(question)}</h3>
        <ChevronDown
          aria-hidden
          className="ml-auto size-5 shrink-0 text-ink-subtle print:hidden transition-transform group-open/question:rotate-180"
        />
      </summary>
      {/* The anchor is on the answer, so that the browser unfolds the parents of a link's target. */}
      <div id={id} className="flex max-w-[38rem] flex-col gap-3 px-4 pb-5 text-ink-muted sm:px-5">
        {answer.map((block) =>
          typeof block === 'string' ? (
            <p key={block}>
              <LinkedText>{block}</LinkedText>
            </p>
          ) : (
            <ul key={block.join()} className="flex list-disc flex-col gap-1 pl-5">
              {block.map((point) => (
                <LinkedPoint key={point}>{point}</LinkedPoint>
              ))}
            </ul>
          ),
        )}
      </div>
    </details>
  );
}

interface QuestionProps {
  question: HelpQuestion;
  open: boolean;
}

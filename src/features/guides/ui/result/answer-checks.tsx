import { FigureText } from '#client/ui/receipt/figure-text.tsx';
import { resultTexts as texts } from '../../texts.ts';
import { SectionHeading } from './section-heading.tsx';

/** The user's answers compared with what the file says. */
export function AnswerChecks({ checks }: { checks: readonly string[] }) {
  if (checks.length === 0) return null;
  return (
    <section aria-labelledby="result-answers">
      <SectionHeading id="result-answers" title={texts.answers} />
      <ul className="flex max-w-3xl flex-col gap-3">
        {checks.map((text, index) => (
          <li key={text} className="border-l-2 border-accent-line pl-4">
            <FigureText text={text} path={`answerChecks.${index}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { Understanding } from '#engine/table/understanding.ts';
import { formatNumber } from '#engine/text/format.ts';
import { problemsByColumn } from '../model.ts';
import { understandingTexts as texts } from '../understanding-texts.ts';

/** Values that could not be read, grouped by column. */
export function ProblemsList({ understanding }: { understanding: Understanding }) {
  const { problems, problemCount } = understanding;
  if (problems.length === 0) return <p className="text-sm text-ink-muted">{texts.noProblems}</p>;
  return (
    <div className="flex flex-col gap-5">
      {problemsByColumn(problems).map((group) => (
        <section key={group.column}>
          <h3 className="text-sm font-semibold [overflow-wrap:anywhere]">
            {texts.problemGroup(group.column)}
          </h3>
          <ul className="mt-1.5 flex flex-col gap-1.5 text-sm text-ink-muted">
            {group.problems.map((problem) => (
              <li key={`${problem.row}`}>{problem.text}</li>
            ))}
          </ul>
        </section>
      ))}
      {problemCount > problems.length && (
        <p className="text-xs text-ink-muted">
          {texts.firstOf(formatNumber(problems.length), formatNumber(problemCount))}
        </p>
      )}
    </div>
  );
}

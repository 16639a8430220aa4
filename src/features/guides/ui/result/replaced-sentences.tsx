import { Disclosure } from '#client/ui/disclosure.tsx';
import { formatCount } from '#engine/text/format.ts';
import type { ModelShare } from '#engine/text/result.ts';
import { modelTexts } from '../../model-texts.ts';

/** How many of a model's sentences gave way to the rules', and for what reasons; nothing where none did. */
export function ReplacedSentences({ model: { replaced } }: { model: ModelShare }) {
  if (replaced.length === 0) return null;
  const counts = new Map<string, number>();
  for (const kind of replaced.flatMap(({ kinds }) => kinds))
    counts.set(modelTexts.reasons[kind], (counts.get(modelTexts.reasons[kind]) ?? 0) + 1);
  return (
    <Disclosure summary={modelTexts.replaced(replaced.length)}>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {[...counts].map(([reason, count]) => (
          <li key={reason}>
            {reason}: {formatCount(count)}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

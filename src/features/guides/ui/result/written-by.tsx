import { useId } from 'react';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { formatCount } from '#engine/text/format.ts';
import type { ModelShare, ResultBasis } from '#engine/text/result.ts';
import { modelTexts } from '../../model-texts.ts';
import { resultTexts as texts } from '../../texts.ts';

/** Who wrote the text and of what kind it is; last in every result. */
export function WrittenBy({ engine }: Pick<ResultBasis, 'engine'>) {
  const { writer, version, model } = engine;
  return (
    <div className="mt-6 border-t border-line pt-4 text-xs text-ink-muted" data-ai={writer}>
      <p>
        {model === undefined ? texts.writtenBy[writer] : byWhom(model)} {texts.advice}{' '}
        {texts.engine(version)}.
      </p>
      {model !== undefined && <ModelPart model={model} />}
    </div>
  );
}

function byWhom({ outcome, name, sentences }: ModelShare): string {
  return outcome === 'wrote'
    ? modelTexts.wrote(formatCount(sentences.length), name)
    : modelTexts[outcome];
}

/** The sentences of the model can be marked on the page; those that were replaced are counted, with the reasons. */
function ModelPart({ model: { outcome, replaced } }: { model: ModelShare }) {
  const id = useId();
  const counts = new Map<string, number>();
  for (const kind of replaced.flatMap(({ kinds }) => kinds))
    counts.set(modelTexts.reasons[kind], (counts.get(modelTexts.reasons[kind]) ?? 0) + 1);
  return (
    <>
      {outcome === 'wrote' && (
        <label htmlFor={id} className="mt-2 flex min-h-9 items-center gap-2" data-print="hide">
          <input id={id} type="checkbox" data-shows-ai className="size-4 accent-accent" />
          {modelTexts.mark}
        </label>
      )}
      {replaced.length > 0 && (
        <Disclosure summary={modelTexts.replaced(replaced.length)}>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {[...counts].map(([reason, count]) => (
              <li key={reason}>
                {reason}: {formatCount(count)}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

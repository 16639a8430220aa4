import { useId } from 'react';
import { formatCount } from '#engine/text/format.ts';
import type { ModelShare, ResultBasis } from '#engine/text/result.ts';
import { modelTexts } from '../../model-texts.ts';
import { resultTexts as texts } from '../../texts.ts';
import { ReplacedSentences } from './replaced-sentences.tsx';

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

/** The sentences of the model can be marked on the page; those that were replaced are counted. */
function ModelPart({ model }: { model: ModelShare }) {
  const id = useId();
  return (
    <>
      {model.outcome === 'wrote' && (
        <label htmlFor={id} className="mt-2 flex min-h-9 items-center gap-2" data-print="hide">
          <input id={id} type="checkbox" data-shows-ai className="size-4 accent-accent" />
          {modelTexts.mark}
        </label>
      )}
      <ReplacedSentences model={model} />
    </>
  );
}

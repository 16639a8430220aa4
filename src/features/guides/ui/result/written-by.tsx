import type { ResultBasis } from '#engine/text/result.ts';
import { resultTexts as texts } from '../../texts.ts';

/** Who wrote the text and of what kind it is; last in every result. */
export function WrittenBy({ engine }: Pick<ResultBasis, 'engine'>) {
  return (
    <p className="mt-6 border-t border-line pt-4 text-xs text-ink-muted" data-ai={engine.writer}>
      {texts.writtenBy[engine.writer]} {texts.advice} {texts.engine(engine.version)}.
    </p>
  );
}

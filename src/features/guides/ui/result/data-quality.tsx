import { TriangleAlert } from 'lucide-react';
import { FigureText } from '#client/ui/receipt/figure-text.tsx';
import type { ResultBasis } from '#engine/text/result.ts';
import { resultTexts as texts } from '../../texts.ts';
import { SectionHeading } from './section-heading.tsx';
import { WrittenBy } from './written-by.tsx';

/** How far the file can be trusted, and who wrote the text. */
export function DataQuality({ result }: { result: Pick<ResultBasis, 'dataQuality' | 'engine'> }) {
  const { dataQuality, engine } = result;
  if (engine.version === '' && dataQuality.text === '') return null;
  return (
    <section aria-labelledby="result-quality" className="max-w-3xl">
      <SectionHeading id="result-quality" title={texts.quality} />
      <p>
        <FigureText text={dataQuality.text} path="dataQuality.text" />
      </p>
      {dataQuality.warnings.length > 0 && (
        <ul className="mt-3 flex flex-col gap-2 text-sm">
          {dataQuality.warnings.map((text, index) => (
            <li key={text} className="flex gap-2.5">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
              <span className="min-w-0">
                <FigureText text={text} path={`dataQuality.warnings.${index}`} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <WrittenBy engine={engine} />
    </section>
  );
}

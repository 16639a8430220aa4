import { FigureText } from '#client/ui/receipt/figure-text.tsx';
import { resultTexts as texts } from '../../texts.ts';
import { SectionHeading } from './section-heading.tsx';

export function Summary({ text }: { text: string }) {
  if (text.trim() === '') return null;
  return (
    <section aria-labelledby="result-summary" className="pt-4">
      <SectionHeading id="result-summary" title={texts.summary} />
      <p className="max-w-3xl text-lg leading-relaxed text-ink">
        <FigureText text={text} path="summary" />
      </p>
    </section>
  );
}

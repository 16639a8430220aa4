import { FormattedText } from '#client/ui/receipt/formatted-text.tsx';
import { resultTexts as texts } from '../../texts.ts';
import { SectionHeading } from './section-heading.tsx';

export function Summary({ text }: { text: string }) {
  if (text.trim() === '') return null;
  return (
    <section aria-labelledby="result-summary" className="pt-4">
      <SectionHeading id="result-summary" title={texts.summary} />
      <FormattedText
        text={text}
        path="summary"
        level={3}
        className="max-w-3xl text-lg leading-relaxed text-ink"
      />
    </section>
  );
}

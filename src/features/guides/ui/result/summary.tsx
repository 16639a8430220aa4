import { Disclosure } from '#client/ui/disclosure.tsx';
import { FormattedText } from '#client/ui/receipt/formatted-text.tsx';
import { leadOf } from '#engine/text/lead.ts';
import { resultTexts as texts } from '../../texts.ts';
import { SectionHeading } from './section-heading.tsx';

/** What the analysis says; folded, its first three sentences, with the rest a press away. */
export function Summary({ text, folded = false }: { text: string; folded?: boolean }) {
  if (text.trim() === '') return null;
  const { start, end } = folded ? leadOf(text) : { start: 0, end: text.length };
  const part = (from: number, to: number, className: string) =>
    text.slice(from, to).trim() !== '' && (
      <FormattedText
        text={text.slice(from, to)}
        offset={from}
        path="summary"
        level={3}
        className={className}
      />
    );
  const rest = [part(0, start, 'text-base text-ink'), part(end, text.length, 'text-base text-ink')];
  return (
    <section aria-labelledby="result-summary">
      <SectionHeading id="result-summary" title={texts.summary} />
      {part(start, end, 'max-w-3xl text-lg leading-relaxed text-ink')}
      {rest.some(Boolean) && (
        <Disclosure summary={texts.restOfSummary} className="mt-1 max-w-3xl">
          <div className="flex flex-col gap-3 leading-relaxed">
            {rest[0]}
            {rest[1]}
          </div>
        </Disclosure>
      )}
    </section>
  );
}

import { cx } from '#client/ui/cx.ts';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { FormattedText } from '#client/ui/receipt/formatted-text.tsx';
import { leadOf } from '#engine/text/lead.ts';
import { resultTexts as texts } from '../../texts.ts';
import { SectionHeading } from './section-heading.tsx';

/** A part of the summary, whose figures keep their places in the whole of it. */
function Part({ text, range, className }: { text: string; range: Range; className: string }) {
  return (
    <FormattedText
      text={text.slice(range.start, range.end)}
      offset={range.start}
      path="summary"
      level={3}
      className={className}
    />
  );
}

interface Range {
  start: number;
  end: number;
}

/**
 * What the analysis says. Folded, its first three sentences and, beside them, the events that stand
 * before them in the text; the rest is a press away.
 */
export function Summary({ text, folded = false }: { text: string; folded?: boolean }) {
  if (text.trim() === '') return null;
  const lead = folded ? leadOf(text) : { start: 0, end: text.length };
  const events = { start: 0, end: lead.start };
  const rest = { start: lead.end, end: text.length };
  const says = ({ start, end }: Range) => text.slice(start, end).trim() !== '';
  return (
    <section aria-labelledby="result-summary">
      <SectionHeading id="result-summary" title={texts.summary} />
      <div className={cx('grid min-w-0 items-start gap-5', says(events) && 'xl:grid-cols-2')}>
        <div className="min-w-0">
          {says(lead) && (
            <Part text={text} range={lead} className="max-w-3xl text-lg leading-relaxed text-ink" />
          )}
          {says(rest) && (
            <Disclosure summary={texts.restOfSummary} className="mt-1 max-w-3xl">
              <Part text={text} range={rest} className="text-base leading-relaxed text-ink" />
            </Disclosure>
          )}
        </div>
        {says(events) && (
          <Part
            text={text}
            range={events}
            className="border-line border-t pt-4 text-ink text-sm leading-normal xl:border-t-0 xl:border-l xl:pt-0 xl:pl-5"
          />
        )}
      </div>
    </section>
  );
}

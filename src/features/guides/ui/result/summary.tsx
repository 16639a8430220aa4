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

const says = (text: string, { start, end }: Range) => text.slice(start, end).trim() !== '';

const eventsOf = (text: string): Range => ({ start: 0, end: leadOf(text).start });

/** Whether events stand before the sentences of a summary. */
export const hasEvents = (text: string) => says(text, eventsOf(text));

/** How many events stand before the sentences of a summary. */
export const eventCount = (text: string) =>
  text
    .slice(0, eventsOf(text).end)
    .split('\n')
    .filter((line) => /^[-*•] /.test(line.trimStart())).length;

/** The events that stand before the sentences of a summary. */
export function SummaryEvents({ text, className = '' }: { text: string; className?: string }) {
  const events = eventsOf(text);
  if (!says(text, events)) return null;
  return <Part text={text} range={events} className={cx('text-sm text-ink', className)} />;
}

interface SummaryProps {
  text: string;
  /** Its first three sentences are shown, and the rest is a press away. */
  folded?: boolean;
  /** The events stand elsewhere on the page. */
  withoutEvents?: boolean;
}

/** What the analysis says. */
export function Summary({ text, folded = false, withoutEvents = false }: SummaryProps) {
  if (text.trim() === '') return null;
  const lead = folded ? leadOf(text) : { start: 0, end: text.length };
  const rest = { start: lead.end, end: text.length };
  return (
    <section aria-labelledby="result-summary">
      <SectionHeading id="result-summary" title={texts.summary} />
      {says(text, lead) && (
        <Part text={text} range={lead} className="max-w-4xl text-lg leading-relaxed text-ink" />
      )}
      {folded && !withoutEvents && <SummaryEvents text={text} className="mt-4 max-w-4xl" />}
      {says(text, rest) && (
        <Disclosure summary={texts.restOfSummary} className="mt-1 max-w-3xl">
          <Part text={text} range={rest} className="text-base leading-relaxed text-ink" />
        </Disclosure>
      )}
    </section>
  );
}

import { Disclosure } from '#client/ui/disclosure.tsx';
import { FoldedText } from '#client/ui/receipt/folded-text.tsx';
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

const SECOND_HEADING = /\n\*\*([^*\n]+?):\*\*/;

/** The first list of what stands before the sentences, and what stands under a heading of its own after it. */
function listsOf(text: string): { first: Range; heading: string | undefined; more: Range } {
  const { end } = eventsOf(text);
  const found = SECOND_HEADING.exec(text.slice(0, end));
  const from = found?.index ?? end;
  const start = from + (found?.[0].length ?? 0);
  return { first: { start: 0, end: from }, heading: found?.[1], more: { start, end } };
}

/** How many events stand in the first list of a summary. */
export const eventCount = (text: string) =>
  text.slice(0, listsOf(text).first.end).match(/^[-*•] /gm)?.length ?? 0;

/** The events that stand before the sentences of a summary; what moved most besides is a press away. */
export function SummaryEvents({ text, className }: { text: string; className?: string }) {
  const { first, heading, more } = listsOf(text);
  if (!says(text, first)) return null;
  return (
    <div className={className}>
      <FoldedText
        text={text.slice(first.start, first.end)}
        path="summary"
        level={3}
        about={texts.summary}
        className="text-sm text-ink [&>:is(h3,p):first-child]:text-base"
      />
      {heading && (
        <Disclosure summary={heading}>
          <Part text={text} range={more} className="text-ink" />
        </Disclosure>
      )}
    </div>
  );
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

import { type Segment, segmentsOf } from '#engine/text/figure-segments.ts';
import { FigureButton } from './figure-button.tsx';
import { useReceipts } from './receipt-context.tsx';

interface FigureTextProps {
  text: string;
  /** The text's path in the result: `sections.0.description`. */
  path: string;
}

/** A text whose figures open their receipts. Blank lines separate paragraphs. */
export function FigureText({ text, path }: FigureTextProps) {
  const { figuresAt } = useReceipts();
  return segmentsOf(text, figuresAt(path)).map((segment) => (
    <FigureSegment key={segment.start} segment={segment} />
  ));
}

/** Words, or a figure with its punctuation. */
export function FigureSegment({ segment }: { segment: Segment }) {
  const { text, factId, before, after } = segment;
  if (factId === null) return <span className="whitespace-pre-line">{text}</span>;
  return (
    <span className="whitespace-nowrap">
      {before}
      <FigureButton factId={factId} text={text} />
      {after}
    </span>
  );
}

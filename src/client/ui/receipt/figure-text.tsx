import { FigureButton } from './figure-button.tsx';
import { type Segment, segmentsOf } from './figure-segments.ts';
import { useReceipts } from './receipt-context.tsx';

interface FigureTextProps {
  text: string;
  /** Where the text stands in the result: `sections.0.description`. */
  path: string;
}

/** A text in which every figure opens its receipt. Blank lines make paragraphs. */
export function FigureText({ text, path }: FigureTextProps) {
  const { figuresAt } = useReceipts();
  return segmentsOf(text, figuresAt(path)).map((segment) => (
    <FigureSegment key={segment.start} segment={segment} />
  ));
}

/** Words, or a figure with the signs that stay on its line. */
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

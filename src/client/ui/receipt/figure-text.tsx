import { type Segment, segmentsOf } from '#engine/text/figure-segments.ts';
import { partsByRange, type TextRange } from '#engine/text/model-ranges.ts';
import { FigureButton } from './figure-button.tsx';
import { useReceipts } from './receipt-context.tsx';

interface FigureTextProps {
  text: string;
  /** The text's path in the result: `sections.0.description`. */
  path: string;
}

const aiMark = (isWithin: boolean) => (isWithin ? 'model' : undefined);

/** A text whose figures open their receipts. Blank lines separate paragraphs. */
export function FigureText({ text, path }: FigureTextProps) {
  const { figuresAt, modelRangesAt } = useReceipts();
  return segmentsOf(text, figuresAt(path)).map((segment) => (
    <FigureSegment key={segment.start} segment={segment} ranges={modelRangesAt(path)} />
  ));
}

interface FigureSegmentProps {
  segment: Segment;
  /** Where in the same text sentences of a model stand. */
  ranges?: readonly TextRange[];
}

/** Words, or a figure with its punctuation; what a model wrote says so to machines, and can be marked. */
export function FigureSegment({ segment, ranges = [] }: FigureSegmentProps) {
  const { text, start, factId, before, after } = segment;
  if (factId === null)
    return partsByRange(text, start, ranges).map((part) => (
      <span key={part.start} className="whitespace-pre-line" data-ai={aiMark(part.isWithin)}>
        {part.text}
      </span>
    ));
  const isWithin = ranges.some((range) => range.start <= start && start < range.end);
  return (
    <span className="whitespace-nowrap" data-ai={aiMark(isWithin)}>
      {before}
      <FigureButton factId={factId} text={text} />
      {after}
    </span>
  );
}

import { FigureButton } from './figure-button.tsx';
import { segmentsOf } from './figure-segments.ts';
import { useReceipts } from './receipt-context.tsx';

interface FigureTextProps {
  text: string;
  /** Where the text stands in the result: `sections.0.description`. */
  path: string;
}

/** A text in which every figure opens its receipt. Blank lines make paragraphs. */
export function FigureText({ text, path }: FigureTextProps) {
  const { figuresAt } = useReceipts();
  return segmentsOf(text, figuresAt(path)).map(({ text: piece, factId, start, before, after }) =>
    factId === null ? (
      <span key={start} className="whitespace-pre-line">
        {piece}
      </span>
    ) : (
      <span key={start} className="whitespace-nowrap">
        {before}
        <FigureButton factId={factId} text={piece} />
        {after}
      </span>
    ),
  );
}

import { type Block, formattedBlocks, type Line } from '#engine/text/formatted-lines.ts';
import type { TextRange } from '#engine/text/model-ranges.ts';
import { cx } from '../cx.ts';
import { FigureSegment } from './figure-text.tsx';
import { useReceipts } from './receipt-context.tsx';

interface FormattedTextProps {
  text: string;
  /** The text's path in the result: `optimeringsmojligheter.innehall`. */
  path: string;
  /** Where the text begins in the one at the path, of which it may be a part. */
  offset?: number;
  /** Heading level of the text's own headings. */
  level: 3 | 4;
  className?: string;
}

/** A text with headings, lists and bold whose figures open their receipts. */
export function FormattedText(props: FormattedTextProps) {
  const { text, path, offset = 0, level, className } = props;
  const { figuresAt, modelRangesAt } = useReceipts();
  const ranges = modelRangesAt(path).map((range) => moved(range, offset));
  const figures = figuresAt(path).map((figure) => moved(figure, offset));
  return (
    <div className={cx('flex min-w-0 flex-col gap-3', className)}>
      {formattedBlocks(text, figures).map((block) => (
        <FormattedBlock key={block.lines[0]?.start} block={block} level={level} ranges={ranges} />
      ))}
    </div>
  );
}

const moved = <Range extends TextRange>(range: Range, by: number): Range => ({
  ...range,
  start: range.start - by,
  end: range.end - by,
});

interface FormattedBlockProps {
  block: Block;
  level: 3 | 4;
  ranges: readonly TextRange[];
}

function FormattedBlock({ block, level, ranges }: FormattedBlockProps) {
  const { kind, lines } = block;
  const Heading = `h${level}` as const;
  if (kind === 'heading')
    return (
      <Heading className="mt-3 font-semibold first:mt-0">
        {lines.map((line) => (
          <FormattedLine key={line.start} line={line} ranges={ranges} />
        ))}
      </Heading>
    );
  if (kind === 'list' || kind === 'numbered') {
    const List = kind === 'list' ? 'ul' : 'ol';
    return (
      <List
        className={cx(
          'flex flex-col gap-1 pl-5 marker:text-ink-subtle',
          kind === 'list' ? 'list-disc' : 'list-decimal',
        )}
      >
        {lines.map((line) => (
          <li
            key={line.start}
            value={line.number ?? undefined}
            className="[overflow-wrap:anywhere]"
          >
            <FormattedLine line={line} ranges={ranges} />
          </li>
        ))}
      </List>
    );
  }
  return lines.map((line) => (
    <p key={line.start} className="[overflow-wrap:anywhere]">
      <FormattedLine line={line} ranges={ranges} />
    </p>
  ));
}

/** Ranges of the text as ranges of the line, whose marks of bold are gone. */
function rangesOfLine({ from, runs }: Line, ranges: readonly TextRange[]): TextRange[] {
  const isBold = runs.some(({ strong }) => strong);
  const end = from + runs.reduce((length, { text }) => length + text.length, 0);
  if (isBold && ranges.some((range) => range.start < end && range.end > from))
    return [{ start: 0, end: Number.POSITIVE_INFINITY }];
  return ranges.map((range) => ({ start: range.start - from, end: range.end - from }));
}

function FormattedLine({ line, ranges }: { line: Line; ranges: readonly TextRange[] }) {
  const own = rangesOfLine(line, ranges);
  return line.runs.map((run) =>
    run.strong ? (
      <strong key={run.start} className="font-semibold">
        <FigureSegment segment={run} ranges={own} />
      </strong>
    ) : (
      <FigureSegment key={run.start} segment={run} ranges={own} />
    ),
  );
}

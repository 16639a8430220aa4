import { type Block, formattedBlocks, type Line } from '#engine/text/formatted-lines.ts';
import { cx } from '../cx.ts';
import { FigureSegment } from './figure-text.tsx';
import { useReceipts } from './receipt-context.tsx';

interface FormattedTextProps {
  text: string;
  /** The text's path in the result: `optimeringsmojligheter.innehall`. */
  path: string;
  /** Heading level of the text's own headings. */
  level: 3 | 4;
  className?: string;
}

/** A text with headings, lists and bold whose figures open their receipts. */
export function FormattedText({ text, path, level, className }: FormattedTextProps) {
  const { figuresAt } = useReceipts();
  return (
    <div className={cx('flex min-w-0 flex-col gap-2', className)}>
      {formattedBlocks(text, figuresAt(path)).map((block) => (
        <FormattedBlock key={block.lines[0]?.start} block={block} level={level} />
      ))}
    </div>
  );
}

function FormattedBlock({ block, level }: { block: Block; level: 3 | 4 }) {
  const { kind, lines } = block;
  const Heading = `h${level}` as const;
  if (kind === 'heading')
    return (
      <Heading className="mt-3 font-semibold first:mt-0">
        {lines.map((line) => (
          <FormattedLine key={line.start} line={line} />
        ))}
      </Heading>
    );
  if (kind === 'list')
    return (
      <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-ink-subtle">
        {lines.map((line) => (
          <li key={line.start} className="[overflow-wrap:anywhere]">
            <FormattedLine line={line} />
          </li>
        ))}
      </ul>
    );
  return lines.map((line) => (
    <p key={line.start} className="[overflow-wrap:anywhere]">
      <FormattedLine line={line} />
    </p>
  ));
}

function FormattedLine({ line }: { line: Line }) {
  return line.runs.map((run) =>
    run.strong ? (
      <strong key={run.start} className="font-semibold">
        <FigureSegment segment={run} />
      </strong>
    ) : (
      <FigureSegment key={run.start} segment={run} />
    ),
  );
}

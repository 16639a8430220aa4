import { cx } from '#client/ui/cx.ts';
import { FigureButton } from '#client/ui/receipt/figure-button.tsx';
import type { ReportBlock, ReportRun } from '../report.ts';
import { placed } from './placed.ts';
import { together } from './together.ts';

/** A piece of text with its figures, each of which opens its receipt. */
export function Runs({ runs }: { runs: readonly ReportRun[] }) {
  return placed(together(runs)).map(({ each, place }) => {
    const pieces = placed(each).map(({ each: run, place: at }) => (
      <ReportRunText key={at} run={run} />
    ));
    return each.length === 1 ? (
      pieces
    ) : (
      <span key={place} className="whitespace-nowrap">
        {pieces}
      </span>
    );
  });
}

function ReportRunText({ run: { text, factId, strong } }: { run: ReportRun }) {
  if (factId !== null) return <FigureButton factId={factId} text={text} />;
  // Only where lines are broken: a figure and its range stay on one.
  const look = cx(text.includes('\n') && 'whitespace-pre-line', strong && 'font-semibold');
  return <span className={look || undefined}>{text}</span>;
}

interface BlocksProps {
  blocks: readonly ReportBlock[];
  /** Heading level of the text's own headings. */
  level: 3 | 4;
}

/** Paragraphs, headings and lists of a part. */
export function Blocks({ blocks, level }: BlocksProps) {
  return placed(blocks).map(({ each, place }) => <Block key={place} block={each} level={level} />);
}

function Block({ block, level }: { block: ReportBlock; level: 3 | 4 }) {
  const { kind, first, lines } = block;
  const Heading = `h${level}` as const;
  if (kind === 'list' || kind === 'numbered') {
    const List = kind === 'list' ? 'ul' : 'ol';
    return (
      <List
        start={kind === 'numbered' ? first : undefined}
        className={`flex flex-col gap-1 pl-5 marker:text-ink-subtle ${kind === 'list' ? 'list-disc' : 'list-decimal'}`}
      >
        {placed(lines).map(({ each, place }) => (
          <li key={place}>
            <Runs runs={each} />
          </li>
        ))}
      </List>
    );
  }
  const Line = kind === 'heading' ? Heading : 'p';
  return placed(lines).map(({ each, place }) => (
    <Line key={place} className={kind === 'heading' ? 'mt-2 font-semibold' : undefined}>
      <Runs runs={each} />
    </Line>
  ));
}

import { useId, useState } from 'react';
import { cx } from '#client/ui/cx.ts';
import { foldedOnPhone } from '#client/ui/phone-fold.tsx';
import { UnfoldButton } from '#client/ui/unfold-button.tsx';
import { foldAt } from '#engine/text/fold-at.ts';
import type { ReportBlock } from '../report.ts';
import { runsText } from '../runs.ts';
import { Blocks } from './report-runs.tsx';

/** How many lines of long blocks a phone shows at once; null for all. */
function linesAtOnce(blocks: readonly ReportBlock[]): number | null {
  const texts = blocks.flatMap(({ kind, lines }) =>
    lines.map((line) => `${kind === 'heading' ? '# ' : ''}${runsText(line).replaceAll('\n', ' ')}`),
  );
  const text = texts.join('\n');
  const at = foldAt(text);
  return at === null ? null : text.slice(0, at).split('\n').length;
}

/** The blocks until a line, and those after it; `isWithin` where a list goes on after it. */
export function partedBlocks(
  blocks: readonly ReportBlock[],
): { shown: ReportBlock[]; rest: ReportBlock[]; isWithin: boolean } | null {
  const most = linesAtOnce(blocks);
  if (most === null) return null;
  const [shown, rest]: [ReportBlock[], ReportBlock[]] = [[], []];
  let left = most;
  let isWithin = false;
  for (const block of blocks) {
    const [first, last] = [block.lines.slice(0, left), block.lines.slice(left)];
    if (first.length > 0) shown.push({ ...block, lines: first });
    if (last.length > 0)
      rest.push({ ...block, lines: last, first: (block.first ?? 1) + first.length });
    isWithin ||= first.length > 0 && last.length > 0 && block.kind !== 'text';
    left -= first.length;
  }
  return { shown, rest, isWithin };
}

/** Blocks whose rest a phone opens by a press where they are long; wider screens and paper show all of it. */
export function FoldedBlocks({ blocks, about }: { blocks: readonly ReportBlock[]; about: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const parted = partedBlocks(blocks);
  if (parted === null) return <Blocks blocks={blocks} level={3} />;
  return (
    <>
      <Blocks blocks={parted.shown} level={3} />
      <div
        id={id}
        className={cx('flex flex-col gap-3', parted.isWithin && '-mt-2', foldedOnPhone(open))}
      >
        <Blocks blocks={parted.rest} level={3} />
      </div>
      <UnfoldButton about={about} controls={id} open={open} onToggle={() => setOpen(!open)} />
    </>
  );
}

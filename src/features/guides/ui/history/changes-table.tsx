import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import { Cell, HeaderCell, Row, Table } from '#client/ui/table.tsx';
import type { ResponseOutput } from '#contract/route.ts';
import type { analysesContract } from '../../contract.ts';
import { mostTelling, signed } from '../../model.ts';
import { historyTexts as texts } from '../../texts.ts';
import { useFolded } from './use-folded.tsx';

type Changes = ResponseOutput<typeof analysesContract.compare>['changes'];

/** Further rows are folded. */
const SHOWN = 12;

/** On a phone the figures are under the name, where there is room for both. */
const wide = 'max-sm:hidden';

/** Figures before and after, most important first. */
export function ChangesTable({ caption, changes }: { caption: string; changes: Changes }) {
  const { shown, more } = useFolded(mostTelling(changes), SHOWN);
  const { columns } = texts;
  return (
    <div className="flex min-w-0 flex-col items-start gap-3">
      <Table caption={caption} className="w-full">
        <thead>
          <tr>
            <HeaderCell>{columns.figure}</HeaderCell>
            <HeaderCell numeric className={wide}>
              {columns.before}
            </HeaderCell>
            <HeaderCell numeric className={wide}>
              {columns.after}
            </HeaderCell>
            <HeaderCell numeric className={wide}>
              {columns.change}
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, subject, label, earlier, later, change, periods }) => (
            <Row key={`${key} ${subject}`}>
              <Cell className="[overflow-wrap:anywhere]">
                {label}
                {subject !== null && !label.includes(subject) && (
                  <span className="block text-xs text-ink-muted">{subject}</span>
                )}
                {periods && <span className="block text-xs text-ink-muted">{periods}</span>}
                <span className="tabular mt-1 flex flex-wrap justify-between gap-x-4 sm:hidden">
                  <span className="text-ink-muted">
                    {earlier ?? texts.missing} → {later ?? texts.missing}
                  </span>
                  <span className="ml-auto font-medium">
                    <span className="sr-only">{columns.change} </span>
                    {written(change)}
                  </span>
                </span>
              </Cell>
              <Figure>{earlier}</Figure>
              <Figure>{later}</Figure>
              <Figure>{written(change)}</Figure>
            </Row>
          ))}
        </tbody>
      </Table>
      {more}
    </div>
  );
}

function written(change: string | null): string {
  return change === null ? '–' : signed(change);
}

function Figure({ children }: { children: ReactNode }) {
  return (
    <Cell numeric className={cx('tabular', wide)}>
      {children ?? <span className="text-ink-muted">{texts.missing}</span>}
    </Cell>
  );
}

import type { RefObject } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import type { ReadOverrides } from '#engine/table/overrides.ts';
import { formatNumber } from '#engine/text/format.ts';
import type { Document } from '../contract.ts';
import { isUnsure } from '../model.ts';
import { understandingTexts as texts } from '../understanding-texts.ts';
import { ColumnsTable } from './columns-table.tsx';
import { LeftOutList } from './left-out-list.tsx';
import { PreviewRows } from './preview-rows.tsx';
import { ProblemsList } from './problems-list.tsx';
import { ReadSettings } from './read-settings.tsx';
import { ReconciliationList } from './reconciliation-list.tsx';
import { UnderstoodBooks } from './understood-books.tsx';
import { UnderstoodFigures } from './understood-figures.tsx';

export type DetailsTab = 'columns' | 'leftOut' | 'problems' | 'preview';

interface UnderstandingDetailsProps {
  document: Document;
  tab: DetailsTab;
  onTab: (tab: DetailsTab) => void;
  pending: ReadOverrides | null;
  onChange: (overrides: ReadOverrides) => void;
  /** The tabs, to be shown and given the focus. */
  tabs: RefObject<HTMLDivElement | null>;
}

/** Everything that was understood of a file, to be looked through and changed. */
export function UnderstandingDetails(props: UnderstandingDetailsProps) {
  const { document, tab, onTab, pending, onChange, tabs } = props;
  const understanding = document.extractedData;
  const { reconciliation, books } = understanding;
  return (
    <div className="flex flex-col gap-6 text-base text-ink">
      <UnderstoodFigures understanding={understanding} onLeftOut={() => onTab('leftOut')} />
      {books && <UnderstoodBooks books={books} />}
      {/* Those that differ stand above already. */}
      <ReconciliationList
        documentId={document.id}
        understanding={understanding}
        title={texts.reconciliation}
        checks={reconciliation.filter(({ status }) => status !== 'difference')}
      />
      <div
        ref={tabs}
        tabIndex={-1}
        className="flex scroll-mt-4 flex-col gap-5 border-t border-line pt-5 outline-none"
      >
        <ReadSettings understanding={understanding} pending={pending} onChange={onChange} />
        <Tabs
          label={texts.title}
          value={tab}
          onValueChange={(value) => onTab(value as DetailsTab)}
          items={[
            {
              value: 'columns',
              label: (
                <TabLabel
                  text={texts.tabs.columns}
                  warning={understanding.columns.filter(isUnsure).length}
                  warningText={texts.unsureCount}
                />
              ),
              content: (
                <ColumnsTable
                  purpose={understanding.purpose}
                  columns={understanding.columns}
                  pending={pending}
                  onChange={onChange}
                />
              ),
            },
            {
              value: 'leftOut',
              label: <TabLabel text={texts.tabs.leftOut} count={understanding.rows.leftOut} />,
              content: <LeftOutList understanding={understanding} />,
            },
            {
              value: 'problems',
              label: <TabLabel text={texts.tabs.problems} count={understanding.problemCount} />,
              content: <ProblemsList understanding={understanding} />,
            },
            {
              value: 'preview',
              label: texts.tabs.preview,
              content: <PreviewRows documentId={document.id} />,
            },
          ]}
        />
      </div>
    </div>
  );
}

interface TabLabelProps {
  text: string;
  count?: number;
  warning?: number;
  warningText?: (count: string) => string;
}

function TabLabel({ text, count = 0, warning = 0, warningText }: TabLabelProps) {
  return (
    <>
      {text}
      {count > 0 && <Badge>{formatNumber(count)}</Badge>}
      {warning > 0 && warningText && (
        <Badge variant="warning">{warningText(formatNumber(warning))}</Badge>
      )}
    </>
  );
}

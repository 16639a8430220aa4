import { DefinitionList } from '#client/ui/definition-list.tsx';
import { FileName } from '#client/ui/file-name.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { amountColumn } from '#engine/table/amount-of.ts';
import { formatMoney, formatNumber, formatPeriod } from '#engine/text/format.ts';
import { useDocument } from '#features/documents/ui/use-documents.ts';
import { guideTexts, usedTexts as texts } from '../texts.ts';
import type { AnyGuideView } from './use-guide.ts';
import { Used } from './used.tsx';

/** The file a run uses: name, period, rows and sum. */
export function FileUsed({ guide }: { guide: AnyGuideView }) {
  const document = useDocument(guide.guide.document?.id ?? null);
  if (document.isError) return <LoadFailed of={document} title={texts.failed} />;
  if (!document.data) return <Skeleton className="h-24" />;
  const { filename, extractedData } = document.data;
  const amount = amountColumn(extractedData.columns);
  const lines = [
    { name: texts.file, value: <FileName name={filename} /> },
    { name: texts.period, value: extractedData.period && formatPeriod(extractedData.period) },
    { name: texts.rows, value: formatNumber(extractedData.rows.used) },
    {
      name: texts.sum,
      value: amount?.sum
        ? formatMoney(amount.sum, { currency: extractedData.currency, decimals: 2 })
        : null,
    },
  ];
  return (
    <Used onEdit={() => guide.goTo('upload')} title={guideTexts.basis}>
      <DefinitionList layout="grid" items={lines} />
    </Used>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import * as costs from '#features/costs/model.ts';
import { latestCosts } from '#features/costs/ui/latest.ts';
import * as sales from '#features/sales/model.ts';
import { latestSales } from '#features/sales/ui/latest.ts';
import { findingsTexts as texts } from '../../findings-texts.ts';
import { FoundIn } from './found-in.tsx';

interface FindingsProps {
  guide: 'sales' | 'costs';
  /** For a phone: another guide's chart stands above it. */
  foldable: boolean;
}

/** What a guide's newest analysis found; loaded apart so that the page need not wait for it. */
export default function Findings({ guide, foldable }: FindingsProps) {
  return guide === 'sales' ? (
    <SalesFindings foldable={foldable} />
  ) : (
    <CostFindings foldable={foldable} />
  );
}

function SalesFindings({ foldable }: Pick<FindingsProps, 'foldable'>) {
  const found = useQuery(latestSales);
  const { data } = found;
  const drawn = useDrawnInSlices(data);
  if (found.isError) return <LoadFailed of={found} title={texts.failed.sales} />;
  if (found.isPending || (data && !drawn)) return <FindingsSkeleton />;
  if (!drawn || drawn.id === null) return null;
  return <FoundIn guide="sales" to="/sales" analysis={drawn} rules={sales} foldable={foldable} />;
}

function CostFindings({ foldable }: Pick<FindingsProps, 'foldable'>) {
  const found = useQuery(latestCosts);
  const { data } = found;
  const drawn = useDrawnInSlices(data);
  if (found.isError) return <LoadFailed of={found} title={texts.failed.costs} />;
  if (found.isPending || (data && !drawn)) return <FindingsSkeleton />;
  if (!drawn || drawn.id === null) return null;
  return <FoundIn guide="costs" to="/costs" analysis={drawn} rules={costs} foldable={foldable} />;
}

/** So that a press while much is drawn is answered. */
const useDrawnInSlices = <Data,>(data: Data) => useDeferredValue<Data | undefined>(data, undefined);

/** About as tall as the findings, so that the page does not jump. */
function FindingsSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-28" />
      <Skeleton className="h-dvh" />
    </div>
  );
}

import { Skeleton } from '#client/ui/skeleton.tsx';
import { dashboardTexts } from '../texts.ts';

const cards = ['consultant', 'sales', 'costs', 'plan'];

export function DashboardSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {dashboardTexts.loading}
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        {cards.map((card) => (
          <Skeleton key={card} className="h-44" />
        ))}
      </div>
      <Skeleton className="mt-5 h-48" />
    </div>
  );
}

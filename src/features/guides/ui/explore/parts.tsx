import { Link, useLocation, useSearchParams } from 'react-router';
import { Card } from '#client/ui/card.tsx';
import { cx } from '#client/ui/cx.ts';
import type { ResponseOutput } from '#contract/route.ts';
import { formatCount, formatMoney } from '#engine/text/format.ts';
import { subjectAddress } from '../../explore-address.ts';
import type { exploreContract } from '../../explore-contract.ts';
import { subjectNames, subjectTexts as texts } from '../../explore-texts.ts';

interface PartsProps {
  parts: ResponseOutput<typeof exploreContract.explore>['parts'];
  currency: string | null;
}

/** What the rows looked at are made of, each name the way to its own page. */
export function Parts({ parts, currency }: PartsProps) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  return (
    <div className={cx('min-w-0 gap-5', parts.length === 3 ? 'lg:columns-3' : 'lg:columns-2')}>
      {parts.map(({ kind, total, rows }) => {
        const most = Math.max(...rows.map(({ now }) => Number(now ?? 0)), 1);
        return (
          <Card key={kind} data-print="together" className="break-inside-avoid not-last:mb-5">
            <h3 className="flex items-baseline justify-between gap-3 font-semibold">
              {subjectNames[kind].all}
              <span className="text-xs font-normal text-ink-muted">
                {rows.length < total
                  ? texts.largestOf(formatCount(rows.length), formatCount(total))
                  : formatCount(total)}
              </span>
            </h3>
            <ol className="mt-3 flex flex-col gap-2.5">
              {rows.map(({ name, now }) => (
                <li
                  key={name}
                  className="grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-1 text-sm"
                >
                  <Link
                    to={{ search: subjectAddress(search, kind, name) }}
                    state={state}
                    className="line-clamp-2 min-w-0 text-balance hover:text-accent-ink hover:underline [overflow-wrap:anywhere]"
                    title={name}
                  >
                    {name}
                  </Link>
                  <span className="tabular">{formatMoney(now ?? '0', { currency })}</span>
                  <span aria-hidden className="col-span-2 block h-1.5 rounded-full bg-sunken">
                    <span
                      className="block h-full rounded-full bg-(--chart-1)"
                      style={{ width: `${Math.max(0, (100 * Number(now ?? 0)) / most)}%` }}
                    />
                  </span>
                </li>
              ))}
            </ol>
          </Card>
        );
      })}
    </div>
  );
}

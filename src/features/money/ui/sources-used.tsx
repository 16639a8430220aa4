import { useIsVisitor } from '#client/session/use-visitor.ts';
import { Badge } from '#client/ui/badge.tsx';
import { FileName } from '#client/ui/file-name.tsx';
import { sandboxPages } from '#contract/sandbox.ts';
import { formatDate, formatInstantDay } from '#engine/text/format.ts';
import { Used } from '#features/guides/ui/used.tsx';
import { sampleTexts } from '#features/sample/texts.ts';
import type { MoneyAnswer } from '../contract.ts';
import { moneyTexts } from '../texts.ts';

const texts = moneyTexts.sources;
const ownPages = { sales: '/sales', costs: '/costs' };

/** The two analyses that the figures are of. */
export function SourcesUsed({ money }: { money: MoneyAnswer }) {
  const used = (['sales', 'costs'] as const).flatMap((guide) => {
    const source = money[guide];
    return source ? [{ guide, source }] : [];
  });
  const isVisitor = useIsVisitor();
  const pages = isVisitor ? sandboxPages : ownPages;
  if (used.length === 0) return null;
  return (
    <section aria-label={texts.title} className="grid gap-4 sm:grid-cols-2">
      <h2 className="sr-only">{texts.title}</h2>
      {used.map(({ guide, source }) => (
        <Used key={guide} title={texts[guide]} to={pages[guide]} edit={texts.open}>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <p className="min-w-0 text-ink-muted [overflow-wrap:anywhere]">
              {source.document && <FileName name={source.document} />}{' '}
              {texts.made(formatDate(formatInstantDay(source.createdAt)))}
            </p>
            {source.sample && <Badge variant="info">{sampleTexts.mark}</Badge>}
          </div>
        </Used>
      ))}
    </section>
  );
}

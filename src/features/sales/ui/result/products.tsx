import { Layers, TrendingDown, TrendingUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Card } from '#client/ui/card.tsx';
import { cx } from '#client/ui/cx.ts';
import { foldedOnPhone, PhoneFold } from '#client/ui/phone-fold.tsx';
import { FigureText } from '#client/ui/receipt/figure-text.tsx';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import { shownSalesKeys as salesKeys } from '#engine/guides/sales/shown-keys.ts';
import { formatPeriod } from '#engine/text/format.ts';
import { withPaths } from '#features/guides/ui/result/placed.ts';
import { SectionHeading } from '#features/guides/ui/result/section-heading.tsx';
import { productPeriods, saidOfAll } from '../../model.ts';
import { resultTexts as texts } from '../../texts.ts';

const best = { 'aria-hidden': true, className: 'size-5 text-accent-ink' } as const;

/** The best and the weakest products, each with its reason. */
export function Products({
  result,
}: {
  result: Pick<SalesResult, 'productAnalysis' | 'facts' | 'topFell'>;
}) {
  const { topPerformers, underperformers } = result.productAnalysis;
  const known = result.facts.some(({ key }) => key === salesKeys.productsTotal);
  const none = (text: string) => (known ? text : texts.noProducts);
  const periods = productPeriods(result.facts);
  const margin = saidOfAll([...topPerformers, ...underperformers].map((each) => each.margin));
  const advice = saidOfAll(underperformers.map((each) => each.recommendations));
  const unless = (shared: string | null, text: string) => (shared === null ? text : '');
  return (
    <section aria-labelledby="result-products">
      <SectionHeading
        id="result-products"
        title={texts.products}
        lead={
          periods &&
          texts.productPeriods(
            formatPeriod(periods.whole),
            formatPeriod(periods.now),
            formatPeriod(periods.before),
          )
        }
      />
      {margin !== null && <OfAll name={texts.margin} text={margin} className="-mt-1 mb-4" />}
      <div className="grid min-w-0 items-start gap-5 lg:grid-cols-2">
        <ProductCard
          title={texts.top(result)}
          icon={result.topFell ? <Layers {...best} /> : <TrendingUp {...best} />}
          empty={topPerformers.length === 0 ? none(texts.noTop) : null}
          why={topPerformers.length > 1 ? texts.why(result) : null}
        >
          {(open) =>
            withPaths(topPerformers, 'productAnalysis.topPerformers').map(
              ({ path, each }, index) => (
                <Product
                  key={path}
                  open={open || index === 0}
                  path={path}
                  product={each.product}
                  figures={[
                    { field: 'revenue', text: each.revenue },
                    { field: 'growth', text: each.growth },
                    { field: 'margin', text: unless(margin, each.margin) },
                  ]}
                  notes={[{ field: 'reason', text: each.reason }]}
                />
              ),
            )
          }
        </ProductCard>
        <ProductCard
          title={texts.under}
          icon={<TrendingDown aria-hidden className="size-5 text-warning" />}
          empty={underperformers.length === 0 ? none(texts.noUnder) : null}
          foot={advice !== null && <OfAll name={texts.recommendations} text={advice} />}
          why={
            underperformers.length > 1 ? (advice === null ? texts.whyAndWhat : texts.whyNot) : null
          }
        >
          {(open) =>
            withPaths(underperformers, 'productAnalysis.underperformers').map(
              ({ path, each }, index) => (
                <Product
                  key={path}
                  open={open || index === 0}
                  path={path}
                  product={each.product}
                  figures={[
                    { field: 'revenue', text: each.revenue },
                    { field: 'margin', text: unless(margin, each.margin) },
                  ]}
                  notes={[
                    { field: 'issues', text: each.issues, name: texts.issues },
                    {
                      field: 'recommendations',
                      text: unless(advice, each.recommendations),
                      name: texts.recommendations,
                    },
                  ]}
                />
              ),
            )
          }
        </ProductCard>
      </div>
    </section>
  );
}

interface ProductCardProps {
  title: string;
  icon: ReactNode;
  /** Shown where there are none. */
  empty: string | null;
  foot?: ReactNode;
  /** What opens the reasons of all but the first, which a phone has no room for; null where there is but one. */
  why: string | null;
  children: (open: boolean) => ReactNode;
}

/** What is the same for each product, said once. */
function OfAll({ name, text, className }: { name: string; text: string; className?: string }) {
  return (
    <p className={cx('text-sm text-ink-muted', className)}>
      <span className="font-medium text-ink">{texts.ofAll(name)}:</span> {text}
    </p>
  );
}

function ProductCard({ title, icon, empty, foot, why, children }: ProductCardProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Card padding="none">
      <h3 className="flex items-center gap-2.5 px-5 pt-5 font-semibold sm:px-6">
        {icon}
        {title}
      </h3>
      {empty ? (
        <p className="px-5 pt-2 pb-5 text-sm text-ink-muted sm:px-6">{empty}</p>
      ) : (
        <>
          <ul id={id} className="mt-2 divide-y divide-line">
            {children(open)}
          </ul>
          {why !== null && (
            <PhoneFold label={why} controls={id} open={open} onToggle={() => setOpen(!open)} />
          )}
        </>
      )}
      {foot && <div className="border-t border-line px-5 py-4 sm:px-6">{foot}</div>}
    </Card>
  );
}

type FigureField = 'revenue' | 'margin' | 'growth';

interface ProductProps {
  /** On a phone whether its reasons are shown: those of the first always are. */
  open: boolean;
  path: string;
  product: string;
  figures: { field: FigureField; text: string }[];
  notes: { field: string; text: string; name?: string }[];
}

function Product({ open, path, product, figures, notes }: ProductProps) {
  const known = figures.filter(({ text }) => text);
  return (
    <li data-print="together" className="min-w-0 px-5 py-4 sm:px-6">
      <h4 className="font-medium [overflow-wrap:anywhere]">
        <FigureText text={product} path={`${path}.product`} />
      </h4>
      <dl className="mt-1.5 flex flex-wrap gap-x-6 gap-y-1.5 text-sm">
        {known.map(({ field, text }) => (
          <div key={field} className="flex flex-wrap gap-x-1.5 max-sm:flex-col">
            <dt className="text-ink-muted">{texts[field]}</dt>
            <dd>
              <FigureText text={text} path={`${path}.${field}`} />
            </dd>
          </div>
        ))}
      </dl>
      {notes
        .filter(({ text }) => text)
        .map(({ field, text, name }) => (
          <p key={field} className={cx('mt-2 text-sm text-ink-muted', foldedOnPhone(open))}>
            {name && <span className="font-medium text-ink">{name}: </span>}
            <FigureText text={text} path={`${path}.${field}`} />
          </p>
        ))}
    </li>
  );
}

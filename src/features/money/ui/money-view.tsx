import { useId, useState } from 'react';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { ChartCard } from '#client/ui/chart/chart-card.tsx';
import { cx } from '#client/ui/cx.ts';
import { PageContents } from '#client/ui/page-contents.tsx';
import { foldedOnPhone, PhoneFold } from '#client/ui/phone-fold.tsx';
import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { FigureText } from '#client/ui/receipt/figure-text.tsx';
import { Stat, StatRow } from '#client/ui/stat.tsx';
import type { MoneyResult } from '#engine/money/result.ts';
import { shownMoneyKeys as moneyKeys } from '#engine/money/shown-keys.ts';
import { formatPeriod } from '#engine/text/format.ts';
import { guideTexts } from '#features/guides/texts.ts';
import { moneyTexts as texts } from '../texts.ts';
import { BreakEvenCard } from './break-even-card.tsx';
import { MoneyReceipts } from './money-receipts.tsx';
import { MonthsCard } from './months-card.tsx';

/** Sentences that a phone shows at once. */
const AT_ONCE = 2;

/** What is left, why it changed, each month, and what has to be sold. */
export function MoneyView({ result }: { result: MoneyResult }) {
  const { bridge, breakEven, lacking } = result;
  return (
    <MoneyReceipts result={result}>
      <PageContents label={guideTexts.contents} />
      <Figures result={result} />
      <Sentences texts={result.sentences} />
      {(bridge || breakEven) && (
        <div className="grid min-w-0 gap-4 xl:grid-cols-2 xl:*:only:col-span-2">
          {bridge && <ChartCard chart={bridge} />}
          {breakEven && <BreakEvenCard ids={breakEven} facts={result.facts} />}
        </div>
      )}
      <MonthsCard months={result.months} facts={result.facts} />
      <Card tone="sunken">
        <CardHeader id="lacking" title={texts.lacking.title} description={texts.lacking.text} />
        {lacking.length > 0 && (
          <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5 text-sm">
            {lacking.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </Card>
    </MoneyReceipts>
  );
}

/** What the figures say; on a phone the first of it, since the rest is drawn below. */
function Sentences({ texts: sentences }: { texts: readonly string[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Card padding="none">
      <div className="p-5 sm:p-7">
        <CardHeader id="says" title={texts.says} />
        <ul id={id} className="mt-3 flex max-w-3xl flex-col gap-3">
          {sentences.map((text, index) => (
            <li key={text} className={cx(index >= AT_ONCE && foldedOnPhone(open))}>
              <FigureText text={text} path={`sentences.${index}`} />
            </li>
          ))}
        </ul>
      </div>
      {sentences.length > AT_ONCE && (
        <PhoneFold
          label={texts.saysMore}
          controls={id}
          open={open}
          onToggle={() => setOpen(!open)}
        />
      )}
    </Card>
  );
}

function Figures({ result: { total, facts } }: { result: MoneyResult }) {
  const period = facts.find(({ id }) => id === total.left)?.period;
  // The year before is told of all three or of none.
  const yearBefore = (key: string) =>
    total.leftBefore && (facts.find((fact) => fact.key === key)?.id ?? null);
  const shown = [
    { label: texts.figures.left, id: total.left, before: total.leftBefore },
    { label: texts.figures.share, id: total.margin },
    {
      label: texts.figures.revenue,
      id: total.revenue,
      before: yearBefore(moneyKeys.revenueBefore),
    },
    { label: texts.figures.cost, id: total.cost, before: yearBefore(moneyKeys.costBefore) },
  ].flatMap(({ id, ...rest }) => (id === null ? [] : [{ ...rest, id }]));
  return (
    <div className="flex flex-col gap-2">
      {period && <p className="text-sm text-ink-muted">{formatPeriod(period)}</p>}
      <StatRow count={shown.length}>
        {shown.map(({ label, id, before }) => (
          <Stat
            key={label}
            label={label}
            value={<FactFigure factId={id} className="font-semibold" />}
            note={
              before && (
                <>
                  {texts.figures.against} <FactFigure factId={before} /> {texts.figures.yearBefore}
                </>
              )
            }
          />
        ))}
      </StatRow>
    </div>
  );
}

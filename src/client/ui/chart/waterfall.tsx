import type { Chart } from '#engine/facts/chart.ts';
import { formatPoint } from '#engine/text/chart-rows.ts';
import { chartTexts } from '#engine/text/chart-texts.ts';
import { isWorse, type WaterfallStep, waterfall } from '#engine/text/waterfall.ts';
import { cx } from '../cx.ts';
import { PointFigure } from './bar-list.tsx';

const colors = { total: 'bg-(--chart-3)', better: 'bg-(--chart-1)', worse: 'bg-(--chart-2)' };

/** More columns than this have room for their amounts and names only across a whole page; else they are rows. */
const MOST_COLUMNS = 7;

/** Columns stand side by side from this width on, so far apart. */
const [SIDE_BY_SIDE, GAP] = [576, 6];

/** About how wide an amount is, in pixels: the letters of a currency's code are wide. */
const widthOf = (text: string) => text.length * 6 + (text.match(/\p{Lu}/gu)?.length ?? 0) * 3;

/** A foot that is cut away shows as a gap over the ground. */
const cutUp = 'linear-gradient(to top, #000 0 7px, transparent 7px 10px, #000 10px)';
const cutRight = 'linear-gradient(to right, #000 0 7px, transparent 7px 10px, #000 10px)';

/**
 * From a total to the next, step by step: columns side by side where there is room, else rows. The
 * same list is read aloud in both.
 */
export function Waterfall({ chart }: { chart: Chart }) {
  const [series] = chart.series;
  if (series === undefined) return null;
  const { steps, isCut } = waterfall(series.points);
  const textOf = ({ kind, value }: WaterfallStep) =>
    `${kind === 'up' && Number(value) > 0 ? '+' : ''}${formatPoint(series, value)}`;
  const colorOf = ({ kind }: WaterfallStep) =>
    colors[kind === 'total' ? kind : isWorse(chart, kind) ? 'worse' : 'better'];
  const widest = Math.max(...steps.map((step) => widthOf(textOf(step))));
  const isWide = steps.length > MOST_COLUMNS || steps.length * (widest + GAP) > SIDE_BY_SIDE;
  return (
    <div className="@container/whole flex grow flex-col">
      <div
        className={cx(
          '@container flex grow flex-col',
          isWide && 'max-w-[35rem] @4xl/whole:max-w-none',
        )}
      >
        <ol className="flex flex-col gap-3 @xl:grid @xl:max-h-140 @xl:grow @xl:auto-cols-fr @xl:grid-flow-col @xl:grid-rows-[auto_minmax(14rem,1fr)_auto] @xl:gap-x-1.5 @xl:gap-y-0">
          {steps.map((step, index) => (
            <Step
              key={step.label}
              step={step}
              text={textOf(step)}
              color={colorOf(step)}
              isCut={isCut && step.kind === 'total'}
              isLast={index === steps.length - 1}
            />
          ))}
        </ol>
      </div>
      {isCut && <p className="mt-3 text-xs text-ink-muted">{chartTexts.cut}</p>}
    </div>
  );
}

interface StepProps {
  step: WaterfallStep;
  text: string;
  color: string;
  isCut: boolean;
  isLast: boolean;
}

function Step({ step, text, color, isCut, isLast }: StepProps) {
  const { kind, start, width, end } = step;
  const isTotal = kind === 'total';
  return (
    <li className="grid min-w-0 grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 text-sm @xl:row-span-3 @xl:grid-cols-1 @xl:grid-rows-subgrid @xl:items-stretch @xl:gap-0 @xl:text-center @xl:text-xs">
      <span
        className={cx(
          'min-w-0 hyphens-auto break-words @xl:order-3 @xl:mt-2',
          isTotal ? 'font-medium' : 'text-ink-muted',
        )}
      >
        {step.label}
      </span>
      <span className="text-right whitespace-nowrap @xl:order-1 @xl:text-center">
        <PointFigure factId={step.factId} text={text} />
      </span>
      <span
        aria-hidden
        className="relative col-span-2 block h-2.5 rounded-full bg-sunken @xl:hidden"
      >
        <span
          className={cx('absolute inset-y-0 rounded-full', width > 0 && 'min-w-0.5', color)}
          style={{ left: `${start}%`, width: `${width}%`, ...(isCut && { maskImage: cutRight }) }}
        />
      </span>
      <span
        aria-hidden
        className="relative order-2 mt-2 hidden border-b border-line-strong @xl:block"
      >
        <span
          className={cx(
            'absolute inset-x-[12%]',
            isTotal ? 'rounded-t-sm' : 'rounded-sm',
            width > 0 && 'min-h-0.5',
            color,
          )}
          style={{ bottom: `${start}%`, height: `${width}%`, ...(isCut && { maskImage: cutUp }) }}
        />
        {!isLast && (
          <span
            className="absolute right-[calc(-12%-0.375rem)] left-[88%] border-t border-dashed border-line-control"
            style={{ bottom: `${end}%` }}
          />
        )}
      </span>
    </li>
  );
}

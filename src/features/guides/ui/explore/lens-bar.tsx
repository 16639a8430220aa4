import { SlidersHorizontal, X } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Select } from '#client/ui/select.tsx';
import { formatDate, formatPeriod } from '#engine/text/format.ts';
import {
  type Comparison,
  comparisons,
  noneChosen,
  type PeriodChoice,
  yearsIn,
} from '../../chosen-lens.ts';
import { subjectNames, lensTexts as texts } from '../../explore-texts.ts';
import { type Grain, grains } from '../../lens.ts';
import { useExploring } from './exploring.ts';
import { useChoose } from './use-choose.ts';

const FilterPicker = lazy(() => import('./filter-picker.tsx'));
const OwnDays = lazy(() => import('./own-days.tsx'));

const OWN = 'own';
const DAYS = 'days';

/** Chooses which rows of the file the page shows: period, what it is held against, how finely, and filters. */
export function LensBar() {
  const { chosen, bounds, isWhole, kinds } = useExploring();
  const [open, setOpen] = useState(false);
  const choose = useChoose();
  const id = useId();
  const hasDates = bounds.file !== null || bounds.own !== null;
  return (
    <section aria-label={texts.bar} data-print="hide" className="flex min-w-0 flex-col gap-3">
      <Button
        variant="secondary"
        size="sm"
        className="self-start sm:hidden"
        icon={<SlidersHorizontal aria-hidden className="size-4" />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {texts.open}
      </Button>
      <div
        id={id}
        className={cx(
          'grid min-w-0 grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap',
          !open && 'max-sm:hidden',
        )}
      >
        {hasDates && (
          <>
            <PeriodSelect />
            <ComparisonSelect />
            <GrainSelect />
          </>
        )}
        {kinds.length > 0 && (
          <Suspense>
            <FilterPicker />
          </Suspense>
        )}
        {!isWhole && (
          <Button
            variant="ghost"
            size="sm"
            className="col-span-2"
            onClick={() => choose(noneChosen)}
          >
            {texts.reset}
          </Button>
        )}
        {typeof chosen.period === 'object' && chosen.period !== null && (
          <Suspense>
            <div className="col-span-full basis-full">
              <OwnDays />
            </div>
          </Suspense>
        )}
      </div>
      {chosen.filters.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.filters.map(({ kind, name }) => {
            const filter = `${subjectNames[kind].one}: ${name}`;
            return (
              <li key={kind} className="max-w-full">
                <button
                  type="button"
                  aria-label={texts.remove(filter)}
                  onClick={() =>
                    choose({ filters: chosen.filters.filter((each) => each.kind !== kind) })
                  }
                  className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-sunken px-3 text-sm ring-1 ring-line-strong ring-inset hover:bg-raised"
                >
                  <span className="min-w-0 truncate">{filter}</span>
                  <X aria-hidden className="size-4 shrink-0" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <LensSentence />
    </section>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly (readonly [value: string, label: string])[];
}

/** Names that are longer than half of a phone have a row there. */
const LONGEST_NAME = 14;

function Choice({ label, value, onChange, options }: ChoiceProps) {
  const id = useId();
  return (
    <div
      className={cx(
        'min-w-0 sm:flex sm:items-center sm:gap-2',
        options.some(([, name]) => name.length > LONGEST_NAME) && 'max-sm:col-span-2',
      )}
    >
      <label htmlFor={id} className="block text-xs text-ink-muted max-sm:mb-1 sm:shrink-0">
        {label}
      </label>
      <Select id={id} size="sm" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}

function PeriodSelect() {
  const { chosen, bounds, periods } = useExploring();
  const choose = useChoose();
  const { period } = chosen;
  const value = period === null ? OWN : typeof period === 'object' ? DAYS : period;
  const take = (key: string) => {
    if (key === OWN) return choose({ period: null });
    const days = periods?.now ?? bounds.file;
    return choose({ period: key === DAYS ? days : (key as PeriodChoice) });
  };
  return (
    <Choice
      label={texts.period}
      value={value}
      onChange={take}
      options={[
        [OWN, bounds.own ? formatPeriod(bounds.own.now) : texts.periods.whole],
        ['latest', texts.periods.latest],
        ...yearsIn(bounds).map((year) => [year, year] as const),
        ...(bounds.own ? [['whole', texts.periods.whole] as const] : []),
        [DAYS, texts.periods.days],
      ]}
    />
  );
}

function ComparisonSelect() {
  const { chosen } = useExploring();
  const choose = useChoose();
  const own: Comparison = chosen.period === 'whole' ? 'none' : 'year';
  const isOwn = chosen.period === null && chosen.comparison === null;
  return (
    <Choice
      label={texts.comparison}
      value={isOwn ? OWN : (chosen.comparison ?? own)}
      onChange={(key) => choose({ comparison: key === OWN ? null : (key as Comparison) })}
      options={[
        ...(chosen.period === null ? [[OWN, texts.ownComparison] as const] : []),
        ...comparisons.map((each) => [each, texts.comparisons[each]] as const),
      ]}
    />
  );
}

function GrainSelect() {
  const { grain } = useExploring();
  const choose = useChoose();
  return (
    <Choice
      label={texts.grain}
      value={grain}
      onChange={(key) => choose({ grain: key as Grain })}
      options={grains.map((each) => [each, texts.grains[each]] as const)}
    />
  );
}

/** What is shown, read out when it changes, and what it cannot be compared with. */
function LensSentence() {
  const { chosen, isWhole, periods, missing, bounds } = useExploring();
  const shown = texts.shown(
    periods ? formatPeriod(periods.now) : texts.wholeFile,
    periods?.before ? formatPeriod(periods.before) : null,
    chosen.filters.map(({ kind, name }) => `${subjectNames[kind].one.toLowerCase()} ${name}`),
  );
  return (
    <>
      <p role="status" className="sr-only">
        {!isWhole && shown}
      </p>
      {missing && bounds.file && (
        <p className="text-sm text-ink-muted">
          {texts.missing(formatPeriod(missing), formatDate(bounds.file.from))}
        </p>
      )}
    </>
  );
}

import { type ReactNode, useId, useState } from 'react';
import { Badge, type BadgeVariant } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { cx } from '#client/ui/cx.ts';
import { foldedOnPhone, PhoneFold } from '#client/ui/phone-fold.tsx';
import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { FigureText } from '#client/ui/receipt/figure-text.tsx';
import { FormattedText } from '#client/ui/receipt/formatted-text.tsx';
import type { RecommendationRecord, ResultSection } from '#engine/text/result.ts';
import { whyPriority, withDefaults } from '../../model.ts';
import { resultTexts as texts } from '../../texts.ts';
import { withPaths } from './placed.ts';
import { PriorityScale } from './priority-scale.tsx';
import { SectionHeading } from './section-heading.tsx';

const priorityLooks: Record<string, BadgeVariant> = {
  Hög: 'accent',
  Medium: 'neutral',
  Låg: 'neutral',
};

const { scale } = texts;
const lines = [scale.weight, scale.steps, ...scale.ofAdvice];

interface ActionListProps {
  sections: readonly Partial<ResultSection>[];
  /** The same recommendations as the engine made them; none in a result of another origin. */
  advice?: readonly RecommendationRecord[];
  /** What stands below each, by its place. */
  after?: (place: number, section: ResultSection) => ReactNode;
  /** Its effect, where that is more than its text. */
  effect?: (place: number, section: ResultSection) => ReactNode;
  /** What has become of it, in a word, where it is folded. */
  state?: (place: number) => ReactNode;
}

/** The recommendations in order, each with its action and its effect. */
export function ActionList({ sections, advice = [], after, effect, state }: ActionListProps) {
  return (
    <section aria-labelledby="result-actions">
      <SectionHeading
        id="result-actions"
        title={texts.actions}
        lead={sections.length > 0 ? texts.actionsLead : texts.noActions}
      />
      {advice.length > 0 && <PriorityScale title={scale.title} lines={lines} />}
      <ol className="flex flex-col gap-4">
        {withPaths(sections, 'sections').map(({ path, each }, place) => {
          const section = withDefaults(each);
          return (
            <li key={path}>
              <ActionCard
                section={section}
                path={path}
                number={place + 1}
                record={advice[place]}
                effect={effect?.(place, section)}
                state={state?.(place)}
              >
                {after?.(place, section)}
              </ActionCard>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface ActionCardProps {
  section: ResultSection;
  path: string;
  number: number;
  record: RecommendationRecord | undefined;
  effect: ReactNode;
  state: ReactNode;
  children: ReactNode;
}

function ActionCard(props: ActionCardProps) {
  const { section, path, number, record, effect, state, children } = props;
  // On a phone the first is open, and the others are folded to what they are and what they are worth.
  const [open, setOpen] = useState(number === 1);
  const id = useId();
  const text = (field: 'title' | 'roi' | 'cost' | 'timeframe') => (
    <FigureText text={section[field]} path={`${path}.${field}`} />
  );
  return (
    <Card
      padding="none"
      data-print="together"
      className="grid overflow-clip lg:grid-cols-[1fr_20rem]"
    >
      <div className="min-w-0 p-5 sm:p-6">
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <span
            aria-hidden
            className="tabular flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft text-sm font-semibold text-accent-ink"
          >
            {number}
          </span>
          <h3 className="min-w-0 flex-1 basis-48 pt-0.5 font-semibold">{text('title')}</h3>
          <Badge variant={priorityLooks[section.priority] ?? 'neutral'} className="max-sm:ml-10">
            {texts.priority(section.priority)}
          </Badge>
        </div>
        {!open && (
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 pl-10 text-sm text-ink-muted sm:hidden">
            {record?.effect && (
              <span>
                <FactFigure factId={record.effect.likely} className="font-semibold text-ink" />{' '}
                {texts.perYear}
              </span>
            )}
            <span>{section.timeframe}</span>
            {state}
          </p>
        )}
        <div
          className={cx('-mx-5 mt-4 border-t border-line sm:hidden', open ? 'border-b' : '-mb-5')}
        >
          <PhoneFold
            label={texts.wholeAction}
            controls={`${id}-text ${id}-effect ${id}-task`}
            open={open}
            onToggle={() => setOpen(!open)}
          />
        </div>
        <div id={`${id}-text`} className={cx(foldedOnPhone(open))}>
          {section.description && (
            <FormattedText
              text={section.description}
              path={`${path}.description`}
              level={4}
              className="mt-3 text-ink-muted max-sm:mt-4"
            />
          )}
          <div className="mt-4 border-l-2 border-accent pl-4">
            <h4 className="text-sm font-medium text-accent-ink">{texts.action}</h4>
            <FormattedText
              text={section.action}
              path={`${path}.action`}
              level={4}
              className="mt-0.5"
            />
          </div>
        </div>
      </div>
      <dl
        id={`${id}-effect`}
        className={cx(
          'grid content-start gap-x-6 gap-y-3.5 border-line bg-sunken/50 p-5 text-sm max-lg:border-t sm:p-6 sm:max-lg:grid-cols-[2fr_1fr_1fr] lg:border-l',
          foldedOnPhone(open),
        )}
      >
        {(['roi', 'cost', 'timeframe'] as const).map((field) => (
          <div key={field} className="min-w-0">
            <dt className="text-ink-muted">{texts[field]}</dt>
            <dd className="mt-0.5">{(field === 'roi' && effect) || text(field)}</dd>
          </div>
        ))}
        {record && (
          <div className="min-w-0 sm:max-lg:col-span-full">
            <dt className="text-ink-muted">{texts.why}</dt>
            <dd className="mt-0.5">{whyPriority(record)}</dd>
          </div>
        )}
      </dl>
      <div id={`${id}-task`} className={cx('lg:col-span-2', foldedOnPhone(open))}>
        {children}
      </div>
    </Card>
  );
}

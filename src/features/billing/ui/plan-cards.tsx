import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { cx } from '#client/ui/cx.ts';
import { SegmentedToggle } from '#client/ui/segmented-toggle.tsx';
import { formatMoney } from '#engine/text/format.ts';
import { priceWithVat, yearlySaving } from '../model.ts';
import { plans } from '../plans.ts';
import { billingTexts as texts } from '../texts.ts';

export type Frequency = 'monthly' | 'yearly';

interface PlanCardsProps {
  frequency: Frequency;
  onFrequency: (frequency: Frequency) => void;
  /** A promo code has been accepted: Pro costs 0 kr. */
  proIsFree?: boolean;
  /** The plan chosen before, when the choice is come back to. */
  picked?: 'free' | 'pro' | undefined;
  freeAction: ReactNode;
  proAction: ReactNode;
}

const saving = yearlySaving(plans.pro);
const frequencies = [
  { value: 'monthly', label: texts.monthly },
  { value: 'yearly', label: texts.yearly },
] as const;

/** The two plans side by side under a monthly/yearly toggle. */
export function PlanCards(props: PlanCardsProps) {
  const { frequency, onFrequency, proIsFree = false, picked, freeAction, proAction } = props;
  const proPrice = proIsFree ? 0 : plans.pro[frequency];
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SegmentedToggle
          label={texts.frequency}
          value={frequency}
          onChange={onFrequency}
          options={frequencies}
        />
        <p className="text-sm font-medium text-accent-ink">
          <span>{texts.saving(formatMoney(saving.kronor), `${saving.percent}%`)}</span>
          <span className="font-normal text-ink-muted">, {texts.exVat}</span>
        </p>
      </div>
      <div className="mt-5 grid grid-cols-1 gap-4 sm:mt-6 sm:gap-5 md:grid-cols-2 lg:grid-cols-[2fr_3fr]">
        <PlanCard
          name={texts.free.name}
          badge={picked === 'free' ? texts.picked : undefined}
          description={texts.free.description}
          price={formatMoney(plans.free[frequency])}
          period={texts.perMonth}
          features={texts.free.features}
          limitations={texts.free.limitations}
          action={freeAction}
        />
        <PlanCard
          name={texts.pro.name}
          badge={proBadge(proIsFree, picked)}
          description={texts.pro.description}
          price={formatMoney(proPrice)}
          period={`${frequency === 'yearly' ? texts.perYear : texts.perMonth}, ${texts.exVat}`}
          more={proPrice === 0 ? undefined : texts.withVat(priceWithVat(proPrice))}
          features={texts.pro.features}
          note={texts.pro.onTheWay}
          foot={texts.pro.noCommitment}
          action={proAction}
          highlighted
        />
      </div>
    </div>
  );
}

function proBadge(isFree: boolean, picked: PlanCardsProps['picked']): string | undefined {
  if (isFree) return texts.promo.applied;
  return picked === 'pro' ? texts.picked : undefined;
}

interface PlanCardProps {
  name: string;
  badge?: string | undefined;
  description: string;
  price: string;
  period: string;
  /** The price said another way. */
  more?: string | undefined;
  features: readonly string[];
  limitations?: readonly string[];
  note?: string;
  foot?: string;
  action: ReactNode;
  highlighted?: boolean;
}

function PlanCard(props: PlanCardProps) {
  const { name, badge, description, price, period, features, limitations = [] } = props;
  return (
    <Card
      tone={props.highlighted ? 'accent' : 'plain'}
      className="flex flex-col md:row-span-5 md:grid md:grid-rows-subgrid md:gap-y-0"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg font-semibold">{name}</h3>
        {badge && <Badge variant="positive">{badge}</Badge>}
      </div>
      <p className="mt-1 text-sm text-ink-muted">{description}</p>
      <p
        className="mt-3 flex flex-wrap content-start items-baseline gap-x-2 sm:mt-5"
        aria-live="polite"
      >
        <span className="tabular text-3xl font-semibold">{price}</span>
        <span className="text-sm text-ink-muted">{period}</span>
        {props.more && <span className="basis-full text-sm text-ink-muted">{props.more}</span>}
      </p>
      <div className="mt-4 sm:mt-5">
        {props.action}
        {props.foot && <p className="mt-3 text-center text-xs text-ink-muted">{props.foot}</p>}
      </div>
      <div className="flex flex-col">
        <ul
          className={cx(
            'mt-4 grid grid-cols-1 content-start gap-x-6 gap-y-1.5 text-sm sm:mt-6 sm:gap-y-2',
            features.length > 6 && 'lg:grid-cols-2',
          )}
        >
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" />
              {feature}
            </li>
          ))}
          {limitations.map((limitation) => (
            <li key={limitation} className="flex gap-2.5 text-ink-muted">
              <Minus aria-hidden className="mt-0.5 size-4 shrink-0" />
              {limitation}
            </li>
          ))}
        </ul>
        {props.note && <p className="mt-auto pt-5 text-sm text-ink-muted">{props.note}</p>}
      </div>
    </Card>
  );
}

import {
  ChartNoAxesCombined,
  Coins,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { cx } from '#client/ui/cx.ts';
import { guideIdentities } from '#contract/guides.ts';
import type { User } from '#contract/session.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import { type AnalysisItem, consultantState, newestOf } from '../model.ts';
import { dashboardTexts } from '../texts.ts';

const { guides, consultant } = dashboardTexts;

interface GuideCardsProps {
  user: User;
  analyses: readonly AnalysisItem[];
  work: { documents: number; analyses: number };
}

const guideCards = [
  { guide: 'sales', icon: ChartNoAxesCombined, none: guides.noAnalysis },
  { guide: 'costs', icon: Coins, none: guides.noAnalysis },
  { guide: 'plan', icon: ListChecks, none: guides.noPlan },
] as const;

/** A card per guide with how far the user has come in it. */
export default function GuideCards({ user, analyses, work }: GuideCardsProps) {
  return (
    <section aria-label={guides.heading}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4 max-sm:gap-0 max-sm:divide-y max-sm:divide-line max-sm:overflow-hidden max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:bg-surface max-sm:shadow-card">
        {guideCards.map(({ guide, icon, none }) => {
          const newest = newestOf(analyses, guide);
          const { title, text } = guides[guide];
          return (
            <GuideCard
              key={guide}
              to={guideIdentities[guide].path}
              icon={icon}
              title={title}
              text={text}
              isKnown={newest !== undefined}
              badge={
                <Badge variant={newest ? 'positive' : 'neutral'}>
                  {newest ? guides.done : guides.waiting}
                </Badge>
              }
              foot={newest ? guides.updated(formatInstantDay(newest.createdAt)) : none}
            />
          );
        })}
        <ConsultantCard state={consultantState(user.plan, work)} />
      </ul>
    </section>
  );
}

function ConsultantCard({ state }: { state: ReturnType<typeof consultantState> }) {
  const locked = state === 'upgrade';
  return (
    <GuideCard
      to={locked ? '/subscribe' : '/chat'}
      icon={MessagesSquare}
      title={consultant.title}
      text={consultant.text}
      dimmed={locked}
      badge={
        <Badge variant={state === 'ready' ? 'positive' : 'neutral'}>
          {consultant.badge[state]}
        </Badge>
      }
      foot={
        locked ? (
          <Button asChild variant="secondary" size="sm" className="relative">
            <Link to="/subscribe">{consultant.upgrade}</Link>
          </Button>
        ) : (
          <span className="font-medium text-accent-ink underline underline-offset-4">
            {consultant.open}
          </span>
        )
      }
    />
  );
}

interface GuideCardProps {
  to: string;
  icon: LucideIcon;
  title: string;
  text: string;
  badge: ReactNode;
  foot: ReactNode;
  dimmed?: boolean;
  /** What it is need not be told on a phone: one has used it. */
  isKnown?: boolean;
}

/** The whole card is one link, named by its heading. */
function GuideCard(props: GuideCardProps) {
  const { to, icon: Icon, title, text, badge, foot, dimmed, isKnown } = props;
  return (
    <li className="flex min-w-0">
      <Card
        padding="md"
        tone={dimmed ? 'sunken' : 'plain'}
        className="relative grid w-full grid-cols-[auto_1fr_auto] gap-x-3 transition-colors hover:border-line-control max-sm:rounded-none max-sm:border-0 max-sm:py-3.5 max-sm:shadow-none max-sm:hover:bg-hover sm:flex sm:flex-col"
      >
        <div className="contents items-start justify-between sm:flex">
          <Icon
            aria-hidden
            className={cx('size-6 shrink-0', dimmed ? 'text-ink-subtle' : 'text-accent-ink')}
          />
          {badge}
        </div>
        <h2
          className={cx(
            'col-start-2 row-start-1 min-w-0 font-semibold [overflow-wrap:anywhere] sm:mt-3',
            dimmed && 'text-ink-muted',
          )}
        >
          <Link
            to={to}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-(--focus)"
          >
            {title}
          </Link>
        </h2>
        <p
          className={cx(
            'col-span-2 col-start-2 mt-1 text-sm text-ink-muted',
            isKnown && 'max-sm:hidden',
          )}
        >
          {text}
        </p>
        <p className="col-span-2 col-start-2 pt-1 text-sm text-ink-muted has-[a]:pt-2 sm:mt-auto sm:pt-4">
          {foot}
        </p>
      </Card>
    </li>
  );
}

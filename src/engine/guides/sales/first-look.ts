import { type FirstLook, oneOf, someOf, TOP } from '../../advice/first-look.ts';
import type { Fact } from '../../facts/fact.ts';
import { byValue, isPositive, subjectName } from '../../facts/fact-value.ts';
import { formatFact, formatMonthName } from '../../text/format.ts';
import { capital, listed } from '../../text/swedish.ts';
import { isSubscriptionName } from './answers/subscription.ts';
import { salesKeys as key } from './catalogue.ts';

type Of = (factKey: string) => Fact[];

/** What the largest are of, the most telling first. */
const kinds = [
  { of: 'Produkter', key: key.productRevenue },
  { of: 'Varugrupper', key: key.categoryRevenue },
  { of: 'Kunder', key: key.customerRevenue },
  { of: 'Kanaler', key: key.channelRevenue },
] as const;

/** A share with whose it is: `Webb 62 %`. */
const shareOf = (share: Fact) => `${subjectName(share)} ${formatFact(share)}`;

const monthOf = (index: Fact) => formatMonthName(Number(subjectName(index).slice(-2)));

/** A month as much above or below the average as this is a season and no chance. */
const SEASON = 0.1;

/** The strongest and weakest months, where the file is long enough to tell; null without a season. */
function seasonOf(indexes: readonly Fact[]): { strong: string[]; weak: string[] } | null {
  const [strongest] = indexes;
  const weakest = indexes.at(-1);
  if (!strongest || !weakest) return null;
  if (Number(strongest.value) < 1 + SEASON || Number(weakest.value) > 1 - SEASON) return null;
  const isStrong = (fact: Fact) => Number(fact.value) >= 1 + SEASON;
  return {
    strong: indexes.filter(isStrong).slice(0, 2).map(monthOf),
    weak: [monthOf(weakest)],
  };
}

const percents = ['Ungefär 5\u00A0%', 'Ungefär 10\u00A0%', 'Ungefär 25\u00A0%'];

/** What a sales file shows at once, and what it answers of the five questions. */
export function salesFirstLook(facts: readonly Fact[]): FirstLook {
  const of: Of = (wanted) => byValue(facts.filter((fact) => fact.key === wanted));
  const shown = kinds.find((kind) => of(kind.key).length > 1);
  const products = of(key.productRevenue).filter(isPositive).map(subjectName);
  const channels = of(key.channelShare).filter(isPositive);
  const shares = [...of(key.categoryShare), ...of(key.productShare)];
  const subscription = shares.find((share) => isSubscriptionName(subjectName(share)));
  const season = seasonOf(of(key.seasonIndex));
  const { strong, weak } = season ?? { strong: ['december'], weak: ['juli'] };
  return {
    total: of(key.revenueTotal)[0]?.id ?? null,
    top: shown
      ? of(shown.key)
          .slice(0, TOP)
          .map(({ id }) => id)
      : [],
    topOf: shown?.of ?? '',
    said: {
      ...(products.length > 1 && { question1: listed(products.slice(0, 3)) }),
      ...(channels.length > 1 && { question2: listed(channels.slice(0, 3).map(shareOf)) }),
      ...(subscription && { question3: shareOf(subscription) }),
      ...(season && {
        question4: `Starkast i ${listed(season.strong)}, svagast i ${listed(season.weak)}`,
      }),
    },
    suggestions: {
      question1: someOf(products.slice(0, TOP)),
      question2: someOf(
        channels.length > 0
          ? channels.slice(0, TOP).map(subjectName)
          : ['Egen webbutik', 'Butik', 'Återförsäljare', 'Säljare'],
      ),
      question3: oneOf('Inga alls', ...percents, 'Ungefär hälften'),
      question4: someOf([
        ...strong.map((month) => `Starkast i ${month}`),
        ...weak.map((month) => `Svagast i ${month}`),
        capital('jämnt över året'),
      ]),
      question5: oneOf('Vi annonserar inte', ...percents),
    },
  };
}

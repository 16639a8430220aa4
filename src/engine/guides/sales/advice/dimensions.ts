import type { Theme } from '../../../advice/rule.ts';
import type { BusinessWords } from '../../../business/business.ts';
import { salesKeys as key } from '../catalogue.ts';

/** A breakdown of sales that rules treat alike: channel, region or category. */
export interface Dimension {
  id: 'channel' | 'region' | 'category';
  theme: Theme;
  /** Definite form: `kanalen`. */
  the: string;
  /** Plural: `kanaler`. */
  many: string;
  keys: Record<'revenue' | 'share' | 'current' | 'previous' | 'change' | 'margin', string>;
  /** How to move sales from one to another. */
  shift: string;
}

/** What a dimension is called by those who sell: goods are in a `varugrupp`, what is done or let in a group. */
export const spokenOf = ({ id, the, many }: Dimension, words: BusinessWords) =>
  id === 'category' ? { the: words.theGroup, many: words.groups } : { the, many };

export const dimensions: readonly Dimension[] = [
  {
    id: 'channel',
    theme: 'channel',
    the: 'kanalen',
    many: 'kanaler',
    keys: {
      revenue: key.channelRevenue,
      share: key.channelShare,
      current: key.channelCurrent,
      previous: key.channelPrevious,
      change: key.channelChange,
      margin: key.channelMargin,
    },
    shift:
      'Ge kunderna ett skäl att beställa där marginalen är bäst: snabbare leverans, egna artiklar eller lägre minsta order.',
  },
  {
    id: 'region',
    theme: 'region',
    the: 'regionen',
    many: 'regioner',
    keys: {
      revenue: key.regionRevenue,
      share: key.regionShare,
      current: key.regionCurrent,
      previous: key.regionPrevious,
      change: key.regionChange,
      margin: key.regionMargin,
    },
    shift:
      'Lägg ny säljtid där marginalen är bäst, och se över frakt och priser där den är sämst innan ni växer mer där.',
  },
  {
    id: 'category',
    theme: 'products',
    the: 'varugruppen',
    many: 'varugrupper',
    keys: {
      revenue: key.categoryRevenue,
      share: key.categoryShare,
      current: key.categoryCurrent,
      previous: key.categoryPrevious,
      change: key.categoryChange,
      margin: key.categoryMargin,
    },
    shift:
      'Ge den lönsamma gruppen bästa platsen i butik, på webben och i offerten, och låt säljarna föreslå den först.',
  },
];

import type { Fact } from '../../../facts/fact.ts';
import { byValue, size, subjectName } from '../../../facts/fact-value.ts';
import { duringPeriodOf, figure } from '../../../text/placeholder.ts';
import { mention, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { ofFile } from '../coverage.ts';
import { isSilent } from '../gone.ts';
import { defineSalesRule, type SalesRuleContext } from '../rule-context.ts';
import { isAskedWhy } from './customer-buying-less.ts';

interface Dependency {
  share: Fact;
  revenue: Fact | null;
  /** What is bought in a year, where years are compared; else in the whole file. */
  atStake: Fact | null;
}

/** Above this percentage of sales, losing the customer would change the company. */
const HIGH = 20;

const ofCustomer = {
  risk: 'Går kunden till någon annan, byter inköpschef eller pressar priset märks det genast, och nya kunder tar tid att vinna.',
  action:
    'Skriv ett avtal med uppsägningstid, ha fler kontakter hos kunden än en, och sätt ett eget mål för nya kunder så att andelen krymper för att resten växer.',
  cost: 'Ingen utgift, löpande säljtid',
  firstStep: 'På måndag: leta upp det ni har avtalat med kunden, och boka ett möte om nästa år.',
  gave: (revenue: string) => `Från kunden kom ${revenue}`,
};

/** One who lets rooms has an agreement with each already. */
const ofTenant: typeof ofCustomer = {
  risk: 'Säger hyresgästen upp sig märks det genast, och det tar tid att hyra ut en stor yta.',
  action:
    'Börja tala om nästa avtal i god tid, låt inte flera stora avtal löpa ut samma år, och se efter hur ytan går att dela om den blir ledig.',
  cost: 'Ingen utgift, egen tid inför varje avtal',
  firstStep: 'På måndag: slå upp när avtalet löper ut, och boka ett möte i god tid före.',
  gave: (revenue) => `Hyran gav ${revenue}`,
};

/** The share of the customer that much hangs on; null where nothing does on any. */
function shareOfLargest(context: SalesRuleContext): Fact | null {
  const { book } = context;
  const [share] = byValue(book.all(key.customerShare)).filter(
    (fact) => !isSilent(subjectName(fact), context),
  );
  const several = size(book.get(key.customersTotal)) > 1;
  return share === undefined || size(share) < HIGH || !several ? null : share;
}

/** The customer that it is advised to depend less on, by name; null for none. */
export function dependedOn(context: SalesRuleContext): string | null {
  const share = shareOfLargest(context);
  return share === null ? null : subjectName(share);
}

export const customerDependency = defineSalesRule<Dependency>({
  id: 'customer-dependency',
  theme: 'customers',
  when(context) {
    const { book } = context;
    const share = shareOfLargest(context);
    if (share === null) return null;
    // Who buys less is met about that.
    if (isAskedWhy(subjectName(share), context)) return null;
    const revenue = book.of(key.customerRevenue, subjectName(share));
    const latest = book.of(key.customerCurrent, subjectName(share));
    return { share, revenue, atStake: latest ?? revenue };
  },
  advise({ share, revenue, atStake }, context) {
    const { yearlyRevenue, business } = context;
    const wording = business?.id === 'property' ? ofTenant : ofCustomer;
    return {
      title: `Minska beroendet av ${mention(share)}`,
      description: sentences(
        `${mention(share)} står för ${figure(share)} av omsättningen${ofFile(share, context)}${revenue === null ? '' : `, ${figure(revenue)}`}.`,
        wording.risk,
      ),
      action: wording.action,
      firstStep: wording.firstStep,
      cost: wording.cost,
      timeframe: 'Inom ett halvår',
      effort: 2,
      sureness: 0.8,
      effect: null,
      effectNote: sentences(
        'Ingen intäkt att räkna hem.',
        atStake === null ? null : `${wording.gave(figure(atStake))} ${duringPeriodOf(atStake)}.`,
      ),
      atStake: size(atStake),
      stake: (yearlyRevenue * size(share)) / 100 / 25,
    };
  },
});

import type { NamedEvent } from '../../../events/sentence.ts';
import { size, subjectName } from '../../../facts/fact-value.ts';
import { paysItself } from '../own-margin.ts';
import type { SalesRuleContext } from '../rule-context.ts';
import { heaviest } from './heaviest-event.ts';

/** Whether a customer of goods had first bought for as much more in a single month: what is bought ahead is not lost. */
const boughtAhead = ({ change }: NamedEvent, { happened, ofGoods }: SalesRuleContext): boolean =>
  ofGoods &&
  happened.all.some(
    (other) =>
      other.type === 'once' &&
      other.change.subject?.kind === 'customer' &&
      subjectName(other.change) === subjectName(change) &&
      size(other.change) >= -size(change) &&
      (other.change.period?.from ?? '') < (change.period?.from ?? ''),
  );

/** The customer who buys less and is asked why, with the words on it; null where there is none. */
export const customerBuyingLess = (context: SalesRuleContext) =>
  heaviest(
    context,
    (event) =>
      event.type === 'level' &&
      event.change.subject?.kind === 'customer' &&
      paysItself(context, event.change) &&
      !boughtAhead(event, context),
  );

/** Whether it is the one who is asked why they buy less: where another has stopped, that one is asked. */
export const isAskedWhy = (name: string, context: SalesRuleContext): boolean =>
  customerBuyingLess(context)?.event.change.subject?.name === name &&
  !context.happened.all.some(
    ({ type, change }) => type === 'stopped' && change.subject?.kind === 'customer',
  );

import { nameOf } from '../../../text/placeholder.ts';
import { inQuotes } from '../../../text/swedish.ts';
import { fallingVolume } from '../advice/falling-volume.ts';
import type { SalesBrief } from '../brief.ts';
import type { ProductFacts } from './product-facts.ts';

type Told = Pick<SalesBrief, 'advice'>;

/** Where an advice is on its fall: why it is and what to do is told there. */
export function ofAdvice({ change }: ProductFacts, advice: Told['advice']): string | null {
  const found = advice.find(
    ({ advice: { id, title } }) =>
      id === fallingVolume.id && change !== null && title.includes(nameOf(change)),
  );
  return found === undefined ? null : `Se rådet ${inQuotes(found.advice.title)}.`;
}

/** What is said of where it fell, or where advice on events says that of it word for word, that advice. */
export function whereTold(text: string, name: string, advice: Told['advice']): string {
  const [where = ''] = text.split(':');
  const sentence = `: ${where.charAt(0).toLowerCase()}${where.slice(1)}`;
  const found = advice.find(
    ({ advice: { id, action, happened = [] } }) =>
      id === 'other-events' &&
      action.includes(sentence) &&
      happened.some(({ subject }) => subject?.kind === 'product' && subject.name === name),
  );
  return found === undefined ? text : `Se rådet ${inQuotes(found.advice.title)}.`;
}

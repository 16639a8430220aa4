import type { Fact } from '../../../facts/fact.ts';
import { nameOf } from '../../../text/placeholder.ts';
import { inQuotes, listed } from '../../../text/swedish.ts';
import { absentStaff } from '../advice/absent-staff.ts';
import { dearerPurchase } from '../advice/events.ts';
import { placeOfAll } from '../advice/fallen-part.ts';
import { fallingVolume } from '../advice/falling-volume.ts';
import { isOfWhoLeft } from '../advice/where-it-fell.ts';
import type { SalesBrief } from '../brief.ts';
import type { ProductFacts } from './product-facts.ts';

type Told = Pick<SalesBrief, 'context' | 'advice'>;

/** Where an advice is on its fall, or on who has left or the place that made most of it: why it is and what to do is told there. */
export function ofAdvice({ change }: ProductFacts, { context, advice }: Told): string | null {
  if (change === null) return null;
  const place = placeOfAll([change], context);
  // Advice on it by name says more than that on who has left.
  const own = advice.find(
    ({ advice: { id, title } }) => id === fallingVolume.id && title.includes(nameOf(change)),
  );
  const others = advice.find(({ advice: { id, happened = [] } }) =>
    id === absentStaff.id
      ? happened.some(({ subject }) => isOfWhoLeft(change, context, subject?.name))
      : place !== null && id === `${place.subject?.kind}-decline`,
  );
  const found = own ?? others;
  return found === undefined ? null : `Se rådet ${inQuotes(found.advice.title)}.`;
}

const isOf = (name: string, happened: readonly Fact[] = []) =>
  happened.some(({ subject }) => subject?.kind === 'product' && subject.name === name);

/** Where the dearer purchase that took its margin has advice of its own, which says more than its line can. */
export function ofDearer(name: string, advice: Told['advice']): string | null {
  const found = advice.find(
    ({ advice: { id, happened } }) => id === dearerPurchase.id && isOf(name, happened),
  );
  return found === undefined ? null : `Se rådet ${inQuotes(found.advice.title)}.`;
}

/** Where what has happened to it is followed up with other events: why it is told there, and not by what all have in common. */
export function ofOwnEvent(name: string, advice: Told['advice']): string | null {
  const found = advice.find(
    ({ advice: { id, happened } }) => id === 'other-events' && isOf(name, happened),
  );
  return found === undefined ? null : `Se rådet ${inQuotes(found.advice.title)}.`;
}

/** Whether an action says of where something fell what this does: there it may stand with whose fall it is. */
function saysWhere(action: string, where: string): boolean {
  const [before = '', ...after] = where.toLowerCase().split('tappet');
  const lower = action.toLowerCase();
  return after.length === 0
    ? lower.includes(`: ${before}`)
    : lower.includes(`${before}tappet`) && lower.includes(after.join('tappet'));
}

/** What is said of where it fell, or where advice on events says that of it word for word, that advice. */
export function whereTold(text: string, name: string, advice: Told['advice']): string {
  const [where = ''] = text.replace(/\.$/u, '').split(':');
  const found = advice.find(
    ({ advice: { id, action, happened } }) =>
      id === 'other-events' && saysWhere(action, where) && isOf(name, happened),
  );
  return found === undefined ? text : `Se rådet ${inQuotes(found.advice.title)}.`;
}

const SEE = /^Se rådet (”[^”]+”)\.$/u;

/** What is said of one, where all of it points at advice in one sentence: `Se råden ”A” och ”B”.` */
export function pointedAtOnce(texts: readonly string[]): readonly string[] {
  const titles = texts.flatMap((text) => SEE.exec(text)?.[1] ?? []);
  return titles.length < 2 || titles.length < texts.length
    ? texts
    : [`Se råden ${listed([...new Set(titles)])}.`];
}

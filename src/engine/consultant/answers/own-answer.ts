import type { Reading } from '../question/ask.ts';
import { isHowOften } from '../question/how-often.ts';
import { isCountable } from '../question/kinds-counted.ts';
import { rankAsked } from '../question/rank-of.ts';
import { isOfSilent } from '../question/silent.ts';
import { answerFigure } from './figures.ts';
import { asHowOften, howOften } from './how-often.ts';
import { daysCounted, kindsCounted } from './kinds.ts';
import { asPlace, rankOf } from './rank.ts';
import type { Consultation, Reply } from './reply.ts';
import { asSilent, silentCustomers } from './silent.ts';

/** Who has gone silent, how often one of the company's own buys, its place among its kind; null for any other question. */
export function ownAnswer(
  { ask, plain, shape }: Reading,
  consultation: Consultation,
): Promise<Reply> | null {
  if (isOfSilent(ask, plain)) return answerFigure(asSilent(ask), consultation, silentCustomers);
  if (isHowOften(ask, shape)) return answerFigure(asHowOften(ask, plain), consultation, howOften);
  if (isCountable(ask)) {
    const amount = ask.guide === 'sales' ? 'revenue' : 'cost';
    const counting = ask.counted === 'days' ? daysCounted : kindsCounted(ask.counted);
    return answerFigure({ ...ask, measure: amount }, consultation, counting);
  }
  const rank = rankAsked(ask, plain) ?? rankAsked(ask, shape);
  return rank === null ? null : answerFigure(asPlace(ask), consultation, rankOf(rank));
}

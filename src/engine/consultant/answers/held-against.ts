import { compare, decimal } from '../../facts/decimal.ts';
import { derive } from '../../facts/derive.ts';
import { part, worked } from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import { monthNumber } from '../../figures/calendar/months.ts';
import { figure, placeholders } from '../../text/placeholder.ts';
import type { Reading } from '../question/ask.ts';
import type { HeldAgainst } from '../question/held-against.ts';
import type { Consultation, Reply } from './reply.ts';
import { CUT } from './work.ts';

const YEAR = 12;

/** The figure that an answer says first. */
function firstOf({ text }: Reply, { facts }: Consultation): Fact | null {
  const found = placeholders(text).find(({ form }) => form === 'figure' || form === 'magnitude');
  return facts.list.find(({ id }) => id === found?.factId) ?? null;
}

/** A list has no one sum, but where the mean of its months is said first. */
const isOfOneSum = ({ ask }: Reading, { text }: Reply): boolean =>
  ask.order === null && (ask.by === null || (ask.by === 'month' && text.includes(':** i snitt ')));

/** Whether less than the time that was asked for is known. */
function isPartial(fact: Fact, { text }: Reply, { isTimed }: HeldAgainst): boolean {
  if (text.includes(CUT)) return true;
  if (isTimed || fact.period === null) return false;
  return monthNumber(fact.period.to) - monthNumber(fact.period.from) + 1 < YEAR;
}

type Limit = Extract<HeldAgainst['against'], { kind: 'limit' }>;

/** A yes or a no: of a part of the time a sum may still come to more. */
function verdict(fact: Fact, { side, orEqual, value }: Limit, isOfPart: boolean): string {
  const sign = compare(decimal(fact.value), decimal(value));
  const isIt = sign === 0 ? orEqual : sign > 0 === (side === 'over');
  const isSure = !isOfPart || isIt === (side === 'over');
  if (isIt) return isSure ? '**Ja.**' : '**Ja, i den del som filen har.**';
  return isSure ? '**Nej.**' : '**Nej, inte i den del som filen har.**';
}

/** The answer of a sum held against so much, or with the part of it that was asked for; null where it is no such sum. */
export function heldAnswer(
  read: Reading,
  reply: Reply,
  held: HeldAgainst,
  consultation: Consultation,
): Reply | null {
  const fact =
    reply.kind === 'answer' && isOfOneSum(read, reply) ? firstOf(reply, consultation) : null;
  if (fact === null) return null;
  const { against } = held;
  if (against.kind === 'limit')
    return fact.unit === against.unit
      ? {
          ...reply,
          text: `${verdict(fact, against, isPartial(fact, reply, held))}${reply.text.startsWith('-') ? '\n' : ' '}${reply.text}`,
          meant: `${reply.meant} · ställt mot ${against.shown}`,
        }
      : null;
  if (fact.unit !== 'SEK') return null;
  const some = derive(consultation.facts, {
    ...worked(part(against.percent, fact), { decimals: 2 }),
    ...{ key: 'ask.part', label: `${against.percent.replace('.', ',')} % av beloppet` },
    ...{ unit: 'SEK', subject: fact.subject, period: fact.period },
  });
  return { ...reply, text: `**Det blir ${figure(some)}**, så stor del av det här:\n${reply.text}` };
}

import { size } from '../../facts/fact-value.ts';
import { costKeys } from '../../guides/costs/catalogue.ts';
import { figure, nameOf } from '../../text/placeholder.ts';
import { cause } from '../answers/cause.ts';
import { happened, lossesFirst } from '../answers/events.ts';
import { answer, type Consultation, type Reply, sourceOf } from '../answers/reply.ts';
import { factOf } from '../answers/topic.ts';
import type { Ask } from '../question/ask.ts';

const OF_EACH = 4;
const MOST_LISTED = 3;

/** Payments that may have been made twice; said where none are too, where costs are known. */
function doubles(consultation: Consultation): string | null {
  const source = sourceOf(consultation, 'costs');
  const count = source === null ? null : factOf(source, costKeys.doublesCount);
  if (source === null || count === null) return null;
  if (size(count) === 0) return 'Inga betalningar ser ut att ha gjorts två gånger.';
  const from = consultation.imported(source);
  const [many, sum] = [count, factOf(source, costKeys.doublesAmount)].map((fact) =>
    fact === null ? null : from.withId(fact.id),
  );
  const each = source.facts
    .filter(({ key }) => key === costKeys.doubleAmount)
    .slice(0, MOST_LISTED)
    .flatMap(({ id }) => from.withId(id) ?? [])
    .map((fact) => `${nameOf(fact)} ${figure(fact)}`);
  if (!many || !sum) return null;
  return `**Möjliga dubbelbetalningar:** ${figure(many)}, tillsammans ${figure(sum)}${each.length > 0 ? ` (${each.join(', ')})` : ''}.`;
}

/** `Vad sticker ut bland kostnaderna?`: words that are of what is paid. */
const PAID = /\b(?:kostnad|utgift|betalning|leverantor|inkop)/;

/** What sticks out, in what is paid alone where `plain` says so: what has happened that is large, and what may have been paid twice. */
export function odd(plain: string, consultation: Consultation): Reply {
  const isOfPaid = PAID.test(plain);
  const events = consultation.sources
    .filter(({ guide }) => !isOfPaid || guide === 'costs')
    .flatMap((source) => happened(source, consultation, [], OF_EACH));
  const lines = [
    events.length > 0
      ? ['**Det här sticker ut:**', ...events.map((each) => `- ${each}`)].join('\n')
      : 'Ingenting har ändrats så mycket att det sticker ut mot året före.',
    doubles(consultation),
  ];
  return answer(lines.filter((line) => line !== null).join('\n\n'), {
    meant: 'Vad som sticker ut: stora händelser och möjliga dubbelbetalningar',
    suggestions: ['Vad är vår största risk?', 'Vad ska jag göra på måndag?'],
  });
}

/** What each raised payment costs, together. */
function rises(consultation: Consultation): string | null {
  const source = sourceOf(consultation, 'costs');
  const known = source === null ? null : factOf(source, costKeys.priceRisesYearly);
  const fact = known && source ? consultation.imported(source).withId(known.id) : null;
  return fact === null || size(fact) <= 0
    ? null
    : `Återkommande betalningar som har höjts kostar ${figure(fact)} mer per år.`;
}

/** Where the money goes: what has made less be left, the heaviest first. */
export function leak(ask: Ask, consultation: Consultation): Reply {
  const bare: Ask = { ...ask, named: [], periods: [], measured: false, compared: false };
  const losses = lossesFirst(consultation.sources, consultation, []);
  const more = [rises(consultation), doubles(consultation)].filter((line) => line !== null);
  if (losses === '') {
    const reply = cause('varfor tjanar vi mindre', bare, consultation);
    return { ...reply, text: [reply.text, ...more].join('\n') };
  }
  return answer([losses.trimEnd(), '', ...more].join('\n'), {
    meant: 'Vad som gör att det blir mindre kvar, tyngst först',
    suggestions: ['Varför tjänar jag mindre?', 'Vad kan vi spara in på?'],
  });
}

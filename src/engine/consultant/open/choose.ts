import type { Fact } from '../../facts/fact.ts';
import { figure, periodOf } from '../../text/placeholder.ts';
import { changed } from '../answers/change.ts';
import { answerFigure } from '../answers/figures.ts';
import { answer, type Consultation, type Reply, refusal } from '../answers/reply.ts';
import type { Work } from '../answers/work.ts';
import { selectionOf } from '../answers/work.ts';
import type { Ask } from '../question/ask.ts';
import type { Named } from '../question/named.ts';
import { asked, figureOf } from '../tables/compute.ts';
import { asHeld } from './how-is.ts';

/** What one of those to choose among has sold, and left where the file has what the goods cost. */
interface Choice {
  name: string;
  sold: Fact;
  before: Fact | null;
  change: Fact | null;
  percent: Fact | null;
  profit: Fact | null;
  margin: Fact | null;
}

async function choiceOf(work: Work, one: Named): Promise<Choice | null> {
  const { asking, consultation, table } = work;
  const own: Work = { ...work, ask: { ...work.ask, named: [one] } };
  const found = await changed(own);
  const pair = found === null || 'reply' in found ? null : found;
  const sold = pair?.now ?? (await figureOf(consultation.facts, asking, selectionOf(own.ask)));
  if (sold === null) return null;
  const of = async (measure: 'profit' | 'margin') => {
    const computed = asked(table, measure);
    if ('refused' in computed) return null;
    return figureOf(consultation.facts, computed, selectionOf(own.ask, pair ? sold.period : null));
  };
  return {
    ...{ name: one.names.length === 1 ? (one.names[0] ?? one.written) : one.written, sold },
    ...{ before: pair?.before ?? null, change: pair?.by ?? null, percent: pair?.percent ?? null },
    ...{ profit: await of('profit'), margin: await of('margin') },
  };
}

function lineOf({ name, sold, before, percent, profit, margin }: Choice): string {
  const share = percent === null ? '' : ` (${figure(percent)})`;
  const held = before === null ? '' : `, mot ${figure(before)} under ${periodOf(before)}${share}`;
  const left = profit === null ? '' : `. Kvar när varorna är betalda: ${figure(profit)}`;
  const part = profit === null || margin === null ? '' : `, ${figure(margin)} av det sålda`;
  return `- **${name}:** ${figure(sold)} under ${periodOf(sold)}${held}${left}${part}`;
}

const greatest = (choices: readonly Choice[], of: (choice: Choice) => Fact | null) => {
  const known = choices.flatMap((choice) => {
    const fact = of(choice);
    return fact === null ? [] : [{ choice, fact, value: Number(fact.value) }];
  });
  const [first, second] = [...known].sort((a, b) => b.value - a.value);
  return known.length === choices.length && first && second && first.value > second.value
    ? first
    : null;
};

const NOT_KNOWN =
  'Vad en satsning kostar, hur mycket arbete den tar och hur mycket mer som går att sälja står inte i filen.';
const NO_COST =
  'Vad de kostar er finns inte i filen, så vad som blir kvar av dem går inte att säga.';

function verdict(choices: readonly Choice[]): string {
  const most = greatest(choices, ({ profit }) => profit);
  const sold = greatest(choices, (choice) => choice.sold);
  const growing = greatest(choices, ({ change }) => change);
  const grows =
    growing !== null && growing.value > 0 ? ` Mest i kronor växer **${growing.choice.name}**.` : '';
  if (most !== null)
    return `**Mest kvar lämnar ${most.choice.name}**, med ${figure(most.fact)} under ${periodOf(most.fact)}.${grows}`;
  return sold === null
    ? `**De säljer lika mycket.**${grows}`
    : `**Mest säljer ${sold.choice.name}**, för ${figure(sold.fact)} under ${periodOf(sold.fact)}.${grows}`;
}

/** What is worth going for among what is sold: what each sells and leaves, and which way it goes. */
export async function choose(ask: Ask, consultation: Consultation): Promise<Reply | null> {
  const { named } = ask;
  if (named.length < 2 || named.some(({ guide }) => guide !== 'sales')) return null;
  return answerFigure({ ...asHeld(ask), named: [] }, consultation, async (work) => {
    const found: Choice[] = [];
    for (const one of named) {
      const choice = await choiceOf(work, one);
      if (choice === null)
        return refusal(`Inget är sålt av ${one.names[0] ?? one.written} i den tid som jämförs.`);
      found.push(choice);
    }
    const hasProfit = found.every(({ profit }) => profit !== null);
    const lines = [
      verdict(found),
      ...found.map(lineOf),
      ...(hasProfit ? [] : [NO_COST]),
      NOT_KNOWN,
    ];
    return answer(lines.join('\n'), {
      meant: `Vad var och en säljer och lämnar · ${found.map(({ name }) => name).join(' eller ')} · ur ${work.source.document}`,
      suggestions: ['Vad tjänar vi mest på?', 'Vad ska jag göra på måndag?'],
    });
  });
}

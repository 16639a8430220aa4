import type { Fact } from '../../../facts/fact.ts';
import { byValue, subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { mention, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import type { AnswerPart, SalesAnswerContext } from './answer-context.ts';
import { readClosed, readSeason, type SeasonAnswer } from './months.ts';

/** The month (1–12) of a seasonal index, whether named `3`, `03` or `2025-03`. */
function monthNumber(fact: Fact): number {
  return Number(subjectName(fact).slice(-2));
}

/** A month among this many extremes may be called strongest or weakest without contradiction. */
const NEAR = 3;

function indexed(fact: Fact): string {
  return `${mention(fact)} (${figure(fact)} gånger månadssnittet)`;
}

function held(
  months: readonly number[],
  ordered: readonly Fact[],
  what: 'starkast' | 'svagast',
): string | null {
  const extreme = ordered[0];
  if (extreme === undefined || months.length === 0) return null;
  const near = ordered.slice(0, NEAR).map(monthNumber);
  const season = what === 'starkast' ? 'högsäsong' : 'lågsäsong';
  if (months.includes(monthNumber(extreme)))
    return `Din bild av när det är ${season} stämmer med filen: ${what} är ${indexed(extreme)}.`;
  const own = ordered.find((fact) => months.includes(monthNumber(fact)));
  if (own === undefined) return null;
  return months.some((month) => near.includes(month))
    ? `Din bild av när det är ${season} stämmer i stort, men ${what} är ${indexed(extreme)}.`
    : `Du skrev att det är ${season} i ${mention(own)}; filen visar att ${indexed(extreme)} är ${what}, medan ${indexed(own)} ligger en bit därifrån.`;
}

function evenSentence(ordered: readonly Fact[]): string | null {
  const top = ordered[0];
  const bottom = ordered[ordered.length - 1];
  if (top === undefined || bottom === undefined) return null;
  const spread =
    Number(bottom.value) <= 0 ? Number.POSITIVE_INFINITY : Number(top.value) / Number(bottom.value);
  return spread > 1.3
    ? `Du skrev att försäljningen inte följer någon säsong; filen visar en: ${indexed(top)} är starkast och ${indexed(bottom)} svagast.`
    : 'Du skrev att försäljningen är jämn över året, och det stämmer med filen.';
}

function check(answered: SeasonAnswer, strongestFirst: readonly Fact[]): string {
  if (answered.even) return evenSentence(strongestFirst) ?? '';
  const top = strongestFirst[0];
  const bottom = strongestFirst.at(-1);
  const right = (months: readonly number[], fact: Fact | undefined) =>
    fact !== undefined && months.includes(monthNumber(fact));
  if (top && bottom && right(answered.strong, top) && right(answered.weak, bottom))
    return `Din bild av säsongen stämmer med filen: starkast är ${indexed(top)}, svagast ${indexed(bottom)}.`;
  return sentences(
    held(answered.strong, strongestFirst, 'starkast'),
    held(answered.weak, [...strongestFirst].reverse(), 'svagast'),
  );
}

/** Question 4: seasonality, compared with the seasonal index if the file is long enough. */
export function seasonAnswer(answer: string, { book }: SalesAnswerContext): AnswerPart {
  const answered = readSeason(answer);
  const part = {
    strongMonths: answered.strong,
    weakMonths: answered.weak,
    closedMonths: readClosed(answer),
  };
  const strongestFirst = byValue(book.all(key.seasonIndex));
  if (strongestFirst.length === 0)
    return {
      ...part,
      checks: [
        'Filen är för kort för att visa en säsong, så svaret om säsong kan inte stämmas av.',
      ],
    };
  const text = check(answered, strongestFirst);
  return text === '' ? part : { ...part, checks: [text] };
}

import { isPositive } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { listed, mention, sentences } from '../../../text/swedish.ts';
import { whatOf } from '../areas/areas.ts';
import { costKeys as key } from '../catalogue.ts';
import type { CostAnswerContext, CostAnswerPart } from './answer-context.ts';
import { matchIn } from './match.ts';
import { readNamed, withoutKept } from './named-amounts.ts';

/** Question 4: what the user finds unnecessary, located in the file with its cost. */
export function unnecessaryAnswer(
  answer: string,
  { book, figures }: CostAnswerContext,
): CostAnswerPart {
  const matches = readNamed(withoutKept(answer)).flatMap(
    ({ words }) => matchIn(words, book, figures) ?? [],
  );
  const namesOf = (kind: string) => [
    ...new Set(matches.filter((match) => match.kind === kind).map(({ name }) => name)),
  ];
  const unnecessary = namesOf('subscription')
    .flatMap((name) => book.of(key.subscriptionYearly, name) ?? [])
    .filter(isPositive);
  const suppliers = namesOf('supplier').flatMap((name) => book.of(key.supplierTotal, name) ?? []);
  const areas = namesOf('area').flatMap((name) => book.of(key.areaTotal, name) ?? []);
  const parts = [
    ...unnecessary.map((fact) => `${mention(fact)} (${figure(fact)} per år)`),
    ...suppliers.map((fact) => `${mention(fact)} (${figure(fact)} under perioden)`),
    ...areas.map(
      (fact) =>
        `${whatOf(fact.subject?.name ?? '', figures.business)} (${figure(fact)} under perioden)`,
    ),
  ];
  const text =
    parts.length === 0
      ? 'Det du kallar onödigt gick inte att hitta under något namn i filen, så det har inget belopp här.'
      : sentences(`Av det du kallar onödigt finns i filen ${listed(parts)}.`);
  return { unnecessary, checks: [text] };
}

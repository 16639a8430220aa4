import type { Fact } from '../facts/fact.ts';
import { size } from '../facts/fact-value.ts';
import type { BusinessWords } from './business.ts';
import { plainWords } from './plain-words.ts';
import { businessOf } from './recognise.ts';

/** How a company speaks, by what the facts of an analysis say is sold, and by the columns they are of. */
export function wordsOfFacts(facts: readonly Fact[]): BusinessWords {
  const sold = facts
    .filter(({ key }) => key === 'sales.product.revenue')
    .map((fact) => ({ name: fact.subject?.name ?? '', kronor: size(fact) }));
  const signs = { sni: null, sold, columns: facts.flatMap(({ source }) => source.columns) };
  return businessOf(signs)?.words ?? plainWords.goods;
}

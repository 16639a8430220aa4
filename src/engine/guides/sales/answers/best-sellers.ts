import { mentioned } from '../../../advice/answers/names.ts';
import { wordsOfFacts } from '../../../business/words-of-facts.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { listed, mention, mentions, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import type { AnswerPart, SalesAnswerContext } from './answer-context.ts';

interface Noun {
  one: string;
  the: string;
}

function contradiction(top: Fact, named: readonly Fact[], what: Noun, sells: string): string {
  return sentences(
    `Du skrev att ${mentions(named)} ${sells}; filen visar att ${mention(top)} är den största ${what.the} med ${figure(top)}.`,
    `${listed(named.map((fact) => `${mention(fact)} ligger på ${figure(fact)}`))}.`,
  );
}

function compared(
  facts: readonly Fact[],
  names: readonly string[],
  what: Noun,
  sells: string,
): string | null {
  const ordered = byValue(facts);
  const top = ordered[0];
  if (top === undefined) return null;
  const named = names
    .map((name) => ordered.find((fact) => subjectName(fact) === name))
    .filter((fact) => fact !== undefined);
  if (named.length === 0) return null;
  if (!named.includes(top)) return contradiction(top, named.slice(0, 3), what, sells);
  const others = named.filter((fact) => fact !== top).slice(0, 3);
  return sentences(
    `Du skrev att ${mention(top)} ${sells}, och filen säger detsamma: ${figure(top)}, mer än någon annan ${what.one}.`,
    others.length === 0
      ? null
      : `Du nämnde också ${listed(others.map((fact) => `${mention(fact)} (${figure(fact)})`))}.`,
  );
}

/** Question 1: the best sellers, compared with revenue by product, else by category. */
export function bestSellersAnswer(answer: string, { book }: SalesAnswerContext): AnswerPart {
  const products = book.all(key.productRevenue);
  const categories = book.all(key.categoryRevenue);
  if (products.length === 0 && categories.length === 0)
    return {
      checks: ['Filen har ingen produktkolumn, så svaret om storsäljare kan inte stämmas av.'],
    };
  const words = wordsOfFacts(book.list);
  const product: Noun = { one: words.income.part, the: words.income.thePart };
  const category: Noun = { one: words.group, the: words.theGroup };
  const named = (facts: readonly Fact[]) => mentioned(answer, byValue(facts).map(subjectName));
  const check =
    compared(products, named(products), product, words.income.best) ??
    compared(categories, named(categories), category, words.income.best);
  if (check !== null) return { checks: [check] };
  const top = byValue(products.length > 0 ? products : categories)[0];
  if (top === undefined) return {};
  return {
    checks: [
      `Svaret om storsäljare gick inte att para ihop med något namn i filen. Störst där är ${mention(top)} med ${figure(top)}.`,
    ],
  };
}

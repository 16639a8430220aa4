import { mentioned, phrases } from '../../../advice/answers/names.ts';
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

/** Where something else was named too, that may be the largest by another name: nothing is denied. */
function beside(top: Fact, named: readonly Fact[], what: Noun): string {
  const found = listed(named.map((fact) => `${mention(fact)} (${figure(fact)})`));
  return `Av det du nämnde finns ${found} i filen. Störst där är ${what.the} ${mention(top)} med ${figure(top)}.`;
}

function contradiction(top: Fact, named: readonly Fact[], what: Noun, sells: string): string {
  return sentences(
    `Du skrev att ${mentions(named)} ${sells}; filen visar att ${mention(top)} är den största ${what.the} med ${figure(top)}.`,
    `${listed(named.map((fact) => `${mention(fact)} ligger på ${figure(fact)}`))}.`,
  );
}

function compared(
  facts: readonly Fact[],
  answer: string,
  what: Noun,
  sells: string,
): string | null {
  const ordered = byValue(facts);
  const top = ordered[0];
  if (top === undefined) return null;
  const parts = phrases(answer);
  const named = mentioned(answer, ordered.map(subjectName))
    .map((name) => ordered.find((fact) => subjectName(fact) === name))
    .filter((fact) => fact !== undefined);
  if (named.length === 0) return null;
  if (!named.includes(top)) {
    const isAll = parts.every((part) => mentioned(part, ordered.map(subjectName)).length > 0);
    const few = named.slice(0, 3);
    return isAll ? contradiction(top, few, what, sells) : beside(top, few, what);
  }
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
  const check =
    compared(products, answer, product, words.income.best) ??
    compared(categories, answer, category, words.income.best);
  if (check !== null) return { checks: [check] };
  const top = byValue(products.length > 0 ? products : categories)[0];
  if (top === undefined) return {};
  return {
    checks: [
      `Svaret om storsäljare gick inte att para ihop med något namn i filen. Störst där är ${mention(top)} med ${figure(top)}.`,
    ],
  };
}

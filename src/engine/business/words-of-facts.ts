import type { Fact } from '../facts/fact.ts';
import { size } from '../facts/fact-value.ts';
import type { BusinessWords } from './business.ts';
import { besideGoods } from './goods-beside.ts';
import { plainWords } from './plain-words.ts';
import { businessOf } from './recognise.ts';

/** From this share on, in per cent, what staff costs is wages, or wages and what is paid on them. */
const ALL = 95;

/** What staff costs is called where that is wages, or these with contributions and pensions; null where it is more. */
function wagesOf(facts: readonly Fact[]): NonNullable<BusinessWords['wages']> | null {
  const called = { 'costs.area.wages': 'lönerna', 'costs.area.payroll': 'lönerna med avgifter' };
  const found = Object.entries(called).flatMap(([key, name]) => {
    const share = facts.find((fact) => fact.key === key && size(fact) >= ALL);
    return share?.subject ? [{ area: share.subject.name, called: name }] : [];
  });
  return found[0] ?? null;
}

/** How a company speaks, by what the facts of an analysis say is sold, and by the columns they are of. */
export function wordsOfFacts(facts: readonly Fact[]): BusinessWords {
  const sold = facts
    .filter(({ key }) => key === 'sales.product.revenue')
    .map((fact) => ({ name: fact.subject?.name ?? '', kronor: size(fact) }));
  const signs = { sni: null, sold, columns: facts.flatMap(({ source }) => source.columns) };
  const words = besideGoods(businessOf(signs)?.words ?? plainWords.goods, sold);
  const wages = wagesOf(facts);
  return wages === null ? words : { ...words, wages };
}

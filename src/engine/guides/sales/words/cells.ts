import { size } from '../../../facts/fact-value.ts';
import { unequalDays } from '../../../figures/calendar/unequal-days.ts';
import { figure } from '../../../text/placeholder.ts';
import { salesKeys as key } from '../catalogue.ts';
import { costAwaitsVat } from '../margins.ts';
import type { SalesRuleContext } from '../rule-context.ts';
import type { ProductFacts } from './product-facts.ts';

/** A margin as a table cell; an unknown one says so instead of showing zero. */
export function marginText({ margin }: ProductFacts, context: SalesRuleContext): string {
  const { book } = context;
  if (margin !== null) return figure(margin);
  if (costAwaitsVat(context)) return 'Okänd: oklart om momsen ingår';
  return book.get(key.costTotal) === null
    ? 'Okänd: kostnad saknas i filen'
    : 'Okänd: kostnad saknas för produkten';
}

/** Notes a comparison with a shorter month, which explains the percentage beside it. */
export function againstLength({ comparison, facts }: SalesRuleContext['figures']): string {
  if (comparison === null || !facts.some((fact) => fact.key === key.growthPerDay)) return '';
  const days = unequalDays(comparison.current, comparison.previous);
  if (days === null) return '';
  return days.now > days.before ? ' mot en kortare period' : ' mot en längre period';
}

/** Growth as a table cell. */
export function growthText(product: ProductFacts, { figures, words }: SalesRuleContext): string {
  if (product.growth !== null) return `${figure(product.growth)}${againstLength(figures)}`;
  if (figures.comparison === null) return 'Okänd: filen är för kort för att jämföra';
  return product.previous !== null && size(product.previous) === 0
    ? `Ny: ${words.income.wasNot} i jämförelseperioden`
    : 'Okänd: går inte att jämföra';
}

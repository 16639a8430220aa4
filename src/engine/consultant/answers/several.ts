import { derive } from '../../facts/derive.ts';
import { less, sum, worked } from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import { figure, nameOf } from '../../text/placeholder.ts';
import type { Ask } from '../question/ask.ts';
import type { Named } from '../question/named.ts';
import { figureOf, figuresBy, rowsIn } from '../tables/compute.ts';
import { nameOfNamed } from '../tables/selection.ts';
import { answer, type Reply } from './reply.ts';
import { barsOf, bullet, during, kindNames, tableOf } from './words.ts';
import { MOST_LISTED, noRows, selectionOf, type Work } from './work.ts';

/** What figures of other names or days come to together, as a line of their list. */
export function allOf(
  { asking, consultation }: Work,
  each: readonly Fact[],
  about: Partial<Pick<Fact, 'subject' | 'period'>> = {},
): string {
  if (each.length < 2 || !asking.computation.adds) return '';
  const { label, unit } = asking.computation;
  const all = derive(consultation.facts, {
    ...{ ...worked(sum(...each)), unit, subject: null, period: each[0]?.period ?? null, ...about },
    key: 'ask.together',
    label: `${label} tillsammans`,
  });
  return `\n- **Tillsammans:** ${figure(all)}`;
}

/** Whether no row is of two of them: what they come to together is then their sum. */
async function areApart({ ask, table }: Work, named: readonly Named[]): Promise<boolean> {
  for (const [at, one] of named.entries())
    for (const other of named.slice(at + 1)) {
      if (
        one.dimension === other.dimension &&
        other.names.every((each) => !one.names.includes(each))
      )
        continue;
      const selection = { ...selectionOf(ask), named: [one, other] };
      if (one.dimension === other.dimension || (await rowsIn(table, selection)) > 0) return false;
    }
  return true;
}

/** How much more one of two is, as a line of their list. */
function differenceOf({ asking, consultation }: Work, facts: readonly Fact[]): string {
  const [larger, smaller, ...more] = [...facts].sort((a, b) => Number(b.value) - Number(a.value));
  if (larger === undefined || smaller === undefined || more.length > 0) return '';
  const { label, unit } = asking.computation;
  const fact = derive(consultation.facts, {
    ...{ ...worked(less(larger, smaller)), unit: unit === 'percent' ? 'percentagePoints' : unit },
    ...{ subject: null, period: larger.period },
    key: 'ask.difference',
    label: `${label}: skillnad`,
  });
  return `\n- **Skillnad:** ${figure(fact)}`;
}

/** The largest first, or the least where that is asked for. */
export const inOrder = (facts: readonly Fact[], { order }: Pick<Ask, 'order'>): Fact[] =>
  [...facts].sort((a, b) => (Number(b.value) - Number(a.value)) * (order === 'least' ? -1 : 1));

/** The sum and each part of it where several things are named. */
export async function severalNamed(work: Work, named: readonly Named[]): Promise<Reply> {
  const { ask, asking, consultation } = work;
  const rest = ask.named.filter((each) => !named.includes(each));
  const facts: Fact[] = [];
  for (const each of named) {
    const selection = { ...selectionOf(ask), named: [each, ...rest] };
    const fact = await figureOf(consultation.facts, asking, selection);
    if (fact !== null) facts.push(fact);
  }
  const [first, second] = inOrder(facts, ask);
  if (first === undefined) return noRows(work);
  // What is held against each other is not added up.
  const isHeld = ask.compared || ask.direction !== null;
  const isSum = !isHeld && (await areApart(work, named));
  const lines = facts.map(bullet).join('\n') + allOf(work, isSum ? facts : []);
  const lead =
    second === undefined
      ? ''
      : `${ask.order === 'least' ? 'Minst' : 'Störst'} är **${nameOf(first)}** med ${figure(first)}${during(first)}.\n`;
  const title = asking.computation.label;
  const between = isHeld ? differenceOf(work, facts) : '';
  return answer(`${lead}${lines}${between}`, {
    chart: barsOf(ask.guide, title, facts),
  });
}

/** Each name's figure of each time, in columns beside each other. */
export async function namesByTime(work: Work, named: readonly Named[]): Promise<Reply> {
  const { ask, asking, consultation } = work;
  const by = ask.by ?? 'month';
  const rest = ask.named.filter((each) => !named.includes(each));
  const reply = await severalNamed({ ...work, ask: { ...ask, by: null } }, named);
  const columns: Map<string, Fact>[] = [];
  for (const each of named) {
    const selection = { ...selectionOf(ask), named: [each, ...rest] };
    const order = { by: 'time', limit: MOST_LISTED } as const;
    const facts = (await figuresBy(consultation.facts, asking, selection, by, order)) ?? [];
    columns.push(new Map(facts.map((fact) => [fact.subject?.name ?? '', fact])));
  }
  const times = [...new Set(columns.flatMap((column) => [...column.keys()]))].sort();
  const [heading] = kindNames(by, work.table);
  const rows = times.map((time) => columns.map((column) => column.get(time) ?? null));
  return { ...reply, table: tableOf(heading, named.map(nameOfNamed), rows), chart: null };
}

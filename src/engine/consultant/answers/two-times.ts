import type { Fact } from '../../facts/fact.ts';
import { formatPeriod } from '../../text/format.ts';
import { figure, magnitude, nameOf } from '../../text/placeholder.ts';
import { directed } from '../../text/swedish.ts';
import type { Ask } from '../question/ask.ts';
import type { Named } from '../question/named.ts';
import { isStep } from '../question/vocabulary.ts';
import { figuresBy } from '../tables/compute.ts';
import { changed, differenceOf, said } from './change.ts';
import { breakdown } from './parts.ts';
import { answer, type Reply } from './reply.ts';
import { kindNames, tableOf } from './words.ts';
import { LISTED, MOST_LISTED, selectionOf, tooShort, type Work } from './work.ts';

/** Groups that are held against each other. */
const MOST_GROUPS = 500;

/** `Per månad i år mot i fjol`: a list of each time beside the other. */
export const isOfTwoTimes = ({ by, compared, direction, periods }: Ask): boolean =>
  by !== null &&
  periods.length === 2 &&
  (by === 'month' || by === 'quarter' || by === 'weekday' || !isStep(by)) &&
  (compared || (direction !== null && isStep(by)));

/** March of one year stands beside March of the other. */
const placeOf = ({ subject, period }: Fact, by: NonNullable<Ask['by']>): string =>
  by === 'month' || by === 'quarter' ? (period?.from.slice(5, 7) ?? '') : (subject?.name ?? '');

interface Beside {
  now: Fact;
  before: Fact | null;
}

const off = ({ now, before }: Beside) => Number(now.value) - Number(before?.value ?? 0);

/** What moved most the way that is asked for. */
function mostMoved(work: Work, rows: readonly Beside[]): string {
  const [first] = rows;
  if (first?.before === undefined || first.before === null) return '';
  const { change } = differenceOf(work, first.now, first.before);
  const verb = directed(change, {
    up: 'ökade',
    down: 'minskade',
    flat: 'ändrades',
  });
  return `**Mest ${verb} ${nameOf(first.now)}, med ${magnitude(change)}**: från ${figure(first.before)} till ${figure(first.now)}. `;
}

/** The largest of each time. */
function largest(own: readonly Fact[], old: readonly Fact[]): string {
  const [first, before] = [own, old].map((facts) =>
    facts.reduce((best, fact) => (Number(fact.value) > Number(best.value) ? fact : best)),
  );
  return first && before
    ? `**Högst är ${nameOf(first)} med ${figure(first)}**, och tiden före ${nameOf(before)} med ${figure(before)}. `
    : '';
}

export async function twoTimes(work: Work): Promise<Reply> {
  const { ask, asking, consultation } = work;
  const by = ask.by ?? 'month';
  const found = await changed(work);
  if (found === null) return tooShort(work);
  if ('reply' in found) return found.reply;
  const { now, before } = found.pair;
  const isTime = by === 'month' || by === 'quarter';
  const order = { by: isTime ? 'time' : 'most', limit: MOST_GROUPS } as const;
  const [own, old] = [
    await figuresBy(consultation.facts, asking, selectionOf(ask, now), by, order),
    await figuresBy(consultation.facts, asking, selectionOf(ask, before), by, order),
  ];
  if (own === null || old === null) return breakdown(work);
  const then = new Map(old.map((fact) => [placeOf(fact, by), fact]));
  const all = own.map(
    (fact): Beside => ({ now: fact, before: then.get(placeOf(fact, by)) ?? null }),
  );
  const sign = ask.direction === 'down' ? 1 : -1;
  const rows =
    ask.direction === null
      ? all
      : all
          .filter((row) => row.before !== null && off(row) * sign < 0)
          .sort((a, b) => (off(a) - off(b)) * sign);
  const listed = rows.slice(0, isTime ? MOST_LISTED : Math.min(MOST_LISTED, ask.limit ?? LISTED));
  const isLargest =
    ask.direction === null && ask.order === 'most' && own.length > 0 && old.length > 0;
  const lead = isLargest
    ? largest(own, old)
    : ask.direction === null
      ? ''
      : mostMoved(work, listed);
  const [heading] = kindNames(by, work.table);
  const table = tableOf(
    heading,
    [formatPeriod(now), formatPeriod(before)],
    listed.map((row) => [row.now, row.before]),
  );
  const bare = table.rows.map((row) => ({
    ...row,
    label: isTime ? row.label.replace(/\s\d{4}$/u, '') : row.label,
  }));
  return answer(`${lead}${await said(work, found)}`, { table: { ...table, rows: bare } });
}

/** How each of several names has changed. */
export async function eachChanged(work: Work, named: readonly Named[]): Promise<Reply> {
  const { ask } = work;
  const rest = ask.named.filter((each) => !named.includes(each));
  const lines: string[] = [];
  for (const each of named) {
    const own = { ...work, ask: { ...ask, named: [each, ...rest] } };
    const found = await changed(own);
    if (found === null) return tooShort(work);
    if ('reply' in found) return found.reply;
    lines.push(`- ${await said(own, found)}`);
  }
  return answer(lines.join('\n'));
}

import { eventSentence, eventsOf } from '../../events/sentence.ts';
import { isTakenOver } from '../../events/taken-over.ts';
import type { Fact } from '../../facts/fact.ts';
import { dayNumber, dayOf } from '../../figures/calendar/months.ts';
import { importText } from '../../guides/plan/import-text.ts';
import type { Period } from '../../table/period.ts';
import { formatPeriod } from '../../text/format.ts';
import { figure, nameOf } from '../../text/placeholder.ts';
import { capital, listed } from '../../text/swedish.ts';
import type { Named } from '../question/named.ts';
import type { DimensionId, MeasureId } from '../question/vocabulary.ts';
import { asked, figureOf, figuresBy, groupsIn } from '../tables/compute.ts';
import { groupingOf } from '../tables/grouping.ts';
import { answer, type Reply, refusal } from './reply.ts';
import { silentSince } from './silent.ts';
import { dimensionNames, during, tableOf } from './words.ts';
import { MOST_LISTED, selectionOf, type Work } from './work.ts';

/** Of more than these it is not known that one is not among them. */
const MOST_GROUPS = 4_000;

const SIDES = {
  new: {
    meant: 'Nya',
    some: 'som inte finns tidigare i filen',
    none: (many: string) => `Inga nya ${many}: alla finns i filen redan före perioden.`,
    ofTwo: (own: string, other: string) => `som finns under ${other} men inte under ${own}`,
  },
  gone: {
    meant: 'Borta',
    some: 'som finns tidigare i filen men inte under perioden',
    none: (many: string) =>
      `Inga ${many} är borta: alla som finns tidigare i filen finns också under perioden.`,
    ofTwo: (own: string, other: string) => `som finns under ${own} men inte under ${other}`,
  },
} as const;

const COUNTS: Partial<Record<DimensionId, MeasureId>> = {
  customer: 'customers',
  product: 'products',
  supplier: 'suppliers',
};

/** How many they are, counted over their rows in the period. */
function countOf(
  { ask, table, consultation }: Work,
  by: DimensionId,
  only: readonly Fact[],
  period: Period,
): Promise<Fact | null> {
  const measure = COUNTS[by];
  const counting = measure === undefined ? null : asked(table, measure);
  if (counting === null || 'refused' in counting || only.length === 0) return Promise.resolve(null);
  const names = only.flatMap(({ subject }) => subject?.name ?? []);
  const them: Named = { guide: ask.guide, dimension: by, names, written: 'dem', how: 'exact' };
  return figureOf(consultation.facts, counting, { ...selectionOf(ask, period), named: [them] });
}

/**
 * Those who stopped within the period are in it too: told by what has happened, the heaviest first, and behind them
 * customers who have gone silent with somebody else, of whom no event of their own is told.
 */
async function stoppedIn(work: Work, by: DimensionId, gone: readonly Fact[]): Promise<string> {
  const { source, consultation } = work;
  const known = new Set(gone.flatMap(({ subject }) => subject?.name ?? []));
  const from = consultation.imported(source);
  const events = eventsOf(source.facts)
    .filter((event) => event.type === 'stopped' || isTakenOver(event))
    .filter(({ change }) => change.subject?.kind === by)
    .filter(({ change }) => !known.has(change.subject?.name ?? ''));
  const sentences = events
    .flatMap((event) => eventSentence(event) ?? [])
    .flatMap((text) => importText(text, from) ?? []);
  const stopped =
    sentences.length === 0
      ? []
      : ['**Har slutat under perioden:**', ...sentences.map((each) => `- ${each}`)];
  const but = new Set([...known, ...events.flatMap(({ change }) => change.subject?.name ?? [])]);
  const silent = by === 'customer' ? await silentSince(work, but) : '';
  return [...stopped, ...(silent === '' ? [] : [silent])].join('\n');
}

/** `för Laddbox`: what those who buy are asked of, where that is not all. */
const ofGoods = ({ named }: Work['ask']): string =>
  named.length === 0 ? '' : ` för ${listed(named.flatMap(({ names }) => names))}`;

/**
 * Those of a kind that are in a period and not before it in the file, or the other way; asked `lately`, without a
 * time, those who have stopped since too.
 */
export async function comeAndGone(
  work: Work,
  { isNew, by }: { isNew: boolean; by: DimensionId },
  lately: boolean,
): Promise<Reply> {
  const { ask, asking, consultation, table } = work;
  const [earlier, later] = [...ask.periods].sort((one, other) => (one.from < other.from ? -1 : 1));
  const period = later ?? earlier;
  const { covered } = table;
  const [heading, many] = dimensionNames[by];
  const noColumn = refusal(
    `Filen ${work.source.document} har ingen kolumn med ${many}. Ta med den i exporten, så kan jag svara.`,
  );
  if (groupingOf(table, by) === null) return noColumn;
  if (period === undefined || covered === null || period.from <= covered.from)
    return refusal(
      'Filen har inga rader före perioden du frågar om, så det går inte att säga vilka som är nya eller borta. Ladda upp en fil som är längre.',
    );
  const all: Period = { from: covered.from, to: dayOf(dayNumber(period.from) - 1) };
  const before = later === undefined || earlier === undefined ? all : earlier;
  const each = (when: Period): Promise<Fact[] | null> =>
    figuresBy(consultation.facts, asking, selectionOf(ask, when), by, {
      by: 'most',
      limit: MOST_GROUPS,
    });
  const [own, others] = isNew
    ? [await each(period), await each(before)]
    : [await each(before), await each(period)];
  if (own === null || others === null) return noColumn;
  if ((await groupsIn(asking, selectionOf(ask, isNew ? before : period), by)) > MOST_GROUPS)
    return refusal(`Filen har för många ${many} för att svara på det här.`);
  const names = new Set(others.map(({ subject }) => subject?.name));
  const only = own.filter(({ subject }) => !names.has(subject?.name));
  const words = SIDES[isNew ? 'new' : 'gone'];
  const meant = `${words.meant} ${many}${ofGoods(ask)} · ${formatPeriod(period)} · ur ${work.source.document}`;
  const [first] = only;
  const counted = await countOf(work, by, only, isNew ? period : before);
  // Of two times that are told each is said, for one of them is not all that is before it.
  const isOfTwo = ask.periods.length > 1 && earlier !== undefined;
  const ofTwo = isOfTwo
    ? `${words.ofTwo(formatPeriod(earlier), formatPeriod(period))}${ofGoods(ask)}`
    : null;
  const stopped = lately && !isNew ? await stoppedIn(work, by, only) : '';
  const none = stopped || (ofTwo === null ? words.none(many) : `Inga ${many} ${ofTwo}.`);
  if (first === undefined) return answer(none, { meant });
  const shown = only.slice(0, MOST_LISTED);
  const rest = only.length > shown.length ? ' Listan visar en del av dem.' : '';
  const lead = only.length === 1 ? 'Det är' : 'Störst är';
  return answer(
    `${stopped === '' ? '' : `${stopped}\n\n`}**${capital(many)} ${ofTwo ?? words.some}:** ${counted === null ? '' : `${figure(counted)} st. `}${only.length === 1 ? '' : `${shown.map(nameOf).join(', ')}. `}${lead} ${nameOf(first)} med ${figure(first)}${during(first)}.${rest}`,
    {
      meant,
      table: tableOf(
        heading,
        [asking.computation.label],
        shown.map((fact) => [fact]),
      ),
    },
  );
}

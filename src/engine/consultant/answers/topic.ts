import type { Fact } from '../../facts/fact.ts';
import { byValue } from '../../facts/fact-value.ts';
import { costKeys } from '../../guides/costs/catalogue.ts';
import type { Period } from '../../table/period.ts';
import { figure, nameOf, periodOf } from '../../text/placeholder.ts';
import { capital, listed } from '../../text/swedish.ts';
import type { Topic } from '../question/topics.ts';
import { dearerSuppliers } from './dearer-suppliers.ts';
import {
  answer,
  type ConsultantSource,
  type Consultation,
  guidePages,
  type Reply,
  refusal,
} from './reply.ts';
import { barsOf, tableOf } from './words.ts';

const MOST_LISTED = 10;

/** The figure of a key: of the whole, or of the financial year asked for, else the last one. */
export function factOf(
  { facts }: Pick<ConsultantSource, 'facts'>,
  key: string,
  period: Period | null = null,
): Fact | null {
  const all = facts.filter((fact) => fact.key === key);
  const whole = all.find((fact) => fact.subject === null);
  if (whole !== undefined) return whole;
  const years = all.filter((fact) => fact.subject?.kind === 'year');
  const ofYear = (fact: Fact) =>
    period !== null &&
    fact.period !== null &&
    fact.period.from <= period.to &&
    fact.period.to >= period.from;
  if (period !== null) return years.find(ofYear) ?? null;
  return (
    [...years].sort((a, b) => ((a.period?.to ?? '') < (b.period?.to ?? '') ? 1 : -1))[0] ?? null
  );
}

/** The figures of an analysis that answer a topic; null where it does not know the first of them. */
export function answerTopic(
  topic: Topic,
  period: Period | null,
  consultation: Consultation,
): Reply | null {
  const sources = [...consultation.sources].sort((one) => (one.guide === topic.guide ? -1 : 1));
  for (const source of sources) {
    const reply = fromSource(topic, period, source, consultation);
    if (reply !== null) return reply;
  }
  return null;
}

/** A figure as a line with its name in bold and its time. */
export const lineOf = (fact: Fact): string => {
  const when = fact.period === null ? '' : ` (${periodOf(fact)})`;
  const label = fact.label
    .replace(/: .*$/, '')
    .replace('80 %', 'fyra femtedelar')
    .replace(/[\d/]+/g, '')
    .trim();
  return `- **${label}:** ${figure(fact)}${when}`;
};

const monthsOf = ({ from, to }: Period) => `${from.slice(0, 7)} ${to.slice(0, 7)}`;

export const OTHER_TIME = 'inte för just den tid du frågade om';

/** Said where the analysis has the figure of another time than was asked for. */
function otherTime(fact: Fact | undefined, asked: Period | null): string[] {
  const own = fact?.period ?? null;
  if (fact === undefined || own === null || asked === null) return [];
  if (monthsOf(own) === monthsOf(asked)) return [];
  return [`Det här räknas bara för ${periodOf(fact)}, och ${OTHER_TIME}.`];
}

const MOST_NAMED = 3;
const MOST_ROWS = 5;

/** The largest of a list by name. */
function largestNamed(each: readonly Fact[]): string {
  const parts = each.slice(0, MOST_NAMED).map((fact) => `${nameOf(fact)} med ${figure(fact)}`);
  return `Störst är ${listed(parts)}.`;
}

/** Which row is the largest, and not what all rows come to. */
const largestRows = (rows: readonly Fact[]): string[] => [
  '**Störst av de enskilda raderna:**',
  ...rows.slice(0, MOST_ROWS).map((fact) => `- **${nameOf(fact)}:** ${figure(fact)}`),
];

const NO_SUBSCRIPTIONS =
  '**Inga betalningar ser ut som abonnemang:** ingen leverantör har fått nästan lika mycket med jämna mellanrum. De som får mest finns i listan över leverantörer.';

function fromSource(
  { keys, list, about }: Topic,
  period: Period | null,
  source: ConsultantSource,
  consultation: Consultation,
): Reply | null {
  const [main] = keys;
  if (main === undefined || factOf(source, main, period) === null) return null;
  const from = consultation.imported(source);
  const found = keys.flatMap((key) => {
    const fact = factOf(source, key, period);
    return fact === null ? [] : (from.withId(fact.id) ?? []);
  });
  const each = list === undefined ? [] : source.facts.filter((fact) => fact.key === list);
  const rows = byValue(each)
    .slice(0, MOST_LISTED)
    .flatMap((fact) => from.withId(fact.id) ?? []);
  const [first] = rows;
  const title = capital(about);
  const meant = `${title} · ur ${source.document}`;
  const beside = main === costKeys.priceRisesYearly ? dearerSuppliers(source, consultation) : [];
  if (main === costKeys.subscriptionsYearly && rows.length === 0)
    return answer(NO_SUBSCRIPTIONS, { meant, suggestions: ['Vilka leverantörer kostar mest?'] });
  const lines = [
    ...otherTime(found[0], period),
    ...(list === costKeys.rowAmount && rows.length > 0 ? largestRows(rows) : found.map(lineOf)),
    ...beside,
    ...(main === costKeys.subscriptionsYearly ? [largestNamed(rows)] : []),
  ];
  return answer(lines.join('\n'), {
    meant,
    table:
      first === undefined
        ? null
        : tableOf(
            'Namn',
            [first.label.replace(/: .*$/, '')],
            rows.map((fact) => [fact]),
          ),
    chart: first?.unit === 'SEK' ? barsOf(source.guide, title, rows) : null,
    suggestions: ['Vad ska jag göra åt det?', 'Vilka är mina viktigaste nyckeltal?'],
  });
}

/** Why the figures of a topic are not known: the analysis says it, or the books are missing. */
export function refuseTopic({ keys, guide, about }: Topic, { sources }: Consultation): Reply {
  const [main = ''] = keys;
  const unknown = sources
    .flatMap((source) => source.unknowns)
    .find(({ key }) => key === main || keys.includes(key));
  const { to, label } = guidePages[guide];
  const meant = capital(about);
  if (unknown !== undefined) return refusal(unknown.reason, { meant, missing: { to, label } });
  if (main.startsWith('books.'))
    return refusal(
      'Det räknas ur bokföringen, med både resultat och balans. Exportera den som SIE-fil ur bokföringsprogrammet och ladda upp den i kostnadsguiden.',
      { meant, missing: guidePages.costs },
    );
  return refusal('Filen räcker inte för att räkna det.', { meant, missing: { to, label } });
}

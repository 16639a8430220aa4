import { plain } from '../../advice/answers/names.ts';
import { wordsOfFacts } from '../../business/words-of-facts.ts';
import { eventSentence, eventsOf } from '../../events/sentence.ts';
import { subjectsStopped } from '../../events/stopped.ts';
import { isTakenOver } from '../../events/taken-over.ts';
import {
  dayNumber,
  dayOf,
  lastDay,
  monthNumber,
  monthsPeriod,
} from '../../figures/calendar/months.ts';
import { importText } from '../../guides/plan/import-text.ts';
import { salesKeys as sale } from '../../guides/sales/catalogue.ts';
import { wholeMonths } from '../../money/common-months.ts';
import { letsHouses } from '../../money/lacking.ts';
import { salesMonths } from '../../money/money.ts';
import type { Period } from '../../table/period.ts';
import { figure, nameOf, periodOf } from '../../text/placeholder.ts';
import { comeAndGone } from '../answers/come-and-gone.ts';
import { answerFigure } from '../answers/figures.ts';
import {
  answer,
  type ConsultantSource,
  type Consultation,
  type Reply,
  sourceOf,
} from '../answers/reply.ts';
import { asSilent, silentCustomers } from '../answers/silent.ts';
import type { Ask } from '../question/ask.ts';
import { asked, figureOf } from '../tables/compute.ts';
import { asHeld } from './how-is.ts';

/** Who buys are called so by their kind of business, and by these words everywhere. */
const BUYERS = /^(?:kunder|kund|hyresgaster|medlemmar|uppdragsgivare|sponsorer|betalare|gaster)$/;
const LATEST = 12;
const MOST_LISTED = 20;

/** The customers who have stopped, or those who work there, as the analysis tells it. */
function stopped(
  source: ConsultantSource,
  consultation: Consultation,
  names: Set<string>,
  kind: 'customer' | 'staff' = 'customer',
): string[] {
  const from = consultation.imported(source);
  return eventsOf(source.facts)
    .filter(({ type, change }) => type === 'stopped' && change.subject?.kind === kind)
    .filter((event) => !isTakenOver(event))
    .filter(({ change }) => names.size === 0 || names.has(change.subject?.name ?? ''))
    .flatMap((event) => eventSentence(event) ?? [])
    .flatMap((text) => importText(text, from) ?? []);
}

/** Where none has stopped or gone silent, those who have bought less than the year before. */
async function less(ask: Ask, silent: Reply, consultation: Consultation): Promise<Reply> {
  const fallen = await answerFigure(
    { ...ask, by: 'customer', direction: 'down', compared: true, measured: true },
    consultation,
  );
  return fallen.kind === 'answer' && fallen.table !== null
    ? {
        ...fallen,
        meant: 'Kunder som har tystnat eller köper mindre än året före',
        text: `Ingen kund har tystnat mot sin vana, så ring dem som köper mindre än året före.\n${fallen.text}`,
      }
    : silent;
}

/** Whom to ring: those who have stopped, then those who have gone silent against their habit. */
export async function call(ask: Ask, consultation: Consultation): Promise<Reply> {
  const bare = asSilent({ ...ask, named: [], periods: [], compared: false });
  const silent = await answerFigure(bare, consultation, silentCustomers);
  const source = sourceOf(consultation, 'sales');
  if (source === null || silent.kind !== 'answer') return silent;
  const gone = stopped(source, consultation, new Set());
  if (gone.length === 0) return silent.table === null ? less(bare, silent, consultation) : silent;
  const lead = ['**Ring först dem som har slutat:**', ...gone.map((each) => `- ${each}`)];
  // A rent is paid until one moves out: no habit of it is broken.
  const known = new Set(subjectsStopped(source.facts));
  const others = silent.table?.rows.filter(({ label }) => !known.has(label)) ?? [];
  const isAlone = letsHouses(source.facts) || others.length === 0;
  return isAlone
    ? { ...silent, text: lead.join('\n'), table: null }
    : { ...silent, text: [...lead, '', silent.text].join('\n') };
}

/** A kind of those who buy, of whom alone it is asked. */
const OF_BUYERS = /\b(?:kund|hyresgast|medlem|sponsor|uppdragsgivare|kop|handla|anlita|hyra)\w*/;

/** An answer with those who work there and have no more rows before it, where it is asked of no kind. */
function withStaff(
  reply: Reply,
  text: string,
  source: ConsultantSource | null,
  consultation: Consultation,
): Reply {
  if (source === null || OF_BUYERS.test(plain(text))) return reply;
  const left = stopped(source, consultation, new Set(), 'staff').map((each) => `- ${each}`);
  if (left.length === 0) return reply;
  const lines = ['**Inga rader längre:**', ...left];
  return reply.kind === 'answer'
    ? { ...reply, text: [...lines, '', reply.text].join('\n') }
    : answer(lines.join('\n'), { meant: reply.meant });
}

/** Those who have stopped, and those who are in the file before the latest year and not in it. */
export async function gone(ask: Ask, text: string, consultation: Consultation): Promise<Reply> {
  const source = sourceOf(consultation, 'sales');
  const before = source?.facts.find(({ key }) => key === sale.customersLost)?.period ?? null;
  const covered = source?.table?.covered ?? null;
  const from = before === null ? null : dayOf(dayNumber(before.to) + 1);
  const periods =
    from === null || covered === null || from > covered.to
      ? []
      : [{ from, to: lastDay(monthNumber(covered.to)) }];
  const named = ask.named.filter(
    ({ guide, dimension }) => guide === 'sales' && dimension !== 'customer',
  );
  const asking: Ask = { ...asHeld({ ...ask, guide: 'sales', named }), periods, compared: false };
  const by = { isNew: false, by: 'customer' } as const;
  const found = await answerFigure(asking, consultation, (work) => comeAndGone(work, by, true));
  const reply = withStaff(found, text, source, consultation);
  const isEmpty = /\b(?:tomt|ledigt|tomma|lediga|vakans\w*)\b/.test(plain(text));
  return isEmpty && reply.kind === 'answer'
    ? {
        ...reply,
        text: `${reply.text}\nFilen visar vilka som har slutat betala, inte vad som står tomt: någon annan kan ha flyttat in.`,
      }
    : reply;
}

/** The month or the year in which they are counted: rents are paid each month, all else is bought now and then. */
function timeOf(source: ConsultantSource, consultation: Consultation): Period | null {
  const last = [...wholeMonths(source.facts, salesMonths, consultation.today).keys()].sort().at(-1);
  if (last === undefined) return null;
  const end = monthNumber(last);
  return letsHouses(source.facts) ? monthsPeriod(end, end) : monthsPeriod(end - LATEST + 1, end);
}

/** How many pay now, beside all there have been; null where the word is of nobody who buys. */
export async function paying(
  of: string,
  ask: Ask,
  consultation: Consultation,
): Promise<Reply | null> {
  const source = sourceOf(consultation, 'sales');
  const { table = null } = source ?? {};
  const asking = table === null ? null : asked(table, 'customers');
  if (source === null || asking === null || 'refused' in asking) return null;
  const { customers } = wordsOfFacts(source.facts);
  if (!BUYERS.test(of) && of !== plain(customers)) return null;
  // `Medlemmar` may be a group of what is sold: those who pay for that.
  const named = ask.named.filter(
    ({ guide, dimension, written }) =>
      guide === 'sales' && dimension !== 'customer' && plain(written) === of,
  );
  // Not all who pay are members: no more is known of them than what they pay for.
  if (of === 'medlemmar' && named.length === 0) return null;
  const period = timeOf(source, consultation);
  if (period === null) return null;
  const select = (when: Period | null) =>
    figureOf(consultation.facts, asking, { named, weekday: null, period: when });
  const [now, all] = [await select(period), await select(null)];
  if (now === null || all === null) return null;
  const word = of === 'kunder' ? customers : of.replace('gaster', 'gäster');
  const isSame = plain(now.subject?.name ?? '') === of;
  const about = named.length > 0 && !isSame ? ` för ${nameOf(now)}` : '';
  return answer(
    `**${figure(now)} ${word} betalade${about}** under ${periodOf(now)}. I hela filen är det ${figure(all)}.`,
    {
      meant: `Hur många som betalar nu, och alla i filen · ur ${source.document}`,
      suggestions: ['Vilka kunder köper mest?', 'Vilka kunder har vi tappat?'],
    },
  );
}

/** Who they are that pay for what is named: the sponsors, where a group is called so; null where nobody is told. */
export async function whoPays(ask: Ask, consultation: Consultation): Promise<Reply | null> {
  const [named] = ask.named;
  const isGroup = named?.guide === 'sales' && named.dimension === 'category';
  if (!isGroup) return null;
  const by = { by: 'customer', order: 'most', limit: MOST_LISTED } as const;
  const reply = await answerFigure({ ...asHeld(ask), compared: false, ...by }, consultation);
  return reply.kind === 'answer' ? reply : null;
}

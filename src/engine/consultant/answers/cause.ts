import { bookKeys } from '../../books/keys.ts';
import { resultSentence } from '../../books/result-sentence.ts';
import { wordsOfFacts } from '../../business/words-of-facts.ts';
import type { Fact } from '../../facts/fact.ts';
import { shownSign, size } from '../../facts/fact-value.ts';
import { costKeys as cost } from '../../guides/costs/catalogue.ts';
import { salesKeys as sale } from '../../guides/sales/catalogue.ts';
import { figure, magnitude, nameOf, periodOf } from '../../text/placeholder.ts';
import { capital, directed } from '../../text/swedish.ts';
import type { Ask } from '../question/ask.ts';
import { afterEvents, HEADING, happened, lossesFirst } from './events.ts';
import { leftThanBefore, whyNot } from './left.ts';
import {
  answer,
  type ConsultantSource,
  type Consultation,
  guidePages,
  type Reply,
  refusal,
  sourceOf,
  withoutSource,
} from './reply.ts';
import { perDay } from './words.ts';

/** The changes of one kind of part: `produkt` by `sales.product.change`. */
interface Parts {
  key: string;
  title: string;
}

const SALES_PARTS: readonly Parts[] = [
  { key: sale.productChange, title: 'Produkter' },
  { key: sale.customerChange, title: 'Kunder' },
  { key: sale.categoryChange, title: 'Varugrupper' },
  { key: sale.channelChange, title: 'Säljkanaler' },
  { key: sale.regionChange, title: 'Regioner' },
];
const COST_PARTS: readonly Parts[] = [
  { key: cost.areaChange, title: 'Kostnadsområden' },
  { key: cost.supplierChange, title: 'Leverantörer' },
  { key: cost.accountChange, title: 'Konton' },
  { key: cost.departmentChange, title: 'Avdelningar' },
];

/** Parts of the change that add up to it. */
const SPLIT = [
  sale.splitVolume,
  sale.splitPrice,
  sale.splitMix,
  sale.splitNew,
  sale.splitLost,
] as const;

const MOST_PARTS = 3;
/** A part that moved by less of what the first did says nothing of why. */
const TO_SPEAK_OF = 0.05;
/** Kronor: less is shown as none. */
const SHOWN = 0.5;

/** What the parts of the change are called: hours are no pieces, what is let is not sold, and what is done is no product. */
function splitNames(facts: readonly Fact[]): Record<(typeof SPLIT)[number], string> {
  const { parts, didSell } = wordsOfFacts(facts).income;
  const isSold = didSell === 'sålde';
  const counted = facts.find(({ key }) => key === sale.unitsTotal)?.label ?? '';
  const many = isSold && parts === 'produkter' ? 'Antal sålda' : 'Antal';
  return {
    [sale.splitVolume]: counted.includes('timmar') ? counted : many,
    [sale.splitPrice]: 'Priser',
    [sale.splitMix]: isSold ? 'Vad som säljs (mixen)' : 'Vad som kommer in (mixen)',
    [sale.splitNew]: `Nya ${parts}`,
    [sale.splitLost]: `${capital(parts)} som ${isSold ? 'inte längre säljs' : 'har upphört'}`,
  };
}

/** As the kind of business calls them: tenants, groups of what no shelf holds. */
function titleOf({ key, title }: Parts, { facts }: ConsultantSource): string {
  const { customers, groups, income } = wordsOfFacts(facts);
  if (key === sale.customerChange) return capital(customers);
  if (key === sale.categoryChange) return capital(groups);
  return key === sale.productChange ? capital(income.parts) : title;
}

/** What is a smaller part of what the whole moved by says nothing of it. */
const TRIFLE = 0.01;

/** The parts that moved most the same way as the whole. */
function movers(source: ConsultantSource, { key }: Parts, whole: Fact): Fact[] {
  const sign = size(whole) < 0 ? 1 : -1;
  return source.facts
    .filter((fact) => fact.key === key && fact.subject !== null && size(fact) * sign < 0)
    .filter((fact) => Math.abs(size(fact)) >= TRIFLE * Math.abs(size(whole)))
    .sort((a, b) => (size(a) - size(b)) * sign)
    .slice(0, MOST_PARTS);
}

const isToSpeakOf = (fact: Fact, _: number, [most]: readonly Fact[]): boolean =>
  Math.abs(size(fact)) >= TO_SPEAK_OF * Math.abs(size(most ?? null));

interface Whole {
  change: string;
  percent: string;
  before: string;
  now: string;
  name: string;
}

const SALES: Whole = {
  change: sale.growthChange,
  percent: sale.growth,
  before: sale.revenuePrevious,
  now: sale.revenueCurrent,
  name: 'omsättningen',
};
const COSTS: Whole = {
  change: cost.change,
  percent: cost.changePercent,
  before: cost.previous,
  now: cost.current,
  name: 'kostnaderna',
};

/** What the change is made of, largest first; no cause that the figures do not hold. */
function fromSource(source: ConsultantSource, consultation: Consultation): Reply | null {
  const isSales = source.guide === 'sales';
  const keys = isSales ? SALES : COSTS;
  const from = consultation.imported(source);
  const [change, percent, before, now] = [
    from.get(keys.change),
    from.get(keys.percent),
    from.get(keys.before),
    from.get(keys.now),
  ];
  if (change === null || before === null || now === null) return null;
  const verb = directed(change, {
    up: 'har ökat med',
    down: 'har minskat med',
    flat: 'är oförändrade, en skillnad på',
  });
  const share = percent === null ? '' : ` (${figure(percent)})`;
  const lines = [
    `**${capital(keys.name)} ${verb} ${magnitude(change)}**${share}: från ${figure(before)} under ${periodOf(before)} till ${figure(now)} under ${periodOf(now)}${isSales ? perDay(from.get(sale.growthPerDay)) : ''}.`,
  ];
  const names = splitNames(source.facts);
  const split = isSales
    ? SPLIT.flatMap((key) => {
        const fact = from.get(key);
        return fact === null || Math.abs(size(fact)) < SHOWN
          ? []
          : [`- **${names[key]}:** ${figure(fact)}`];
      })
    : [];
  if (split.length > 0) lines.push('## Vad ändringen består av', ...split);
  const moved: Fact[] = [];
  for (const parts of isSales ? SALES_PARTS : COST_PARTS) {
    const facts = movers(source, parts, change).flatMap((fact) => from.withId(fact.id) ?? []);
    if (facts.length === 0) continue;
    lines.push(
      `## ${titleOf(parts, source)} som har ${size(change) < 0 ? 'minskat' : 'ökat'} mest`,
      ...facts.filter(isToSpeakOf).map((fact) => `- **${nameOf(fact)}:** ${figure(fact)}`),
    );
    moved.push(...facts);
    if (moved.length >= 2 * MOST_PARTS) break;
  }
  lines.push(NO_WHY);
  return answer(lines.join('\n'), {
    meant: `Vad som ligger bakom att ${keys.name} har ändrats · ur ${source.document}`,
    suggestions: [
      'Vad ska jag göra på måndag?',
      isSales ? 'Vilka kunder har minskat mest?' : 'Vilka leverantörer kostar mest?',
    ],
  });
}

const EARNINGS =
  /\b(?:tjanar|tjanade|tjana|vinst\w*|lonsam\w*|marginal\w*|resultat\w*|pengar|mindre over)\b/;

/** A smaller change of the margin, in percentage points, is none. */
const SAME_MARGIN = 0.5;

/** Change of the margin, where earnings are asked about and the file has what goods cost. */
function earnings(source: ConsultantSource, consultation: Consultation): string | null {
  const from = consultation.imported(source);
  const [before, now, change] = [
    from.get(sale.marginPrevious),
    from.get(sale.marginCurrent),
    from.get(sale.marginChange),
  ];
  if (before === null || now === null || change === null) return null;
  if (shownSign(change) === 0) return `Täckningsgraden är oförändrad: ${figure(now)}.`;
  if (Math.abs(size(change)) < SAME_MARGIN)
    return `Täckningsgraden är i stort sett oförändrad: ${figure(now)}.`;
  const verb = directed(change, { up: 'ökat', down: 'minskat', flat: '' });
  return `Täckningsgraden har ${verb} från ${figure(before)} till ${figure(now)}.`;
}

const NO_WHY = 'Det här är vad som har ändrats. Varför det blev så står inte i filen.';

const LESS = /\b(?:mindre|samre|lagre|minskat|minskar|sjunker|sjunkit|forlorar|tappar)\b/;

/** What a year left against the year before, where both files are of the same months. */
function leftOfYears(text: string, consultation: Consultation): string | null {
  if (whyNot(consultation) !== null) return null;
  const { sentence, change } = leftThanBefore(consultation);
  // What the question takes for given is not so.
  const isMore = size(change) > 0 && LESS.test(text);
  return sentence !== null && isMore
    ? `Filerna visar inte att ni tjänar mindre. ${sentence}`
    : sentence;
}

/** The company's own result beside that of the year before, where the books of either guide have it. */
function resultOfBooks({ sources, imported }: Consultation): string | null {
  const source = sources.find(({ facts }) => facts.some(({ key }) => key === bookKeys.netResult));
  if (source === undefined) return null;
  const own = source.facts.filter(({ key }) => key.startsWith('books.'));
  return resultSentence(own.flatMap(({ id }) => imported(source).withId(id) ?? []));
}

/** That the sales do not show the lower earnings which the question takes for given, where they alone are known. */
function premise(
  text: string,
  source: ConsultantSource,
  consultation: Consultation,
): string | null {
  if (sourceOf(consultation, 'costs') !== null) return null;
  const changes = [sale.growthPerDay, sale.growthChange, sale.marginChange].flatMap(
    (key) => source.facts.find((fact) => fact.key === key && fact.subject === null) ?? [],
  );
  const isLower = changes.some((fact) => size(fact) < 0);
  if (!LESS.test(text) || changes.length === 0 || isLower) return null;
  return 'Försäljningen visar inte att ni tjänar mindre. Tjänar ni ändå mindre ligger det i kostnader som filen inte har.';
}

/** The events of which of two files, where both are told of. */
const headed = (text: string, of: string): string =>
  text.replace(HEADING, HEADING.replace(':**', ` för ${of}:**`));

/** Why something has changed, told by what changed most. */
export function cause(text: string, ask: Ask, consultation: Consultation): Reply {
  if (consultation.sources.length === 0) return withoutSource(ask.guide, consultation);
  const isEarnings = EARNINGS.test(text);
  const isCosts = !isEarnings && ask.guide === 'costs' && (ask.measured || ask.named.length > 0);
  const isSales = !isEarnings && ask.guide === 'sales' && (ask.measured || ask.named.length > 0);
  const wanted = isCosts
    ? ['costs' as const]
    : isSales
      ? ['sales' as const]
      : (['sales', 'costs'] as const);
  // Costs that are asked why they are lower are no loss.
  const asksOfLess = !isCosts && LESS.test(text);
  const replies = wanted.flatMap((guide) => {
    const source = sourceOf(consultation, guide);
    if (source === null) return [];
    const reply = fromSource(source, consultation);
    if (reply === null) return [];
    const more = guide === 'sales' && isEarnings ? earnings(source, consultation) : null;
    const unseen = guide === 'sales' && isEarnings ? premise(text, source, consultation) : null;
    const changed = [unseen, more, reply.text].filter((part) => part !== null).join('\n');
    if (asksOfLess) return [{ ...reply, text: changed }];
    const events = happened(source, consultation, ask.named);
    return [{ ...reply, text: afterEvents(events, changed) }];
  });
  const [reply, second] = replies;
  const sources = wanted.flatMap((guide) => sourceOf(consultation, guide) ?? []);
  const lost = asksOfLess ? lossesFirst(sources, consultation, ask.named) : '';
  const years = isEarnings
    ? (resultOfBooks(consultation) ?? leftOfYears(text, consultation))
    : null;
  const before = [years ?? '', lost].filter((part) => part !== '').join('\n\n');
  const first = reply && {
    ...reply,
    text: before === '' ? reply.text : `${before}\n${reply.text}`,
  };
  if (first === undefined) {
    const guide = wanted[0] ?? 'sales';
    const source = sourceOf(consultation, guide);
    if (source === null) return withoutSource(guide, consultation);
    return refusal(
      'Filen har inte två perioder att jämföra. Ladda upp en som är längre, gärna två hela år.',
      {
        missing: guidePages[guide],
      },
    );
  }
  if (second === undefined) return first;
  return {
    ...first,
    text: `${headed(first.text, 'försäljningen').replace(`\n${NO_WHY}`, '')}\n${headed(second.text, 'kostnaderna')}`,
    meant: 'Vad som har ändrats i försäljning och kostnader',
  };
}

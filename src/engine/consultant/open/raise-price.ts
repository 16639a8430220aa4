import { eventSentence, eventsOf, type NamedEvent } from '../../events/sentence.ts';
import { size } from '../../facts/fact-value.ts';
import type { Area } from '../../guides/costs/areas/areas.ts';
import { costKeys } from '../../guides/costs/catalogue.ts';
import { importText } from '../../guides/plan/import-text.ts';
import { salesKeys as sale } from '../../guides/sales/catalogue.ts';
import { letsHouses } from '../../money/lacking.ts';
import { figure, magnitude } from '../../text/placeholder.ts';
import { directed } from '../../text/swedish.ts';
import { type Consultation, guidePages, type Reply, refusal, sourceOf } from '../answers/reply.ts';
import { whatIf } from '../answers/what-if.ts';
import type { Reading } from '../question/ask.ts';
import type { Named } from '../question/named.ts';
import { howIs } from './how-is.ts';

/** Per cent that a raise is counted for, where none is said. */
const SUPPOSED = '5';
const MOST = 3;
const NO_OTHERS =
  'Vad andra tar betalt, och hur många som skulle handla någon annanstans, står inte i filerna.';

/** How many were sold at the new price and at the old one. */
function sold({ parts }: NamedEvent, from: ReturnType<Consultation['imported']>): string {
  const of = (name: string) => {
    const fact = parts.get(name);
    return fact ? from.withId(fact.id) : null;
  };
  const [now, before] = [of('unitsCurrent'), of('unitsPrevious')];
  return now === null || before === null ? '' : ` Det såldes ${figure(now)} mot ${figure(before)}.`;
}

/** The company's own raised prices, of the names where any are, with what was sold at them. */
export function raised(consultation: Consultation, names: ReadonlySet<string>): string[] {
  const source = sourceOf(consultation, 'sales');
  if (source === null) return [];
  const from = consultation.imported(source);
  return eventsOf(source.facts)
    .filter(({ type, change }) => type === 'price' && size(change) > 0)
    .filter(({ change }) => names.size === 0 || names.has(change.subject?.name ?? ''))
    .slice(0, MOST)
    .flatMap((event) => {
      const words = eventSentence(event);
      const text = words === null ? null : importText(words, from);
      return text === null ? [] : [`${text}${sold(event, from)}`];
    });
}

/** What changed prices have given in all, where no one of them is large enough to be an event. */
export function priceEffect(consultation: Consultation): string {
  const source = sourceOf(consultation, 'sales');
  const effect = source === null ? null : consultation.imported(source).get(sale.splitPrice);
  if (effect === null)
    return 'Hur egna priser har ändrats går inte att säga av filen, och då inte heller hur köparna tar en höjning.';
  const more = directed(effect, {
    up: `gett ${magnitude(effect)} mer`,
    down: `gett ${magnitude(effect)} mindre`,
    flat: 'inte gett någon skillnad',
  });
  return `Ändrade priser har tillsammans ${more} i omsättning mot året före, räknat på lika många sålda. Inget enskilt pris har höjts så mycket att det syns som en händelse.`;
}

const FEES = /\b(?:hyra|hyran|hyrorna|hyror|\w*avgift(?:en|erna|er)?|taxan|taxor)\b/;

const RENT = /\b(?:hyra|hyran|hyrorna|hyror)\b/;

/** `Ska vi höja hyran?`, of one who pays a rent and takes none: what is paid, and that it is not theirs to raise. */
async function tenant(ask: Reading['ask'], consultation: Consultation): Promise<Reply> {
  const costs = sourceOf(consultation, 'costs');
  const meant = 'Hyran som ni betalar';
  if (costs === null)
    return refusal(
      'Försäljningen visar ingen hyra som ni tar ut, och vad ni själva betalar i hyra står i kostnaderna. Ladda upp dem, så kan jag svara på hur den har ändrats.',
      { meant, missing: guidePages.costs },
    );
  const own = ask.named.filter(({ guide }) => guide === 'costs');
  const area = costs.facts.find(
    ({ key, subject }) => key === costKeys.areaTotal && subject?.name === PREMISES,
  );
  const named: Named[] =
    own.length > 0 || area === undefined
      ? own
      : [
          {
            ...{ guide: 'costs', dimension: 'area', names: [PREMISES] },
            ...{ written: PREMISES, how: 'exact' },
          },
        ];
  if (named.length === 0)
    return refusal('Filerna visar ingen hyra, varken som ni tar ut eller som ni betalar.', {
      meant,
    });
  const reply = await howIs({ ...ask, guide: 'costs', named: named.slice(0, 1) }, consultation);
  return reply.kind === 'answer' ? { ...reply, text: `${PAYS_RENT}\n${reply.text}` } : reply;
}

const PREMISES: Area = 'Lokal';
const PAYS_RENT =
  'Filerna visar hyra som ni betalar, och ingen som ni tar ut: den höjer hyresvärden. Så här har den ändrats:';

/** What a raise would give with as many sold, and what own raises have shown. */
export async function raisePrice(
  reading: Reading,
  isOfNames: boolean,
  consultation: Consultation,
): Promise<Reply | null> {
  const { ask } = reading;
  // `Ska vi höja hyran?` of one who lets and pays one too is of what is sold.
  const isOfSold = isOfNames && ask.guide === 'sales';
  const sales = sourceOf(consultation, 'sales');
  if (RENT.test(reading.plain) && !isOfSold && !letsHouses(sales?.facts ?? []))
    return tenant(ask, consultation);
  if (isOfNames && !isOfSold && !FEES.test(reading.plain)) return null;
  const asked = { ...ask, named: isOfSold ? ask.named : [], periods: [], measured: false };
  const supposed: Reading = {
    ...reading,
    ask: { ...asked, measure: 'revenue', guide: 'sales' },
    ...{ plain: 'hoja priset', percent: SUPPOSED, kronor: null },
  };
  const reply = await whatIf(supposed, consultation);
  if (reply.kind !== 'answer') return reply;
  const own = new Set(asked.named.flatMap(({ names }) => names));
  const known = raised(consultation, own);
  const shown = known.length > 0 ? known : own.size > 0 ? raised(consultation, new Set()) : [];
  const lines =
    shown.length > 0
      ? ['## Era egna höjningar', ...shown.map((text) => `- ${text}`)]
      : [priceEffect(consultation)];
  return {
    ...reply,
    text: [reply.text, ...lines, NO_OTHERS].join('\n'),
    meant: `${reply.meant} · räknat på en höjning på fem procent`,
  };
}

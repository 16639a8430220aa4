import type { Candidate } from './candidate.ts';
import { weight } from './candidate.ts';
import type { Capacity } from './capacity.ts';
import { plainText } from './goals/wording.ts';
import type { PlanAnswers } from './input.ts';

/** The actions of a plan, weightiest first in each. */
export interface ChosenActions {
  shortTerm: Candidate[];
  longTerm: Candidate[];
}

/** What the user wants most weighs this much more. */
const PRIORITY_TILT = 1.5;
/** An action without kronor weighs this part of the median of those that have them. */
const WITHOUT_KRONOR = 0.5;
/** What the user writes of weighs this much more. */
const WRITTEN_TILT = 1.25;
/** Figures that give at least this many actions leave less room for practices. */
const MANY_COUNTED = 3;

/** Words of goals and challenges that are about what an advice is about. */
const written: Record<string, RegExp> = {
  price: /pris|rabatt/u,
  margin: /marginal|inköp|leverantör|råvar/u,
  customers: /kund/u,
  products: /produkt|sortiment/u,
  assortment: /sortiment|lager/u,
  season: /säsong|ojämn/u,
  channel: /kanal|webb|butik/u,
  advertising: /annons|marknadsför/u,
  subscription: /abonnemang|återkommande/u,
  suppliers: /leverantör|inköp/u,
  subscriptions: /abonnemang|licens|prenumeration|avtal/u,
  payments: /dubbel|faktur/u,
  areas: /kostnad|utgift/u,
  fixed: /fasta? kostnad|hyra|bundn/u,
  spikes: /oförutsäg|oväntad/u,
  departments: /avdelning|kostnadsställe/u,
  finance: /likvid|betalningsförmåga|soliditet|vinst|resultat|lönsam/u,
};

const long = /halvår|år(?!\p{L})/u;

function isLong({ effort, timeframe }: Candidate): boolean {
  return effort === 3 || long.test(timeframe);
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 1;
}

/** Effect × sureness ÷ effort, tilted by what the user wants most next quarter and writes of. */
export function ranked(candidates: readonly Candidate[], answers: PlanAnswers): Candidate[] {
  const known = candidates.map(weight).filter((kronor) => kronor > 0);
  const assumed = WITHOUT_KRONOR * median(known);
  const text = plainText(`${answers.question1}\n${answers.question2}`);
  const score = (candidate: Candidate) => {
    const kronor = weight(candidate) || assumed;
    const wanted = candidate.theme === answers.question3 ? PRIORITY_TILT : 1;
    const tilt = written[candidate.about ?? '']?.test(text) ? WRITTEN_TILT : 1;
    return (kronor * candidate.sureness * wanted * tilt) / candidate.effort;
  };
  return [...candidates].sort((a, b) => score(b) - score(a) || a.id.localeCompare(b.id));
}

/**
 * The first `most`, with room kept for those with kronor (half, rounded up: they are what closes a gap) and
 * then for what the answers call for.
 */
function take(order: readonly Candidate[], most: number, reserved: number): Candidate[] {
  const counted = order.filter((each) => weight(each) > 0).slice(0, Math.ceil(most / 2));
  const room = Math.min(reserved, most - counted.length);
  const called = order.filter(({ basis }) => basis === 'answers').slice(0, room);
  const chosen = new Set([...counted, ...called]);
  for (const each of order) if (chosen.size < most) chosen.add(each);
  return order.filter((each) => chosen.has(each));
}

/** What a company of this size can do, short and long term; the same action never twice. */
export function chooseActions(
  candidates: readonly Candidate[],
  answers: PlanAnswers,
  { shortTerm, longTerm }: Capacity,
): ChosenActions {
  const order = ranked(candidates, answers);
  const [short, long] = [order.filter((each) => !isLong(each)), order.filter(isLong)];
  const counted = short.filter(({ basis }) => basis !== 'answers');
  return {
    shortTerm: take(short, shortTerm, counted.length >= MANY_COUNTED ? 1 : 2),
    longTerm: take(long, longTerm, 1),
  };
}

import type { BusinessId } from '../../../business/business.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import type { Facts } from '../../../facts/facts.ts';
import { duringPeriodOf, figure } from '../../../text/placeholder.ts';
import { capital, listed, sentences } from '../../../text/swedish.ts';
import { endOf } from '../area-events.ts';
import { areaHas, theCostOf, whatOf } from '../areas/areas.ts';
import { STAFF } from '../areas/staff.ts';
import { costKeys as key } from '../catalogue.ts';
import { mostlyUnplaced } from '../coverage.ts';
import { type CostRuleContext, defineCostRule } from '../rule-context.ts';
import { variableAreas } from '../variable-areas.ts';

interface FixedShare {
  share: Fact;
  fixed: Fact;
  variable: Fact;
  largest: Fact[];
  /** Areas among them of which nothing is paid any more. */
  ended: Fact[];
}

const HIGH = 70;
/** So much of what is fixed must be of agreements: wages are not ended as they are. */
const AGREED = 0.1;
const LOW = 20;

function find(book: Facts, areas: readonly Fact[]): FixedShare | null {
  if (mostlyUnplaced(book)) return null;
  const share = book.get(key.fixedShare);
  const fixed = book.get(key.fixedTotal);
  const variable = book.get(key.variableTotal);
  if (share === null || !isPositive(fixed) || !isPositive(variable)) return null;
  if (size(share) < 0 || size(share) > 100) return null;
  const largest = areas.slice(0, 3);
  return largest.length === 0 ? null : { share, fixed, variable, largest, ended: [] };
}

/** Wages and taxes vary without anyone ordering them. */
function isOrdered(total: Fact): boolean {
  return !areaHas(subjectName(total), 'bound') && !areaHas(subjectName(total), 'beyondReview');
}

function listedAreas(largest: readonly Fact[], business: BusinessId | null): string {
  return listed(largest.map((fact) => `${whatOf(subjectName(fact), business)} (${figure(fact)})`));
}

/** Of the whole file, which may be more than the year that other sums are of. */
const during = (fact: Fact) => (fact.period === null ? '' : ` ${duringPeriodOf(fact)}`);

/** What is left falls by so many times the part that sales do, where a fall is hard. */
const HARD = 2;

/** Whether a fall in sales is hard on what is left, as the costs of the latest sales have it; null where no sales are known. */
function isHitHard(share: Fact, { book }: CostRuleContext): boolean | null {
  const cost = book.get(key.perRevenue);
  if (!isPositive(cost)) return null;
  const [left, varies] = [100 - size(cost), size(cost) * (1 - size(share) / 100)];
  return left <= 0 || (100 - varies) / left >= HARD;
}

/** Whether the one that all of an area was paid to has stopped: nothing of it is paid in a month without income. */
function hasEnded(area: string, context: CostRuleContext): boolean {
  const total = context.book.of(key.areaTotal, area);
  return total !== null && endOf(total, context) !== null;
}

export const highFixedShare = defineCostRule<FixedShare>({
  id: 'high-fixed-share',
  theme: 'fixed',
  when(context) {
    const { book } = context;
    const all = byValue(book.all(key.areaFixed)).filter(isPositive);
    const ended = all.filter((fact) => hasEnded(subjectName(fact), context));
    const areas = all.filter((fact) => !ended.includes(fact));
    const found = find(book, areas);
    if (found === null || size(found.share) < HIGH) return null;
    // Where little of what is sold for goes to costs, a fall is borne by what is left.
    if (isHitHard(found.share, context) === false) return null;
    const agreed = areas.filter((fact) => subjectName(fact) !== STAFF);
    const kronor = agreed.reduce((sum, fact) => sum + size(fact), 0);
    return kronor >= AGREED * size(found.fixed) ? { ...found, ended } : null;
  },
  advise({ share, fixed, largest, ended }, context) {
    const { yearlyCost, figures } = context;
    const { business } = figures;
    const hit = isHitHard(share, context) ? ', så en nedgång slår hårt mot resultatet' : '';
    const paid = `ska betalas också en månad utan intäkter${hit}.`;
    return {
      title: 'Gör några fasta kostnader rörliga',
      description: sentences(
        `${figure(share)} av kostnaderna är fasta, ${figure(fixed)}${during(fixed)}, mest ${listedAreas(largest, business)}.`,
        ended.length === 0
          ? `De ${paid}`
          : `${capital(listed(ended.map((fact) => theCostOf(subjectName(fact), business))))} är med där men betalas inte längre. Resten ${paid}`,
      ),
      action:
        'Lägg in uppsägningsdagar för de största fasta avtalen, välj kortare bindning när de förnyas och köp per användning där mängden varierar.',
      firstStep:
        'På måndag: skriv en lista med de största fasta avtalen, deras uppsägningstid och nästa möjliga dag.',
      cost: 'Ingen utgift, några dagars arbete',
      timeframe: 'Inom ett halvår',
      effort: 2,
      sureness: 0.5,
      effect: null,
      effectNote: 'Ingen besparing att räkna hem: det är rörelsefrihet när intäkterna faller.',
      stake: yearlyCost * 0.0018,
    };
  },
});

export const lowFixedShare = defineCostRule<FixedShare>({
  id: 'low-fixed-share',
  theme: 'fixed',
  when({ book }) {
    const found = find(book, variableAreas(book).filter(isOrdered));
    return found !== null && size(found.share) <= LOW ? found : null;
  },
  advise({ share, variable, largest }, { yearlyCost, figures: { business } }) {
    return {
      title: 'Sätt gränser för det som varierar',
      description: sentences(
        `Bara ${figure(share)} av kostnaderna är fasta. Resten, ${figure(variable)}${during(variable)}, varierar, och av det ni beställer från gång till gång är mest ${listedAreas(largest, business)}.`,
        'Då avgör rutinerna kostnaden: vem som får köpa vad, och om någon jämför priset.',
      ),
      action:
        'Sätt en månadsbudget för de största rörliga områdena, bestäm vem som får beställa över vilket belopp och följ upp utfallet en gång i månaden.',
      firstStep:
        'På måndag: skriv upp förra månadens utfall för de största områdena och sätt ett tak för nästa.',
      cost: 'Ingen utgift, någon timme i månaden',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.5,
      effect: null,
      effectNote:
        'Går inte att räkna ur filen: den visar vad som köpts, inte vad som hade behövts.',
      stake: yearlyCost * 0.0014,
    };
  },
});

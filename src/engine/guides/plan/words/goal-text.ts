import { bookKeys } from '../../../books/keys.ts';
import type { Fact } from '../../../facts/fact.ts';
import { size } from '../../../facts/fact-value.ts';
import { duringPeriodOf, figure } from '../../../text/placeholder.ts';
import { inQuotes, sentences } from '../../../text/swedish.ts';
import type { BriefGoal } from '../brief.ts';
import { type Gap, isGap, type Unmeasured } from '../goals/gap.ts';
import type { Goal, GoalKind } from '../goals/read-goals.ts';
import { planKeys } from '../keys.ts';

const OTHER =
  'Målet går inte att hålla mot någon siffra som finns här. Skriv det i kronor eller procent av något som går att mäta.';

const AGAINST =
  'Planen räknar på hur mycket omsättning, resultat, täckningsgrad och antal kunder ska upp och kostnaderna ner. Målet säger något annat och räknas därför inte om till kronor.';

/** What is to be done for a goal to be measured, where its figure is not known. */
const missing: Record<GoalKind, string> = {
  revenue:
    'Omsättningen på ett år är inte känd. Gör en försäljningsanalys av hela månader, eller fyll i omsättningen i företagsprofilen, så räknas målet om till kronor i månaden.',
  cost: 'Kostnaden på ett år är inte känd. Gör en kostnadsanalys av hela månader, så räknas målet om till kronor i månaden.',
  margin:
    'Täckningsgraden och omsättningen på ett år behöver båda vara kända. Läs in en försäljningsfil med varukostnad och hela månader, så räknas målet om till kronor i månaden.',
  result:
    'Fyll i resultatet i företagsprofilen, eller gör en kostnadsanalys av bokföringen som SIE-fil, så går det att räkna hur långt det är kvar till målet.',
  customers:
    'Vad en kund är värd är inte känt. Läs in en försäljningsfil med kunder och hela månader, så går det att räkna.',
  other: OTHER,
};

function unmeasured({ goal, reason, base }: Unmeasured): string {
  if (reason === 'noNumber')
    return `${goal.several ? 'Målen saknar siffra och går' : 'Målet saknar siffra och går'} därför inte att följa upp. Skriv hur mycket, i procent eller kronor, så räknas det om till kronor i månaden.`;
  if (reason === 'against') return AGAINST;
  if (reason === 'reached')
    return base === null
      ? 'Målet kräver ingen förändring.'
      : `Enligt siffrorna är ni redan där: ${base.label} är ${figure(base)}. Sätt ett nytt mål.`;
  if (reason === 'loss' && base !== null)
    return `Resultatet ${base.period === null ? `är ${figure(base)}` : `var ${figure(base)} ${duringPeriodOf(base)}`}, och en del av en förlust är inget mål. Skriv hur många kronor som ska bli kvar på ett år, så räknas det om till kronor i månaden.`;
  return reason === 'noUnit' ? OTHER : missing[goal.kind];
}

/** A year's pace, what the profile says, or what a year of the files came to. */
function countedOn(base: Fact, { kind }: Goal): string {
  if (base.key === bookKeys.resultAfterFinancial)
    return `räknat på resultatet ${duringPeriodOf(base)}, ${figure(base)}`;
  if (kind === 'result' && base.key !== planKeys.profileResult)
    return `räknat på de ${figure(base)} som blev kvar ${duringPeriodOf(base)}`;
  return `räknat på ${figure(base)} om året i dag`;
}

/** The level that is aimed at, of which sales, and what it is today. */
const ofSales = (target: Fact, of: Fact, base: Fact): string =>
  `, räknat på ${figure(target)} av omsättningen${of.period === null ? ' enligt företagsprofilen' : ` ${duringPeriodOf(of)}`}, ${figure(of)}, mot resultatet ${figure(base)}`;

function needed({ goal, target, year, month, base, of, profit }: Gap, paid: string): string {
  const from =
    base === null || base.unit !== 'SEK' || goal.kind === 'customers'
      ? ''
      : of !== null
        ? ofSales(target, of, base)
        : `, ${countedOn(base, goal)}`;
  if (goal.kind === 'cost')
    return `Kostnaderna behöver ner med ${figure(month)} i månaden, ${figure(year)} på ett år${from}.`;
  if (goal.kind === 'margin')
    return `Den högre marginalen är värd ${figure(month)} i månaden i täckningsbidrag, ${figure(year)} på ett år.`;
  if (goal.kind === 'result')
    return `Resultatet behöver upp med ${figure(month)} i månaden, ${figure(year)} på ett år${from}.`;
  const lead =
    goal.kind === 'customers'
      ? `Så många kunder är värda ${figure(month)} i månaden i omsättning om de köper som era kunder i dag, ${figure(year)} på ett år.`
      : `Målet kräver ${figure(month)} mer i omsättning varje månad, ${figure(year)} på ett år${from}.`;
  return sentences(
    lead,
    profit === null
      ? null
      : `Vid dagens täckningsgrad blir ${figure(profit)} av det kvar när ${paid}.`,
  );
}

const SAVES =
  'Lägre kostnader, billigare inköp och försäljning som styrs om är inte med: de höjer inte omsättningen.';

/** Less, in per cent, is shown as nothing. */
const SHOWN = 0.5;

function reached({ coverage, reading, besides, saves }: BriefGoal): string {
  if (!isGap(reading)) return '';
  if (coverage === null)
    return reading.goal.kind === 'margin'
      ? 'Ingen åtgärd i planen höjer täckningsgraden med ett belopp som går att räkna, så hur långt den räcker går inte att säga.'
      : 'Ingen åtgärd i planen går att räkna i samma slags kronor, så hur långt den räcker går inte att säga.';
  const notSales = saves === true ? SAVES : null;
  if (size(coverage) >= 100)
    return sentences('Åtgärderna i planen räcker troligen hela vägen, om de genomförs.', notSales);
  const reaches =
    size(coverage) < SHOWN
      ? 'Åtgärderna i planen räcker troligen bara till en bråkdel av det.'
      : `Åtgärderna i planen räcker troligen till ${figure(coverage)} av det.`;
  return besides == null
    ? sentences(reaches, notSales)
    : `${reaches} De ${figure(besides)} i omsättning som åtgärderna också kan ge är inte med: hur mycket av dem som blir kvar visar inte filerna.`;
}

/** How far the plan reaches towards a goal, for where what it takes is told elsewhere; null where that is not known. */
export function reachText({ coverage, reading }: BriefGoal): string | null {
  if (!isGap(reading) || coverage === null) return null;
  const goal = `målet ${inQuotes(reading.goal.words)}`;
  if (size(coverage) < SHOWN)
    return `Åtgärderna räcker troligen bara till en bråkdel av det som ${goal} kräver.`;
  return size(coverage) >= 100
    ? `Åtgärderna räcker troligen hela vägen till ${goal}, om de genomförs.`
    : `Åtgärderna räcker troligen till ${figure(coverage)} av det som ${goal} kräver.`;
}

/** One goal: what it takes per month, and how far the plan reaches. */
export function goalText(goal: BriefGoal): string {
  const { reading } = goal;
  return isGap(reading)
    ? sentences(needed(reading, goal.paid ?? 'varorna är betalda'), reached(goal))
    : unmeasured(reading);
}

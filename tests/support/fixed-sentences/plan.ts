import { isNew, ownersHaveNoWage } from '#engine/books/company.ts';
import { keepsNoStock } from '#engine/books/sni/sni.ts';
import { isPositive, size } from '#engine/facts/fact-value.ts';
import { costKeys } from '#engine/guides/costs/catalogue.ts';
import type { ActionsBrief, BriefGoal } from '#engine/guides/plan/brief.ts';
import type { Candidate } from '#engine/guides/plan/candidate.ts';
import { type Gap, isGap, type Unmeasured } from '#engine/guides/plan/goals/gap.ts';
import { plainText } from '#engine/guides/plan/goals/wording.ts';
import { wordNaming } from '#engine/guides/plan/named-by-owner.ts';
import { priorityAmong } from '#engine/guides/plan/plan-priority.ts';
import { practices } from '#engine/guides/plan/practices/all.ts';
import type { Known as KnownInFiles, Practice } from '#engine/guides/plan/practices/practice.ts';
import { wanted } from '#engine/guides/plan/words/priority.ts';
import { salesKeys } from '#engine/guides/sales/catalogue.ts';
import { mainKeys } from '#engine/money/money.ts';
import { prioritySentences } from './priority.ts';
import { exactly, type FixedSentence, fixedIn } from './sentence.ts';

/** What is known where a sentence of a plan is said: the action or goal that it is about, if any. */
export interface Known {
  brief: ActionsBrief;
  action: Candidate | null;
  goal: BriefGoal | null;
}

type Holds = FixedSentence<Known>['holds'];

const both =
  (...conditions: Holds[]): Holds =>
  (known) =>
    conditions.every((holds) => holds(known));
const not =
  (holds: Holds): Holds =>
  (known) =>
    !holds(known);

const hasSales: Holds = ({ brief }) => brief.input.sales !== null;
const hasCosts: Holds = ({ brief }) => brief.input.costs !== null;
const inSales = (key: string) => factOf('sales', key);
const inCosts = (key: string) => factOf('costs', key);
function factOf(source: 'sales' | 'costs', key: string): Holds {
  return ({ brief }) => brief.input[source]?.facts.some((fact) => fact.key === key) === true;
}
/** A figure of the whole file that is over zero, so that something can be counted from it. */
const hasTotal = (source: 'sales' | 'costs', key: string): Holds =>
  function holds({ brief }) {
    const facts = brief.input[source]?.facts ?? [];
    return isPositive(facts.find((fact) => fact.key === key && fact.subject === null) ?? null);
  };
const hasProfile: Holds = ({ brief: { input } }) =>
  [...Object.values(input.profile), ...Object.values(input.company ?? {})].some(
    (each) => each !== null,
  );

const QUESTIONS = ['question1', 'question2', 'question4', 'question5'] as const;
const written = ({ brief }: Known) =>
  QUESTIONS.map((question) => plainText(brief.input.answers[question]));
const isCalled = (known: Known) => {
  const { action } = known;
  return written(known).some((text) => action?.words?.test(text) === true);
};
const planned = ({ actions }: ActionsBrief) => [...actions.shortTerm, ...actions.longTerm];
const counts = (known: Known, measures: readonly Candidate['measure'][]) =>
  planned(known.brief).some(({ likely, measure }) => likely !== null && measures.includes(measure));

/** What shows that the analyses have what a practice tells that a file would show. */
const shows: Record<KnownInFiles, Holds> = {
  customers: inSales(salesKeys.customersTotal),
  prices: inSales(salesKeys.productPriceChange),
  channels: inSales(salesKeys.channelRevenue),
  returns: inSales(salesKeys.returnsAmount),
  twoYears: inSales(salesKeys.seasonIndex),
  costs: hasCosts,
  suppliers: inCosts(costKeys.suppliersTotal),
  fixed: inCosts(costKeys.fixedTotal),
};

const suits =
  ({ words, priority, unless }: Practice): Holds =>
  (known) => {
    const { answers, profile, sales, company } = known.brief.input;
    const text = written(known).join(' ');
    const isNamed = written(known).some((answer) => words.test(answer)) || words.test(text);
    if (!isNamed && priority !== answers.question3) return false;
    if (unless === 'noStock') {
      const isBookkeeper = company?.business?.startsWith('Redovisning') === true;
      const keepsNone = keepsNoStock(profile.industry) || (!profile.industry && isBookkeeper);
      return !keepsNone || text.includes('lager');
    }
    if (unless !== 'manyCustomers') return true;
    const isTop = (fact: { key: string; subject: unknown }) =>
      fact.key === salesKeys.topCustomerShare && fact.subject === null;
    const top = sales?.facts.find(isTop);
    return top === undefined || size(top) >= 10;
  };

/** A sentence may be of several practices: one of them must be called for. */
const ofPractices: readonly FixedSentence<Known>[] = [
  ...Map.groupBy(
    practices.flatMap((practice) => {
      const { description, gives, adds } = practice;
      const called = suits(practice);
      const lacking = both(called, adds === undefined ? () => true : not(shows[adds.unless]));
      return [
        ...fixedIn([description, gives]).map((sentence) => ({ sentence, holds: called })),
        ...fixedIn([adds?.text ?? '']).map((sentence) => ({ sentence, holds: lacking })),
      ];
    }),
    ({ sentence }) => sentence,
  ),
].map(([sentence, all]) => ({
  words: exactly(sentence),
  holds: (known) => all.some(({ holds }) => holds(known)),
}));

const isWritten = ({ brief, action }: Known, question: (typeof QUESTIONS)[number]) =>
  action !== null &&
  (action.words?.test(plainText(brief.input.answers[question])) === true ||
    wordNaming(brief.input.answers[question], action.named) !== null);

/** Whether an action's kronor are of the kind that a goal is of. */
function isNearerGoal({ brief, action }: Known, question: (typeof QUESTIONS)[number]): boolean {
  if (action === null || action.likely === null) return false;
  const goals = plainText(brief.input.answers[question]);
  const { measure, about } = action;
  const isOfPrice = about === 'price' || about === 'margin';
  return (
    (/resultat|vinst|lönsam/u.test(goals) && measure !== 'revenue') ||
    (/kostnad|utgift|besparing|(?<!\p{L})spara(?!\p{L})/u.test(goals) && measure === 'cost') ||
    (/marginal|täckningsgrad/u.test(goals) &&
      ((measure === 'grossProfit' && isOfPrice) || action.id === 'costs-goods')) ||
    (/omsätt|försälj|intäkt|sälja|tillväxt|växa/u.test(goals) && raisesSales(action))
  );
}

/** Sentences that hold a word of the owner's, or the name of an action: one row for each place. */
export function quotes(brief: ActionsBrief): readonly FixedSentence<Known>[] {
  const [first] = brief.actions.shortTerm;
  const places = [
    ['bland utmaningarna', 'question2'],
    ['bland målen', 'question1'],
    ['om resurserna', 'question4'],
    ['om måttet på framgång', 'question5'],
  ] as const;
  return [
    { words: /^Börja med (?:att |”)/, holds: () => first !== undefined },
    {
      words: /^Det som svarar på något du skrev bland utmaningarna tar längre tid: (?:att |”)/,
      holds: ({ brief: { actions, input } }) => {
        const isOn = ({ words, named }: Candidate) =>
          words?.test(plainText(input.answers.question2)) === true ||
          wordNaming(input.answers.question2, named) !== null;
        return !actions.shortTerm.some(isOn) && actions.longTerm.some(isOn);
      },
    },
    {
      words: /^Planen rymmer inte allt som har hänt: se i /,
      holds: ({ brief }) => {
        const ids = new Set(planned(brief).map(({ id }) => id));
        const { sales, costs } = brief.input;
        return [sales, costs].some((source) =>
          source?.advice.some(
            ({ id, on = [] }) =>
              on.length > 0 && !ids.has(`sales-${id}`) && !ids.has(`costs-${id}`),
          ),
        );
      },
    },
    ...places.map(
      ([place, question]): FixedSentence<Known> => ({
        words: new RegExp(`^Svarar på det du skrev ${place}: ”`, 'u'),
        holds: (known) => isWritten(known, question) || isNearerGoal(known, question),
      }),
    ),
    {
      words: /^Svarar också på ”/u,
      holds: (known) =>
        places.some(([, question]) => isWritten(known, question) || isNearerGoal(known, question)),
    },
  ];
}

const ofActions: readonly FixedSentence<Known>[] = [
  {
    words:
      /^(?:Svarar på att du sätter (?:tillväxt|effektivitet|innovation|stabilitet) främst|Är med för (?:tillväxt|effektivitet|innovation|stabilitet)en)\.$/u,
    holds: ({ brief, action }) => action?.theme === brief.input.answers.question3,
  },
  {
    words: /^Är med för det som siffrorna visar(?:, fast det inte svarar på något du skrivit)?\.$/u,
    holds: (known) =>
      known.action?.basis !== 'answers' && known.action?.likely === null && !isCalled(known),
  },
  {
    words: /^Är med för (?:det du har skrivit i dina|dina) svar\.$/u,
    holds: (known) => known.action?.basis === 'answers' && isCalled(known),
  },
  {
    words: /^Beloppet är räknat i rådet ”.*” i (?:försäljnings|kostnads)analysen, som inte fick/u,
    holds: ({ brief, action }) =>
      action?.countedIn !== null && planned(brief).every(({ id }) => id !== action?.countedIn),
  },
  {
    words: /^Går inte att räkna i kronor: ingen av åtgärderna/u,
    holds: both(
      (known) => hasSales(known) || hasCosts(known),
      (known) => !counts(known, ['revenue', 'grossProfit', 'cost']),
    ),
  },
  {
    words: /^Går inte att räkna i kronor än: det kräver en/u,
    holds: both(not(hasSales), not(hasCosts)),
  },
];

/** A coverage is shown in whole per cent. */
const REACHED = 0.995;

/** What the planned kronor of profit and cost come to against what costs exceed sales by, as a share. */
function reachOfLoss(brief: ActionsBrief): number {
  const left = brief.facts.find(({ key }) => key === mainKeys.left);
  const likely = planned(brief).filter(({ measure }) => measure !== 'revenue');
  return likely.reduce((sum, each) => sum + size(each.likely), 0) / -size(left ?? null);
}

const ofLoss: readonly FixedSentence<Known>[] = [
  {
    words: /^Det som fattas i dag täcker (?:de, om de|det, om det) genomförs\.$/u,
    holds: ({ brief }) => reachOfLoss(brief) >= REACHED,
  },
  {
    words: /^Ingen ränta finns bland kostnaderna\.|^Är fastigheten belånad ska det som är kvar/u,
    holds: ({ brief }) =>
      brief.input.costs?.facts.some(
        ({ key, subject }) =>
          key === costKeys.areaTotal && subject?.name === 'Räntor och finansiella kostnader',
      ) === false,
  },
  {
    words: /^Inga löner finns bland kostnaderna\.|^Det som är kvar ska räcka till dem också/u,
    holds: ({ brief }) =>
      brief.input.costs?.facts.some(
        ({ key, subject }) => key === costKeys.areaTotal && subject?.name === 'Personal',
      ) === false,
  },
  {
    words: /^Inga avskrivningar finns bland kostnaderna: det/u,
    holds: ({ brief }) =>
      brief.input.costs?.facts.some(
        ({ key, subject }) => key === costKeys.areaTotal && subject?.name === 'Avskrivningar',
      ) === false,
  },
];

const unmeasured =
  (holds: (unmeasured: Unmeasured, known: Known) => boolean): Holds =>
  (known) =>
    known.goal !== null && !isGap(known.goal.reading) && holds(known.goal.reading, known);
const ofKind = (kind: Unmeasured['goal']['kind'], isKnown: Holds) =>
  unmeasured(({ goal }, known) => goal.kind === kind && !isKnown(known));
const stated =
  (figure: 'revenue' | 'result'): Holds =>
  ({ brief }) =>
    brief.input.profile[figure] !== null;
const revenueIsKnown: Holds = (known) =>
  hasTotal('sales', salesKeys.monthAverage)(known) || stated('revenue')(known);
const customerIsKnown: Holds = (known) =>
  hasTotal('sales', salesKeys.customersTotal)(known) &&
  (hasTotal('sales', salesKeys.monthAverage)(known) ||
    (known.brief.input.profile.revenue ?? 0) > 0);
const marginIsKnown: Holds = ({ brief }) =>
  brief.input.sales?.facts.some(
    ({ key, subject }) => key === salesKeys.grossMargin && subject === null,
  ) === true;
const reaches = (measures: readonly Candidate['measure'][]): Holds =>
  function holds(known) {
    return counts(known, measures);
  };

/** What is left of more sold: neither a price, nor what is bought cheaper, nor sales that are steered. */
const leavesOfSales = ({ id, about, measure }: Candidate) =>
  measure === 'grossProfit' && !['price', 'margin'].includes(about ?? '') && !/-margin$/u.test(id);

const raisesSales = (candidate: Candidate) =>
  leavesOfSales(candidate) ||
  candidate.measure === 'revenue' ||
  (candidate.measure === 'grossProfit' && candidate.about === 'price');

/**
 * How much of a goal the planned kronor of its kind come to, as a share, added up from the actions: of a margin, only what
 * prices and purchases do, since won-back volume lifts none.
 */
function reachOf(brief: ActionsBrief, { goal, year, profit }: Gap): number {
  const likely = (fits: (candidate: Candidate) => boolean) =>
    planned(brief)
      .filter(fits)
      .reduce((sum, each) => sum + size(each.likely), 0);
  const { kind } = goal;
  const ofProfit = likely(({ measure }) => measure === 'grossProfit');
  const ofCost = likely(({ measure }) => measure === 'cost');
  if (kind === 'cost') return ofCost / size(year);
  if (kind === 'result') return (ofProfit + ofCost) / size(year);
  if (kind === 'margin') {
    const lifts = ({ measure, about }: Candidate) =>
      measure === 'grossProfit' && (about === 'price' || about === 'margin');
    return likely(lifts) / size(year);
  }
  const ofSales = likely(
    ({ about, measure }) =>
      measure === 'revenue' || (measure === 'grossProfit' && about === 'price'),
  );
  return ofSales / size(year) + (profit === null ? 0 : likely(leavesOfSales) / size(profit));
}

const ofGoals: readonly FixedSentence<Known>[] = [
  {
    words: /^Åtgärderna (?:i planen )?räcker troligen bara till en bråkdel av det/u,
    holds: ({ brief, goal }) =>
      goal !== null && isGap(goal.reading) && reachOf(brief, goal.reading) < 0.0051,
  },
  {
    words: /^Målet saknar siffra och går därför inte/u,
    holds: unmeasured(({ goal }) => goal.measure === null && goal.several !== true),
  },
  {
    words: /^Målen saknar siffra och går därför inte/u,
    holds: unmeasured(({ goal }) => goal.measure === null && goal.several === true),
  },
  {
    words: /^Skriv hur mycket, i procent eller kronor, så räknas/u,
    holds: unmeasured(({ goal }) => goal.measure === null),
  },
  {
    words: /^Målet kräver ingen förändring\.$/u,
    holds: unmeasured(({ reason, base }) => reason === 'reached' && base === null),
  },
  {
    words: /^Sätt ett nytt mål\.$/u,
    holds: unmeasured(({ reason, base }) => reason === 'reached' && base !== null),
  },
  {
    words: /^Målet går inte att hålla mot någon siffra som finns här\.$/u,
    holds: unmeasured(({ goal, reason }) => goal.kind === 'other' || reason === 'noUnit'),
  },
  {
    words: /^Planen räknar på hur mycket omsättning, resultat|^Målet säger något annat och räknas/u,
    holds: unmeasured(({ goal }) => {
      const text = plainText(goal.words);
      if (/inte|ej|aldrig|inga|sluta/u.test(text)) return true;
      const [less, more] = [/minsk|sänk|halver|lägre|-\d/u.test(text), /ök|höj|mer/u.test(text)];
      return goal.kind === 'cost' ? more && !less : less && !more;
    }),
  },
  {
    words: /^Skriv hur många kronor som ska bli kvar på ett år/u,
    holds: unmeasured(({ reason }) => reason === 'loss'),
  },
  {
    words: /^Skriv det i kronor eller procent av något/u,
    holds: unmeasured(({ goal, reason }) => goal.kind === 'other' || reason === 'noUnit'),
  },
  { words: /^Omsättningen på ett år är inte känd\.$/u, holds: ofKind('revenue', revenueIsKnown) },
  { words: /^Gör en försäljningsanalys av hela/u, holds: ofKind('revenue', revenueIsKnown) },
  {
    words: /^Kostnaden på ett år är inte känd\.$/u,
    holds: ofKind('cost', hasTotal('costs', costKeys.monthAverage)),
  },
  {
    words: /^Gör en kostnadsanalys av hela/u,
    holds: ofKind('cost', hasTotal('costs', costKeys.monthAverage)),
  },
  {
    words: /^Täckningsgraden och omsättningen på ett år behöver/u,
    holds: ofKind('margin', both(revenueIsKnown, marginIsKnown)),
  },
  {
    words: /^Läs in en försäljningsfil med varukostnad och hela/u,
    holds: ofKind('margin', both(revenueIsKnown, marginIsKnown)),
  },
  { words: /^Fyll i resultatet i företagsprofilen/u, holds: ofKind('result', stated('result')) },
  {
    words: /^Vad en kund är värd är inte känt\.$/u,
    holds: ofKind('customers', customerIsKnown),
  },
  {
    words: /^Läs in en försäljningsfil med kunder och hela/u,
    holds: ofKind('customers', customerIsKnown),
  },
  {
    words: /^Ingen åtgärd i planen går att räkna i samma slags kronor/u,
    holds: ({ brief, goal }) => {
      if (goal === null || !isGap(goal.reading)) return false;
      const { kind } = goal.reading.goal;
      const known = { brief, goal, action: null };
      if (kind === 'cost') return !reaches(['cost'])(known);
      if (kind === 'result') return !reaches(['grossProfit', 'cost'])(known);
      // Of what is left no part of sales can be made where the margin is not known.
      const { profit } = goal.reading;
      return planned(brief).every(
        (each) =>
          each.likely === null || (leavesOfSales(each) ? profit === null : !raisesSales(each)),
      );
    },
  },
  {
    words: /^Ingen åtgärd i planen höjer täckningsgraden med ett belopp/u,
    holds: ({ brief, goal }) =>
      goal !== null &&
      goal.reading.goal.kind === 'margin' &&
      planned(brief).every(
        ({ about, likely, measure }) =>
          likely === null || measure !== 'grossProfit' || (about !== 'price' && about !== 'margin'),
      ),
  },
  {
    words: /^Åtgärderna i planen räcker troligen hela vägen, om de genomförs\.$/u,
    holds: ({ brief, goal }) =>
      goal !== null && isGap(goal.reading) && reachOf(brief, goal.reading) >= REACHED,
  },
  {
    words: /^Åtgärderna räcker troligen hela vägen till målet ”/u,
    holds: ({ brief }) => {
      const measured = brief.goals.find(({ reading }) => isGap(reading));
      return (
        measured !== undefined &&
        isGap(measured.reading) &&
        reachOf(brief, measured.reading) >= REACHED
      );
    },
  },
  {
    words: /^Lägre kostnader, billigare inköp och försäljning som styrs om är inte med/u,
    holds: ({ brief, goal }) =>
      goal !== null &&
      ['revenue', 'customers'].includes(goal.reading.goal.kind) &&
      planned(brief).some((each) => each.likely !== null && !raisesSales(each)),
  },
];

const ofBasis: readonly FixedSentence<Known>[] = [
  {
    words: /^Planen är gjord av dina svar(?: och din företagsprofil)?, utan någon analys, så/u,
    holds: both(not(hasSales), not(hasCosts)),
  },
  {
    words: /^Planen bygger på din försäljningsanalys/u,
    holds: hasSales,
  },
  {
    words: /^Planen bygger på din (?:försäljningsanalys och )?kostnadsanalys/u,
    holds: hasCosts,
  },
  { words: /^Planen .*din företagsprofil/u, holds: hasProfile },
  ...Object.entries(wanted).map(
    ([priority, name]): FixedSentence<Known> => ({
      words: new RegExp(`^Planen bygger .*, med tyngd på ${name}\\.$`, 'u'),
      holds: ({ brief }) => brief.input.answers.question3 === priority,
    }),
  ),
  {
    words: /^Din egen lön är ingen kostnad i bolagsformen/u,
    holds: ({ brief }) => ownersHaveNoWage(brief.input.company?.form ?? null),
  },
  {
    words: /^Företaget är så nytt att siffrorna rymmer uppstarten/u,
    holds: both(
      ({ brief: { input } }) => isNew(input.company?.foundedYear ?? null, input.today),
      (known) => hasSales(known) || hasCosts(known),
    ),
  },
  { words: /^Ingen försäljningsanalys ingår\.$/u, holds: not(hasSales) },
  { words: /^Med en får planen åtgärder för pris/u, holds: not(hasSales) },
  { words: /^Ingen kostnadsanalys ingår\.$/u, holds: not(hasCosts) },
  { words: /^Med en får planen åtgärder för leverantörer/u, holds: not(hasCosts) },
  {
    words: /^Antal anställda saknas i företagsprofilen\.$/u,
    holds: ({ brief }) => brief.input.profile.employees === null,
  },
  {
    words: /^Med det anpassas hur mycket planen rymmer/u,
    holds: ({ brief }) => brief.input.profile.employees === null,
  },
  {
    words: /^Bransch saknas i företagsprofilen\.$/u,
    holds: ({ brief }) => brief.input.profile.industry === null,
  },
  {
    words: /^(?:Beskrivningen av verksamheten tyder på ”|Välj bransch i inställningarna)/u,
    holds: ({ brief }) => brief.input.profile.industry === null,
  },
];

/** By how much a part of the analyses has changed between the periods, as a share; null without the one before. */
function changesOf({ input }: ActionsBrief, guide: 'sales' | 'costs'): number[] {
  const facts = input[guide]?.facts ?? [];
  return facts.flatMap(({ key, subject, value }) => {
    const found = /^(.*\.)(?:c|revenueC)urrent$/u.exec(key);
    if (found === null) return [];
    const before = facts.find(
      (other) =>
        other.subject?.name === subject?.name &&
        [`${found[1]}previous`, `${found[1]}revenuePrevious`].includes(other.key),
    );
    const was = Number(before?.value ?? 0);
    return was === 0 ? [] : [(Number(value) - was) / Math.abs(was)];
  });
}

/** Whether the owner says that a cost has risen, or sales fallen, of which one has changed so. */
const claimed =
  (ofCosts: (share: number) => boolean, ofSales: (share: number) => boolean): Holds =>
  ({ brief }) => {
    const text = plainText(brief.input.answers.question2);
    const isRise = /dyr|ökat|ökar|stig|skena|rusa|höj|gått upp/u.test(text);
    const isFall = /tapp|minsk|sjunk|rasat|dalat|svikit|färre|gått ner|mindre/u.test(text);
    return (
      (isRise && changesOf(brief, 'costs').some(ofCosts)) ||
      (isFall && changesOf(brief, 'sales').some(ofSales))
    );
  };

const ofProblems: readonly FixedSentence<Known>[] = [
  {
    words: /^Siffrorna säger detsamma som du\.$/u,
    holds: claimed(
      (share) => share >= 0.01,
      (share) => share <= -0.01,
    ),
  },
  {
    words: /^Siffrorna går åt samma håll, men inte så mycket\.$/u,
    holds: claimed(
      (share) => share >= 0.01 && share < 0.1,
      (share) => share <= -0.01 && share > -0.1,
    ),
  },
  {
    words: /^Siffrorna säger motsatsen\.$/u,
    holds: claimed(
      (share) => share <= -0.01,
      (share) => share >= 0.01,
    ),
  },
  {
    words: /^I siffrorna har det knappt ändrats\.$/u,
    holds: claimed(
      (share) => Math.abs(share) < 0.01,
      (share) => Math.abs(share) < 0.01,
    ),
  },
  {
    words:
      /^(?:En summa går inte att påverka, men raderna|Går inte att räkna: det beror på vad raderna gällde)/u,
    holds: ({ action }) => action?.id === 'review-account' && action.likely === null,
  },
  {
    words:
      /^(?:Vad pengarna har gått till syns först när|Går inte att räkna: det beror på vad köpen gällde)/u,
    holds: ({ action }) => action?.id === 'review-supplier' && action.likely === null,
  },
  {
    words:
      /^(?:Vad som går att göra beror på om det gäller alla eller|Går inte att räkna: det beror på varför det har fallit)/u,
    holds: ({ action }) => action?.id === 'review-sales' && action.likely === null,
  },
];

/** Every figureless sentence of what a plan claims; instructions are not claims. */
export const planSentences: readonly FixedSentence<Known>[] = [
  ...prioritySentences<Known>(({ brief }) => {
    const all = planned(brief);
    const priorityOf = priorityAmong(all, brief.yearly);
    return all.map((each) => ({
      ...{ priority: priorityOf(each), effort: each.effort, sureness: each.sureness },
      kronor: each.likely === null ? null : size(each.likely),
      ofRevenue: each.measure === 'revenue',
    }));
  }),
  ...ofPractices,
  ...ofActions,
  ...ofLoss,
  ...ofGoals,
  ...ofBasis,
  ...ofProblems,
];

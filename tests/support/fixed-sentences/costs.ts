import { FEWEST_MONTHS } from '#engine/advice/periods.ts';
import { bookKeys } from '#engine/books/keys.ts';
import { eventsOf, type NamedEvent } from '#engine/events/sentence.ts';
import { byValue, isPositive, size, subjectName } from '#engine/facts/fact-value.ts';
import type { CostAnswers } from '#engine/guides/costs/answers/answer-context.ts';
import { AREAS, areaHas, variesBy } from '#engine/guides/costs/areas/areas.ts';
import { STAFF } from '#engine/guides/costs/areas/staff.ts';
import { UNPLACED } from '#engine/guides/costs/areas/unplaced.ts';
import type { CostBrief } from '#engine/guides/costs/brief.ts';
import { type CostKey, costKeys as key } from '#engine/guides/costs/catalogue.ts';
import { changeOfAll, unlikeAreas } from '#engine/guides/costs/like-for-like.ts';
import { comparable, longEnough } from '#engine/guides/costs/rule-context.ts';
import { isOfWages } from '#engine/guides/costs/services.ts';
import { EVEN } from '#engine/guides/costs/variable-areas.ts';
import { prioritySentences, weighedIn } from './priority.ts';
import { exactly, type FixedSentence, fixedIn } from './sentence.ts';

/** What is known where a sentence of costs is said. */
export interface Known {
  brief: CostBrief;
  answers: CostAnswers;
}

type Holds = FixedSentence<Known>['holds'];

const get = ({ brief }: Known, name: string) => brief.context.book.get(name);
const all = ({ brief }: Known, name: string) => brief.context.book.all(name);
const value = (known: Known, name: string) => size(get(known, name));
const lacks = (name: CostKey) => (known: Known) => get(known, name) === null;
const none = (name: CostKey) => (known: Known) => all(known, name).length === 0;
const above = (name: CostKey, least: number) => (known: Known) => value(known, name) > least;
const some = (name: string, of: (value: number) => boolean) => (known: Known) =>
  all(known, name).some((fact) => of(size(fact)));
const both =
  (...conditions: Holds[]): Holds =>
  (known) =>
    conditions.every((holds) => holds(known));
const either =
  (...conditions: Holds[]): Holds =>
  (known) =>
    conditions.some((holds) => holds(known));
const not =
  (holds: Holds): Holds =>
  (known) =>
    !holds(known);
const always: Holds = () => true;
const answered = (question: keyof CostAnswers) => (known: Known) =>
  known.answers[question].trim() !== '';

const ofYear = ({ brief: { context } }: Known, name: string) =>
  context.year === null ? null : context.book.of(name, context.year);
const inYear = (name: string, of: (value: number) => boolean) => (known: Known) => {
  const fact = ofYear(known, name);
  return fact !== null && of(size(fact));
};

const perYear =
  (which: 'agreements' | 'balances' | null): Holds =>
  ({ brief }) =>
    brief.context.figures.perYear === which;
const isLong: Holds = ({ brief }) => longEnough(brief.context);
const isComparable: Holds = ({ brief }) => comparable(brief.context);
const unnecessary: Holds = ({ brief }) => brief.context.answers.unnecessary.length > 0;
const areaFixed = (of: (fixed: number, total: number, area: string) => boolean) => (known: Known) =>
  all(known, key.areaFixed).some((fact) => {
    const area = subjectName(fact);
    return of(size(fact), size(known.brief.context.book.of(key.areaTotal, area)), area);
  });
const hasTwins: Holds = ({ brief }) => {
  const suppliers = brief.context.figures.subscriptions.flatMap(
    (name) => /^(.+) \([^()]+\)$/u.exec(name)?.[1] ?? [],
  );
  return new Set(suppliers).size < suppliers.length;
};
const departmentGrows: Holds = (known) =>
  all(known, key.departmentChange).some((change) => {
    const before = known.brief.context.book.of(key.departmentPrevious, subjectName(change));
    return isPositive(before) && size(change) >= 0.1 * size(before);
  });
const outgrows: Holds = (known) =>
  all(known, key.areaGrowth).some(
    (growth) => size(growth) > size(changeOfAll(known.brief.context.book)),
  );

const whyOfArea = (area: string, leastShare: number, why: string | undefined, also: Holds) =>
  fixedIn(why === undefined ? [] : [why]).map(
    (sentence): FixedSentence<Known> => ({
      words: exactly(sentence),
      holds: (known) =>
        isPositive(known.brief.context.book.of(key.areaTotal, area)) &&
        size(known.brief.context.book.of(key.areaShare, area)) >= leastShare &&
        also(known),
    }),
  );
const isEvenIn = (area: string): Holds =>
  areaFixed((fixed, total, of) => of === area && fixed >= EVEN * total);

/** Why there is something to save in an area, where the company has that cost. */
const ofAreas = AREAS.flatMap(({ name, advice }) =>
  advice === undefined
    ? []
    : [
        ...whyOfArea(name, advice.leastShare, advice.why, (known) =>
          (advice.ofPart ?? []).every(
            ({ part, least }) => size(known.brief.context.book.of(part, name)) < least,
          ),
        ),
        ...whyOfArea(name, advice.leastShare, advice.whenEven?.why, isEvenIn(name)),
        ...(advice.ofPart ?? []).flatMap(({ part, least, why }) =>
          whyOfArea(
            name,
            advice.leastShare,
            why,
            (known) => size(known.brief.context.book.of(part, name)) >= least,
          ),
        ),
      ],
);

const ofAdvice: readonly FixedSentence<Known>[] = [
  { words: /^Företagets kostnader i övrigt har inte/, holds: not(above(key.changePercent, 0)) },
  { words: /^Det kan också vara skilda köp/, holds: above(key.doublesCount, 0) },
  {
    words: /^(?:De|Resten) ska betalas också en månad utan intäkter/,
    holds: both(above(key.fixedShare, 0), above(key.fixedTotal, 0)),
  },
  {
    words: /^Då avgör rutinerna kostnaden/,
    holds: both(
      above(key.variableTotal, 0),
      areaFixed(
        (fixed, total, area) =>
          fixed < total && !areaHas(area, 'bound') && !areaHas(area, 'beyondReview'),
      ),
    ),
  },
  { words: /^Den växer fortare än kostnaderna i stort/, holds: outgrows },
  {
    words: /^Jämförelsen säger var ni ligger, inte varför/,
    holds: some(key.industryLow, () => true),
  },
  {
    words: /^Prishöjningar, .* går därför inte att se/,
    holds: both(
      lacks(key.suppliersTotal),
      none(key.priceRiseYearly),
      none(key.subscriptionYearly),
      none(key.doubleAmount),
    ),
  },
  {
    words:
      /^(?:Vad som går till varor, lokal och avtal står inte här|Går inte att räkna: det är de andra kostnaderna som saknas)/,
    holds: (known) =>
      all(known, key.areaShare).some((fact) => subjectName(fact) === STAFF && size(fact) >= 90),
  },
  { words: /^Vilka ni är beroende av går därför inte att se/, holds: lacks(key.suppliersTotal) },
  {
    words: /^Vad som ökar, vad som är fast och vad som kommer igen/,
    holds: both(
      none(key.monthTotal),
      lacks(key.changePercent),
      lacks(key.fixedShare),
      none(key.subscriptionYearly),
    ),
  },
  {
    words: /^Vad som ökar under året, vad som kommer igen/,
    holds: perYear('balances'),
  },
  {
    words: /^Vad som blivit dyrare, vilka avtal som höjts/,
    holds: both(not(isComparable), none(key.priceRiseYearly), none(key.seasonIndex)),
  },
  { words: /^Åt vilket håll kostnaderna rör sig/, holds: not(isComparable) },
  {
    words: /^Ingen av kostnaderna gick att placera|^Råden blir därför färre/,
    holds: (known) => value(known, key.areasUnplaced) === 100,
  },
  {
    words: /^Råden om kostnadsområden bygger på resten/,
    holds: (known) => value(known, key.areasUnplaced) < 100,
  },
  {
    words: /^Det kan vara för många timmar, för låga priser/,
    holds: inYear(bookKeys.personnelShare, (share) => share > 0),
  },
  { words: /^En höjning som ingen invänder mot/, holds: above(key.priceRisesCount, 0) },
  { words: /^Så kan det bli när ett nytt avtal tecknas/, holds: hasTwins },
  {
    words: /^(Det egna kapitalet är förbrukat|I ett aktiebolag kan styrelsen vara skyldig)/,
    holds: inYear(bookKeys.solidity, (own) => own <= 0),
  },
  {
    words: /^Med så lite eget kapital kan en förlust/,
    holds: inYear(bookKeys.solidity, (own) => own > 0 && own < 20),
  },
  {
    words: /^Var det en engångssak|^Var det ett fel eller ett nytt pris/,
    holds: some(key.spikeMonth, (over) => over > 0),
  },
  {
    words: /^Det kan vara ett stort köp, en samlad faktura/,
    holds: some(key.spikePayment, (over) => over > 0),
  },
  {
    words: /^Det som återkommer ifrågasätts sällan/,
    holds: some(key.subscriptionYearly, (yearly) => yearly > 0),
  },
  {
    words: /^Det som betalas månadsvis är ofta billigare per år/,
    holds: some(key.subscriptionPerYear, (times) => times === 12),
  },
  {
    words: /^Allt gäller \p{Ll}[\p{L} ,]+\.$/u,
    holds: some(key.areaShare, (share) => share === 100),
  },
  {
    words: /^Höjer leverantören priset(?:, får brist)? eller slutar/,
    holds: both(
      some(key.supplierShare, (share) => share >= 25),
      above(key.suppliersTotal, 2),
    ),
  },
  {
    words: /^Har ni köpt mer är det väntat|^Har priset gått upp/,
    holds: some(key.supplierChange, (change) => change > 0),
  },
  {
    words: /^Enligt försäljningsfilen har bara det som såldes kostat mer än så/,
    holds: both(
      above(key.perRevenue, 0),
      ({ brief }) => brief.context.figures.costsMoreBySales === true,
    ),
  },
  { words: /^Varje leverantör ska läggas upp/, holds: above(key.tailSuppliers, 0) },
  { words: /^Samma sänkning i procent väger här tyngre/, holds: above(key.top5Share, 50) },
  { words: /^Så länge de ligger utanför/, holds: above(key.departmentUnassigned, 0) },
  { words: /^(De|Det) löper fortfarande enligt filen/, holds: unnecessary },
];

const happened =
  (...types: readonly NamedEvent['type'][]): Holds =>
  ({ brief }) =>
    brief.context.happened.all.some(({ type }) => types.length === 0 || types.includes(type));

/** What is said to be unknown, by the figure that may not be there. */
const ofUnknown = (
  [
    ['om kostnaderna ökar', key.current],
    ['vilka leverantörer pengarna går till', key.supplierTotal],
    ['vad kostnaderna är mot omsättningen', key.perRevenue],
  ] as const
).map(
  ([what, name]): FixedSentence<Known> => ({
    words: new RegExp(`^Okänt är .*${what}`),
    holds: both(
      lacks(name),
      none(name),
      (known) => name !== key.perRevenue || !isPositive(ofYear(known, bookKeys.netRevenue)),
    ),
  }),
);

/** Said where an advice has no kronor of its own. */
const ofWorth: readonly FixedSentence<Known>[] = [
  {
    words: /^Går inte att räkna: filen täcker för få hela månader/,
    holds: ({ brief: { context } }) =>
      !longEnough(context) || (context.comparedMonths ?? 0) < FEWEST_MONTHS,
  },
  { words: /^Går inte att räkna (ur filen|upp till ett år ur filen)\.$/, holds: always },
  {
    words:
      /^(Beloppet är redan räknat|(Beloppet kan helt eller delvis|En del av beloppet kan) redan vara räknat) i rådet ”/,
    holds: ({ brief }) => brief.advice.some(({ countedIn }) => countedIn !== null),
  },
  {
    words: /^Går inte att räkna ur filen: den visar inte antal/,
    holds: either(
      some(key.supplierChange, () => true),
      happened('level'),
    ),
  },
  {
    words: /^Går inte att räkna ur filen: den visar inte vad det högre beloppet består av/,
    holds: happened('level'),
  },
  {
    words: /^Går inte att räkna ur filen: den visar inte vad den nya kostnaden/,
    holds: happened('started'),
  },
  {
    words: /^Filens siffror ger inget belopp/,
    holds: ({ brief }) => brief.advice.some(({ effect, countedIn }) => !effect && !countedIn),
  },
  { words: /^Går inte att räkna: vad det är värt beror på orsaken/, holds: happened() },
  { words: /^Går inte att räkna: det beror på om beloppet är rätt/, holds: happened('once') },
  {
    words:
      /^(?:Tills skälet är känt är kostnaderna sedan dess osäkra|Går inte att räkna: det beror på om kostnaden har upphört)/,
    holds: both(
      happened('stopped'),
      ({ brief }) => unlikeAreas(brief.context.book)?.lacksNow === true,
    ),
  },
  {
    words: /visas inte för sig per hundralapp, eftersom \p{Ll}+ inte finns hela tiden\.$/u,
    holds: ({ brief: { context } }) => context.book.all(key.kindMonthsWithout).length > 0,
  },
  {
    words:
      /^(Är ni kvar saknas fakturor i filen|Behövs det inte, kontrollera att avtalet|Är det slut, stryk det ur|Körs det inte, stryk det ur|Har ni flyttat, kontrollera att avtalet|Är ni det inte, kontrollera att någon)/,
    holds: happened('stopped'),
  },
  {
    words: /^Har ni lämnat, kontrollera att utträdet är bekräftat/,
    holds: both(
      happened('stopped'),
      ({ brief: { context } }) => context.business?.id === 'association',
    ),
  },
  {
    words: /^Går inte att räkna ur filen: den visar vad som köpts/,
    holds: above(key.variableTotal, 0),
  },
  {
    words: /^Går inte att räkna ur filen: den visar vad lönerna kostar/,
    holds: ({ brief: { context } }) =>
      eventsOf(context.figures.facts).some(
        (event) => size(event.change) > 0 && isOfWages(event, context.figures),
      ),
  },
  {
    words: /^Går inte att räkna ur filen: den visar löner/,
    holds: inYear(bookKeys.personnelShare, (share) => share > 0),
  },
  {
    words: /^Går inte att räkna ur filen: en del av ökningen/,
    holds: some(key.departmentChange, (change) => change > 0),
  },
  {
    words: /^Går inte att räkna ur filen: vinsten är färre fakturor/,
    holds: above(key.tailSuppliers, 0),
  },
  {
    words: /^Går inte att räkna: det är leverantörerna|^Med dem får råden om avtal/,
    holds: lacks(key.suppliersTotal),
  },
  { words: /^Går inte att räkna: utan datum/, holds: none(key.monthTotal) },
  { words: /^Går inte att räkna: det är verifikationerna/, holds: perYear('balances') },
  { words: /^Går inte att räkna: det finns för lite att jämföra/, holds: not(isComparable) },
  { words: /^Går inte att räkna: det är just vad pengarna/, holds: above(key.areasUnplaced, 0) },
  {
    words: /^Går inte att räkna: om betalningen är riktig/,
    holds: some(key.spikePayment, (over) => over > 0),
  },
  {
    words: /^Går inte att räkna som årlig besparing/,
    holds: some(key.spikeMonth, (over) => over > 0),
  },
  { words: /^Beloppet är ingen årlig besparing/, holds: above(key.doublesAmount, 0) },
  {
    words: /^Inget eget belopp: råden om de enskilda kostnaderna/,
    holds: inYear(bookKeys.breakEven, () => true),
  },
  {
    words: /^Inget eget belopp: (skillnaden mot branschen|det som går att räkna hem)/,
    holds: inYear(bookKeys.operatingMargin, () => true),
  },
  {
    words: /^Ingen besparing att räkna hem: det är rörelsefrihet/,
    holds: above(key.fixedTotal, 0),
  },
  {
    words: /^Ingen besparing att räkna hem: det är motståndskraft/,
    holds: inYear(bookKeys.solidity, (own) => own < 20),
  },
  {
    words: /^Ingen besparing att räkna hem: det som minskar är risken/,
    holds: inYear(bookKeys.cashLiquidity, (own) => own < 100),
  },
  {
    words: /^Ingen besparing att räkna hem: det är en risk/,
    holds: some(key.supplierShare, (share) => share >= 25),
  },
  {
    words: /^Ingen besparing i sig: det är det som gör/,
    holds: above(key.departmentUnassigned, 0),
  },
];

const ofBlocks: readonly FixedSentence<Known>[] = [
  {
    words: /^Så gott som oförändrat jämfört/,
    holds: (known) =>
      some(key.areaGrowth, (growth) => Math.abs(growth) < 3)(known) ||
      all(known, key.departmentChange).length > 0,
  },
  {
    words: /^Fast: /,
    holds: areaFixed((fixed, total) => fixed > 0 && fixed === total),
  },
  {
    words: /^Nästan helt fast: /,
    holds: areaFixed((fixed, total) => fixed >= 0.98 * total && fixed < total),
  },
  {
    words: /^Bara sådant som ska betalas hur lite ni än kör/,
    holds: some(key.areaStanding, (standing) => standing >= 99.5),
  },
  {
    words: /^Inget av .* räknas som fast\.$/,
    holds: areaFixed((fixed, total) => fixed <= 0 && total > 0),
  },
  {
    words: /^Rörlig: följer inköp och försäljning/,
    holds: areaFixed((fixed, _, area) => fixed === 0 && areaHas(area, 'followsSales')),
  },
  {
    words: /^Rörlig: ojämn från månad till månad/,
    holds: areaFixed(
      (fixed, _, area) => fixed === 0 && !areaHas(area, 'followsSales') && variesBy(area) === null,
    ),
  },
  {
    words: /^(?:Mest rörlig|Rörlig): (?:följer hur|bestäms )/,
    holds: areaFixed((fixed, _, area) => fixed === 0 && variesBy(area) !== null),
  },
  {
    words: /^De visas för sig i stället för att gissas in/,
    holds: some(key.areaTotal, (total) => total > 0),
  },
  {
    words: /^Filen har inga kostnader som går att dela upp på område/,
    holds: (known) =>
      !all(known, key.areaTotal).some((fact) => isPositive(fact) && subjectName(fact) !== UNPLACED),
  },
  {
    words: /^gå igenom vad som vuxit/,
    holds: departmentGrows,
  },
  {
    words: /^börja här, en liten sänkning på den största avdelningen/,
    holds: both(
      (known) => {
        const [first, second] = byValue(all(known, key.departmentTotal));
        return second !== undefined && size(first ?? null) > size(second);
      },
      some(key.departmentShare, (share) => share >= 40),
    ),
  },
  {
    words: /^(ge den som ansvarar en månadsbudget|bestäm vem som ansvarar)/,
    holds: (known) =>
      all(known, key.departmentShare).length > 0 || value(known, key.departmentUnassigned) > 0,
  },
  {
    words:
      /^(Du har beskrivit fördelningen i ditt svar, men filen har ingen|Filen har ingen) kolumn för avdelning eller kostnadsställe/,
    holds: none(key.departmentTotal),
  },
  {
    words: /^Enligt ditt svar finns bara en avdelning/,
    holds: both(answered('departmentDistribution'), none(key.departmentTotal)),
  },
  {
    words: /^Avdelningarna i filen har ingen kostnad/,
    holds: (known) => !all(known, key.departmentTotal).some(isPositive),
  },
  {
    words:
      /^(lägg upp ett kostnadsställe|fördela hyra, el och it|ta med kolumnen för kostnadsställe)/,
    holds: none(key.departmentTotal),
  },
  {
    words: /^Filen visar inget som sticker ut/,
    holds: ({ brief }) => brief.advice.length === 0,
  },
];

const ofSummary: readonly FixedSentence<Known>[] = [
  { words: /^Filen har inga kostnader som går att räkna/, holds: lacks(key.total) },
  {
    words: /^Filen säger inte vad kostnaderna gäller/,
    holds: (known) => value(known, key.areasUnplaced) === 100,
  },
  {
    words: /^Inget av råden går att räkna i kronor ur den här filen/,
    holds: both(isLong, ({ brief }) => brief.advice.every(({ effect }) => effect === null)),
  },
  { words: /^Filen är för kort för att något av råden/, holds: not(isLong) },
];

const ofAnswers: readonly FixedSentence<Known>[] = [
  {
    words: /^Filen har ingen kolumn för avdelning eller kostnadsställe, så fördelningen du beskrev/,
    holds: both(answered('departmentDistribution'), none(key.departmentTotal)),
  },
  {
    words: /^Filen visar inga betalningar som återkommer både/,
    holds: both(
      answered('subscriptionCosts'),
      (known) => !isPositive(get(known, key.subscriptionsCount)),
    ),
  },
  {
    words: /^Du nämnde .* men (någon sådan kostnad finns inte|inget i filen gick att känna igen)/,
    holds: answered('largestFixedCosts'),
  },
  {
    words: /^Analysen räknar därför utan/,
    holds: (known) => value(known, key.areasUnplaced) <= 5,
  },
  {
    words: /^De kostnader du kallar oförutsägbara gick inte/,
    holds: answered('unpredictableCosts'),
  },
  {
    words: /^Det du kallar onödigt gick inte att hitta/,
    holds: both(answered('unnecessaryCosts'), not(unnecessary)),
  },
];

/** Every figureless sentence of what a cost analysis claims; instructions are not claims. */
export const costSentences: readonly FixedSentence<Known>[] = [
  ...prioritySentences<Known>(({ brief }) => weighedIn(brief.advice)),
  ...ofAreas,
  ...ofAdvice,
  ...ofWorth,
  ...ofBlocks,
  ...ofSummary,
  ...ofUnknown,
  ...ofAnswers,
];

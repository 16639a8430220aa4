import { FEWEST_MONTHS, monthsBetween } from '#engine/advice/periods.ts';
import type { NamedEvent } from '#engine/events/sentence.ts';
import { size, subjectName } from '#engine/facts/fact-value.ts';
import { isBesideSeason } from '#engine/figures/time/trend.ts';
import { seasonMonths } from '#engine/guides/sales/advice/season.ts';
import type { SalesBrief } from '#engine/guides/sales/brief.ts';
import { salesKeys as key, type SalesKey } from '#engine/guides/sales/catalogue.ts';
import { isServed } from '#engine/guides/sales/drinks.ts';
import type { SalesAnswers } from '#engine/guides/sales/figures/figures.ts';
import { costAwaitsVat } from '#engine/guides/sales/margins.ts';
import { comparable, growthOf, longEnough } from '#engine/guides/sales/rule-context.ts';
import { prioritySentences, weighedIn } from './priority.ts';
import type { FixedSentence } from './sentence.ts';

/** What is known where a sentence of sales is said. */
export interface Known {
  brief: SalesBrief;
  answers: SalesAnswers;
}

const get = ({ brief }: Known, name: SalesKey) => brief.context.book.get(name);
const lacks = (name: SalesKey) => (known: Known) => get(known, name) === null;
const above = (name: SalesKey, least: number) => (known: Known) => size(get(known, name)) > least;
const all = ({ brief }: Known, name: SalesKey) => brief.context.book.all(name);
const some = (name: SalesKey, of: (value: number) => boolean) => (known: Known) =>
  all(known, name).some((fact) => of(size(fact)));
const none = (name: SalesKey) => (known: Known) => all(known, name).length === 0;
const answered = (question: keyof SalesAnswers) => (known: Known) =>
  known.answers[question].trim() !== '';
const both =
  (...conditions: FixedSentence<Known>['holds'][]) =>
  (known: Known) =>
    conditions.every((holds) => holds(known));
const either =
  (...conditions: FixedSentence<Known>['holds'][]) =>
  (known: Known) =>
    conditions.some((holds) => holds(known));

const differ = (name: SalesKey) => (known: Known) =>
  new Set(all(known, name).map(({ value }) => value)).size > 1;
const upAndDown = (name: SalesKey) =>
  both(
    some(name, (value) => value > 0),
    some(name, (value) => value < 0),
  );

const grows = (known: Known) => size(growthOf(known.brief.context));
const isOfGoods = ({ brief }: Known) => brief.context.ofGoods;
const isComparable = ({ brief }: Known) => comparable(brief.context);
const high = some(key.monthDeviation, (value) => value > 0);
const low = some(key.monthDeviation, (value) => value < 0);

const happened =
  (of: (event: NamedEvent) => boolean): FixedSentence<Known>['holds'] =>
  ({ brief }) =>
    brief.context.happened.all.some(of);

/** What is said to be unknown, by the figures of which none may be there. */
const ofUnknown = (
  [
    ['vad ni tjänar på försäljningen', [key.grossMargin, key.costTotal]],
    ['om försäljningen växer', [key.growth]],
    ['vilka kunder som kommer tillbaka', [key.customersTotal]],
    ['vilka produkter som bär försäljningen', [key.productsTotal, key.productRevenue]],
    ['hur stor en vanlig order är', [key.ordersTotal]],
  ] as const
).map(
  ([what, keys]): FixedSentence<Known> => ({
    words: new RegExp(`^Okänt är .*${what}`),
    holds: (known) => keys.some((name) => all(known, name).length === 0 && lacks(name)(known)),
  }),
);

/** Said where an advice has no kronor of its own. */
const ofWorth: readonly FixedSentence<Known>[] = [
  {
    words: /^Går inte att räkna: det är just kostnaden|^Med den ger analysen marginal/,
    holds: lacks(key.costTotal),
  },
  {
    words: /^Går inte att räkna: det finns för lite att jämföra/,
    holds: (known) => !isComparable(known),
  },
  {
    words: /^Går inte att räkna: det som har bytts mot något annat/,
    holds: ({ brief }) =>
      [...(brief.context.figures.behind?.switched.values() ?? [])].some((part) => part >= 0.6),
  },
  { words: /^Går inte att räkna förrän det är klart om momsen/, holds: lacks(key.costTotal) },
  { words: /^Går inte att räkna förrän orsaken är känd/, holds: either(high, low) },
  {
    words: /^Går inte att räkna: filen täcker för få hela månader/,
    holds: ({ brief }) => !longEnough(brief.context),
  },
  {
    words: /^Ingen intäkt att räkna hem(: det är en risk|\.$)/,
    holds: either(above(key.customersTotal, 1), above(key.productsTotal, 1)),
  },
  {
    words: /^Vad som står på spel är (kundens köp|hyran) ovan/,
    holds: some(key.customerRevenue, () => true),
  },
  {
    words:
      /^Går inte att räkna: filen säger inte vad som finns i lager|^Med lagersaldo och inköpspris/,
    holds: above(key.dormantProducts, 0),
  },
  { words: /^Med lagersaldo och ledtid/, holds: above(key.productsTotal, 1) },
  {
    words: /^Går inte att räkna ur försäljningen; med (bemannings|lönekostnad per dag)/,
    holds: either(
      (known) => seasonMonths(known.brief.context.book) !== null,
      some(key.weekdayShare, () => true),
    ),
  },
  { words: /^Går inte att räkna: säsongens storlek syns först/, holds: none(key.seasonIndex) },
  {
    words: /^Går inte att räkna: filen visar inte hur stor del de bästa/,
    holds: (known) => !above(key.customersBestShare, 0)(known),
  },
  { words: /^Går inte att räkna: vad svansen kostar/, holds: above(key.tailProducts, 0) },
  {
    words:
      /^(Beloppet är redan räknat|(Beloppet kan helt eller delvis|En del av beloppet kan) redan vara räknat) i rådet ”/,
    holds: ({ brief }) => brief.advice.some(({ countedIn }) => countedIn !== null),
  },
  { words: /^Går inte att räkna upp till ett år ur filen/, holds: () => true },
  {
    words: /^Filens siffror ger inget belopp/,
    holds: ({ brief }) => brief.advice.some(({ effect, countedIn }) => !effect && !countedIn),
  },
  { words: /^Går inte att räkna: vad det är värt beror på orsaken/, holds: happened(() => true) },
  {
    words: /^Inget mer att räkna hem: höjningen är redan gjord/,
    holds: happened(({ type, change }) => type === 'price' && Number(change.value) > 0),
  },
  {
    words:
      /^Går inte att räkna: det beror på hur många av dem som (?:redan kommer till någon annan|kommer tillbaka)/,
    holds: happened(({ type, change }) => type === 'stopped' && change.subject?.kind === 'staff'),
  },
  {
    words: /^Går inte att räkna: det har gått för få månader/,
    holds: happened(
      ({ change }) => change.period === null || (monthsBetween(change.period) ?? 0) < FEWEST_MONTHS,
    ),
  },
];

/** Every figureless sentence of what a sales analysis claims; instructions are not claims. */
export const salesSentences: readonly FixedSentence<Known>[] = [
  ...prioritySentences<Known>(({ brief }) => weighedIn(brief.advice)),
  { words: /^Filen saknar inköpskostnad, så det går inte/, holds: lacks(key.grossMargin) },
  { words: /^Än är de kunder hos er/, holds: above(key.customersAtRisk, 0) },
  { words: /värd mer i den ena (?:varu)?gruppen än/, holds: differ(key.categoryMargin) },
  { words: /värd mer i den ena kanalen än/, holds: differ(key.channelMargin) },
  { words: /värd mer i den ena regionen än/, holds: differ(key.regionMargin) },
  {
    words: /^(Säger hyresgästen upp sig|Går kunden till någon annan)/,
    holds: above(key.customersTotal, 1),
  },
  {
    words: /^Det som inte ges bort i rabatt blir kvar hos er/,
    holds: above(key.discountAmount, 0),
  },
  {
    words: /^Gäster får inte uppmanas att dricka mer/,
    holds: (known) =>
      all(known, key.productChange).some(
        (fact) => size(fact) < 0 && isServed(known.brief.context, subjectName(fact)),
      ),
  },
  { words: /^Ligger (den|de) i lager/, holds: above(key.dormantProducts, 0) },
  { words: /^Därför går det inte att säga v/, holds: lacks(key.costTotal) },
  { words: /^Kunden är redan hos er när ordern läggs/, holds: above(key.ordersTotal, 0) },
  { words: /^Blir den slut, dyrare eller mindre efterfrågad/, holds: above(key.productsTotal, 1) },
  {
    words: /^Har \S+ flyttat dit|^Om en del av \S+ har flyttat dit är ändå/,
    holds: either(
      upAndDown(key.categoryChange),
      upAndDown(key.channelChange),
      upAndDown(key.regionChange),
    ),
  },
  {
    words: /^Utöver den uteblivna intäkten kostar varje retur/,
    holds: both(above(key.returnsAmount, 0), isOfGoods),
  },
  {
    words: /^Utöver den uteblivna intäkten kostar varje kreditering/,
    holds: both(above(key.returnsAmount, 0), (known) => !isOfGoods(known)),
  },
  {
    words: /^Lönsamheten går inte att räkna: kostnaden i filen är utan moms/,
    holds: ({ brief }) => costAwaitsVat(brief.context),
  },
  {
    words: /^Filen har ingen kostnad för den, så täckningsgraden/,
    holds: some(key.productMargin, (value) => value >= 100),
  },
  {
    words:
      /^Kostnaderna (kan stå|står) i samma bokföring|^Går inte att räkna: kostnaderna är inte lästa/,
    holds: ({ brief }) => brief.context.fromBooks,
  },
  {
    words: /^Blir den mindre efterfrågad märks det direkt/,
    holds: both(
      some(key.productShare, (share) => share >= 25),
      (known) => !isOfGoods(known),
    ),
  },
  {
    words: /^Enligt ditt svar är (?:försäljningen|omsättningen)/,
    holds: ({ brief: { context } }) =>
      context.answers.strongMonths.length + context.answers.weakMonths.length > 0,
  },
  { words: /^Filen är för kort för att visa (hur|en säsong)/, holds: none(key.seasonIndex) },
  { words: /^Om försäljningen växer eller krymper/, holds: (known) => !isComparable(known) },
  {
    words: /^Om månaden brukar vara sådan/,
    holds: (known) => all(known, key.monthDeviation).some((fact) => !isBesideSeason(fact)),
  },
  { words: /^En sådan månad har en orsak, till exempel (?:en stor|hyra som)/, holds: high },
  { words: /^Går den att upprepa/, holds: high },
  { words: /^En sådan månad har en orsak, till exempel en (?:kund|avi)/, holds: low },
  {
    words: /^Priset har höjts samtidigt/,
    holds: happened(({ type, change }) => type === 'price' && size(change) > 0),
  },
  { words: /^Den som vet orsaken/, holds: low },
  {
    words:
      /^(Enligt ditt svar har ni inga abonnemang|Ett (?:abonnemang|löpande avtal) gör återköpet)/,
    holds: ({ brief }) => brief.context.answers.subscriptions === 'none',
  },
  {
    words: /^Det är den del av försäljningen som kommer utan/,
    holds: ({ brief }) => size(brief.context.answers.subscriptionShare) > 0,
  },
  {
    words: /^Med så lite kvar efter inköpet/,
    holds: some(key.productMargin, (value) => value >= 0 && value < 15),
  },
  {
    words: /^Det som har negativ marginal kostar/,
    holds: some(key.productMargin, (value) => value < 0),
  },
  { words: /^Filen har ingen kolumn för försäljningskanal/, holds: none(key.channelShare) },
  { words: /^Filen visar inte vilka rader som är abonnemang/, holds: answered('question3') },
  {
    words: /^(Svaret om annonskostnad gick inte|Skriv en andel i procent)/,
    holds: both(
      answered('question5'),
      ({ brief }) => brief.context.answers.advertisingShare === null,
    ),
  },
  {
    words: /^Svaret om storsäljare gick inte/,
    holds: both(
      answered('question1'),
      either(
        some(key.productRevenue, () => true),
        some(key.categoryRevenue, () => true),
      ),
    ),
  },
  {
    words: /^Svaret om kanal gick inte/,
    holds: both(
      answered('question2'),
      some(key.channelShare, () => true),
    ),
  },
  {
    words: /^Du skrev att försäljningen är jämn över året/,
    holds: both(answered('question4'), (known) => {
      const indices = all(known, key.seasonIndex).map(size);
      return Math.min(...indices) > 0 && Math.max(...indices) <= 1.3 * Math.min(...indices);
    }),
  },
  { words: /^Försäljningsfilen innehåller inga annonskostnader/, holds: answered('question5') },
  { words: /^Filen täcker ingen hel månad/, holds: lacks(key.monthAverage) },
  { words: /^Filen har ingen produktkolumn/, holds: none(key.productRevenue) },
  { words: /^Lönsamheten går inte att räkna/, holds: lacks(key.grossMargin) },
  { words: /^Lägg till en kolumn med kostnad per rad/, holds: lacks(key.grossMargin) },
  {
    words: /^Inget av råden går att räkna i pengar ur filen/,
    holds: ({ brief }) => brief.advice.every(({ effect }) => effect === null),
  },
  { words: /^Vad som blir kvar efter löner, hyra/, holds: () => true },
  { words: /^Omsättningen går inte att räkna ur filen/, holds: lacks(key.revenueTotal) },
  {
    words: /^Filen är för kort för att något av råden/,
    holds: ({ brief }) => !longEnough(brief.context),
  },
  {
    words: /^Största risken är att marginalen fortsätter att krympa/,
    holds: (known) => size(get(known, key.marginChange)) <= -1,
  },
  {
    words: /krympa medan omsättningen ser stabil ut/,
    holds: both(isComparable, (known) => Math.abs(grows(known)) < 5),
  },
  {
    words: /^Det är det (?:största av det|enda) som har ökat\.$/,
    holds: ({ brief: { context } }) => {
      const [top = ''] = context.figures.topProducts;
      return size(context.book.of(key.productChange, top)) > 0;
    },
  },
  {
    words: /^(?:Inget som är större har ökat|Det är det (?:största av det|enda) som har ökat)\.$/,
    holds: ({ brief: { context } }) => {
      const { book, figures } = context;
      const top = book.of(key.productRevenue, figures.topProducts[0] ?? '');
      const larger = book.all(key.productRevenue).filter((each) => size(each) > size(top));
      const changes = larger.map((each) => book.of(key.productChange, subjectName(each)));
      return larger.length > 0 && changes.every((change) => change !== null && size(change) < 0);
    },
  },
  {
    words: /^(Lämnar mindre än i jämförelseperioden|Mindre blir kvar av den|Ger mindre över)/,
    holds: both(
      ({ brief: { context } }) => context.figures.topFell === true,
      some(key.productGrowth, () => true),
    ),
  },
  {
    words: /^(Håller nivån|Ligger nära|Säljer i jämn takt|Ger ungefär lika mycket som förr)/,
    holds: some(key.productGrowth, () => true),
  },
  {
    words: /^Ett pris går att höja några gånger/,
    holds: both(
      above(key.splitPrice, 0),
      (known) => size(get(known, key.splitPieces) ?? get(known, key.splitVolume)) < 0,
    ),
  },
  {
    words:
      /^(?:Filen har inget antal, men beloppet per rad är|Beloppet per rad är ungefär|Raderna har blivit färre,|Det är raderna som är färre,)/,
    holds: ({ brief: { context } }) =>
      context.book.all(key.productCurrent).some((now) => {
        const name = subjectName(now);
        const before = context.book.of(key.productPrevious, name);
        if (before === null || context.book.of(key.productUnits, name) !== null) return false;
        const [rows, earlier] = [now.source.rows, before.source.rows];
        return rows < earlier && size(now) / rows >= (0.98 * size(before)) / earlier;
      }),
  },
  {
    words: /^Om det beror på pris eller antal går inte att säga/,
    holds: ({ brief: { context } }) =>
      context.book
        .all(key.productChange)
        .some((fact) => context.book.of(key.productPriceChange, subjectName(fact)) === null),
  },
  {
    words:
      /^Pris((et|erna) har legat stilla|et har snarast gått upp)|^Priset är i stort sett|^Det är antalet/,
    holds: some(key.productPriceChange, (value) => value > -3),
  },
  {
    words: /^Antalet är lägre, till ungefär samma pris/,
    holds: some(key.productPriceChange, (value) => value > -3),
  },
  {
    words: /^För e(n|tt) [^:]+ avgör också .+ som inte ingår i analysen\.$/,
    holds: ({ brief: { context } }) =>
      context.business !== null && context.business.missing !== null,
  },
  {
    words: /^Vad som blir kvar visar kostnaderna|^Med en kostnadsanalys för samma tid visar/,
    holds: both(
      lacks(key.grossMargin),
      ({ brief: { context } }) => context.business?.kindOfSales === 'time',
    ),
  },
  {
    words: /^Se efter (om de som fattas har slutat|från vilken månad färre betalar)/,
    holds: ({ brief: { context } }) => context.business?.onFall !== undefined,
  },
  {
    words: /^Det högre priset(?: och det som köptes en enda gång)? är inte med: det ökar/,
    holds: happened((event) => event.type === 'price' && size(event.change) > 0),
  },
  {
    words: /^(?:Det högre priset och d|D)et som köptes en enda gång är inte med: det ökar/,
    holds: happened((event) => event.type === 'once' && size(event.change) > 0),
  },
  {
    words: /^När tystnaden blivit vana är det för sent/,
    holds: above(key.customersAtRisk, 0),
  },
  { words: /^Den som har köpt förut är billigare/, holds: above(key.customersLost, 0) },
  {
    words: /^Täckningsgraden är i stort sett oförändrad/,
    holds: (known) => Math.abs(size(get(known, key.marginChange))) < 0.5,
  },
  {
    words: /^Täckningsgraden är oförändrad/,
    holds: (known) => Math.abs(size(get(known, key.marginChange))) < 0.1,
  },
  { words: /^Varje artikel kostar inköp, plats/, holds: above(key.tailProducts, 0) },
  {
    words: /^Inget av det har förts vidare/,
    holds: both(
      (known) => get(known, key.bridgePrice) !== null,
      (known) => size(get(known, key.bridgePrice)) <= 0,
    ),
  },
  {
    words: /^Ett tapp av den storleken syns dåligt från vecka till vecka/,
    holds: both(
      isComparable,
      (known) => grows(known) < 0,
      (known) => size(get(known, key.growth)) > -10,
    ),
  },
  {
    words: /^En kund som drar ner är lättare att behålla/,
    holds: happened(
      ({ type, change }) =>
        type === 'level' && change.subject?.kind === 'customer' && size(change) < 0,
    ),
  },
  {
    words: /^Det är lika mycket arbete som förut för var och en/,
    holds: (known) =>
      size(get(known, key.splitPrice)) < 0 &&
      size(get(known, key.splitPieces) ?? get(known, key.splitVolume)) > 0,
  },
  {
    words: /^Någon prognos ges inte, eftersom den inte klarade provet/,
    holds: ({ brief: { context } }) => context.figures.forecastWithheld !== null,
  },
  {
    words: /^(Vad varje intäktskonto ger går inte|Intäktskonton räcker inte för att räkna)/,
    holds: ({ brief }) => brief.context.fromBooks,
  },
  {
    words: /^(Annonskostnaden du angav saknar period|Skriv om den gäller per månad eller per år)/,
    holds: both(
      answered('question5'),
      ({ brief }) => brief.context.answers.advertisingShare === null,
    ),
  },
  {
    words: /^Hyra, försäkringar och fasta löner är desamma de månaderna/,
    holds: (known) => seasonMonths(known.brief.context.book) !== null,
  },
  {
    words: /^Samma schema alla dagar betyder kö/,
    holds: (known) => all(known, key.weekdayShare).length >= 5 && differ(key.weekdayShare)(known),
  },
  ...ofUnknown,
  ...ofWorth,
];

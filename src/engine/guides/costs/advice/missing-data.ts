import type { Recommendation } from '../../../advice/rule.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isPositive, size } from '../../../facts/fact-value.ts';
import { figure, periodOf } from '../../../text/placeholder.ts';
import { sentences } from '../../../text/swedish.ts';
import { STAFF } from '../areas/staff.ts';
import { costKeys as key } from '../catalogue.ts';
import {
  type CostRuleContext,
  comparable,
  coveredPeriod,
  defineCostRule,
} from '../rule-context.ts';

/** Common to all recommendations on a better export. */
const EXPORT: Pick<Recommendation, 'cost' | 'timeframe' | 'effort' | 'sureness' | 'effect'> = {
  cost: 'Ingen utgift, några minuters arbete',
  timeframe: 'Inom en månad',
  effort: 1,
  sureness: 0.9,
  effect: null,
};

/** A file of wages and hardly anything else, in per cent: it lacks no suppliers. */
const ONLY_WAGES = 90;

const wagesIn = ({ book }: CostRuleContext): Fact | null => {
  const share = book.of(key.areaShare, STAFF);
  return share !== null && size(share) >= ONLY_WAGES ? share : null;
};

export const onlyWages = defineCostRule<Fact>({
  id: 'only-wages',
  theme: 'data',
  when: wagesIn,
  advise(share, { yearlyCost }) {
    return {
      ...EXPORT,
      title: 'Ta med de andra kostnaderna',
      description: sentences(
        `${figure(share)} av kostnaderna i filen är personal.`,
        'Vad som går till varor, lokal och avtal står inte här, och det är där det finns priser att jämföra.',
      ),
      action:
        'Exportera bokföringen som SIE-fil, eller leverantörsreskontran, för samma tid och kör analysen på den.',
      firstStep: 'På måndag: be den som sköter bokföringen om en SIE-fil för samma tid.',
      effectNote: 'Går inte att räkna: det är de andra kostnaderna som saknas.',
      stake: yearlyCost * 0.0016,
    };
  },
});

export const missingSupplier = defineCostRule<Fact>({
  id: 'missing-supplier',
  theme: 'data',
  when(context) {
    const { book, figures } = context;
    const total = book.get(key.total);
    if (wagesIn(context) !== null) return null;
    // Yearly balances have no vouchers either; that is a rule of its own.
    const lacks = figures.perYear !== 'balances' && book.get(key.suppliersTotal) === null;
    return isPositive(total) && lacks ? total : null;
  },
  advise(total, { book, yearlyCost }) {
    // What recurs or is paid twice may show by its text alone.
    const seen = [key.priceRiseYearly, key.subscriptionYearly, key.doubleAmount].some(
      (name) => book.all(name).length > 0,
    );
    return {
      ...EXPORT,
      title: 'Ta med leverantören i filen',
      description: sentences(
        `Filen visar kostnader för ${figure(total)} men inte vem som fått pengarna.`,
        seen
          ? 'Vilka ni är beroende av går därför inte att se.'
          : 'Prishöjningar, abonnemang, dubbelbetalningar och vilka ni är beroende av går därför inte att se.',
      ),
      action:
        'Exportera leverantörsreskontran med datum, leverantör, fakturanummer, konto och belopp, och kör analysen på den.',
      firstStep:
        'På måndag: kör exporten från ekonomisystemet med leverantörens namn på varje rad.',
      effectNote:
        'Går inte att räkna: det är leverantörerna som saknas. Med dem får råden om avtal och priser belopp.',
      stake: yearlyCost * 0.0016,
    };
  },
});

export const missingDate = defineCostRule<Fact>({
  id: 'missing-date',
  theme: 'data',
  when({ book, figures }) {
    const total = book.get(key.total);
    const dated =
      [key.monthTotal, key.subscriptionYearly].some((name) => book.all(name).length > 0) ||
      [key.changePercent, key.fixedShare].some((name) => book.get(name) !== null);
    // Amounts per year need no dates.
    return isPositive(total) && figures.perYear === null && !dated ? total : null;
  },
  advise(total, { yearlyCost }) {
    return {
      ...EXPORT,
      title: 'Ta med datum på varje kostnad',
      description: sentences(
        `Filen har kostnader för ${figure(total)} utan datum som går att följa månad för månad.`,
        'Vad som ökar, vad som är fast och vad som kommer igen går därför inte att säga.',
      ),
      action:
        'Exportera med fakturadatum eller bokföringsdatum på varje rad, helst för minst ett helt år.',
      firstStep: 'På måndag: kör exporten igen och bocka för datum.',
      effectNote: 'Går inte att räkna: utan datum finns inget år att räkna upp till.',
      stake: yearlyCost * 0.0017,
    };
  },
});

export const missingVouchers = defineCostRule<Fact>({
  id: 'missing-vouchers',
  theme: 'data',
  when({ book, figures }) {
    const total = book.get(key.total);
    return figures.perYear === 'balances' && isPositive(total) ? total : null;
  },
  advise(total, { yearlyCost }) {
    return {
      ...EXPORT,
      title: 'Exportera bokföringen med verifikationer',
      description: sentences(
        `Filen har bara årssaldon per konto, sammanlagt ${figure(total)} i kostnader, utan månader, texter och leverantörer.`,
        'Vad som ökar under året, vad som kommer igen och vem som fått pengarna går därför inte att säga.',
      ),
      action: 'Exportera SIE typ 4 ur bokföringsprogrammet för samma år och kör analysen på den.',
      firstStep: 'På måndag: välj SIE typ 4 i exporten, eller be redovisningsbyrån om filen.',
      effectNote: 'Går inte att räkna: det är verifikationerna som saknas.',
      stake: yearlyCost * 0.0017,
    };
  },
});

export const shortHistory = defineCostRule<Fact>({
  id: 'short-history',
  theme: 'data',
  when(context) {
    const dated = context.book.all(key.monthTotal).length > 0;
    return comparable(context) || !dated ? null : (coveredPeriod(context)?.fact ?? null);
  },
  advise(covered, { book, yearlyCost, comparedMonths }) {
    const reach =
      comparedMonths === null
        ? 'och det räcker inte för att jämföra med tidigare'
        : 'och det räcker bara för att jämföra någon eller några månader';
    const seen = [key.priceRiseYearly, key.seasonIndex].some((name) => book.all(name).length > 0);
    return {
      ...EXPORT,
      title: 'Ta med ett år till i filen',
      description: sentences(
        `Filen täcker ${periodOf(covered)}, ${reach}.`,
        seen
          ? 'Åt vilket håll kostnaderna rör sig går därför inte att säga ännu.'
          : 'Vad som blivit dyrare, vilka avtal som höjts och vad som är säsong går därför inte att säga ännu.',
      ),
      action: 'Exportera samma uppgifter för minst hela förra året och ladda upp dem i samma fil.',
      firstStep: 'På måndag: kör exporten igen med ett längre datumintervall.',
      effectNote: 'Går inte att räkna: det finns för lite att jämföra med.',
      stake: yearlyCost * 0.0012,
    };
  },
});

/** With a larger percentage of the cost unclassified, the areas say too little. */
const MUCH = 30;

export const unplacedCost = defineCostRule<Fact>({
  id: 'unplaced-cost',
  theme: 'data',
  when({ book }) {
    const share = book.get(key.areasUnplaced);
    return share !== null && size(share) >= MUCH && size(share) <= 100 ? share : null;
  },
  advise(share, { yearlyCost }) {
    return {
      ...EXPORT,
      title: 'Ta med konto eller beskrivning i filen',
      description:
        size(share) === 100
          ? 'Ingen av kostnaderna gick att placera i ett område: varken konto, leverantör eller text säger vad de gäller. Råden blir därför färre än de kunde vara.'
          : sentences(
              `${figure(share)} av kostnaderna gick inte att placera i något område: varken konto, leverantör eller text säger vad de gäller.`,
              'Råden om kostnadsområden bygger på resten, och blir färre än de kunde vara.',
            ),
      action:
        'Exportera med kontonummer enligt BAS, eller med en kolumn som säger vad varje köp gäller.',
      firstStep: 'På måndag: kör exporten igen och bocka för konto.',
      effectNote: 'Går inte att räkna: det är just vad pengarna gått till som saknas.',
      stake: yearlyCost * 0.0015,
    };
  },
});

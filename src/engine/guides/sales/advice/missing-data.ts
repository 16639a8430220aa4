import { resultSentence } from '../../../books/result-sentence.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isPositive } from '../../../facts/fact-value.ts';
import { figure, periodOf } from '../../../text/placeholder.ts';
import { listed, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { costAwaitsVat } from '../margins.ts';
import {
  comparable,
  coveredPeriod,
  defineSalesRule,
  knowsCustomers,
  type SalesRuleContext,
} from '../rule-context.ts';

/** The parts of the sales that the file has, of which it cannot be told without the cost what they leave. */
function partsOf(context: SalesRuleContext): string[] {
  const { book } = context;
  const { income } = context.words;
  // A society earns on none of those who pay: what is left is of all of it.
  if (context.business?.id === 'association') return [];
  return [
    // A rent is of a tenant, and nobody earns on it by itself.
    book.all(key.productRevenue).length > 1 && income.parts !== 'intäkter' ? income.parts : null,
    knowsCustomers(context) ? context.words.customers : null,
    book.all(key.channelRevenue).length > 1 ? 'kanaler' : null,
  ].flatMap((word) => word ?? []);
}

/** What cannot be told without the cost. */
function untold(context: SalesRuleContext): string {
  const { income } = context.words;
  const divided = partsOf(context);
  return divided.length === 0
    ? `Därför går det inte att säga vad som blir kvar av ${income.the}.`
    : `Därför går det inte att säga vilka ${listed(divided)} ni tjänar på; det som ${income.most} kan vara det som lämnar minst.`;
}

/** The sales of a file that says nothing of cost. */
function withoutCost({ book }: SalesRuleContext): Fact | null {
  const revenue = book.get(key.revenueTotal);
  return book.get(key.costTotal) === null && isPositive(revenue) ? revenue : null;
}

/** The advice to show the costs too, which tells what they give. */
export const MISSING_BOOKS = 'missing-books';

const SOON = {
  cost: 'Ingen utgift, någon timmes arbete',
  timeframe: 'Inom en månad',
  effort: 1,
  sureness: 0.9,
  effect: null,
} as const;

export const missingCost = defineSalesRule<Fact>({
  id: 'missing-cost',
  theme: 'data',
  when: (context) => (context.ofGoods && !costAwaitsVat(context) ? withoutCost(context) : null),
  advise: (revenue, context) => ({
    ...SOON,
    title: 'Lägg till inköpskostnaden i filen',
    description: sentences(
      `Filen visar att ni sålt för ${figure(revenue)} men inte vad varorna kostat.`,
      untold(context),
    ),
    action:
      'Exportera om från affärssystemet med inköpspris eller kostnad per rad, eller lägg till en kolumn med kostnad per artikel.',
    firstStep:
      'På måndag: öppna exporten i affärssystemet och bocka för inköpspris, eller be den som sköter bokföringen om det.',
    effectNote:
      'Går inte att räkna: det är just kostnaden som saknas. Med den ger analysen marginal per produkt och råd om pris med belopp.',
    stake: context.yearlyRevenue * 0.001,
  }),
});

/** A cost that waits for a question to be answered is not missing. */
export const vatOfSales = defineSalesRule<Fact>({
  id: 'vat-of-sales',
  theme: 'data',
  when: (context) => (costAwaitsVat(context) ? withoutCost(context) : null),
  advise: (revenue, context) => ({
    ...SOON,
    title: 'Svara på om momsen ingår i försäljningen',
    description: sentences(
      `Kostnaden i filen är utan moms, men det är inte säkert att försäljningen på ${figure(revenue)} är det.`,
      untold(context),
    ),
    action:
      'Svara på frågan om moms där filen visas, eller exportera om med belopp utan moms, och gör om analysen.',
    firstStep: 'På måndag: se efter på en faktura om beloppet i filen är med eller utan moms.',
    effectNote: 'Går inte att räkna förrän det är klart om momsen ingår.',
    stake: context.yearlyRevenue * 0.001,
  }),
});

/** What is left of hours, visits and accounts is told by the books, not by the rows of sales. */
export const missingBooks = defineSalesRule<Fact>({
  id: MISSING_BOOKS,
  theme: 'data',
  when: (context) => (context.ofGoods || costAwaitsVat(context) ? null : withoutCost(context)),
  advise(revenue, context) {
    const { fromBooks, yearlyRevenue, words } = context;
    const rest = { ...SOON, stake: yearlyRevenue * 0.001 };
    if (fromBooks)
      return {
        ...rest,
        title: 'Låt samma bokföring visa kostnaderna',
        description: `Filen visar att ni ${words.income.done} ${figure(revenue)}, men här läses bara intäkterna. ${resultSentence(context.figures.facts) === null ? 'Kostnaderna kan stå i samma bokföring.' : 'Kostnaderna står i samma bokföring: av dem finns här bara det resultat som de ger.'}`,
        action:
          'Ladda upp samma fil i kostnadsguiden: den läser kostnadskontona, och Pengarna visar vad som blir kvar månad för månad.',
        firstStep: 'På måndag: öppna kostnadsguiden och ladda upp filen där.',
        effectNote: 'Går inte att räkna: kostnaderna är inte lästa konto för konto.',
      };
    return {
      ...rest,
      title: `Ta reda på vad som blir kvar av ${words.income.the}`,
      // The books tell what is left of all of it, as the title has it, and not of one who buys or of what is bought.
      description: `Filen visar att ni ${words.income.done} ${figure(revenue)} men inte vad det kostat er.`,
      action:
        'Ladda upp bokföringen som SIE-fil, eller leverantörsfakturorna, i kostnadsguiden: då visar Pengarna vad som blir kvar månad för månad.',
      firstStep: 'På måndag: be den som sköter bokföringen om en SIE-fil för samma tid.',
      effectNote: 'Går inte att räkna: det är just kostnaden som saknas.',
    };
  },
});

export const shortHistory = defineSalesRule<Fact>({
  id: 'short-history',
  theme: 'data',
  when(context) {
    return comparable(context) ? null : (coveredPeriod(context)?.fact ?? null);
  },
  advise(covered, { yearlyRevenue, comparedMonths }) {
    const reach =
      comparedMonths === null
        ? 'och det räcker inte för att jämföra med samma tid ett tidigare år'
        : 'och det räcker bara för att jämföra någon eller några månader';
    return {
      title: 'Ta med ett år till i filen',
      description: sentences(
        `Filen täcker ${periodOf(covered)}, ${reach}.`,
        'Om försäljningen växer eller krymper, vilka kunder som försvunnit och vad som är säsong går därför inte att säga ännu.',
      ),
      action:
        'Exportera samma rapport för minst hela förra året och ladda upp den tillsammans med i år.',
      firstStep: 'På måndag: kör exporten igen med ett längre datumintervall.',
      cost: 'Ingen utgift, några minuters arbete',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.9,
      effect: null,
      effectNote: 'Går inte att räkna: det finns för lite att jämföra med.',
      stake: yearlyRevenue * 0.0009,
    };
  },
});

import type { Fact } from '../../../facts/fact.ts';
import { isPositive } from '../../../facts/fact-value.ts';
import { figure, periodOf } from '../../../text/placeholder.ts';
import { listed, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { comparable, coveredPeriod, defineSalesRule, knowsCustomers } from '../rule-context.ts';

export const missingCost = defineSalesRule<Fact>({
  id: 'missing-cost',
  theme: 'data',
  when({ book }) {
    const revenue = book.get(key.revenueTotal);
    return book.get(key.costTotal) === null && isPositive(revenue) ? revenue : null;
  },
  advise(revenue, context) {
    const { book, yearlyRevenue } = context;
    const divided = [
      book.all(key.productRevenue).length > 1 ? 'produkter' : null,
      knowsCustomers(context) ? 'kunder' : null,
      book.all(key.channelRevenue).length > 1 ? 'kanaler' : null,
    ].flatMap((word) => word ?? []);
    return {
      title: 'Lägg till inköpskostnaden i filen',
      description: sentences(
        `Filen visar att ni sålt för ${figure(revenue)} men inte vad varorna kostat.`,
        divided.length === 0
          ? 'Därför går det inte att säga vad som blir kvar av försäljningen.'
          : `Därför går det inte att säga vilka ${listed(divided)} ni tjänar på; det som säljer mest kan vara det som ger minst.`,
      ),
      action:
        'Exportera om från affärssystemet med inköpspris eller kostnad per rad, eller lägg till en kolumn med kostnad per artikel.',
      firstStep:
        'På måndag: öppna exporten i affärssystemet och bocka för inköpspris, eller be den som sköter bokföringen om det.',
      cost: 'Ingen utgift, någon timmes arbete',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.9,
      effect: null,
      effectNote:
        'Går inte att räkna: det är just kostnaden som saknas. Med den ger analysen marginal per produkt och råd om pris med belopp.',
      stake: yearlyRevenue * 0.001,
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

import type { Fact } from '../../../facts/fact.ts';
import { isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { isServed } from '../drinks.ts';
import { volumeEffect } from '../own-margin.ts';
import {
  defineSalesRule,
  knowsCustomers,
  notPerYear,
  paysToSell,
  yearlyRevenue,
} from '../rule-context.ts';

interface Orders {
  orders: Fact;
  average: Fact;
}

/** With fewer orders the average is unreliable. */
const ENOUGH = 100;

export const orderValue = defineSalesRule<Orders>({
  id: 'order-value',
  theme: 'growth',
  when(context) {
    const { book } = context;
    const orders = book.get(key.ordersTotal);
    const average = book.get(key.orderAverage);
    if (orders === null || size(orders) < ENOUGH || !isPositive(average)) return null;
    if (!paysToSell(context)) return null;
    return { orders, average };
  },
  advise({ orders, average }, context) {
    return {
      title: 'Höj snittordern med ett tillval',
      description: sentences(
        `Perioden innehåller ${figure(orders)} order på i snitt ${figure(average)}.`,
        'Kunden är redan hos er när ordern läggs, så det som läggs till kostar varken annons eller ny leverans.',
      ),
      action: sentences(
        'Bestäm ett självklart tillval till var och en av storsäljarna och låt alla som tar order fråga om det, varje gång. Har ni en webbutik: visa det där innan kunden betalar.',
        context.book
          .all(key.productRevenue)
          .some((product) => isServed(context, subjectName(product)))
          ? 'Alkohol är inget tillval: gäster får inte uppmanas att köpa den.'
          : null,
      ),
      firstStep: knowsCustomers(context)
        ? 'På måndag: välj tillval till den största produkten, lägg in frågan i ordermallen och börja räkna hur ofta svaret blir ja.'
        : 'På måndag: välj tillval till den största produkten, skriv frågan på en lapp vid kassan och börja räkna hur ofta svaret blir ja.',
      cost: 'Ingen utgift, en kort genomgång med säljarna',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.4,
      effect: volumeEffect(context, yearlyRevenue(context), {
        claims: ['uplift'],
        assumption: {
          label: 'Antagen höjning av snittordern',
          basis:
            'Försiktigt antagande: de flesta kunder tackar nej; den som tackar ja lägger till något som är billigt mot resten av ordern.',
          low: '0.5',
          likely: '1',
          high: '2',
        },
      }),
      effectNote: notPerYear(context),
      stake: 0,
    };
  },
});

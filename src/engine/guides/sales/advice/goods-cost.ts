import { lossOf } from '../../../advice/effect-formula.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isNegative, isPositive, size } from '../../../facts/fact-value.ts';
import { figure, magnitude } from '../../../text/placeholder.ts';
import { sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { during } from '../coverage.ts';
import {
  comparable,
  comparedPerYear,
  defineSalesRule,
  notPerYear,
  priceEffect,
  type SalesRuleContext,
} from '../rule-context.ts';
import { asPassedOn } from './own-changes.ts';

interface Squeeze {
  marginChange: Fact;
  cost: Fact;
  price: Fact | null;
  now: Fact | null;
  volume: Fact | null;
}

/** How much of the higher purchase prices was passed on to customers, and its effect on volume. */
function passedOn(price: Fact | null, volume: Fact | null): string | null {
  if (price === null) return null;
  if (!isPositive(price)) return 'Inget av det har förts vidare till kund.';
  const back = `Egna prishöjningar har gett tillbaka ${figure(price)}`;
  return isNegative(volume)
    ? `${back}, men antalet har samtidigt gått ner, så resten bör sökas i kostnaden först.`
    : `${back} utan att antalet har gått ner, så kunderna tål en del.`;
}

/** The cost must explain this part of what the lower margin has lost. */
const MOSTLY = 0.5;

/** Kronor that the fallen margin has lost, as a float; 0 where sales are not known. */
function lostBy(change: Fact, { book }: SalesRuleContext): number {
  return (-size(change) / 100) * size(book.get(key.revenueCurrent));
}

export const goodsCost = defineSalesRule<Squeeze>({
  id: 'goods-cost',
  theme: 'margin',
  when(context) {
    const { book } = context;
    if (!comparable(context)) return null;
    const marginChange = book.get(key.marginChange);
    const cost = book.get(key.bridgeCost);
    if (!isNegative(marginChange) || !isNegative(cost)) return null;
    if (Number(marginChange.value) > -0.5) return null;
    if (-size(cost) < MOSTLY * lostBy(marginChange, context)) return null;
    return {
      marginChange,
      cost,
      price: book.get(key.bridgePrice),
      now: book.get(key.marginCurrent),
      volume: book.get(key.splitVolume),
    };
  },
  advise({ marginChange, cost, price, now, volume }, context) {
    const { ofGoods } = context;
    return {
      title: ofGoods ? 'Stoppa marginaltappet i inköpen' : 'Stoppa marginaltappet i kostnaden',
      description: sentences(
        `Täckningsgraden har sjunkit med ${magnitude(marginChange)} ${during(marginChange, context)}${now === null ? '' : `, till ${figure(now)}`}.`,
        ofGoods
          ? `Förklaringen finns i inköpen: dyrare inköp per enhet har dragit ner täckningsbidraget med ${magnitude(cost)}.`
          : `Förklaringen finns i kostnaden: en högre kostnad för var och en som säljs har dragit ner täckningsbidraget med ${magnitude(cost)}.`,
        passedOn(price, volume),
      ),
      action: ofGoods
        ? 'Ta in en konkurrerande offert på de största inköpen och skriv in en regel om att höjda inköpspriser förs vidare till kund.'
        : 'Ta reda på vad som stigit: lön, inhyrda, resor eller material. Förhandla om det som köps in, och skriv in en regel om att högre kostnader förs vidare till kund.',
      firstStep: ofGoods
        ? 'På måndag: lista de produkter där inköpspriset stigit mest och ring leverantören till den största av dem.'
        : 'På måndag: lista det där kostnaden stigit mest, och räkna ut vad priset behöver bli.',
      cost: 'Ingen utgift, några dagars arbete',
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.6,
      effect: priceEffect(comparedPerYear(context, lossOf(cost)), {
        claims: ['goods-cost'],
        assumption: asPassedOn(
          {
            label: 'Antagen del av kostnadsökningen som kan tas tillbaka',
            basis:
              'Försiktigt antagande: leverantörer backar sällan helt, men en offert utifrån och en prisjustering tar tillbaka en del.',
            low: '15',
            likely: '25',
            high: '40',
          },
          context.figures,
        ),
      }),
      effectNote: notPerYear(context),
      stake: 0,
    };
  },
});

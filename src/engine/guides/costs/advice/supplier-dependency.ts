import type { Fact } from '../../../facts/fact.ts';
import { size, subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { mention, sentences } from '../../../text/swedish.ts';
import { AREAS, type Area } from '../areas/areas.ts';
import { costKeys as key } from '../catalogue.ts';
import { ofFile } from '../coverage.ts';
import { type CostRuleContext, defineCostRule } from '../rule-context.ts';
import { areaOf } from '../services.ts';
import { isAdvisedOn } from './area-rule.ts';
import { mostOfArea, shareOfDependedOn } from './depended-on.ts';
import { risenSupplier } from './events.ts';

interface Dependency {
  share: Fact;
  total: Fact | null;
}

const GOODS: Area = 'Varor och material';

/** Fuel is sold everywhere: whoever sells it is never the only one to buy it of. */
const ANYWHERE: ReadonlySet<Area> = new Set(['Fordon']);

/** Whether it can be bought of anyone, or advice on the area that it is most of has an offer taken in against it. */
function isReplaced(name: string, context: CostRuleContext): boolean {
  const area = AREAS.find((row) => row.name === areaOf(name, context.figures))?.name;
  if (area === undefined) return false;
  return ANYWHERE.has(area) || (mostOfArea(area, context) !== null && isAdvisedOn(area, context));
}

export const supplierDependency = defineCostRule<Dependency>({
  id: 'supplier-dependency',
  theme: 'suppliers',
  when(context) {
    const share = shareOfDependedOn(context);
    if (share === null || isReplaced(subjectName(share), context)) return null;
    return { share, total: context.book.of(key.supplierTotal, subjectName(share)) };
  },
  advise({ share, total }, context) {
    const { yearlyCost, figures } = context;
    // Where its higher price is asked about an offer is taken in for that.
    const offer =
      risenSupplier(context)?.change.subject?.name === subjectName(share)
        ? ''
        : ', ta in ett anbud på det ni köpte det senaste kvartalet';
    const goods = areaOf(subjectName(share), figures) === GOODS;
    return {
      title: `Skaffa ett alternativ till ${mention(share)}`,
      description: sentences(
        `${mention(share)} står för ${figure(share)} av kostnaderna${ofFile(share, context)}${total === null ? '' : `, ${figure(total)}`}.`,
        `Höjer leverantören priset${goods ? ', får brist' : ''} eller slutar leverera märks det i resultatet, och utan ett alternativ finns inget att förhandla med.`,
      ),
      action: goods
        ? 'Ta reda på vem mer som kan leverera, gör en provbeställning och skriv avtal om pris, uppsägningstid och leveranstid med den ni har.'
        : `Ta reda på vem mer som kan leverera${offer} och skriv avtal om pris och uppsägningstid med den ni har.`,
      firstStep: `På måndag: läs när avtalet med ${mention(share)} löper ut och vad som gäller om priset ändras.`,
      cost: 'Ingen utgift, några dagars arbete',
      timeframe: 'Inom ett halvår',
      effort: 2,
      sureness: 0.6,
      effect: null,
      effectNote: 'Ingen besparing att räkna hem: det är en risk som minskar.',
      atStake: size(total),
      stake: (yearlyCost * size(share)) / 100 / 40,
    };
  },
});

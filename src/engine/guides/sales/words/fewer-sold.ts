import { thePartOf } from '../../../business/goods-beside.ts';
import { size } from '../../../facts/fact-value.ts';
import { magnitude } from '../../../text/placeholder.ts';
import { varied } from '../../../text/swedish.ts';
import { isRaised, whoHears } from '../advice/falling-volume.ts';
import { amongBuyers } from '../advice/fell-with.ts';
import { alsoFell, largePartWhere, mostlyWhere, roseInstead } from '../advice/where-it-fell.ts';
import { isServed } from '../drinks.ts';
import { knowsCustomers, paysToSell, type SalesRuleContext } from '../rule-context.ts';
import type { Reading } from './other-readings.ts';
import type { ProductFacts } from './product-facts.ts';

/** A product above this percentage of revenue should not be dropped lightly. */
const SMALL = 3;
/** A price rise, in per cent, that may itself have cost buyers. */
const PRICED_OUT = 6;

/** Varies the wording every third product, so that no two texts are alike. */
function variantAt(place: number): number {
  return place + Math.floor(place / 3);
}

/** Fewer are sold, at about the same price or a higher one. */
export function fewerReading(
  product: ProductFacts,
  context: SalesRuleContext,
  fall: string,
  place: number,
): Pick<Reading, 'issue' | 'advice'> {
  const { priceChange, margin } = product;
  if (!paysToSell(context, margin))
    return {
      issue: `${fall}. Det är antalet som har gått ner.`,
      advice:
        'Försök inte sälja fler förrän priset eller inköpet är rättat: i dag lämnar den inget över.',
    };
  if (priceChange !== null && size(priceChange) >= PRICED_OUT)
    return {
      issue: `${fall}. Snittpriset har samtidigt stigit med ${magnitude(priceChange)}, och antalet har gått ner.`,
      advice: varied(place, [
        'Pröva en mindre förpackning eller ett något lägre pris i en månad och räkna om volymen täcker det.',
        `Ta reda på om det är priset som skrämt bort ${context.words.theCustomers} innan det höjs en gång till.`,
      ]),
    };
  if (isRaised(product.name, context))
    return {
      issue: `${fall}. Priset har höjts samtidigt, och antalet har gått ner.`,
      advice: askAfter(product, context, place),
    };
  return {
    issue: `${fall}. ${varied(variantAt(place), [
      'Priset är i stort sett detsamma, så det är antalet som har gått ner.',
      'Det är antalet som sviker: priset är ungefär detsamma.',
      'Antalet är lägre, till ungefär samma pris som förut.',
    ])}`,
    advice: askAfter(product, context, place),
  };
}

/** Where to look for those who buy less. */
function askAfter(
  { name, share, change }: ProductFacts,
  context: SalesRuleContext,
  place: number,
): string {
  const where = change === null ? null : mostlyWhere([change], context);
  // Nobody begins with who has left: there is advice on that.
  const gone = `inte längre är ${context.words.customer}`;
  if (where?.isGone === true) return `Det mesta av tappet är ${where.place}, som ${gone}.`;
  // Worded alike, so that where several have fallen is told once.
  if (where !== null) return `Det mesta av tappet är ${where.place}: börja där.`;
  const large = change === null ? null : largePartWhere([change], context);
  if (large !== null)
    return `En stor del av tappet är ${large.place}${large.isGone ? `, som ${gone}.` : ': börja där.'}`;
  const also = change === null ? null : alsoFell([change], context);
  const instead = change === null ? null : roseInstead([change], context);
  if (instead !== null) return instead;
  const among = change === null || also !== null ? null : amongBuyers([change], context);
  if (among !== null) return among;
  if (context.business?.onFall !== undefined)
    return varied(variantAt(place), [
      'Se efter om de som fattas har slutat, eller bytt till en annan avgift hos er.',
      'Se efter från vilken månad färre betalar, och vad som ändrades då.',
    ]);
  const advice = varied(variantAt(place), [
    also === null
      ? 'Se efter om tappet sitter på ett ställe eller överallt, och börja där det är störst.'
      : `En del av tappet ${also}${also.endsWith(gone) ? '.' : ': börja där.'}`,
    knowsCustomers(context)
      ? `Fråga de ${context.words.customers} som minskat mest vad de valt i stället, innan något görs åt priset.`
      : `Fråga ${context.ofGoods ? `${whoHears(context)} vad ${context.words.theCustomers}` : `${whoHears(context)} vad de`} väljer i stället, innan något görs åt priset.`,
    isServed(context, name)
      ? 'Se efter om det är priset, utbudet eller vilka som kommer som har ändrats.'
      : size(share) < SMALL && !context.byTime
        ? 'Ge produkten bättre plats i ett kvartal. Vänder det inte, låt den gå ur sortimentet.'
        : `Utse någon som ansvarar för ${context.byTime ? 'den' : thePartOf(context.words.income, name)} i ett kvartal, med antalet som enda mått.`,
  ]);
  return advice;
}

/** Without quantity, what the rows themselves tell. */
export function fallingReading(
  product: ProductFacts,
  context: SalesRuleContext,
  fall: string,
  place: number,
): Pick<Reading, 'issue' | 'advice'> {
  if (!product.fewerRows)
    return {
      issue: `${fall}.`,
      advice: 'Ta reda på om det är antalet eller beloppen som har minskat; filen saknar antal.',
    };
  return {
    issue: `${fall}. ${varied(variantAt(place), [
      'Beloppet per rad är ungefär detsamma eller högre, så det är raderna som har blivit färre.',
      'Raderna har blivit färre, till ungefär samma belopp eller högre.',
      'Det är raderna som är färre, inte beloppen som är lägre.',
    ])}`,
    advice: askAfter(product, context, place),
  };
}

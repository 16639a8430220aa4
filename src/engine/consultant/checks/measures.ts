import { plain as plainOf } from '../../advice/answers/names.ts';
import { type MeasureId, measureOf } from '../question/vocabulary.ts';
import type { Check } from './held.ts';

/** What an answer says where it is of a measure that a question names. */
const SAYS: Partial<Record<MeasureId, RegExp>> = {
  units: /antal|enhet|snittpris|styck|stycken/,
  orders: /order|kvitto|köp|antalet rader|antal rader|rad i snitt|gånger/,
  orderAverage: /snittorder|per order|per rad|i snitt/,
  customerAverage: /per kund/,
  price: /pris/,
  profit: /tjän|täckningsbidrag|täckningsgrad|marginal|vinst|resultat|kvar|överskott|underskott/,
  goodsCost: /kostnad|inköp/,
  margin: /täckningsgrad|täckningsbidrag|marginal|lönsam/,
  discount: /rabatt/,
  returns: /retur|kredit/,
  returnedUnits: /retur/,
  payments: /rad|faktur|betalning|kostnad/,
  vat: /moms/,
  gross: /moms/,
  freight: /frakt/,
  unpaid: /obetal/,
  km: /kilometer/,
  mil: /mil/,
  perKm: /per kilometer/,
  perMil: /per mil/,
};

/** Each measure that is named is one that the answer says. */
const ofEachMeasure: Check = ({ reading: { intent }, open, wording }) =>
  // What is supposed is no measure of the answer: `om vi höjer priset`.
  (intent === 'whatIf' ? [] : open).flatMap(({ plain, written }) => {
    const measure = measureOf(plain);
    // `Varför tjänar vi mindre?` is answered by what was sold, and the answer says so.
    const isOfCause = intent === 'cause' && measure === 'profit';
    const says = measure === null || isOfCause ? undefined : SAYS[measure];
    return says === undefined || says.test(wording) ? [] : [written];
  });

/** What a question says where an answer of a measure is one to it, by the measure that is computed. */
const SAID: Partial<Record<MeasureId, RegExp>> = {
  units:
    /\b(?:manga|antal\w*|fler|farre|flest|oftast|vanlig\w*|ovanlig\w*|popular\w*|st|styck\w*|enheter|exemplar|kvantitet\w*|paket|pasar|volym\w*|mer|mindre|ofta|bort)\b|antal/,
  orders:
    /\b(?:order|ordrar|kop|ganger|oftast|ofta|besok|kvitto|faktur|bestall|transaktion|kund|betal|handla|inkop|vanligast)/,
  profit:
    /\b(?:tjan|fortjan|vinst|vinn|tackning|tb|bv|brutto|overskott|kvar|over|marginal|lonsam|bidrag|resultat|plus|minus|back|forlor|forlust)/,
  margin: /\b(?:marginal|tackning|tb|tg|lonsam|tjan|vinst|brutto|procent|kvar)/,
  discount: /rabatt|prut|nedsat/,
  returns: /retur|kredit|aterbetal|tillbaka|lamnat/,
  returnedUnits: /retur|tillbaka|lamnat/,
  vat: /moms/,
  gross: /moms|brutto|totalt att betala|att betala/,
  freight: /frakt|porto|transport|leverans/,
  km: /km|kilometer/,
  mil: /mil/,
  perKm: /km|kilometer/,
  perMil: /mil/,
  price: /pris|kosta|dyr|billig|\bper\b|tar vi|tog vi|betal|\bsnitt/,
  customers: /kund|foretag|bolag|firm|manga|nya|handlat|kopt/,
};

const OF_MEASURE = /^ask\.(?:sales|costs)\.(\w+)$/;

/** A figure of a measure that the question does not ask for is another's. */
const asAsked: Check = ({ reading: { question, followsUp, intent }, open, leads, facts }) => {
  if (followsUp || intent !== 'figure') return [];
  // With its letters put right too: `antall odrar`.
  const text = `${plainOf(question)} ${open.map((word) => word.plain).join(' ')}`;
  // A share and a change say by their figures what they are of.
  const isComputed = leads.some(({ key }) => OF_MEASURE.test(key));
  const missing = (isComputed ? leads : facts).flatMap(({ key, label }) => {
    const measure = OF_MEASURE.exec(key)?.[1] ?? '';
    const says = SAID[measure as MeasureId];
    return says === undefined || says.test(text) ? [] : [label];
  });
  const isAmount =
    !isComputed && facts.some(({ key }) => /^ask\.(?:sales\.revenue|costs\.cost)$/.test(key));
  return isAmount ? [] : missing;
};

const TOOK_IN =
  /\b(?:tar|tog|tagit|fick|far|fatt) (?:vi|jag) (?:\w+ )?betalt\b|\b(?:vi|jag) (?:har |hade )?(?:tagit|fatt) betalt\b|\b(?:debitera|fakturera)\w* (?:vi|jag)\b/;

/** What was paid is no answer to what was taken in. */
const asTakenIn: Check = ({ reading: { plain }, leads }) => {
  const found = TOOK_IN.exec(plain)?.[0];
  const isPaid = leads.length > 0 && leads.every(({ key }) => key.startsWith('ask.costs.'));
  return found !== undefined && isPaid ? [found] : [];
};

/** Checks of what an answer computes. */
export const measures: readonly Check[] = [ofEachMeasure, asAsked, asTakenIn];

import { formatPeriod } from '../../text/format.ts';
import { capital, listed } from '../../text/swedish.ts';
import type { Ask } from '../question/ask.ts';
import type { Named } from '../question/named.ts';
import { weekdayNames } from '../tables/selection.ts';
import type { ConsultantSource } from './reply.ts';
import { kindNames, measureOf, PLACES } from './words.ts';

const MOST_NAMED = 3;

const ENDS = { most: ['störst först', 'störst'], least: ['minst först', 'minst'] } as const;

const namedText =
  ({ table }: ConsultantSource) =>
  ({ dimension, names, written, how }: Named): string => {
    const [one, many] = kindNames(dimension, table);
    const shown = listed(names.slice(0, MOST_NAMED));
    const more = names.length > MOST_NAMED ? ` och ${names.length - MOST_NAMED} till` : '';
    if (how === 'spelt') return `${one.toLowerCase()} ${shown}${more} (du skrev ”${written}”)`;
    if (names.length > 1) return `${many} med ”${written}” i namnet: ${shown}${more}`;
    return `${one.toLowerCase()} ${shown}`;
  };

/** Which of a list, and from which end: `näst störst`, `plats 2–3, störst först`. */
function placeOf({ place, lastPlace }: Ask, order: keyof typeof ENDS): string {
  const [ordered, end] = ENDS[order];
  if (place === undefined) return ordered;
  return lastPlace === undefined
    ? `${PLACES[place - 1] ?? ''}${end}`
    : `plats ${place}–${lastPlace}, ${ordered}`;
}

/** What a question of figures was taken to mean: `Omsättningen · produkt Kaffe · mars 2025 · ur forsaljning.csv`. */
export function meantBy(ask: Ask, source: ConsultantSource): string {
  const { measure, named, periods, weekday, by, order, compared, without, lacking, each } = ask;
  const when = periods.map(formatPeriod).join(compared ? ' mot ' : ' och ');
  const parts = [
    capital(measureOf(measure, source.table)),
    ...named.map(namedText(source)),
    ...(without === undefined ? [] : [`utom ${listed(without.map(namedText(source)))}`]),
    ...(lacking === undefined ? [] : [`rader utan ${lacking.written}`]),
    when === '' ? 'hela filen' : when,
    ...(weekday === null ? [] : [weekdayNames(weekday)]),
    ...(by === null ? [] : [`per ${kindNames(by, source.table)[0].toLowerCase()}`]),
    ...(each === undefined ? [] : [`i snitt per ${each === 'day' ? 'dag' : 'vecka'}`]),
    ...(order === null ? [] : [placeOf(ask, order)]),
    `ur ${source.document}`,
  ];
  return parts.join(' · ');
}

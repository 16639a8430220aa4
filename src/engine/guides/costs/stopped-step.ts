import type { BusinessId } from '../../business/business.ts';
import type { NamedEvent } from '../../events/sentence.ts';
import { size } from '../../facts/fact-value.ts';
import { mention } from '../../text/swedish.ts';
import { endOf, eventsIn } from './area-events.ts';
import { type Area, whatOf } from './areas/areas.ts';
import { UNPLACED } from './areas/unplaced.ts';
import { costKeys as key } from './catalogue.ts';
import type { CostRuleContext } from './rule-context.ts';
import { areaOf } from './services.ts';

const GOODS: Area = 'Varor och material';
const PREMISES: Area = 'Lokal';
/** What is bought each time by itself, and so has no agreement to end. */
const BY_THE_TIME: ReadonlySet<string> = new Set(['Resor', 'Frakt och porto']);
const LANDLORD: BusinessId = 'property';

/** What to ask where nothing at all is paid in an area since its one payee stopped. */
function whereAreaIsEmpty(area: string, context: CostRuleContext): string {
  if (area === GOODS)
    return 'se efter vem ni köper av nu, om ni säljer ur lagret och om fakturor saknas i filen.';
  if (area === PREMISES && context.business?.id === LANDLORD)
    return 'huset ska skötas ändå, så se efter vem som gör det nu och om fakturor saknas i filen.';
  if (area === PREMISES)
    return 'har ni flyttat, kontrollera att avtalet är uppsagt och att en deposition är återbetald. Är ni kvar saknas fakturor i filen.';
  if (BY_THE_TIME.has(area))
    return 'köps det fortfarande, se efter vem som betalas för det nu och om fakturor eller utlägg saknas i filen. Är det slut, stryk det ur budgeten.';
  return 'behövs det fortfarande, se efter vem som står för det nu och om fakturor saknas i filen. Behövs det inte, kontrollera att avtalet är uppsagt.';
}

/** What to do about a payee that has stopped, by what is paid for the like since; null where the file does not tell. */
export function stepForStopped({ type, change, parts }: NamedEvent, context: CostRuleContext) {
  const { book, figures } = context;
  if (type !== 'stopped' || change.subject?.kind !== 'supplier') return null;
  const area = areaOf(change.subject.name, figures);
  const total = area === null || area === UNPLACED ? null : book.of(key.areaTotal, area);
  if (area === null || total === null) return null;
  const who = mention(change);
  const last = endOf(total, context);
  if (last !== null && last.id === parts.get('last')?.id)
    return `Efter ${who} är inget betalt för ${whatOf(area)}: ${whereAreaIsEmpty(area, context)}`;
  const next = eventsIn(area, context).find(
    (event) => event.type === 'started' && size(event.change) > 0,
  );
  if (next !== undefined)
    return `Se efter om ${mention(next.change)} har ersatt ${who}, och om det i så fall har blivit billigare.`;
  return area === GOODS
    ? `Se efter vem ni nu köper det av som ni förut köpte av ${who}, och till vilket pris.`
    : null;
}

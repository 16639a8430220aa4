import { priceOn } from '../business/price-words.ts';
import { against, type NamedEvent, whoOf } from '../events/sentence.ts';
import type { Subject } from '../facts/fact.ts';
import { size, subjectName } from '../facts/fact-value.ts';
import { duringPeriodOf, figure } from '../text/placeholder.ts';
import { listed } from '../text/swedish.ts';

/** Fewer sold than this part of what it was is fewer: what is sold of it is told as fewer from there on too. */
const AS_MANY = 0.98;
/** … and more than this part is more. */
const MORE = 1.05;

/** At least this part of a fall in number must be matched in kronor for something else to lie behind it. */
const BEHIND = 0.5;

/** Those who may take the number of everything down with them, and what has happened to them. */
const fallen: Partial<Record<Subject['kind'], Partial<Record<NamedEvent['type'], string>>>> = {
  customer: { stopped: 'slutat', level: 'minskat' },
  staff: { stopped: 'inga rader längre', level: 'mindre på sina rader' },
  channel: { stopped: 'upphört', level: 'minskat' },
  region: { stopped: 'upphört', level: 'minskat' },
};

/** … and who may lift it, before and after whom. */
const risen: Partial<
  Record<Subject['kind'], Partial<Record<NamedEvent['type'], readonly [string, string]>>>
> = {
  customer: { started: ['är', 'ny'], level: ['har', 'ökat'] },
  staff: { started: ['är', 'ny på raderna'], level: ['har', 'mer på sina rader'] },
  channel: { started: ['är', 'ny'], level: ['har', 'ökat'] },
  region: { started: ['är', 'ny'], level: ['har', 'ökat'] },
};

/** Where the number is looked at apart from such a one: who has been named, and by name. */
const elsewhere: Partial<Record<Subject['kind'], readonly [there: string, apart: string]>> = {
  customer: ['utan den kunden', 'utan'],
  staff: ['på de andras rader', 'utan raderna med'],
  channel: ['utanför den kanalen', 'utanför'],
  region: ['utanför den regionen', 'utanför'],
};

/** Who may be behind a number, as a sentence has it. */
interface Behind {
  event: NamedEvent;
  /** `har Mira inga rader längre` */
  has: string;
  where: string;
  /** `utan raderna med Mira` */
  apart: string;
}

/** The number sold at a new price apart from another, as a part of what it was. */
interface Apart {
  part: number;
  /** … and apart from these too, who have stopped buying; null where nobody has. */
  staying: { part: number; without: readonly NamedEvent[] } | null;
}

/** The number sold at a new price apart from another; null where the rows do not tell. */
export type ApartFrom = (priced: NamedEvent, other: NamedEvent) => Apart | null;

/** Whose rise or fall may be why as many more or fewer (in kronor) are sold: `har Mira inga rader längre`, and where else to look; null where nobody's is as large. */
function mayBeBehind(moved: number, all: readonly NamedEvent[]): Behind | null {
  for (const event of all) {
    const { type, change } = event;
    if (change.subject === null || size(change) / moved < BEHIND) continue;
    const fell = fallen[change.subject.kind]?.[type];
    const rose = risen[change.subject.kind]?.[type];
    const [where, without] = elsewhere[change.subject.kind] ?? ['', ''];
    const of = { event, where, apart: `${without} ${whoOf(event)}` };
    if (moved > 0 && rose !== undefined)
      return { ...of, has: `${rose[0]} ${whoOf(event)} ${rose[1]}` };
    if (moved < 0 && fell !== undefined) return { ...of, has: `har ${whoOf(event)} ${fell}` };
  }
  return null;
}

/** Whether it is named by its rent or fee: it has none. */
const isPriced = ({ buyers, change }: NamedEvent): boolean =>
  priceOn(buyers.income, subjectName(change)) !== '';

/** `det högre priset på Te`; of what is named by its fee that it has been raised. */
export const higherPriceOf = (event: NamedEvent): string =>
  isPriced(event) ? `det högre priset på ${whoOf(event)}` : `att ${whoOf(event)} har höjts`;

/** The number at a higher price where another may be behind it: without that one, where the rows tell it, else what to look at. */
function apartOf(
  higher: string,
  counts: string,
  { has, where, apart }: Behind,
  { isMore, counted }: { isMore: boolean; counted: Apart | null },
): string {
  const is = `${higher}: antalet är ${isMore ? 'högre' : 'lägre'}, ${counts},`;
  if (counted === null)
    return `${is} men samtidigt ${has}, så se efter om antalet ${isMore ? 'har hållit sig' : 'är lägre'} också ${where}, innan priset höjs igen.`;
  const { part, staying } = counted;
  const isHeld = part >= AS_MANY;
  // What those who have left bought says nothing of the price to those who are left.
  if (!isHeld && staying !== null && staying.part >= AS_MANY)
    return `${is} ${isMore ? 'och' : 'men'} ${apart} har det hållit sig, räknat utan ${listed(staying.without.map(whoOf))}.`;
  if (isMore)
    return isHeld
      ? `${is} och det har hållit sig också ${apart}.`
      : `${is} men ${apart} är det lägre, så räkna på om höjningen är värd det innan priset höjs igen.`;
  return isHeld
    ? `${is} men ${apart} har det hållit sig.`
    : `${is} och det är lägre också ${apart}, så räkna på om höjningen är värd det innan priset höjs igen.`;
}

/** What a higher price has done to how many are sold, where the file counts them: nobody needs to look it up. */
export function atHigherPrice(
  event: NamedEvent,
  all: readonly NamedEvent[] = [],
  apartFrom: ApartFrom = () => null,
): string | null {
  const { type, change, parts } = event;
  const [now, before] = [parts.get('unitsCurrent'), parts.get('unitsPrevious')];
  if (type !== 'price' || size(change) <= 0 || !now || !before || size(before) <= 0) return null;
  const counts = `${figure(now)} ${duringPeriodOf(now)} mot ${figure(before)} ${against(event)}`;
  const isMore = size(now) >= MORE * size(before);
  const isHeld = size(now) >= AS_MANY * size(before);
  const moved = (size(now) - size(before)) * size(parts.get('pricePrevious') ?? null);
  const higher = isPriced(event)
    ? `Det högre priset på ${whoOf(event)}`
    : `Höjningen av ${whoOf(event)}`;
  const behind = moved === 0 || (isHeld && !isMore) ? null : mayBeBehind(moved, all);
  if (isMore && behind !== null)
    return apartOf(higher, counts, behind, { isMore, counted: apartFrom(event, behind.event) });
  if (isHeld)
    return isPriced(event)
      ? `Antalet har ${isMore ? 'ökat' : 'hållit sig'} trots det högre priset på ${whoOf(event)}: ${counts}.`
      : `${whoOf(event)} har höjts, och antalet har ändå ${isMore ? 'ökat' : 'hållit sig'}: ${counts}.`;
  const counted = behind === null ? null : apartFrom(event, behind.event);
  const heldBy = Math.max(counted?.part ?? 0, counted?.staying?.part ?? 0);
  if (behind !== null && heldBy >= AS_MANY)
    return apartOf(higher, counts, behind, { isMore, counted });
  // At the pieces that are left it has brought in more than those that are gone would have.
  if (size(change) > -moved)
    return `${higher}: antalet är lägre, ${counts}, men höjningen har gett mer än det lägre antalet har kostat: följ antalet innan priset höjs igen.`;
  return behind === null
    ? `${higher}: antalet är lägre, ${counts}, så räkna på om höjningen är värd det innan priset höjs igen.`
    : apartOf(higher, counts, behind, { isMore, counted });
}

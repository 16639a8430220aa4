import { priceOn } from '../business/price-words.ts';
import { against, type NamedEvent, type SaidEvent, whoOf } from '../events/sentence.ts';
import type { Subject } from '../facts/fact.ts';
import { size, subjectName } from '../facts/fact-value.ts';
import { duringPeriodOf, figure } from '../text/placeholder.ts';

type Todo = Partial<Record<NamedEvent['type'], { up?: string; down?: string }>>;

/** … where it is one who buys, or several. */
type TodoOfBuyers = Partial<
  Record<NamedEvent['type'], { up?: readonly [string, string]; down?: readonly [string, string] }>
>;

/** What to do about an event that has no advice of its own, by what it brought the company. */
const todo: Record<NamedEvent['guide'], Todo> & {
  buyers: TodoOfBuyers;
  highOnce: Record<NamedEvent['guide'], string>;
} = {
  // Amounts that stood alone, where there are several.
  highOnce: {
    sales: 'De höga beloppen: räkna inte in dem i nästa års budget.',
    costs: 'De höga beloppen: stäm av dem mot underlagen, och räkna inte in dem i nästa budget.',
  },
  buyers: {
    stopped: {
      down: [
        'Den som har slutat: ta reda på varför, om det inte redan är känt.',
        'De som har slutat: ta reda på varför, om det inte redan är känt.',
      ],
    },
    started: {
      up: [
        'Den som är ny: ta reda på vad som avgjorde, och om det går att göra igen.',
        'De som är nya: ta reda på vad som avgjorde, och om det går att göra igen.',
      ],
    },
    level: {
      up: [
        'Den som ökar: fråga vad som ligger bakom, och om det går att öka mer.',
        'De som ökar: fråga vad som ligger bakom, och om det går att öka mer.',
      ],
      down: [
        'Den som minskar: fråga vad det beror på innan något görs åt priset.',
        'De som minskar: fråga vad det beror på innan något görs åt priset.',
      ],
    },
  },
  sales: {
    stopped: {
      down: 'Det som har slutat: ta reda på om någon har valt bort det eller om ni har slutat erbjuda det.',
    },
    started: {
      up: 'Det nya: ta reda på hur det kom till, och om det går att göra igen.',
    },
    level: {
      up: 'Det som ökar: fråga vad som ligger bakom, och om det går att öka mer.',
      down: 'Det som minskar: se efter vad som ligger bakom innan något görs åt priset.',
    },
    once: {
      up: 'Det höga beloppet: räkna inte in det i nästa års budget.',
      down: 'Det låga beloppet: skriv upp orsaken, så att den månaden inte jämförs med i onödan.',
    },
    price: {
      up: 'Det högre priset: följ antalet innan det höjs igen.',
      down: 'Det lägre priset: kontrollera att någon har beslutat det.',
    },
    unitCost: {
      up: 'Den lägre kostnaden per styck: få villkoren skriftligt medan de gäller.',
      down: 'Den högre kostnaden per styck: begär en förklaring, och räkna om priset till kund.',
    },
    discount: {
      up: 'De mindre rabatterna: följ antalet ett kvartal till.',
      down: 'De större rabatterna: bestäm vem som får ge dem.',
    },
  },
  costs: {
    stopped: {
      down: 'Det som inte betalas längre: kontrollera att avtalet är uppsagt, och vem som står för det nu om det fortfarande behövs.',
    },
    started: {
      up: 'Det nya: kontrollera vem som har beslutat det, och att det som eventuellt ersatts är uppsagt.',
    },
    level: {
      up: 'Det som kostar mer: skilj på pris och antal i underlagen.',
      down: 'Det som kostar mindre: kontrollera att inget saknas i filen.',
    },
    once: {
      up: 'Det höga beloppet: stäm av det mot underlaget, och räkna inte in det i nästa budget.',
      down: 'Det låga beloppet: kontrollera att inget saknas i filen den månaden.',
    },
  },
};

/** What has happened in a word or two: the summary tells it in full. */
const inShort: Record<NamedEvent['guide'], Todo> = {
  sales: {
    stopped: { down: 'Slutat' },
    started: { up: 'Nytt' },
    level: { up: 'Ökar', down: 'Minskar' },
    once: { up: 'Ovanligt högt en gång', down: 'Ovanligt lågt en gång' },
    price: { up: 'Högre pris', down: 'Lägre pris' },
    unitCost: { up: 'Billigare per styck', down: 'Dyrare per styck' },
    discount: { up: 'Mindre rabatter', down: 'Större rabatter' },
  },
  costs: {
    stopped: { down: 'Betalas inte längre' },
    started: { up: 'Nytt' },
    level: { up: 'Kostar mer', down: 'Kostar mindre' },
    once: { up: 'Ovanligt högt en gång', down: 'Ovanligt lågt en gång' },
  },
};

/** Of one who works there: the rows are told of, never what the person has done. */
const ofStaff = {
  todo: {
    stopped: {
      down: 'Den som inte längre har några rader: ta reda på om de kunderna kommer till någon annan hos er.',
    },
    started: {
      up: 'Den som är ny på raderna: se efter om kunderna är nya eller har bytt från någon annan.',
    },
    level: {
      up: 'Den vars rader ger mer: se efter om det är fler timmar, fler kunder eller högre pris.',
      down: 'Den vars rader ger mindre: se efter om det är färre timmar, och om kunderna kommer till någon annan.',
    },
  },
  inShort: {
    stopped: { down: 'Inga rader längre' },
    started: { up: 'Ny på raderna' },
    level: { up: 'Raderna ger mer', down: 'Raderna ger mindre' },
  },
} satisfies Record<'todo' | 'inShort', Todo>;

const tables = { todo, inShort };

export function said(table: keyof typeof tables, { guide, type, change }: NamedEvent) {
  const own: Todo = change.subject?.kind === 'staff' ? ofStaff[table] : tables[table][guide];
  return own[type]?.[size(change) > 0 ? 'up' : 'down'] ?? null;
}

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

/** Where the number is looked at apart from such a one. */
const elsewhere: Partial<Record<Subject['kind'], string>> = {
  customer: 'utan den kunden',
  staff: 'på de andras rader',
  channel: 'utanför den kanalen',
  region: 'utanför den regionen',
};

/** Whose rise or fall may be why as many more or fewer (in kronor) are sold: `har Mira inga rader längre`, and where else to look; null where nobody's is as large. */
function mayBeBehind(
  moved: number,
  all: readonly NamedEvent[],
): { has: string; where: string } | null {
  for (const event of all) {
    const { type, change } = event;
    if (change.subject === null || size(change) / moved < BEHIND) continue;
    const fell = fallen[change.subject.kind]?.[type];
    const rose = risen[change.subject.kind]?.[type];
    const where = elsewhere[change.subject.kind] ?? '';
    if (moved > 0 && rose !== undefined)
      return { has: `${rose[0]} ${whoOf(event)} ${rose[1]}`, where };
    if (moved < 0 && fell !== undefined) return { has: `har ${whoOf(event)} ${fell}`, where };
  }
  return null;
}

/** Whether it is named by its rent or fee: it has none. */
const isPriced = ({ buyers, change }: NamedEvent): boolean =>
  priceOn(buyers.income, subjectName(change)) !== '';

/** `det högre priset på Te`; of what is named by its fee that it has been raised. */
export const higherPriceOf = (event: NamedEvent): string =>
  isPriced(event) ? `det högre priset på ${whoOf(event)}` : `att ${whoOf(event)} har höjts`;

/** What a higher price has done to how many are sold, where the file counts them: nobody needs to look it up. */
export function atHigherPrice(event: NamedEvent, all: readonly NamedEvent[] = []): string | null {
  const { type, change, parts } = event;
  const [now, before] = [parts.get('unitsCurrent'), parts.get('unitsPrevious')];
  if (type !== 'price' || size(change) <= 0 || !now || !before || size(before) <= 0) return null;
  const counts = `${figure(now)} ${duringPeriodOf(now)} mot ${figure(before)} ${against(event)}`;
  const isMore = size(now) >= MORE * size(before);
  const isHeld = size(now) >= AS_MANY * size(before);
  const moved = (size(now) - size(before)) * size(parts.get('pricePrevious') ?? null);
  const higher = isPriced(event)
    ? `Det högre priset på ${whoOf(event)}`
    : `${whoOf(event)} har höjts`;
  const behind = moved === 0 || (isHeld && !isMore) ? null : mayBeBehind(moved, all);
  if (isMore && behind !== null)
    return `${higher}: antalet är högre, ${counts}, men samtidigt ${behind.has}, så se efter om antalet har hållit också ${behind.where}, innan priset höjs igen.`;
  if (isHeld)
    return isPriced(event)
      ? `Antalet har ${isMore ? 'ökat' : 'hållit'} trots det högre priset på ${whoOf(event)}: ${counts}.`
      : `${whoOf(event)} har höjts, och antalet har ändå ${isMore ? 'ökat' : 'hållit'}: ${counts}.`;
  // At the pieces that are left it has brought in more than those that are gone would have.
  if (size(change) > -moved)
    return `${higher}: antalet är lägre, ${counts}, men höjningen har gett mer än det färre antalet har kostat: följ antalet innan priset höjs igen.`;
  const why =
    behind === null
      ? 'så räkna på om höjningen är värd det'
      : `men samtidigt ${behind.has}, så se efter om antalet är lägre också ${behind.where},`;
  return `${higher}: antalet är lägre, ${counts}, ${why} innan priset höjs igen.`;
}

const isHighOnce = ({ type, change }: NamedEvent) => type === 'once' && size(change) > 0;

/** What to do about an event: about customers by how many there are of the kind. */
export function stepOf(
  event: NamedEvent,
  all: readonly NamedEvent[],
  happened: readonly NamedEvent[] = all,
): string | null {
  const counted = atHigherPrice(event, happened);
  if (counted !== null) return counted;
  if (isHighOnce(event) && all.filter(isHighOnce).length > 1) return todo.highOnce[event.guide];
  const direction = size(event.change) > 0 ? 'up' : 'down';
  const isAlike = ({ type, change }: NamedEvent) =>
    type === event.type &&
    change.subject?.kind === 'customer' &&
    size(change) > 0 === (direction === 'up');
  const [one, many] = todo.buyers[event.type]?.[direction] ?? [];
  const alike = isAlike(event) ? all.filter(isAlike).length : 0;
  return (alike > 1 ? many : alike === 1 ? one : null) ?? said('todo', event);
}

/** Where customers are. */
const WHERE: ReadonlySet<string | undefined> = new Set(['region', 'channel', 'category']);

/** Each step once; what is done about those who buy less is not said again of where they do. */
export function stepsOf(left: readonly (SaidEvent & { step: string })[]): string[] {
  const kindOf = ({ event }: SaidEvent) => `${event.guide} ${event.type} ${size(event.change) > 0}`;
  const isOfBuyer = ({ event }: SaidEvent) => event.change.subject?.kind === 'customer';
  const ofBuyers = new Set(left.filter(isOfBuyer).map(kindOf));
  const isGeneral = (each: SaidEvent & { step: string }) =>
    WHERE.has(each.event.change.subject?.kind) && each.step === said('todo', each.event);
  return [
    ...new Set(
      left
        .filter((each) => !(isGeneral(each) && ofBuyers.has(kindOf(each))))
        .map(({ step }) => step),
    ),
  ];
}

import type { NamedEvent, SaidEvent } from '../events/sentence.ts';
import { size } from '../facts/fact-value.ts';
import { atHigherPrice } from './higher-price.ts';

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
        'Den som ökar: ta reda på vad som ligger bakom, och om det går att öka mer.',
        'De som ökar: ta reda på vad som ligger bakom, och om det går att öka mer.',
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
      up: 'Det som ökar: ta reda på vad som ligger bakom, och om det går att öka mer.',
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
    level: { up: 'Har ökat', down: 'Har minskat' },
    once: { up: 'Ovanligt högt', down: 'Ovanligt lågt' },
    price: { up: 'Högre pris', down: 'Lägre pris' },
    unitCost: { up: 'Billigare per styck', down: 'Dyrare per styck' },
    discount: { up: 'Mindre rabatter', down: 'Större rabatter' },
  },
  costs: {
    stopped: { down: 'Betalas inte längre' },
    started: { up: 'Nytt' },
    level: { up: 'Har kostat mer', down: 'Har kostat mindre' },
    once: { up: 'Ovanligt högt', down: 'Ovanligt lågt' },
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
    level: { up: 'Raderna har gett mer', down: 'Raderna har gett mindre' },
  },
} satisfies Record<'todo' | 'inShort', Todo>;

const tables = { todo, inShort };

export function said(table: keyof typeof tables, { guide, type, change }: NamedEvent) {
  const own: Todo = change.subject?.kind === 'staff' ? ofStaff[table] : tables[table][guide];
  return own[type]?.[size(change) > 0 ? 'up' : 'down'] ?? null;
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

const isRiseOfProduct = ({ event: { type, change } }: SaidEvent): boolean =>
  type === 'level' && change.subject?.kind === 'product' && size(change) > 0;

/** What is bought more of and who buys more are asked about alike, in the plural. */
function asOfSeveral(step: string): string {
  const [one, many = step] = todo.buyers.level?.up ?? [];
  return step === one ? many : step;
}

/** Each step once; what is done about those who buy less is not said again of where they do, nor of what has grown as they have. */
export function stepsOf(left: readonly (SaidEvent & { step: string })[]): string[] {
  const kindOf = ({ event }: SaidEvent) => `${event.guide} ${event.type} ${size(event.change) > 0}`;
  const isOfBuyer = ({ event }: SaidEvent) => event.change.subject?.kind === 'customer';
  const ofBuyers = new Set(left.filter(isOfBuyer).map(kindOf));
  const isGeneral = (each: SaidEvent & { step: string }) =>
    (WHERE.has(each.event.change.subject?.kind) || isRiseOfProduct(each)) &&
    each.step === said('todo', each.event) &&
    ofBuyers.has(kindOf(each));
  const hasGrown = left.some((each) => isRiseOfProduct(each) && isGeneral(each));
  return [
    ...new Set(
      left
        .filter((each) => !isGeneral(each))
        .map(({ step }) => (hasGrown ? asOfSeveral(step) : step)),
    ),
  ];
}

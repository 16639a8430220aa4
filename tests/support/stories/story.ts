import { choicesOf } from '../files/choices.ts';
import {
  costFlow,
  dayOf,
  type Line,
  linesOf,
  measured,
  type Planted,
  salesFlows,
  without,
} from './company.ts';
import { type Kind, kinds } from './kinds.ts';
import { costEvents, salesEvents } from './planted.ts';

/** A planted event with what it came to in the later year. */
export interface StoryEvent {
  what: string;
  subject: string;
  direction: 'up' | 'down';
  /** Kronor without sign, and as a share of the file's later year. */
  amount: number;
  share: number;
  /** What it and all else that happened came to for its subject, with sign; 0 where not of sales. */
  together: number;
}

/** What a subject of a file changed by from one year to the next, whatever it was made of. */
export interface Movement {
  /** It is told of by any of these: of wages nobody is paid, but an area. */
  names: readonly string[];
  amount: number;
}

/** One file of a story, and what happened in it. */
export interface StoryFile {
  name: string;
  bytes: Buffer;
  events: StoryEvent[];
  /** The five largest of those who buy, what they buy or who is paid: 1 % of the later year or more, and not nearly all of it. */
  movements: Movement[];
  /** The later year of the file. */
  year: number;
  /** How the events together moved a subject of any role, by its name. */
  moved(subject: string): number;
}

/** A company of a kind with two years of sales and of costs. */
export interface Story {
  kind: string;
  sales: StoryFile;
  costs: StoryFile;
}

const SALES_EVENTS = 5;

function csv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): Buffer {
  const cell = (value: string | number) => String(value).replace('.', ',');
  const lines = [header, ...rows].map((row) => row.map(cell).join(';'));
  return Buffer.from(`${lines.join('\r\n')}\r\n`);
}

const byDay = (a: Line, b: Line) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0);

function salesFile(kind: Kind, lines: readonly Line[]): Buffer {
  type Column = [string, (line: Line) => string | number];
  const all: (Column | false)[] = [
    ['Datum', ({ day }) => day],
    kind.customers.length > 0 && ['Kund', ({ flow }) => flow.customer ?? ''],
    ['Artikel', ({ flow }) => flow.product],
    kind.categories && ['Varugrupp', ({ flow }) => flow.category ?? ''],
    kind.channels.length > 0 && ['Säljkanal', ({ flow }) => flow.channel ?? ''],
    kind.regions.length > 0 && ['Region', ({ flow }) => flow.region ?? ''],
    kind.staff.column !== '' && [kind.staff.column, ({ flow }) => flow.staff ?? ''],
    ['Antal', ({ quantity }) => quantity],
    kind.discounts && ['Rabatt kr', ({ discount }) => discount.toFixed(2)],
    ['Belopp exkl moms', ({ gross, discount }) => (gross - discount).toFixed(2)],
    kind.costs && ['Inköpskostnad', ({ cost }) => (cost ?? 0).toFixed(2)],
  ];
  const columns = all.filter((column) => column !== false);
  return csv(
    columns.map(([name]) => name),
    [...lines].sort(byDay).map((line) => columns.map(([, cellOf]) => cellOf(line))),
  );
}

function costsFile(lines: readonly Line[]): Buffer {
  return csv(
    ['Datum', 'Leverantör', 'Konto', 'Text', 'Belopp'],
    [...lines]
      .sort(byDay)
      .map(({ day, flow, gross }) => [
        day,
        flow.customer ?? '',
        flow.category ?? '',
        flow.product,
        gross.toFixed(2),
      ]),
  );
}

const FIVE = 5;
const LEAST = 0.01;
const NEARLY_ALL = 0.9;

/** What whoever buys, is bought or is paid changed by, added up line by line. */
function movementsIn(lines: readonly Line[], sold: boolean, year: number): Movement[] {
  const sums = new Map<string, { now: number; before: number; area: string[] }>();
  for (const { day, flow, gross, discount } of lines) {
    const time = day >= dayOf(12, 1) ? 'now' : 'before';
    const area = !sold && flow.category?.startsWith('7') ? ['Lönerna', 'Personal'] : [];
    for (const name of sold ? [flow.customer, flow.product] : [flow.customer]) {
      if (name === null) continue;
      const sum = sums.get(name) ?? { now: 0, before: 0, area };
      sum[time] += gross - discount;
      sums.set(name, sum);
    }
  }
  return [...sums]
    .filter(([, { now }]) => now < NEARLY_ALL * year)
    .map(([name, { now, before, area }]) => ({ names: [name, ...area], amount: now - before }))
    .filter(({ amount }) => Math.abs(amount) >= LEAST * year)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
    .slice(0, FIVE);
}

type Made = Parameters<typeof linesOf>[0];

/** Computed when it is first asked for: many tests look at the bytes of a file alone. */
function once<T>(compute: () => T): () => T {
  let known: { value: T } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

function storyFile(
  name: string,
  made: Made,
  planted: readonly Planted[],
  write: (lines: readonly Line[]) => Buffer,
): StoryFile {
  const lines = linesOf(made, planted);
  const year = once(() => measured(lines, 'revenue'));
  const quiet = once(() => linesOf(made, planted.reduce(without, planted)));
  const of = (subject: string, among: readonly Line[]) =>
    measured(
      among.filter(({ flow }) => Object.values(flow).includes(subject)),
      'revenue',
    );
  const moved = (subject: string) => of(subject, lines) - of(subject, quiet());
  const eventOf = (event: Planted): StoryEvent => {
    const measure = event.measure === 'cost' ? 'revenue' : event.measure;
    const others = measured(linesOf(made, without(planted, event)), measure);
    const amount = Math.abs(measured(lines, measure) - others);
    const { what, subject, direction } = event;
    const together = ['revenue', 'cost'].includes(event.measure) ? moved(subject.name) : 0;
    return { what, subject: subject.name, direction, amount, together, share: amount / year() };
  };
  const events = once(() => planted.map(eventOf));
  const movements = once(() => movementsIn(lines, made.pieces, year()));
  return {
    ...{ name, moved, bytes: write(lines) },
    get events() {
      return events();
    },
    get movements() {
      return movements();
    },
    get year() {
      return year();
    },
  };
}

/** The story of a kind of company, the same for the same seed; at `most` so many events happen in a file. */
export function storyOf(kind: Kind, seed: number, most = SALES_EVENTS): Story {
  const choices = choicesOf(seed);
  const flows = salesFlows(kind, choices);
  const paid = kind.suppliers.map(costFlow);
  const sold = { flows, season: kind.season, seed, pieces: true };
  const spent = { flows: paid, season: [], seed: seed + 500_000, pieces: false };
  return {
    kind: kind.name,
    sales: storyFile(
      'forsaljning.csv',
      sold,
      salesEvents(kind, flows, choices).slice(0, most),
      (lines) => salesFile(kind, lines),
    ),
    costs: storyFile(
      'kostnader.csv',
      spent,
      costEvents(kind.suppliers, choices).slice(0, most),
      costsFile,
    ),
  };
}

const storyAt = (kind: Kind, seed: number, most?: number) =>
  storyOf(kind, seed * 1000 + kinds.indexOf(kind), most);

/** The stories of a seed: one company of each kind, with at `most` so many events in a file. */
export function storiesOf(seed: number, most?: number): Story[] {
  return kinds.map((kind) => storyAt(kind, seed, most));
}

/** That of one kind of business among the stories of a seed. */
export function storyNamed(name: string, seed: number, most?: number): Story {
  const kind = kinds.find((each) => each.name === name);
  if (kind === undefined) throw new RangeError(`no ${name}`);
  return storyAt(kind, seed, most);
}

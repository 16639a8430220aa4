import type { Choices } from '../files/choices.ts';
import type { Flow, Planted, Shift } from './company.ts';
import type { Kind, Supplier } from './kinds.ts';

type Role = 'customer' | 'product' | 'category' | 'channel' | 'region' | 'staff';

interface Wanted {
  what: string;
  role: Role;
  name: string;
  measure?: Planted['measure'];
  direction: 'up' | 'down';
  from: number;
  shift: Shift | ((month: number) => Shift);
  until?: number;
}

function plant({ what, role, name, measure, direction, from, shift, until }: Wanted): Planted {
  return {
    what,
    subject: { role, name },
    measure: measure ?? 'revenue',
    direction,
    shift(flow, month) {
      if (flow[role] !== name || month < from || month > (until ?? Infinity)) return null;
      return typeof shift === 'function' ? shift(month) : shift;
    },
  };
}

/** A customer or supplier that first comes in a month: nothing before it. */
function starts(name: string, from: number, measure: Planted['measure']): Planted {
  const none = (flow: Flow) => (flow.customer === name ? { volume: 0 } : null);
  return {
    what: 'började',
    subject: { role: 'customer', name },
    measure,
    direction: 'up',
    shift: (flow, month) => (month < from ? none(flow) : null),
    otherwise: none,
  };
}

/** Half of what is bought of one product is bought of another instead, for the same money. */
function moves(from: string, to: string, month: number, flows: readonly Flow[]): Planted {
  const worth = (name: string) =>
    flows
      .filter(({ product }) => product === name)
      .reduce((sum, { lines, units, price }) => sum + lines * units * price, 0);
  const more = 1 + (0.5 * worth(from)) / worth(to);
  return {
    what: 'mix',
    subject: { role: 'product', name: from },
    measure: 'revenue',
    direction: 'down',
    shift({ product }, at) {
      if (at < month) return null;
      if (product === to) return { volume: more };
      return product === from ? { volume: 0.5 } : null;
    },
  };
}

/** A discount that creeps up by a point and a half a month. */
function creep(from: number): Planted {
  return {
    what: 'rabatt',
    subject: { role: 'whole', name: 'rabatt' },
    measure: 'discount',
    direction: 'up',
    shift: (_, month) => (month < from ? null : { discount: 0.015 * (month - from + 1) }),
  };
}

const names = (flows: readonly Flow[], role: Role): string[] => [
  ...new Set(flows.flatMap((flow) => flow[role] ?? [])),
];

/** What can happen to one of the `most` first subjects of a role. */
interface Chance {
  event: string;
  role: Role;
  most: number;
  make(name: string, month: number): Planted | null;
}

function chances(kind: Kind, flows: readonly Flow[], choices: Choices): Chance[] {
  const change =
    (what: string, role: Role, direction: 'up' | 'down', shift: Shift, more: object = {}) =>
    (name: string, from: number) =>
      plant({ what, role, name, direction, from, shift, ...more });
  const rise = choices.pick('rise', [1.12, 1.18, 1.25]);
  const dearer = change('inköp', 'product', 'down', { cost: 1.28 }, { measure: 'profit' });
  const other = (name: string) => names(flows, 'product').find((each) => each !== name) ?? name;
  return [
    {
      event: 'stop',
      role: 'customer',
      most: 4,
      make: change('slutade', 'customer', 'down', { volume: 0 }),
    },
    {
      event: 'leave',
      role: 'staff',
      most: 3,
      make: change('lämnade', 'staff', 'down', { volume: 0 }),
    },
    {
      event: 'start',
      role: 'customer',
      most: 5,
      make: (name, from) => starts(name, from, 'revenue'),
    },
    {
      event: 'cost',
      role: 'product',
      most: 4,
      make: (name, from) => (kind.costs ? dearer(name, from) : null),
    },
    {
      event: 'price',
      role: 'product',
      most: 4,
      make: change('pris', 'product', 'up', { price: rise }),
    },
    {
      event: 'channel',
      role: 'channel',
      most: 3,
      make: change('nivå', 'channel', 'down', { volume: 0.6 }),
    },
    {
      event: 'region',
      role: 'region',
      most: 4,
      make: change('nivå', 'region', 'up', { volume: 1.5 }),
    },
    {
      event: 'mix',
      role: 'product',
      most: 4,
      make: (name, from) => moves(name, other(name), from, flows),
    },
    {
      event: 'fall',
      role: 'product',
      most: 4,
      make: change('nivå', 'product', 'down', { volume: 0.6 }),
    },
    {
      event: 'once',
      role: 'customer',
      most: 6,
      make: (name, at) =>
        change('engång', 'customer', 'up', { volume: 5 }, { until: at })(name, at),
    },
  ];
}

/** The events that a kind's file can have, in a random order, each on a subject of its own. */
export function salesEvents(kind: Kind, flows: readonly Flow[], choices: Choices): Planted[] {
  const taken = new Set<string>();
  const made = chances(kind, flows, choices).flatMap(({ event, role, most, make }) => {
    const all = names(flows, role);
    const [first, ...rest] = all.slice(0, most).filter((name) => !taken.has(name));
    if (first === undefined || all.length < 2) return [];
    const name = choices.pick(`subject of ${event}`, [first, ...rest]);
    const planted = make(name, choices.int(`month of ${event}`, 14, 19));
    if (planted === null) return [];
    taken.add(name);
    return [planted];
  });
  if (kind.discounts) made.push(creep(choices.int('month of creep', 14, 17)));
  const order = choices.stream('order of events');
  return made
    .map((event) => ({ event, place: order() }))
    .sort((a, b) => a.place - b.place)
    .map(({ event }) => event);
}

/** What happens to what a company pays. */
export function costEvents(suppliers: readonly Supplier[], choices: Choices): Planted[] {
  const large = [...suppliers].sort((a, b) => b.amount * b.lines - a.amount * a.lines);
  const order = choices.stream('order of suppliers');
  const chosen = large
    .slice(0, 7)
    .map(({ name }) => ({ name, place: order() }))
    .sort((a, b) => a.place - b.place)
    .map(({ name }) => name);
  const month = (event: string) => choices.int(`month of cost ${event}`, 14, 19);
  const rise = choices.pick('cost rise', [1.2, 1.35, 1.5]);
  const change = (what: string, direction: 'up' | 'down', from: number, shift: Shift) => ({
    ...{ what, role: 'customer' as const, measure: 'cost' as const, direction, from, shift },
  });
  const makers: ((name: string) => Planted)[] = [
    (name) => plant({ ...change('höjning', 'up', month('rise'), { price: rise }), name }),
    (name) => starts(name, month('start'), 'cost'),
    (name) => plant({ ...change('upphörde', 'down', month('stop'), { volume: 0 }), name }),
    (name) => {
      const at = month('once');
      return plant({ ...change('engång', 'up', at, { volume: 6 }), name, until: at });
    },
  ];
  return makers.flatMap((make, place) =>
    chosen[place] === undefined ? [] : [make(chosen[place])],
  );
}

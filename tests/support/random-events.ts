import fc from 'fast-check';
import type { NamedEvent } from '#engine/events/sentence.ts';
import type { Fact, Subject } from '#engine/facts/fact.ts';
import { someFact } from './some-fact.ts';

type Guide = NamedEvent['guide'];

const types: Record<Guide, readonly NamedEvent['type'][]> = {
  sales: ['stopped', 'started', 'level', 'once', 'price', 'unitCost', 'discount'],
  costs: ['stopped', 'started', 'level', 'once'],
};
const kinds: Record<Guide, readonly Subject['kind'][]> = {
  sales: ['customer', 'product', 'category', 'channel', 'region', 'staff'],
  costs: ['supplier', 'area', 'account', 'department'],
};

/** The figures that an event's kronor come after. */
const partsOf: Record<NamedEvent['type'], readonly string[]> = {
  stopped: ['last', 'previous'],
  started: ['current'],
  level: ['current', 'previous'],
  once: ['current', 'previous'],
  price: ['current', 'previous', 'priceCurrent', 'pricePrevious'],
  unitCost: ['current', 'unitCostCurrent', 'unitCostPrevious', 'marginCurrent', 'marginPrevious'],
  discount: ['discountShareCurrent', 'discountSharePrevious'],
};

const isPercent = (name: string) => /margin|Share/.test(name);
const now = { from: '2025-07-01', to: '2025-12-31' };
const before = fc.constantFrom(
  { from: '2024-07-01', to: '2024-12-31' },
  { from: '2025-01-01', to: '2025-06-30' },
);
const kronor = fc.oneof(
  { arbitrary: fc.integer({ min: 1000, max: 900_000 }), weight: 5 },
  fc.constantFrom(0, -5000, 0.004, 1),
);
const name = fc.constantFrom('Te', 'Telia', 'Kaffe 500 g', 'hawaiian_m', 'Fjällvyn × Co (F1)');

/** One event: mostly one that is true of its figures, at times one that they contradict or lack a part of. */
function oneOf(guide: Guide): fc.Arbitrary<Fact[]> {
  return fc
    .record({
      type: fc.constantFrom(...types[guide]),
      kind: fc.constantFrom(...kinds[guide]),
      earlier: before,
      values: fc.tuple(kronor, kronor, fc.integer({ min: -10, max: 80 }), fc.nat(80)),
      odd: fc.constantFrom(null, null, null, 'sign', 'part', 'period', 'subject'),
      name,
    })
    .map(({ type, kind, earlier, values, odd, name: subject }) => {
      const [current, previous, shareNow, shareBefore] = values;
      const more =
        type === 'unitCost' || type === 'discount' ? previous - current : current - previous;
      const shares = type === 'discount' ? shareBefore - shareNow : more;
      const change = { stopped: -previous, started: current }[type as string] ?? shares;
      const fact = (part: string, value: number) =>
        someFact('F0', {
          key: `${guide}.event.${part}`,
          label: part,
          unit: isPercent(part) ? 'percent' : 'SEK',
          precision: isPercent(part) ? 1 : 0,
          value: String(value),
          subject: type === 'discount' ? null : { kind, name: subject },
          period: /[pP]revious/.test(part) ? earlier : now,
        });
      const numberOf = (part: string) => {
        const pair = isPercent(part) ? [shareNow, shareBefore] : [current, previous];
        return pair[/revious/.test(part) ? 1 : 0] ?? 0;
      };
      const parts = partsOf[type].map((part) => fact(part, numberOf(part)));
      const said = fact(type, odd === 'sign' ? -change : change);
      return [
        ...(odd === 'part' ? parts.slice(1) : parts),
        {
          ...said,
          ...(odd === 'period' && { period: null }),
          ...(odd === 'subject' && { subject: null }),
        },
      ];
    });
}

/** The facts of some events, each after the figures that it is made of; without ids of their own. */
export function randomEvents(guide: Guide): fc.Arbitrary<Fact[]> {
  return fc.array(oneOf(guide), { maxLength: 5 }).map((events) => events.flat());
}

/** Some facts, and after them others with ids that go on from theirs. */
export function withMore(facts: readonly Fact[], more: readonly Fact[]): Fact[] {
  return [...facts, ...more.map((fact, at) => ({ ...fact, id: `F${facts.length + at + 1}` }))];
}

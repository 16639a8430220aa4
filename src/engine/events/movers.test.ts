import { describe, expect, it } from 'vitest';
import type { Fact, Subject } from '#engine/facts/fact.ts';
import { renderText } from '#engine/text/render.ts';
import { someFact } from '#support/some-fact.ts';
import { type Moving, withMovers } from './movers.ts';
import { type Compared, subjectKey } from './own-months.ts';
import { withEvents } from './with-events.ts';

const now = { from: '2025-01-01', to: '2025-12-31' };
const before = { from: '2024-01-01', to: '2024-12-31' };

type Kind = 'customer' | 'product' | 'region' | 'category';
const keysOf = (kind: Kind) => ({
  change: `sales.${kind}.change`,
  current: `sales.${kind}.revenueCurrent`,
  previous: `sales.${kind}.revenuePrevious`,
});

/** What a subject came to in the two years. */
function sold(kind: Kind, name: string, then: number, of: number): Fact[] {
  const fact = (key: string, value: number, period = now) =>
    someFact('F1', {
      ...{ key, unit: 'SEK', value: String(value), period, precision: 0 },
      subject: { kind, name },
    });
  const { change, current, previous } = keysOf(kind);
  return [fact(current, of), fact(previous, then, before), fact(change, of - then)];
}

const stopped = (name: string, lost: number): Fact[] =>
  sold('customer', name, lost, 0).flatMap((fact) => {
    const last = { from: '2024-12-12', to: '2024-12-12' };
    if (fact.key.endsWith('Current')) return [{ ...fact, key: 'sales.event.last', period: last }];
    const key = fact.key.endsWith('Previous') ? 'sales.event.previous' : 'sales.event.stopped';
    return [{ ...fact, key }];
  });

/** The lines on those that moved most. */
function lines(facts: Fact[], more: Partial<Moving> = {}): string[] {
  const numbered = facts.map((each, at) => ({ ...each, id: `F${at + 1}` }));
  const total = someFact('F0', { unit: 'SEK', value: '1000000', period: now });
  const text = withMovers('Resten.', {
    ...{ facts: numbered, total, own: undefined, groups: [keysOf('region')] },
    ones: [keysOf('customer'), keysOf('product')],
    ...more,
  });
  const byId = new Map(numbered.map((each) => [each.id, each]));
  return renderText(text, byId, '')
    .text.replaceAll('\u00a0', ' ')
    .split('\n')
    .filter((line) => line.startsWith('- '));
}

const namesIn = (facts: Fact[], more: Partial<Moving> = {}) =>
  lines(facts, more).map((line) => /^- (?:Regionen )?(\p{Lu}\p{L}*)/u.exec(line)?.[1]);

describe('those that moved most', () => {
  it('are the five largest, with both years', () => {
    const facts = [10, 20, 30, 40, 50, 60].flatMap((more, at) =>
      sold('customer', `Kund${'ABCDEF'[at]}`, 100_000, 100_000 + 1000 * more),
    );
    expect(namesIn(facts)).toEqual(['KundF', 'KundE', 'KundD', 'KundC', 'KundB']);
    expect(lines(facts)[0]).toBe('- KundF: 60 000 kr mer, 160 000 kr mot 100 000 kr.');
  });

  it('stand by how much they moved, groups among them', () => {
    const facts = [
      ...sold('customer', 'Liten', 100_000, 130_000),
      ...sold('region', 'Stor', 300_000, 390_000),
      ...sold('region', 'Annan', 300_000, 301_000),
    ];
    expect(namesIn(facts)).toEqual(['Stor', 'Liten']);
  });

  it('are none that is less than a hundredth of the year, or nearly all of it', () => {
    expect(namesIn([...sold('customer', 'Liten', 50_000, 59_000)])).toEqual([]);
    expect(namesIn([...sold('product', 'Allt', 800_000, 980_000)])).toEqual([]);
  });

  it('are not told again where an event has told of most of it, and are where it has told of little', () => {
    expect(namesIn([...sold('customer', 'Ekot', 90_000, 0), ...stopped('Ekot', 90_000)])).toEqual(
      [],
    );
    expect(namesIn([...sold('customer', 'Ekot', 90_000, 0), ...stopped('Ekot', 20_000)])).toEqual([
      'Ekot',
    ]);
  });

  it('are said to be of another where most of it is, and no group that is the one in it', () => {
    const facts = [
      ...sold('product', 'Kaffe', 300_000, 220_000),
      ...sold('region', 'Umeå', 300_000, 215_000),
      ...sold('customer', 'Ekot', 90_000, 0),
      ...stopped('Ekot', 90_000),
    ];
    const by: Subject = { kind: 'customer', name: 'Ekot' };
    const movedWith = new Map([
      [subjectKey('product', 'Kaffe'), { by, part: 0.8 }],
      [subjectKey('region', 'Umeå'), { by, part: 1 }],
    ]);
    expect(namesIn(facts)).toEqual(['Umeå', 'Kaffe']);
    expect(lines(facts, { movedWith })).toEqual([
      expect.stringMatching(/^- Kaffe: .* mot 300 000 kr, mest genom Ekot\.$/),
    ]);
  });

  it('are said once to be of another where most of several is', () => {
    const names = ['Kaffe', 'Te', 'Kakor', 'Bröd'];
    const facts = [
      ...names.flatMap((name, at) => sold('product', name, 300_000, 220_000 + 1000 * at)),
      ...sold('customer', 'Ekot', 90_000, 0),
      ...stopped('Ekot', 90_000),
    ];
    const by: Subject = { kind: 'customer', name: 'Ekot' };
    const of = (count: number) =>
      lines(facts, {
        movedWith: new Map(
          names.slice(0, count).map((name) => [subjectKey('product', name), { by, part: 0.8 }]),
        ),
      }).map((line) => line.replace(/: \d.* kr(?=[.,])/u, ''));
    expect(of(1)).toEqual(['- Kaffe, mest genom Ekot.', '- Te.', '- Kakor.', '- Bröd.']);
    expect(of(2)).toEqual([
      ...names.map((name) => `- ${name}.`),
      '- Skillnaderna för Kaffe och Te har uppstått mest genom Ekot.',
    ]);
    expect(of(3).slice(3)).toEqual([
      '- Bröd.',
      '- Skillnaderna för Kaffe, Te och Kakor har uppstått mest genom Ekot.',
    ]);
    expect(of(4)).toEqual([
      ...names.map((name) => `- ${name}.`),
      '- Samtliga skillnader har uppstått mest genom Ekot.',
    ]);
  });

  it('are no group of which the products that are told of did the most', () => {
    const facts = [
      ...sold('product', 'Slingor', 500_000, 200_000),
      ...sold('product', 'Toning', 300_000, 200_000),
      ...sold('category', 'Färg', 900_000, 480_000),
    ];
    const groups = { groups: [keysOf('category')] };
    const inGroup = (...names: string[]) => ({
      ...groups,
      groupOf: new Map(names.map((name) => [name, 'Färg'])),
    });
    const withGroup = (more: Partial<Moving>) =>
      lines(facts, more).some((line) => line.includes('Färg:'));
    expect(withGroup(inGroup('Slingor', 'Toning'))).toBe(false);
    expect(withGroup(inGroup('Toning'))).toBe(true);
    expect(withGroup(groups)).toBe(true);
  });

  it('are said to have come to something that may not last where their months vary by as much, and only there', () => {
    const months = (level: number, by: number): Compared => ({
      first: 24_300,
      now: Array.from({ length: 12 }, (_, at) => level * (1 + by * Math.sin(5 * at))),
      before: Array.from({ length: 12 }, (_, at) => 10_000 * (1 + by * Math.cos(7 * at))),
    });
    const compared = new Map([
      [subjectKey('customer', 'Jämn'), months(12_000, 0.02)],
      [subjectKey('customer', 'Ojämn'), months(11_500, 0.9)],
      [subjectKey('customer', 'Annan'), months(10_000, 0.1)],
    ]);
    const own = { compared, discounts: null, comebacks: [], passedOn: [] };
    const facts = [
      ...sold('customer', 'Jämn', 120_000, 144_000),
      ...sold('customer', 'Ojämn', 120_000, 138_000),
    ];
    expect(lines(facts, { own })[1]).toMatch(
      /^- Ojämn: .*, vilket kan vara tillfälligt: så mycket brukar månaderna skilja sig åt\.$/u,
    );
    expect(lines(facts, { own }).join('\n')).not.toMatch(/Jämn: [^\n]*tillfällig|Skillnaden för/u);
    const two = new Map(compared).set(subjectKey('customer', 'Jämn'), months(11_600, 0.9));
    expect(lines(facts, { own: { ...own, compared: two } }).slice(2)).toEqual([
      '- Skillnaderna för Jämn och Ojämn kan vara tillfälliga: så mycket brukar månaderna skilja sig åt.',
    ]);
  });

  it('tell of a group whose rise most is of who is told of too, and of no other', () => {
    const level = (kind: 'region' | 'customer', name: string, more: number) =>
      [
        ['current', 100_000 + more],
        ['previous', 100_000],
        ['level', more],
      ].map(([key, value]) => ({
        ...someFact('F1', {
          ...{ key: `sales.event.${key}`, unit: 'SEK', value: String(value), precision: 0 },
          ...{ subject: { kind, name }, period: key === 'previous' ? before : now },
        }),
      }));
    const line = (more: number) => {
      const facts = [...level('region', 'Umeå', 50_000), ...level('customer', 'Ekot', more)].map(
        (each, at) => ({ ...each, id: `F${at + 1}` }),
      );
      const by = { by: { kind: 'customer' as const, name: 'Ekot' }, part: 0.8 };
      const text = withEvents('Resten.', facts, {
        movedWith: new Map([[subjectKey('region', 'Umeå'), by]]),
      });
      return renderText(text, new Map(facts.map((each) => [each.id, each])), '').text;
    };
    expect(line(40_000)).toMatch(/^- Regionen Umeå .*, mest genom Ekot\.$/mu);
    expect(line(-40_000)).not.toContain('mest genom');
  });

  it('are not said to pass where a price of their own has been raised, which stays', () => {
    const uneven: Compared = {
      first: 24_300,
      now: [20_000, 2000, 30_000, 1000, 25_000, 4000, 21_000, 2000, 9000, 1000, 20_000, 3000],
      before: [2000, 18_000, 1000, 25_000, 3000, 20_000, 2000, 19_000, 1000, 9000, 2000, 18_000],
    };
    const own = {
      ...{ discounts: null, comebacks: [], passedOn: [] },
      compared: new Map([[subjectKey('product', 'Te'), uneven]]),
    };
    const moved = sold('product', 'Te', 120_000, 138_000);
    const price = (name: string, to: number) =>
      [
        ['priceCurrent', 100 + to],
        ['pricePrevious', 100],
        ['price', 300 * to],
      ].map(([key, value]) =>
        someFact('F1', {
          ...{ key: `sales.event.${key}`, unit: 'SEK', value: String(value), precision: 0 },
          ...{ subject: { kind: 'product', name }, period: now },
        }),
      );
    const isDoubted = (events: Fact[]) =>
      lines([...events, ...moved], { own }).some((line) => line.includes('kan vara tillfällig'));
    expect(isDoubted([])).toBe(true);
    expect(isDoubted(price('Te', 20))).toBe(false);
    expect(isDoubted(price('Kaffe', 20))).toBe(true);
    expect(isDoubted(price('Te', -20))).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { saidEvents } from '#engine/events/sentence.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { someFact } from '#support/some-fact.ts';
import { sumOf } from './effect-formula.ts';
import { otherEvents } from './other-events.ts';
import { rankAdvice } from './rank-advice.ts';
import type { Recommendation } from './rule.ts';

const now = { from: '2025-07-01', to: '2025-12-31' };

function started(name: string, kronor: string, at: number): Fact[] {
  const about = { period: now, subject: { kind: 'customer' as const, name }, value: kronor };
  return [
    someFact(`F${at}`, { ...about, key: 'sales.event.current' }),
    someFact(`F${at + 1}`, { ...about, key: 'sales.event.started' }),
  ];
}

const facts = [...started('Ekot', '5000', 1), ...started('Eken', '4000', 3)];

const common = { cost: '', timeframe: '', effort: 1, sureness: 0.5, effectNote: '' } as const;
function advice(id: string, happened?: readonly (Fact | undefined)[]): Recommendation {
  return {
    ...{ ...common, id, theme: 'growth', title: id, description: '', action: '', firstStep: '' },
    ...{ effect: null, stake: 10 },
    ...(happened && { happened: happened.flatMap((fact) => fact ?? []) }),
  };
}

describe('advice on what no other advice is on', () => {
  it('names each event that is left, and what to do about it', () => {
    const rest = otherEvents(facts, [advice('one', [facts[1]])]);
    expect(rest?.description).toBe('Nytt under {{F4.period}}: {{F4.name}} ({{F4}}).');
    expect(rest?.action).toMatch(/^Den som är ny: /);
    expect(rest?.title).toBe('Följ upp {{F4.name}}');
  });

  it('tells events of a kind together, and no sentence that the summary has', () => {
    const less = started('Lind', '-900', 5).map((fact) =>
      fact.key.endsWith('started')
        ? { ...fact, key: 'sales.event.level' }
        : { ...fact, value: '100' },
    );
    const before = someFact('F7', {
      ...less[0],
      id: 'F7',
      key: 'sales.event.previous',
      value: '1000',
    });
    const all = [...facts, before, ...less];
    const said = otherEvents(all, [])?.description ?? '';
    expect(said).toMatch(
      /^Nytt under \{\{F2\.period\}\}: \{\{F2\.name\}\} \(\{\{F2\}\}\) och \{\{F4\.name\}\} \(\{\{F4\}\}\)\. Har minskat under \{\{F6\.period\}\}: \{\{F6\.name\}\} \(\{\{F6\}\}\)\.$/,
    );
    for (const { words } of saidEvents(all, 5)) expect(said).not.toContain(words);
  });

  it('says what to do about those who buy less, and not again of the region where they do', () => {
    const less = (
      kind: 'customer' | 'region' | 'product',
      name: string,
      at: number,
      by = '-900',
    ): Fact[] => {
      const about = { period: now, subject: { kind, name } };
      return [
        someFact(`F${at}`, { ...about, key: 'sales.event.current', value: '100' }),
        someFact(`F${at + 1}`, { ...about, key: 'sales.event.previous', value: '1000' }),
        someFact(`F${at + 2}`, { ...about, key: 'sales.event.level', value: by }),
      ];
    };
    const [ofBuyer, ofPlace] = [less('customer', 'Lind', 1), less('region', 'Umeå', 4)];
    expect(otherEvents([...ofBuyer, ...ofPlace], [])?.action).toMatch(/^Den som minskar: [^.]*\.$/);
    expect(otherEvents(ofPlace, [])?.action).toMatch(/^Det som minskar: /);
    const withProduct = otherEvents([...ofBuyer, ...less('product', 'Te', 4, '-700')], [])?.action;
    expect(withProduct).toMatch(/Det som minskar: /);
  });

  it('tells of a higher price how many have been sold at it, where the file counts them', () => {
    const priced = (units: string | null): Fact[] => {
      const about = { subject: { kind: 'product' as const, name: 'Te' }, period: now };
      const part = (key: string, value: string, id: string) =>
        someFact(id, { ...about, key: `sales.event.${key}`, value });
      const counted =
        units === null
          ? []
          : [part('unitsCurrent', units, 'F1'), part('unitsPrevious', '200', 'F2')];
      const prices = [part('priceCurrent', '60', 'F3'), part('pricePrevious', '50', 'F4')];
      return [...counted, ...prices, part('price', '2000', 'F5')];
    };
    const told = (units: string | null) => otherEvents(priced(units), []);
    expect(told('199')?.action).toMatch(
      /Antalet har hållit sig trots det högre priset på .+: \{\{F1\}\} under \{\{F1\.period\}\} mot \{\{F2\}\} /u,
    );
    expect(told('211')?.action).toMatch(/Antalet har ökat trots det högre priset/u);
    expect(told('150')?.action).toMatch(
      /antalet är lägre, \{\{F1\}\} under \{\{F1\.period\}\} mot \{\{F2\}\} /u,
    );
    expect(told('150')?.firstStep).not.toContain('jämför antalet');
    // Eight fewer at 50 kronor are 400 of the 2 000 that the price has brought.
    expect(told('192')?.action).toContain(
      'antalet är lägre, {{F1}} under {{F1.period}} mot {{F2}} lika lång tid dessförinnan, men höjningen har gett mer',
    );
    expect(told(null)?.action).toBe('Det högre priset: följ antalet innan det höjs igen.');
  });

  it('blames no higher price for fewer sold where as much went with somebody else', () => {
    const priced = (() => {
      const about = { subject: { kind: 'product' as const, name: 'Te' }, period: now };
      const part = (key: string, value: string, id: string) =>
        someFact(id, { ...about, key: `sales.event.${key}`, value });
      return [
        ...[part('unitsCurrent', '150', 'F1'), part('unitsPrevious', '200', 'F2')],
        ...[part('priceCurrent', '60', 'F3'), part('pricePrevious', '50', 'F4')],
        part('price', '2000', 'F5'),
      ];
    })();
    const left = (kronor: string) => {
      const about = { period: now, subject: { kind: 'staff' as const, name: 'Mira' } };
      return [
        someFact('F6', { ...about, key: 'sales.event.last', value: '100' }),
        someFact('F7', { ...about, key: 'sales.event.previous', value: '9000' }),
        someFact('F8', { ...about, key: 'sales.event.stopped', value: kronor }),
      ];
    };
    const told = (kronor: string) => otherEvents([...left(kronor), ...priced], [])?.action ?? '';
    expect(told('-9000')).toContain('men samtidigt har {{F8.name}} inga rader längre,');
    expect(told('-9000')).not.toContain('räkna på om höjningen');
    // Fifty fewer at 50 kronor are 2 500: one who took 900 does not tell why.
    expect(told('-900')).toContain('räkna på om höjningen är värd det');
  });

  it('credits no higher price with more sold where as much came with somebody else', () => {
    const about = { subject: { kind: 'product' as const, name: 'Te' }, period: now };
    const part = (key: string, value: string, id: string) =>
      someFact(id, { ...about, key: `sales.event.${key}`, value });
    const priced = [
      ...[part('unitsCurrent', '300', 'F1'), part('unitsPrevious', '200', 'F2')],
      ...[part('priceCurrent', '60', 'F3'), part('pricePrevious', '50', 'F4')],
      part('price', '3000', 'F5'),
    ];
    const came = (kronor: string) => {
      const of = { period: now, subject: { kind: 'customer' as const, name: 'Ekot' } };
      return [
        someFact('F6', { ...of, key: 'sales.event.current', value: kronor }),
        someFact('F7', { ...of, key: 'sales.event.started', value: kronor }),
      ];
    };
    const told = (kronor: string) => otherEvents([...came(kronor), ...priced], [])?.action ?? '';
    expect(told('9000')).toContain(
      'men samtidigt är {{F7.name}} ny, så se efter om antalet har hållit sig',
    );
    expect(told('9000')).not.toContain('trots det högre priset');
    // A hundred more at 50 kronor are 5 000: one who came with 2 000 does not tell why.
    expect(told('2000')).toContain('Antalet har ökat trots det högre priset');
  });

  it('leaves out what the summary does not name where it is a trifle of a year', () => {
    const names = ['Ett', 'Två', 'Tre', 'Fyra', 'Fem', 'Sex'];
    const six = names.flatMap((name, at) => started(name, String(9000 - 1500 * at), 2 * at + 1));
    const whom = (yearly: number) => otherEvents(six, [], () => null, yearly)?.description ?? '';
    expect(whom(1_000_000)).not.toContain('{{F12');
    expect(whom(1_000_000)).toContain('{{F10');
    expect(whom(100_000)).toContain('{{F12');
  });

  it('gives the largest sum a place, and asks the same of one only', () => {
    const effect = (kronor: string, claims: readonly string[]) => ({
      ...{ measure: 'cost' as const, claims },
      assumption: { label: '', basis: '', low: '1', likely: '2', high: '3' },
      formula: () => sumOf(someFact('F90', { value: kronor })),
    });
    const many = Array.from({ length: 7 }, (_, at) => advice(`m${at}`)).map((each) => ({
      ...each,
      stake: 90_000,
    }));
    const heavy = { ...advice('z'), effort: 3 as const, effect: effect('50000', ['a']) };
    const ids = (all: readonly Recommendation[]) =>
      rankAdvice(all, new Set(), 1_000_000).map(({ advice: { id } }) => id);
    expect(ids([...many, heavy])).toContain('z');
    const alike = (id: string, theme: Recommendation['theme'], family?: string) => ({
      ...{ ...advice(id), theme, effect: effect('50000', ['lost']) },
      ...(family && { family }),
    });
    expect(ids([alike('a', 'channel', 'x'), alike('b', 'products', 'x')])).toEqual(['a']);
    expect(ids([alike('a', 'channel'), alike('b', 'products')])).toEqual(['a', 'b']);
  });

  it('tells amounts that stood alone by how many they are', () => {
    const once = (name: string, at: number) =>
      [['current', '6000'] as const, ['previous', '1000'] as const, ['once', '5000'] as const].map(
        ([which, value], place) =>
          someFact(`F${at + place}`, {
            ...{ period: now, subject: { kind: 'supplier' as const, name }, value },
            key: `costs.event.${which}`,
          }),
      );
    const two = [...once('Ekot', 1), ...once('Eken', 4)];
    expect(otherEvents(two, [])?.action).toMatch(/^De höga beloppen: /);
    expect(otherEvents(once('Ekot', 1), [])?.action).toMatch(/^Räkna inte in det höga beloppet/);
  });

  it('has each subject once in its title, two of them by name, and three where that is all', () => {
    const three = [...facts, ...started('Alen', '3000', 5)];
    expect(otherEvents(facts, [])?.title).toBe('Följ upp {{F2.name}} och {{F4.name}}');
    expect(otherEvents(three, [])?.title).toBe('Följ upp {{F2.name}}, {{F4.name}} och {{F6.name}}');
    expect(otherEvents([...three, ...started('Asken', '2000', 7)], [])?.title).toBe(
      'Följ upp {{F2.name}}, {{F4.name}} och annat som har hänt',
    );
  });

  it('is none where all are named, or none can be said', () => {
    expect(otherEvents(facts, [advice('one', [facts[1], facts[3]])])).toBeNull();
    expect(otherEvents([], [])).toBeNull();
    expect(
      otherEvents(
        facts.filter(({ key }) => !key.endsWith('current')),
        [],
      ),
    ).toBeNull();
  });

  it('has a place among six, before those on what has happened whose kronor are less than half of its own', () => {
    const many = Array.from({ length: 8 }, (_, at) => advice(`a${at}`));
    const order = (lead: Recommendation) =>
      rankAdvice([lead, ...many], new Set(), 1000, (given) => otherEvents(facts, given)).map(
        (item) => item.advice.id,
      );
    const most = advice('lead', [someFact('F9', { value: '2600' })]);
    expect(order(most)).toEqual(['lead', 'other-events', 'a0', 'a1', 'a2', 'a3']);
    const least = advice('lead', [someFact('F9', { value: '-2400' })]);
    expect(order(least)).toEqual(['other-events', 'lead', 'a0', 'a1', 'a2', 'a3']);
  });

  it('leaves a rise that a new price made to the price', () => {
    const rise = (type: string, kronor: string, at: number) => {
      const about = { period: now, subject: { kind: 'product' as const, name: 'Te' } };
      return someFact(`F${at}`, { ...about, key: `sales.event.${type}`, value: kronor });
    };
    const ofTe = (price: string) => [
      ...[rise('current', '9000', 11), rise('previous', '8000', 12), rise('level', '1000', 13)],
      ...[rise('priceCurrent', '12', 14), rise('pricePrevious', '10', 15)],
      rise('price', price, 16),
    ];
    expect(otherEvents(ofTe('900'), [])?.description).not.toContain('{{F13}}');
    expect(otherEvents(ofTe('400'), [])?.description).toContain('{{F13}}');
  });

  it.each([
    ['sales', 'price', '5000', /jämför antalet efter höjningen/],
    ['costs', 'once', '5000', /leta upp underlaget/],
    ['sales', 'started', '5000', /skriv upp skälet/],
  ])('asks nobody why one’s own price was raised: %s %s %s', (guide, type, value, step) => {
    const kind = guide === 'costs' ? ('supplier' as const) : ('product' as const);
    const about = { period: now, subject: { kind, name: 'Arbete' } };
    const of = (id: string, which: string, kronor: string) =>
      someFact(id, { ...about, key: `${guide}.event.${which}`, value: kronor });
    const prices = [of('F3', 'priceCurrent', '12'), of('F4', 'pricePrevious', '10')];
    const all = [
      ...[of('F1', 'current', '9000'), of('F2', 'previous', '6000')],
      ...(type === 'price' ? prices : []),
      of('F5', type, value),
    ];
    expect(otherEvents(all, [])?.firstStep).toMatch(step);
  });
});

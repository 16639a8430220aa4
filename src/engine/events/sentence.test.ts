import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fact } from '#engine/facts/fact.ts';
import { renderText } from '#engine/text/render.ts';
import { randomEvents, withMore } from '#support/random-events.ts';
import { someFact } from '#support/some-fact.ts';
import { eventSentences, saidEvents } from './sentence.ts';
import { withEvents } from './with-events.ts';

const now = { from: '2025-07-01', to: '2025-12-31' };
const before = { from: '2024-07-01', to: '2024-12-31' };

function fact(key: string, value: number, more: Partial<Fact> = {}): Fact {
  const unit = /[mM]argin|Share/.test(key) ? ('percent' as const) : ('SEK' as const);
  return someFact('F1', {
    ...{ key, unit, value: String(value), period: now, precision: 0 },
    subject: { kind: 'customer', name: 'Ekot' },
    ...more,
  });
}

function said(facts: Fact[]): string[] {
  const numbered = facts.map((each, at) => ({ ...each, id: `F${at + 1}` }));
  const byId = new Map(numbered.map((each) => [each.id, each]));
  return eventSentences(numbered, 5).map((text) =>
    renderText(text, byId, '').text.replaceAll('\u00a0', ' '),
  );
}

const stopped = (lost: number) => [
  fact('sales.event.last', 900, { period: { from: '2025-06-12', to: '2025-06-12' } }),
  fact('sales.event.previous', lost, { period: before }),
  fact('sales.event.stopped', -lost),
];

describe('an event in words', () => {
  it('names a customer that has stopped, its last purchase and what the same weeks were worth', () => {
    expect(said(stopped(12_000))).toEqual([
      'Ekot har slutat handla: senaste köpet var den 12 juni 2025, och under juli–december 2024 köpte kunden för 12 000 kr, mot inget ett år senare.',
    ]);
  });

  it.each(['Konsultarvode utveckling', 'Distribution Dalarna'])(
    'says of who buys work by agreement that they engage you: %s',
    (name) => {
      const product = { subject: { kind: 'product' as const, name } };
      const [end] = said([fact('sales.product.revenue', 90_000, product), ...stopped(12_000)]);
      expect(end).toBe(
        'Ekot har slutat anlita er: senast var den 12 juni 2025, och under juli–december 2024 anlitade kunden er för 12 000 kr, mot inget ett år senare.',
      );
      const [more] = said([
        fact('sales.product.revenue', 90_000, product),
        fact('sales.event.current', 5000),
        fact('sales.event.previous', 8000, { period: before }),
        fact('sales.event.level', -3000),
      ]);
      expect(more).toBe(
        'Ekot har anlitat er för 3 000 kr mindre under juli–december 2025 än samma tid året före: 5 000 kr mot 8 000 kr.',
      );
    },
  );

  it('tells of the rows of one who works there, and nothing of what that person has done', () => {
    const staff = { subject: { kind: 'staff' as const, name: 'Mira' } };
    const last = { period: { from: '2025-06-12', to: '2025-06-12' } };
    const told = [
      fact('sales.event.last', 900, { ...staff, ...last }),
      fact('sales.event.previous', 12_000, { ...staff, period: before }),
      fact('sales.event.stopped', -12_000, staff),
      fact('sales.event.current', 5000, staff),
      fact('sales.event.started', 5000, staff),
      fact('sales.event.current', 5000, staff),
      fact('sales.event.previous', 8000, { ...staff, period: before }),
      fact('sales.event.level', -3000, staff),
    ];
    expect(said(told)).toEqual([
      'Mira har inga rader efter den 12 juni 2025: under juli–december 2024 gav raderna 12 000 kr, mot inget ett år senare.',
      'Mira är ny på raderna: 5 000 kr under juli–december 2025, och inget tidigare i filen.',
      'Raderna med Mira har gett 3 000 kr mindre under juli–december 2025 än samma tid året före: 5 000 kr mot 8 000 kr.',
    ]);
  });

  it('names the months by which one is missed who had stopped long before them', () => {
    const [last, previous, lost] = stopped(12_000);
    const long = { ...last, period: { from: '2025-03-12', to: '2025-03-12' } } as Fact;
    expect(said([long, previous, lost].flatMap((each) => each ?? []))).toEqual([
      'Ekot har slutat handla: senaste köpet var den 12 mars 2025, och under juli–december 2024 köpte kunden för 12 000 kr, mot inget ett år senare.',
    ]);
  });

  it('says another level with both periods', () => {
    const level = (kind: 'channel' | 'supplier', key: string) => [
      fact(`${key}.event.current`, 5000, { subject: { kind, name: 'Webb' } }),
      fact(`${key}.event.previous`, 8000, { subject: { kind, name: 'Webb' }, period: before }),
      fact(`${key}.event.level`, -3000, { subject: { kind, name: 'Webb' } }),
    ];
    expect(said([...level('channel', 'sales'), ...level('supplier', 'costs')])).toEqual([
      'Kanalen Webb har sålt för 3 000 kr mindre under juli–december 2025 än samma tid året före: 5 000 kr mot 8 000 kr.',
      'Webb har kostat 3 000 kr mindre under juli–december 2025 än samma tid året före: 5 000 kr mot 8 000 kr.',
    ]);
  });

  it('says what was bought once a year before as that, and nothing of 0 kr', () => {
    const september = { from: '2024-09-01', to: '2024-09-30' };
    const gone = (kind: 'customer' | 'supplier', key: string, last: Fact[]) => [
      fact(`${key}.event.current`, 0, { subject: { kind, name: 'Ekot' } }),
      fact(`${key}.event.previous`, 8000, { subject: { kind, name: 'Ekot' }, period: before }),
      ...last,
      fact(`${key}.event.level`, -8000, { subject: { kind, name: 'Ekot' } }),
    ];
    const last = (value: number) => [fact('costs.event.last', value, { period: september })];
    expect(
      said([...gone('supplier', 'costs', last(8000)), ...gone('customer', 'sales', [])]),
    ).toEqual([
      'Ekot kostade 8 000 kr i september 2024, men inget före eller efter: så mycket mindre blev det under juli–december 2025 än samma tid året före.',
      'Ekot har köpt för 8 000 kr mindre under juli–december 2025 än samma tid året före: inget alls mot 8 000 kr.',
    ]);
    // What was more than once is not said to have been once.
    expect(said(gone('supplier', 'costs', last(5000)))).toEqual([]);
  });

  it('says a higher cost so that it holds for what is made or done as well as for what is bought', () => {
    const dish = { subject: { kind: 'product' as const, name: 'Margherita' } };
    const dearer = [
      fact('sales.event.previous', 70_000, { ...dish, period: before }),
      fact('sales.event.unitCostCurrent', 48, dish),
      fact('sales.event.unitCostPrevious', 40, { ...dish, period: before }),
      fact('sales.event.marginCurrent', 60, dish),
      fact('sales.event.marginPrevious', 60, { ...dish, period: before }),
      fact('sales.event.unitCost', -8000, dish),
    ];
    expect(said(dearer)).toEqual([
      'Margherita har blivit dyrare för er: kostnaden för varje såld var i snitt 48 kr under juli–december 2025 mot 40 kr samma tid året före, vilket har kostat 8 000 kr i täckningsbidrag.',
    ]);
  });

  it('says a price before discount as that, and what a treatment costs', () => {
    const tea = { subject: { kind: 'product' as const, name: 'Te' } };
    const raised = (discount: number) => [
      fact('sales.event.previous', 70_000, { ...tea, period: before }),
      fact('sales.event.discountCurrent', discount, tea),
      fact('sales.event.priceCurrent', 69, tea),
      fact('sales.event.pricePrevious', 62, { ...tea, period: before }),
      fact('sales.event.price', 8000, tea),
    ];
    expect(said(raised(900))[0]).toContain('har höjts: före rabatt i snitt 69 kr');
    expect(said(raised(0))[0]).toContain('har höjts: i snitt 69 kr');
    const cut = (name: string) => {
      const one = { subject: { kind: 'product' as const, name } };
      return said([
        fact('sales.product.revenue', 90_000, one),
        fact('sales.event.previous', 70_000, { ...one, period: before }),
        fact('sales.event.unitCostCurrent', 48, one),
        fact('sales.event.unitCostPrevious', 40, { ...one, period: before }),
        fact('sales.event.marginCurrent', 60, one),
        fact('sales.event.marginPrevious', 60, { ...one, period: before }),
        fact('sales.event.unitCost', -8000, one),
      ])[0];
    };
    expect(cut('Klippning herr')).toContain('kostnaden för varje behandling var i snitt 48 kr');
    expect(cut('Te')).toContain('kostnaden för varje såld var i snitt 48 kr');
  });

  it('says of a supplier that is paid no more that the payments have ended, and not the supplier', () => {
    const supplier = { subject: { kind: 'supplier' as const, name: 'Ekot' } };
    const day = { period: { from: '2025-06-12', to: '2025-06-12' } };
    expect(
      said([
        fact('costs.event.last', 900, { ...supplier, ...day }),
        fact('costs.event.previous', 12_000, { ...supplier, period: before }),
        fact('costs.event.stopped', -12_000, supplier),
      ]),
    ).toEqual([
      'Betalningarna till Ekot har upphört: den sista gjordes den 12 juni 2025, och under juli–december 2024 uppgick de till 12 000 kr, mot inget ett år senare.',
    ]);
  });

  it('says of any event no more than its figures do, in the direction that they have', () => {
    const directions: Partial<Record<string, readonly [up: RegExp, down: RegExp]>> = {
      stopped: [/^$/u, /slutat|inga rader|upphört|stannat|sagt upp|lämnat/u],
      started: [/ ny |nytt/u, /^$/u],
      level: [/ mer | mot inget /u, / mindre /u],
      once: [/ovanligt mycket/u, /ovanligt lite/u],
      price: [/har höjts.*har gett/u, /har sänkts.*har kostat/u],
      unitCost: [/billigare.*har gett/u, /dyrare.*har kostat/u],
      discount: [/blivit mindre.*har gett/u, /blivit större.*har kostat/u],
    };
    let found = 0;
    const held = (facts: Fact[]) => {
      for (const { event, words } of saidEvents(withMore([], facts), 5)) {
        const { type, change } = event;
        found += 1;
        expect(words).toMatch(directions[type]?.[Number(change.value) > 0 ? 0 : 1] ?? /^$/u);
        expect(Math.abs(Number(change.value))).toBeGreaterThanOrEqual(0.5);
        expect(change.period).not.toBeNull();
        expect(change.subject === null).toBe(type === 'discount');
        if (change.subject !== null) expect(words).toContain('.name}}');
      }
    };
    fc.assert(fc.property(randomEvents('sales'), held), { numRuns: 300 });
    fc.assert(fc.property(randomEvents('costs'), held), { numRuns: 200 });
    expect(found).toBeGreaterThan(300);
  });

  it('is not said where its figures make it false, whatever they are', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), (change, current, previous) => {
        const sentences = said([
          fact('sales.event.current', current),
          fact('sales.event.previous', previous, { period: before }),
          fact('sales.event.level', change),
        ]);
        const isChange = Math.sign(change) === Math.sign(current - previous) && change !== 0;
        const isRefund = previous === 0 && current < 0;
        expect(sentences).toHaveLength(isChange && !isRefund ? 1 : 0);
        const direction = change > 0 ? ' mer ' : ' mindre ';
        for (const sentence of sentences)
          expect(sentence).toContain(previous === 0 ? ' mot inget ' : direction);
      }),
      {
        numRuns: 200,
        examples: [
          [-1, -1, 0],
          [1, 1, 0],
          [-3, 2, 5],
          [3, 2, 5],
        ],
      },
    );
  });

  it('stands first in a summary, five at most, and leaves one without events alone', () => {
    const many = Array.from({ length: 7 }, (_, at) => stopped(1000 + at)).flat();
    const numbered = many.map((each, at) => ({ ...each, id: `F${at + 1}` }));
    expect(withEvents('Resten.', numbered).match(/^- /gmu)).toHaveLength(5);
    expect(withEvents('Resten.', numbered)).toMatch(/^\*\*Det som.+\n\nResten\.$/su);
    expect(withEvents('Resten.', [])).toBe('Resten.');
  });
});

import { describe, expect, it } from 'vitest';
import { createFacts, NO_ORIGIN } from '#engine/facts/facts.ts';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import type { SalesFigures } from '#engine/guides/sales/figures/figures.ts';
import { knowsCustomers } from '#engine/guides/sales/rule-context.ts';
import { whyItMoved } from '#engine/guides/sales/words/summary.ts';
import type { FactTable } from '#support/fact-table.ts';
import { readAdvice } from '#support/rule-tests.ts';
import { adviceFor } from '#support/sales-advice.ts';

type Answers = Parameters<typeof adviceFor>[1];

function advice(table: FactTable, id: string, answers: Answers = {}) {
  return readAdvice(adviceFor(table, answers), id);
}

const monthBefore: Partial<SalesFigures> = {
  comparison: {
    kind: 'preceding',
    current: { from: '2025-07-01', to: '2025-12-31' },
    previous: { from: '2025-01-01', to: '2025-06-30' },
  },
};

describe('prices', () => {
  const cheaper = (names: Record<string, [revenue: string, price: string, change: string]>) => ({
    [key.productRevenue]: Object.fromEntries(Object.entries(names).map(([n, [r]]) => [n, r])),
    [key.productPriceChange]: Object.fromEntries(Object.entries(names).map(([n, [, p]]) => [n, p])),
    [key.productChange]: Object.fromEntries(Object.entries(names).map(([n, [, , c]]) => [n, c])),
  });

  it('of one product: its fall and what it lost', () => {
    const { title, description } = advice(
      cheaper({ Te: ['600000', '-6.2', '-40000'] }),
      'restore-price',
    );
    expect(title).toBe('Ta tillbaka priset på Te');
    expect(description).toContain(
      'Snittpriset har sjunkit med 6,2 % för Te under 2025 jämfört med året före. ' +
        'Det lägre priset har inte vägts upp av fler sålda enheter: intäkten har minskat med 40 000 kr.',
    );
  });

  it('of several products: each by name, the largest three', () => {
    const { title, description } = advice(
      cheaper({
        Te: ['600000', '-6', '-40000'],
        Kaffe: ['900000', '-3', '-9000'],
        Fat: ['1000', '-50', '-10'],
        Mugg: ['500000', '-4', '-20000'],
      }),
      'restore-price',
    );
    expect(title).toBe('Ta tillbaka priset på Kaffe, Te och Mugg');
    expect(description).toContain('3,0 % för Kaffe, 6,0 % för Te och 4,0 % för Mugg');
    expect(description).toContain(
      'med 9 000 kr för Kaffe, med 40 000 kr för Te och med 20 000 kr för Mugg',
    );
  });

  it('of what leaves too little: one product, several, and one sold at a loss', () => {
    const thin = (margins: Record<string, string>): FactTable => ({
      [key.productRevenue]: Object.fromEntries(Object.keys(margins).map((n) => [n, '600000'])),
      [key.productShare]: Object.fromEntries(Object.keys(margins).map((n) => [n, '25'])),
      [key.productMargin]: margins,
      [key.grossMargin]: '40',
    });
    const one = advice(thin({ Te: '12' }), 'thin-margin').description;
    expect(one).toContain('Täckningsgraden är 12,0 % för Te, mot 40,0 % för hela försäljningen.');
    expect(one).toContain('för att produkten ska gå back');
    const two = advice(thin({ Te: '12', Kaffe: '20' }), 'thin-margin').description;
    expect(two).toContain('12,0 % för Te och 20,0 % för Kaffe');
    expect(two).toContain('för att någon av dem ska gå back');
    // At 35,8 % no rise of a supplier's takes what is left.
    const ample = advice({ ...thin({ Te: '35.8' }), [key.grossMargin]: '60' }, 'thin-margin');
    expect(ample.description).not.toContain('gå back');
    const loss = advice(thin({ Te: '-12' }), 'thin-margin').description;
    expect(loss).toContain('−12,0 % för Te');
    expect(loss).toContain('negativ marginal kostar pengar varje gång');
    expect(loss).not.toContain('gå back');
  });

  it('says what purchases cost, and whether customers have been charged', () => {
    const squeeze = { [key.marginChange]: '-2.4', [key.bridgeCost]: '-80000' };
    const said = (more: FactTable) => advice({ ...squeeze, ...more }, 'goods-cost').description;
    expect(said({})).toContain(
      'Täckningsgraden har sjunkit med 2,4 procentenheter under 2025 jämfört med',
    );
    expect(said({})).toContain(
      'dyrare inköp per enhet har dragit ner täckningsbidraget med 80 000',
    );
    expect(said({})).not.toContain('Inget av det har förts vidare');
    expect(said({ [key.bridgePrice]: '-1' })).toContain('Inget av det har förts vidare');
    expect(said({ [key.bridgePrice]: '30000', [key.splitVolume]: '-1' })).toContain(
      'gett tillbaka 30 000 kr, men antalet har samtidigt gått ner',
    );
    expect(said({ [key.marginCurrent]: '37' })).toMatch(/jämfört med .+, till 37,0\s%\./u);
  });
});

describe('falls and rises', () => {
  const falling = (names: Record<string, string>, more: FactTable = {}): FactTable => ({
    [key.productRevenue]: Object.fromEntries(Object.keys(names).map((name) => [name, '600000'])),
    [key.productChange]: names,
    [key.productGrowth]: Object.fromEntries(Object.keys(names).map((name) => [name, '-21'])),
    ...more,
  });

  it('tells the largest fall first, at most three', () => {
    const { title, description } = advice(
      falling({ A: '-10000', B: '-40000', C: '-30000', D: '-20000' }),
      'falling-volume',
    );
    expect(title).toBe('Vänd tappet för B, C och D');
    expect(description).toContain('B med 40 000 kr, C med 30 000 kr och D med 20 000 kr');
  });

  it.each([
    ['0.4', 'Priset har legat stilla'],
    ['2', 'Priset har legat stilla'],
    ['2.1', 'Priset har snarast gått upp, så'],
    [null, 'går inte att säga ur filen'],
  ])('says of a price moved %s per cent what it explains', (price, words) => {
    const more: FactTable = price === null ? {} : { [key.productPriceChange]: { Te: price } };
    expect(advice(falling({ Te: '-80000' }, more), 'falling-volume').description).toContain(words);
  });

  it('says of several prices that have stood still that they have', () => {
    const more: FactTable = { [key.productPriceChange]: { Te: '0', Kaffe: '1' } };
    const several = falling({ Te: '-80000', Kaffe: '-70000' }, more);
    expect(advice(several, 'falling-volume').description).toContain('Priserna har legat stilla');
  });

  it('begins with a customer only where the file says who bought', () => {
    const known = falling({ Te: '-80000' }, { [key.customersTotal]: '12' });
    expect(advice(known, 'falling-volume').firstStep).toContain('ring den som har minskat mest');
    const unknown = falling({ Te: '-80000' });
    expect(advice(unknown, 'falling-volume').firstStep).toContain(
      'fråga dem som sköter försäljningen',
    );
    expect(advice(unknown, 'falling-volume').firstStep).not.toMatch(/kund|(?<!\p{L})ring/u);
  });

  it.each([
    [5, '20000', false],
    [5, '600000', true],
    [60, '20000', true],
  ])(
    'knows who buys where %s rows of a hundred, or much of the kronor (%s), name them',
    (rows, kronor, known) => {
      const table = {
        [key.revenueTotal]: '1000000',
        [key.customersTotal]: '4',
        [key.customerRevenue]: { Ekot: kronor },
      };
      const { facts } = adviceFor(table);
      const counted = facts.map((fact) => ({
        ...fact,
        source: { ...fact.source, rows: fact.key === key.customersTotal ? rows : 100 },
      }));
      expect(knowsCustomers({ book: createFacts(NO_ORIGIN, counted) })).toBe(known);
    },
  );

  it('gives room to one product, or to two', () => {
    const growing = (names: Record<string, string>, more: FactTable = {}): FactTable => ({
      [key.productChange]: names,
      [key.productGrowth]: Object.fromEntries(Object.keys(names).map((name) => [name, '30'])),
      ...more,
    });
    const one = advice(growing({ Te: '90000' }), 'winner');
    expect(one.action).toContain('Se till att Te aldrig tar slut, och föreslå den');
    const two = advice(growing({ Te: '90000', Kaffe: '50000', Fat: '10000' }), 'winner');
    expect(two.title).toBe('Ge mer plats åt Te och Kaffe');
    expect(two.action).toContain('Se till att Te och Kaffe aldrig tar slut, och föreslå dem');
    const margin = { [key.productMargin]: { Te: '45' }, [key.grossMargin]: '40' };
    expect(advice(growing({ Te: '90000' }, margin), 'winner').description).toContain(
      'Täckningsgraden för Te är 45,0 % i filen, bättre än snittet',
    );
    const even = { [key.productMargin]: { Te: '41' }, [key.grossMargin]: '40' };
    expect(advice(growing({ Te: '90000' }, even), 'winner').description).toContain(
      'i nivå med snittet',
    );
  });

  it('says by how much the company falls, and leaves why to the summary', () => {
    const table: FactTable = {
      [key.growth]: '-8',
      [key.growthChange]: '-100000',
      [key.splitVolume]: '-90000',
      [key.splitPrice]: '-40000',
    };
    const { description } = advice(table, 'decline');
    expect(description).toContain(
      'Försäljningen har minskat med 100 000 kr (8,0 %) under 2025 jämfört med året före.',
    );
    expect(description).not.toContain('beror');
  });

  it('adds no hours of work to pieces of material: how much and what of it is one', () => {
    const table: FactTable = {
      [key.growth]: '-8',
      [key.growthChange]: '-100000',
      [key.splitVolume]: '-20000',
      [key.splitMix]: '-60000',
      [key.splitPieces]: '-80000',
      [key.splitPrice]: '-20000',
    };
    const of = (business: 'craft' | 'trade') =>
      whyItMoved(adviceFor(table, {}, { business }).context);
    expect(of('craft')).toContain('beror mest på att mindre har sålts (minus');
    expect(of('trade')).toContain('det dyrare är en mindre del av det som säljs (minus');
  });

  it('counts products that sell worse only where they are more than those that sell better', () => {
    const fall = { [key.growth]: '-8', [key.growthChange]: '-100000' };
    const of = (shrinking: string, growing: string) =>
      advice(
        { ...fall, [key.productsShrinking]: shrinking, [key.productsGrowing]: growing },
        'decline',
      ).description;
    expect(of('9', '4')).toContain(' har 9 tydligt minskat och 4 tydligt ökat');
    expect(of('4', '4')).not.toContain('tydligt');
    expect(of('4', '9')).not.toContain('tydligt');
  });

  it('compares with the months before where there is no year before', () => {
    const fall = { [key.growth]: '-8', [key.growthChange]: '-100000' };
    const brief = adviceFor(fall, {}, monthBefore);
    expect(readAdvice(brief, 'decline').description).toContain(
      '(8,0 %) under 2025 jämfört med månaderna före.',
    );
  });
});

describe('what the owner wrote', () => {
  it('of advertising is held against what is left over', () => {
    const said = (margin: string | null, answer: string) =>
      advice(margin === null ? {} : { [key.grossMargin]: margin }, 'advertising', {
        question5: answer,
      }).description;
    expect(said(null, '20 %')).toContain('Filen saknar inköpskostnad');
    expect(said('40', '20 %')).toContain(
      'Av täckningsbidraget tar de 50,0 %, och löner, hyra och ränta ska också betalas ur det.',
    );
    expect(said('20', '20 %')).toContain('tar de 100,0 %: mer än det finns att ta av.');
    expect(said('20', '30 %')).toContain('tar de 150,0 %: mer än det finns att ta av.');
  });

  it('of subscriptions is built on, with those who come back', () => {
    const one = { [key.customersReturning]: '1', [key.customersBestShare]: '50' };
    expect(advice(one, 'subscription', { question3: 'Nej' }).description).toContain(
      'Ändå är det 1 kund som köper om och om igen, och de bästa kunderna står för 50,0 % av omsättningen.',
    );
    const many = { [key.customersReturning]: '30' };
    expect(advice(many, 'subscription', { question3: 'Nej' }).description).toContain(
      'Ändå är det 30 kunder som köper om och om igen.',
    );
  });
});

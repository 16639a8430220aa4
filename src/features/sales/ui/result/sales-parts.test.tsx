import { expect, test } from 'vitest';
import { salesKeys } from '#engine/guides/sales/catalogue.ts';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import { drawnInResult, someFact } from '#support/some-fact.ts';
import { Portfolio } from './portfolio.tsx';
import { Products } from './products.tsx';
import { Profitability } from './profitability.tsx';

const counts = { products: 12, growing: 3, stable: 5, shrinking: 4, dormant: 0 };
const total = someFact('F1', { key: salesKeys.productsTotal, unit: 'count', value: '12' });

test('how many products there are and which way they go: with receipts where there are facts', () => {
  const page = drawnInResult(<Portfolio result={{ portfolio: counts, facts: [total] }} />, [total]);
  expect(page.definitions).toEqual([
    'Produkter: Omsättning 12, visa kvitto',
    'Växer: 3',
    'Stabila: 5',
    'Minskar: 4',
    'Vilande: 0',
  ]);
  expect(page.names('button')).toEqual(['Omsättning 12, visa kvitto']);
});

test("a count of one category's products is not that of all", () => {
  const one = { ...total, subject: { kind: 'category' as const, name: 'Te' }, value: '2' };
  const page = drawnInResult(<Portfolio result={{ portfolio: counts, facts: [one] }} />, [one]);
  expect(page.definitions[0]).toBe('Produkter: 12');
  expect(page.all('button')).toEqual([]);
});

test('a file that cannot tell says so, and shows no noughts', () => {
  const page = drawnInResult(<Portfolio result={{ portfolio: null, facts: [] }} />);
  expect(page.text).toBe('Portföljöversikt Filen räcker inte till att följa produkterna över tid.');
});

type Analysis = SalesResult['productAnalysis'];
const products = (more: Partial<Analysis> = {}, facts = [total], topFell = false) =>
  drawnInResult(
    <Products
      result={{
        ...{ facts, topFell },
        productAnalysis: {
          topPerformers: [],
          underperformers: [],
          profitabilityInsights: '',
          ...more,
        },
      }}
    />,
    facts,
    [{ path: 'productAnalysis.topPerformers.0.revenue', start: 0, end: 9, factId: 'F1' }],
  );

test('products that carry the result stand with their figures, and why', () => {
  const page = products({
    topPerformers: [
      {
        product: 'Kaffe',
        revenue: '12 000 kr',
        growth: '+8 %',
        margin: '',
        reason: 'Säljer i alla butiker.',
      },
    ] as Analysis['topPerformers'],
  });
  expect(page.outline).toEqual(['2 Produkter', '3 Går bäst', '4 Kaffe', '3 Går sämst']);
  expect(page.definitions).toEqual(['Omsättning: 12 000 kr', 'Tillväxt: +8 %']);
  expect(page.names('button')).toEqual(['12 000 kr']);
  expect(page.text).toContain('Säljer i alla butiker.');
  expect(page.text).toContain('Ingen produkt sticker ut nedåt.');
});

test('where all have fallen nothing is said to go best', () => {
  const page = products({}, [total], true);
  expect(page.outline).toEqual(['2 Produkter', '3 Bidrar mest', '3 Går sämst']);
});

test('products that weigh on it have what is wrong and what to do, each under its name', () => {
  const page = products({
    underperformers: [
      {
        product: 'Te',
        revenue: '900 kr',
        margin: '−3 %',
        issues: 'Säljs under inköp.',
        recommendations: '',
      },
    ] as Analysis['underperformers'],
  });
  expect(page.text).toContain('Problem: Säljs under inköp.');
  expect(page.text).not.toContain('Rekommendation');
});

test('what is the same for every product is said once', () => {
  const weak = (product: string) => ({
    ...{ product, revenue: '900 kr', margin: 'Okänd: kostnad saknas i filen' },
    ...{ issues: `${product} tappar.`, recommendations: 'Ta reda på om kunderna köper mindre.' },
  });
  const page = products({ underperformers: [weak('Te'), weak('Saft')] });
  expect(page.text).toContain('Marginal för alla: Okänd: kostnad saknas i filen');
  expect(page.text).toContain('Rekommendation för alla: Ta reda på om kunderna köper mindre.');
  expect(page.text.split('Okänd:')).toHaveLength(2);
  expect(page.text.split('Ta reda på')).toHaveLength(2);
  const apart = products({ underperformers: [weak('Te'), { ...weak('Saft'), margin: '3 %' }] });
  expect(apart.definitions).toContain('Marginal: Okänd: kostnad saknas i filen');
});

test('a file without products is unknown, which is not the same as that none stands out', () => {
  const unknown = 'Okänt: filen saknar en kolumn med produkt eller artikel.';
  expect(products({}, []).text.split(unknown)).toHaveLength(3);
  expect(products().text).toContain('Ingen produkt sticker ut uppåt.');
  expect(products().text).not.toContain(unknown);
});

test('insights about profit are left out where there are none', () => {
  expect(drawnInResult(<Profitability text=" " bridge={undefined} />).text).toBe('');
  const page = drawnInResult(<Profitability text="Priset bar vinsten." bridge={undefined} />);
  expect(page.one('region', 'Lönsamhetsinsikter').text).toContain('Priset bar vinsten.');
});

import { expect, test } from 'vitest';
import { Table } from '#client/ui/table.tsx';
import { UNPLACED } from '#engine/guides/costs/areas/unplaced.ts';
import type { CostAreaRow } from '#engine/guides/costs/result.ts';
import { FactCell } from '#features/guides/ui/result/fact-cell.tsx';
import { drawnInResult, someFact } from '#support/some-fact.ts';
import { withTimeOfSales } from '../../model.ts';
import { Areas } from './areas.tsx';
import { Books } from './books.tsx';
import { FactTable } from './fact-table.tsx';
import { Subscriptions } from './subscriptions.tsx';
import { TextBlocks } from './text-blocks.tsx';

const rent = someFact('F1', { value: '480000' });
const share = someFact('F2', { value: '31.4', unit: 'percent', precision: 1 });
const vans = someFact('F3', { value: '120000' });
const facts = [rent, share, vans];

const table = (
  rows: {
    key: string;
    name: string;
    values: Record<'total' | 'share' | 'growth', string | null>;
  }[],
) =>
  drawnInResult(
    <FactTable
      caption="Kostnadsområden"
      nameTitle="Område"
      columns={['total', 'share', 'growth']}
      titles={{ total: 'Kostnad', share: 'Andel', growth: 'Ändring' }}
      rows={rows}
    />,
    facts,
  );

test('on a phone each name has its first figure, and under it those that are known', () => {
  const page = table([
    { key: 'a', name: 'Lokaler', values: { total: 'F1', share: 'F2', growth: null } },
    { key: 'b', name: 'Fordon', values: { total: 'F3', share: null, growth: null } },
  ]);
  expect(page.all('listitem').map(({ text }) => text)).toEqual([
    'Lokaler Omsättning 480 000 kr, visa kvitto Andel Omsättning 31,4 %, visa kvitto',
    'Fordon Omsättning 120 000 kr, visa kvitto',
  ]);
  expect(page.names('button')).toEqual([
    'Omsättning 480 000 kr, visa kvitto',
    'Omsättning 31,4 %, visa kvitto',
    'Omsättning 120 000 kr, visa kvitto',
  ]);
});

test('a column in which no figure is known does not stand', () => {
  const page = table([
    { key: 'a', name: 'Lokaler', values: { total: 'F1', share: null, growth: null } },
  ]);
  expect(page.definitions).toEqual([]);
  expect(page.text).not.toContain('Ändring');
});

test('a figure of a table that is unknown is said to be, and is not nought', () => {
  const cell = (factId: string | null) =>
    drawnInResult(
      <Table caption="T">
        <tbody>
          <tr>
            <FactCell factId={factId} />
          </tr>
        </tbody>
      </Table>,
      facts,
    ).one('cell');
  expect(cell('F1').text).toBe('Omsättning 480 000 kr, visa kvitto');
  expect(cell(null).text).toMatch(/^\p{L}+$/u);
});

const area = (name: string, more: Partial<CostAreaRow> = {}): CostAreaRow => ({
  name,
  total: 'F1',
  share: 'F2',
  perMonth: null,
  growth: null,
  fixed: null,
  perRevenue: null,
  ...more,
});

test('areas are shown with what each costs; a file in which none was found has no such table', () => {
  const page = drawnInResult(
    <Areas areas={[area('Lokaler'), area(UNPLACED)]} charts={[]} />,
    facts,
  );
  expect(page.all('listitem')).toHaveLength(2);
  expect(drawnInResult(<Areas areas={[area(UNPLACED)]} charts={[]} />, facts).text).toBe('');
});

test('what a hundred kronor of sales cost is said to be of its time, where that is known', () => {
  const perHundred = someFact('F9', {
    value: '26.7',
    period: { from: '2025-01-01', to: '2025-12-31' },
  });
  const rows = [area('Lokaler', { perRevenue: 'F9' }), area('Fordon')];
  expect(withTimeOfSales('Område för område.', rows, () => perHundred)).toBe(
    'Område för område. Per 100\u00a0kr omsättning gäller 2025.',
  );
  expect(withTimeOfSales('Område för område.', [area('Fordon')], () => perHundred)).toBe(
    'Område för område.',
  );
});

test('what recurs is listed with what it costs a year, and what has stopped is marked', () => {
  const about = (name: string) => ({ kind: 'subscription' as const, name });
  const yearly = someFact('F4', {
    key: 'costs.subscription.yearly',
    subject: about('Telia'),
    value: '4800',
  });
  const stopped = someFact('F5', {
    key: 'costs.subscription.stoppedYearly',
    subject: about('Faxen'),
    value: '900',
  });
  const page = drawnInResult(<Subscriptions facts={[yearly, stopped]} />, [yearly, stopped]);
  const [first, second] = page.all('listitem').map(({ text }) => text);
  expect(first).toBe('Telia Omsättning 4 800 kr, visa kvitto');
  expect(second).toBe('Faxen Har upphört Omsättning 900 kr, visa kvitto');
  expect(drawnInResult(<Subscriptions facts={[]} />).text).toBe('');
});

test('a file that is no bookkeeping has no books to show', () => {
  expect(drawnInResult(<Books facts={facts} />).text).toBe('');
});

const block = (titel: string, innehall: string) => ({ titel, innehall });

test('the three texts stand each under its title, and an empty one does not stand', () => {
  const page = drawnInResult(
    <TextBlocks
      result={{
        stora_kostnadsomraden: block('Stora kostnadsområden', '- **Lokaler**, mest av allt'),
        optimeringsmojligheter: block('Optimeringsmöjligheter', '  '),
        avdelningsspecifika_rad: block('Avdelningsspecifika råd', '## Lager\nRing hyresvärden.'),
      }}
    />,
  );
  expect(page.outline).toEqual(['2 Stora kostnadsområden', '2 Avdelningsspecifika råd', '3 Lager']);
});

test('an analysis of no texts has no empty cards', () => {
  const empty = block('Titel', '');
  const page = drawnInResult(
    <TextBlocks
      result={{
        stora_kostnadsomraden: empty,
        optimeringsmojligheter: empty,
        avdelningsspecifika_rad: empty,
      }}
    />,
  );
  expect(page.text).toBe('');
});

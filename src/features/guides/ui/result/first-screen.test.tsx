import { expect, test } from 'vitest';
import { drawnOnPage } from '#support/routed.ts';
import { drawnInResult, someFact } from '#support/some-fact.ts';
import { FirstActions } from './first-actions.tsx';
import { KeyFigures } from './key-figures.tsx';
import { Overview } from './overview.tsx';
import { ResultTabs } from './result-tabs.tsx';
import { Summary } from './summary.tsx';

const tabs = [
  { id: 'oversikt', title: 'Översikt', content: <p>Först</p> },
  { id: 'rad', title: 'Råd', content: <p>Sedan</p> },
];

test('the parts of a result are links with addresses of their own, and one of them is shown', () => {
  const page = drawnOnPage(<ResultTabs tabs={tabs} />, { at: '/sales?analys=a1&visa=rad' });
  const links = page.one('navigation', 'Resultatets delar').all('link');
  expect(links.map((link) => link.attribute('href'))).toEqual([
    '/sales?analys=a1',
    '/sales?analys=a1&visa=rad',
  ]);
  expect(links.map((link) => link.attribute('aria-current'))).toEqual([undefined, 'page']);
  expect(page.text).toContain('Sedan');
});

test('an address that names no part shows the first', () => {
  const page = drawnOnPage(<ResultTabs tabs={tabs} />, { at: '/sales?visa=annat' });
  expect(page.one('link', 'Översikt').attribute('aria-current')).toBe('page');
});

test('figures of one period have it over them, and their change in kronor and per cent', () => {
  const period = { from: '2025-01-01', to: '2025-12-31' };
  const before = { from: '2024-01-01', to: '2024-12-31' };
  const facts = [
    someFact('F1', { value: '90', label: 'Omsättning 2025', period }),
    someFact('F2', { value: '120', label: 'Omsättning 2024', period: before }),
    someFact('F3', { value: '210', period: { from: before.from, to: period.to } }),
  ];
  const [now, was, whole] = facts;
  if (!now || !was || !whole) throw new Error('three facts');
  const page = drawnInResult(
    <KeyFigures
      figures={[{ now, before: was, months: [], good: 'up' }]}
      whole={whole}
      period={null}
    />,
    facts,
  );
  expect(page.definitions).toEqual([
    'Omsättning: Omsättning 2025 90 kr, visa kvitto Ändring: \u221230 kr (\u221225,0 %)',
  ]);
  expect(page.text).toContain('2025 mot 2024');
  expect(page.text).toContain('I hela filen: Omsättning 210 kr, visa kvitto');
});

test('the first three things to do are told with what each is worth, and the rest is one press away', () => {
  const section = (title: string) => ({ title, timeframe: 'Inom en månad' });
  const page = drawnInResult(
    <FirstActions sections={['A', 'B', 'C', 'D'].map(section)} advice={[]} />,
  );
  expect(page.outline).toEqual(['3 Gör det här först', '4 A', '4 B', '4 C']);
  expect(page.names('link')).toEqual(['Alla 4 råd med åtgärder och underlag']);
});

test('three sentences lead the summary, and the rest is folded', () => {
  const page = drawnInResult(<Summary text="Ett. Två. Tre. Fyra." folded />);
  expect(page.text).toBe('Sammanfattning Ett. Två. Tre. Resten av sammanfattningen Fyra.');
  expect(page.all('group')).toHaveLength(1);
});

test('the events that stand first in the summary are on the first screen, never folded away', () => {
  const text =
    '**Det som har betytt mest:**\n- Storkund har slutat handla.\n\nEtt. Två. Tre. Fyra.';
  const page = drawnInResult(<Summary text={text} folded />);
  expect(page.all('listitem').map((item) => item.text)).toEqual(['Storkund har slutat handla.']);
  expect(page.one('group').text).toBe('Resten av sammanfattningen Fyra.');
});

test('what moved most besides the events is a press away, under its heading', () => {
  const text =
    '**Det som har betytt mest:**\n- Storkund har slutat handla.\n\n**Störst skillnad i kronor därutöver:**\n- Te: 5 kr mer.\n\nEtt. Två. Tre.';
  const page = drawnInResult(<Summary text={text} folded />);
  expect(page.one('group').text).toBe('Störst skillnad i kronor därutöver Te: 5 kr mer.');
  const alone = text.replace('**Det som har betytt mest:**\n- Storkund har slutat handla.\n\n', '');
  expect(drawnInResult(<Summary text={alone} folded />).all('group')).toEqual([]);
});

test('the key figures stand straight after the sentences, and what happened after them', () => {
  const summary = '**Det som har betytt mest:**\n- Storkund har slutat handla.\n\nEtt. Två. Tre.';
  const now = someFact('F1', { value: '90', label: 'Omsättning' });
  const page = drawnInResult(
    <Overview
      result={{ summary, facts: [now], period: null, advice: [], sections: [] }}
      first={{
        keyFigures: () => [{ now, before: null, months: [], good: null }],
        wholeFigure: () => null,
        bridge: () => null,
      }}
      months={undefined}
    />,
    [now],
  );
  const places = ['Ett. Två. Tre.', 'Omsättning 90 kr', 'Storkund', 'inga råd'].map((text) =>
    page.text.indexOf(text),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

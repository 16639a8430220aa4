import { expect, test } from 'vitest';
import { exploredBridge } from './explored-bridge.ts';

const found = {
  period: null,
  currency: null,
  rows: { now: 9, before: 9 },
  measures: { revenue: { now: '1000.10', before: '1200.00' } },
  margin: null,
  counts: {},
  series: { now: [], before: [] },
  parts: [],
  moves: {
    kind: 'product' as const,
    rows: [
      { name: 'Te', now: null, before: '300.00' },
      { name: 'Kaffe', now: '150.10', before: null },
    ],
  },
};
const asked = {
  found,
  periods: {
    now: { from: '2025-01-01', to: '2025-12-31' },
    before: { from: '2024-01-01', to: '2024-12-31' },
  },
  measure: 'Omsättning',
  theMeasure: 'omsättningen',
};

test('what moved and the rest lead from the sum before to the sum now', () => {
  const chart = exploredBridge(asked);
  expect(chart?.series[0]?.points).toEqual([
    { label: 'Före', value: '1200.00', factId: null },
    { label: 'Te', value: '-300', factId: null },
    { label: 'Kaffe', value: '150.1', factId: null },
    { label: 'Övriga', value: '-50', factId: null },
    { label: 'Nu', value: '1000.10', factId: null },
  ]);
  expect(chart?.description).toMatch(/^Omsättningen gick från 1\s200\skr \(2024\) till 1\s000\skr/);
});

test('nothing is led from where nothing is compared with', () => {
  expect(exploredBridge({ ...asked, periods: { now: asked.periods.now, before: null } })).toBe(
    null,
  );
  expect(exploredBridge({ ...asked, found: { ...found, moves: null } })).toBe(null);
});

import { expect, test } from 'vitest';
import { drawn } from '#support/screen.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import { anchorAt, PointLabel } from './point-label.tsx';

interface Row {
  label: string;
  value: string;
}

const tooltip = (active: boolean, row: Row | undefined, hint: string | null = null) =>
  drawn(
    <ChartTooltip<Row>
      active={active}
      payload={row === undefined ? [] : [{ payload: row, graphicalItemId: 'line' }]}
      title={({ label }) => label}
      lines={({ value }) => [
        { name: 'Omsättning', value },
        { name: 'Intervall', value: '9 – 17' },
      ]}
      hint={() => hint}
    />,
  );

test('a point under the pointer says its name, its figures and what pressing it does', () => {
  const page = tooltip(true, { label: 'maj 2025', value: '12 000 kr' }, 'Tryck för mer');
  expect(page.text).toBe('maj 2025 Omsättning 12 000 kr Intervall 9 – 17 Tryck för mer');
  expect(page.definitions).toEqual(['Omsättning: 12 000 kr', 'Intervall: 9 – 17']);
  expect(page.markup).toContain('aria-live="polite"');
});

test('a point that opens nothing promises nothing', () => {
  expect(tooltip(true, { label: 'maj', value: '1' }).names('paragraph')).toEqual(['maj']);
});

test.each([
  ['no point is active', false, { label: 'maj', value: '1' }],
  ['the active point has no row', true, undefined],
])('where %s nothing stands', (_, active, row) => {
  expect(tooltip(active, row).markup).toBe('');
});

test.each([
  [0, 24, 'start'],
  [2, 24, 'start'],
  [3, 24, 'middle'],
  [20, 24, 'middle'],
  [21, 24, 'end'],
  [23, 24, 'end'],
  [0, 1, 'start'],
  [1, 3, 'middle'],
  [2, 3, 'end'],
] as const)('a label at place %d of %d grows from its %s', (place, count, anchor) => {
  expect(anchorAt(place, count)).toBe(anchor);
});

test('a label over its point stands over it, one below below, one without a place nowhere', () => {
  const label = (more: object) =>
    drawn(
      <svg aria-hidden="true">
        <PointLabel x={10} y={50} text="12 tkr" {...more} />
      </svg>,
    ).markup;
  expect(label({})).toContain('y="40"');
  expect(label({ below: true })).toContain('y="70"');
  expect(label({ y: undefined })).toBe('<svg aria-hidden="true"></svg>');
  expect(label({ x: '10' })).toBe('<svg aria-hidden="true"></svg>');
});

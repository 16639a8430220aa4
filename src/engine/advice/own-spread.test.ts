import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownAssumption, ownOfMonths } from './own-spread.ts';

const about = { label: 'Ökning', basis: 'Ur filen', most: 10 };

it('takes low, likely and high out of the cases: their quartiles', () => {
  expect(ownAssumption([1, 2, 3, 4, 5], about)).toEqual({
    ...{ label: 'Ökning', basis: 'Ur filen', own: true },
    ...{ low: '2', likely: '3', high: '4' },
  });
});

it.each([
  ['two cases', [2, 4]],
  ['cases that are all alike', [3, 3, 3, 3]],
  ['cases of nothing', [0, -2, 0.01, 0.02]],
])('gives way to the general assumption with %s', (_, cases) => {
  expect(ownAssumption(cases, about)).toBeNull();
});

it('rises from low to high, above nothing and never above the most, whatever the cases', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -50, max: 90, noNaN: true })), (cases) => {
      const made = ownAssumption(cases, about);
      if (made === null) return;
      const [low, likely, high] = [made.low, made.likely, made.high].map(Number);
      expect(low).toBeGreaterThan(0);
      expect(likely).toBeGreaterThan(low ?? 0);
      expect(high).toBeGreaterThan(likely ?? 0);
      expect(high).toBeLessThanOrEqual(10);
    }),
  );
});

it('takes no month of a change that has hardly varied to show how much of it can be undone', () => {
  const general = { label: 'Antagen del', basis: 'Antaget', low: '10', likely: '20', high: '35' };
  const own = (cases: readonly number[]) => ownOfMonths(general, cases, 'Ur filens månader').own;
  expect(own([8, 12, 16])).toBe(true);
  expect(own([2.1, 2.3, 2.5])).toBeUndefined();
  expect(ownOfMonths(general, [2.1, 2.3, 2.5], 'Ur filens månader')).toBe(general);
});

import { expect, test } from 'vitest';
import { drawn } from '#support/screen.ts';
import { Progress } from './progress.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

test.each([
  [0, '0'],
  [33.4, '33'],
  [99.6, '100'],
  [100, '100'],
])('%d per cent of a file sent is heard as %s', (value, spoken) => {
  const bar = drawn(<Progress label="Laddar upp" value={value} />).one('progressbar');
  expect(bar.name).toBe('Laddar upp');
  expect(bar.attribute('aria-valuenow')).toBe(spoken);
  expect([bar.attribute('aria-valuemin'), bar.attribute('aria-valuemax')]).toEqual(['0', '100']);
});

test('work whose extent is not known claims no value', () => {
  const bar = drawn(<Progress label="Analyserar" value={null} />).one('progressbar', 'Analyserar');
  expect(bar.attribute('aria-valuenow')).toBeUndefined();
});

test('a ring with a text is announced; one beside a text is decoration', () => {
  expect(drawn(<Spinner label="Hämtar rader…" />).one('status').text).toBe('Hämtar rader…');
  expect(drawn(<Spinner />).all('status')).toEqual([]);
});

test('grey shapes of what is to come are not read', () => {
  expect(drawn(<Skeleton className="h-8" />).text).toBe('');
  expect(drawn(<Skeleton />).markup).toContain('aria-hidden="true"');
});

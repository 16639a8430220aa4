import { expect, test } from 'vitest';
import { drawn } from '#support/screen.ts';
import { NetworkError } from '../data/call-error.ts';
import { LoadFailed } from './load-failed.tsx';

const asked = (error: Error | null) => ({ error, isFetching: false, refetch: () => undefined });

test('what did not come is told with why, and can be asked for again', () => {
  const lost = new NetworkError(new Error('connect refused'));
  const page = drawn(<LoadFailed of={[asked(null), asked(lost)]} title="Listan fattas" />);
  expect(page.one('alert').text).toContain('Listan fattas');
  expect(page.one('alert').text).toContain(lost.message);
  expect(page.one('button').name).toBe('Försök igen');
});

test('an error that says nothing to a person is not shown word for word', () => {
  const page = drawn(<LoadFailed of={asked(new Error('ECONNRESET'))} />);
  expect(page.one('alert').text).toContain('Försök igen om en stund.');
  expect(page.text).not.toContain('ECONNRESET');
});

test('nothing stands there where all came', () => {
  expect(drawn(<LoadFailed of={[asked(null), asked(null)]} title="Listan fattas" />).text).toBe('');
});

import { afterEach, expect, it, vi } from 'vitest';
import { loadPart } from './load-part.ts';

afterEach(() => vi.unstubAllGlobals());

it('fetches a part where there is a connection, and asks for none without one', async () => {
  const fetchPart = vi.fn(async () => 'part');
  vi.stubGlobal('navigator', { onLine: false });
  await expect(loadPart(fetchPart)).rejects.toThrow('no connection');
  expect(fetchPart).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  expect(await loadPart(fetchPart)).toBe('part');
});

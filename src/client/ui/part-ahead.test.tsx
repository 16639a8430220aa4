import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Part, type PartAhead, partAhead } from './part-ahead.tsx';

const fetchPart = () => vi.fn(async () => ({ default: () => <p>Delen</p> }));
const drawn = (part: PartAhead<object>) =>
  renderToStaticMarkup(
    <Suspense fallback="Väntar">
      <Part part={part} />
    </Suspense>,
  );

it('draws a part at once that was fetched ahead, and fetches it once', async () => {
  const fetch = fetchPart();
  const part = partAhead(fetch);
  await part.load();
  expect(drawn(part)).toBe('<p>Delen</p>');
  expect(fetch).toHaveBeenCalledOnce();
});

it('shows the fallback for a part that is not there yet', () => {
  expect(drawn(partAhead(fetchPart()))).toContain('Väntar');
});

it('asks for a part again that could not be fetched ahead', async () => {
  const fetch = fetchPart().mockRejectedValueOnce(new Error('no connection'));
  const part = partAhead(fetch);
  await expect(part.load()).rejects.toThrow('no connection');
  expect(drawn(part)).toContain('Väntar');
  expect(fetch).toHaveBeenCalledTimes(2);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitEvents } from './event-stream.ts';

describe('server-sent events', () => {
  it('are read whole, however many lines their data has', () => {
    const text = 'event: progress\ndata: {"a":1}\n\n: comment\n\ndata: one\r\ndata: two\r\n\r\nda';
    expect(splitEvents(text)).toEqual({ events: ['{"a":1}', 'one\ntwo'], rest: 'da' });
  });

  it('come out the same however the connection cuts them', () => {
    const payloads = fc.array(fc.string().filter((text) => !/[\r\n]/.test(text)));
    fc.assert(
      fc.property(payloads, fc.array(fc.nat({ max: 20 })), (sent, cuts) => {
        const wire = sent.map((data) => `data: ${data}\n\n`).join('');
        const got: string[] = [];
        let pending = '';
        let at = 0;
        for (const size of [...cuts, wire.length]) {
          const { events, rest } = splitEvents(pending + wire.slice(at, at + size));
          got.push(...events);
          pending = rest;
          at += size;
        }
        expect(got).toEqual(sent);
      }),
    );
  });
});

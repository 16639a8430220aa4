import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingSeconds, timestamp, toWebVtt } from './captions.ts';

describe('captions', () => {
  it('are written with hours, minutes and thousandths', () => {
    expect(timestamp(0)).toBe('00:00:00.000');
    expect(timestamp(63.5)).toBe('00:01:03.500');
    expect(timestamp(3599.9996)).toBe('01:00:00.000');
  });

  it('come in the same order as their times, whatever the times are', () => {
    const time = fc.integer({ min: 0, max: 359_999_999 });
    fc.assert(
      fc.property(time, time, (one, other) => {
        const [first, second] = [timestamp(one / 1000), timestamp(other / 1000)];
        expect(first < second).toBe(one < other);
      }),
    );
  });

  it('are a WebVTT file whose signs cannot be taken for tags', () => {
    const file = toWebVtt([{ from: 0, to: 2, text: 'Kaffe & te <3' }]);
    expect(file).toBe('WEBVTT\n\n1\n00:00:00.000 --> 00:00:02.000 line:-1\nKaffe &amp; te &lt;3\n');
  });

  it('stand longer the longer they are, and never just flash by', () => {
    expect(readingSeconds('Klart.')).toBe(2);
    expect(readingSeconds('x'.repeat(60))).toBe(4);
  });
});

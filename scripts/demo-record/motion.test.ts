import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { framesFor, pathTo } from './motion.ts';

const place = fc.record({
  x: fc.integer({ min: 0, max: 1280 }),
  y: fc.integer({ min: 0, max: 720 }),
});

describe('the pointer', () => {
  it('comes to where it is going, never turning back, in at most a second', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const frames = framesFor(from, to);
        const path = pathTo(from, to, frames);
        expect(frames).toBeLessThanOrEqual(30);
        expect(path).toHaveLength(frames);
        expect(path.at(-1)).toEqual(to);
        const left = path.map(({ x, y }) => Math.hypot(to.x - x, to.y - y));
        for (const [index, distance] of left.slice(1).entries()) {
          expect(distance).toBeLessThanOrEqual((left[index] ?? 0) + 1e-9);
        }
      }),
    );
  });
});

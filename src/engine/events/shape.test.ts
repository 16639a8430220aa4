import { describe, expect, it } from 'vitest';
import { bestLevel, bestSpike, bestStep } from './shape.ts';

const levels = Array.from({ length: 12 }, () => 100);

describe('a change that stays', () => {
  it('is found from the month that it began', () => {
    const changes = [2, -1, 0, 1, -40, -42, -39, -41, -40, -38, -42, -40];
    const step = bestStep(changes, levels);
    expect(step?.from).toBe(4);
    expect(step?.fit).toBeGreaterThan(0.98);
  });

  it('is in proportion to the season', () => {
    const season = [100, 100, 100, 50, 50, 50, 200, 200, 200, 100, 100, 100];
    const changes = season.map((level, at) => (at < 3 ? 0 : -0.5 * level));
    expect(bestStep(changes, season)).toMatchObject({ from: 3, fit: 1 });
  });

  it('is weak where months only differ by chance, and none where nothing differs', () => {
    const step = bestStep([3, -4, 2, -3, 4, -2, 3, -3, 2, -4, 3, -2], levels);
    expect(step?.fit).toBeLessThan(0.5);
    expect(bestStep([0, 0, 0], [1, 1, 1])).toBeNull();
  });
});

describe('a month that alone differs', () => {
  it('is found, and stands out from the others', () => {
    const spike = bestSpike([1, -2, 1, 80, 2, -1]);
    expect(spike).toMatchObject({ from: 3 });
    expect(spike?.strength).toBeGreaterThan(40);
  });

  it('is weak where another differs as much', () => {
    expect(bestSpike([1, 80, 1, 80, 2, -1])?.strength).toBeLessThan(3);
  });
});

describe('a price at another level', () => {
  it('is found at its month', () => {
    const prices = [10, 10.1, 9.9, 10, 10, 10, 12, 12.1, 11.9, 12];
    expect(bestLevel(prices, 3)).toMatchObject({ from: 6 });
  });

  it('is none where prices stand still', () => {
    expect(bestLevel([10, 10, 10, 10], 2)).toBeNull();
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sampleCsv } from './sample-company.ts';
import { sampleCostsCsv } from './sample-costs.ts';

const file = (name: string) =>
  readFileSync(new URL(`../src/features/sample/server/${name}`, import.meta.url), 'utf8');
const committed = file('forsaljning-exempelbolaget.csv');

describe('the sample company', () => {
  it('is the file its script makes, to the byte', () => {
    expect(sampleCsv()).toBe(committed);
  });

  it('has the costs that its script makes of what it sold, in the same months', () => {
    const costs = file('kostnader-exempelbolaget.csv');
    expect(sampleCostsCsv(committed)).toBe(costs);
    const months = (csv: string) => new Set(csv.match(/(?<=\n)\d{4}-\d{2}/g));
    expect(months(costs)).toEqual(months(committed));
  });

  it('covers two whole years and fits in a quick upload', () => {
    const dates = committed
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.slice(0, 10));
    expect(dates.at(0)?.slice(0, 7)).toBe('2024-11');
    expect(dates.at(-1)?.slice(0, 7)).toBe('2026-10');
    expect(Buffer.byteLength(committed)).toBeLessThan(400_000);
  });

  it('adds up on every row', () => {
    const ore = (text: string | undefined) => Math.round(Number(text?.replace(',', '.')) * 100);
    for (const line of committed.split('\r\n').slice(1, -1)) {
      const [, , , , , , , quantity, price, discount, total] = line.split(';');
      expect(Number(quantity) * ore(price) - ore(discount)).toBe(ore(total));
    }
  });
});

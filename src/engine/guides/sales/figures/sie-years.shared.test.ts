import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { analyseFile } from '#support/analyse-file.ts';

const sie = fileURLToPath(new URL('../../../../../../shared/data/sie', import.meta.url));

/** Öre on accounts 3000–3799 in one year, with nothing but patterns. */
function revenueOf(text: string, year: string): number {
  const lines = [...text.matchAll(/^#RES\s+(-?\d+)\s+"?(\d{4})\d*"?\s+"?(-?[\d.]+)/gm)];
  return lines
    .filter(
      ([, own, account]) => own === year && (account ?? '') >= '3000' && (account ?? '') < '38',
    )
    .reduce((sum, [, , , amount]) => sum - Math.round(Number(amount) * 100), 0);
}

describe.skipIf(!existsSync(sie))('the sales of SIE files with yearly balances', () => {
  const files = existsSync(sie) ? readdirSync(sie).filter((name) => name.endsWith('typ1.se')) : [];

  it.each(files)('%s: one whole year, against the one before', async (name) => {
    const bytes = readFileSync(`${sie}/${name}`);
    const text = bytes.toString('latin1');
    const [, from = '', to = ''] = /^#RAR\s+0\s+(\d{8})\s+(\d{8})/m.exec(text) ?? [];
    const made = /^#GEN\s+(\d{8})/m.exec(text)?.[1] ?? '';
    const [latest, before] = [revenueOf(text, '0'), revenueOf(text, '-1')];
    const isPart = made >= from && made < to;
    const { result } = await analyseFile(bytes, name);
    const fact = (key: string) => result.facts.find((each) => each.key === key);
    const ore = (key: string) => Math.round(Number(fact(key)?.value) * 100);
    expect(ore('sales.revenue.total')).toBe(isPart && before !== 0 ? before : latest);
    expect(fact('sales.revenue.total')?.period).not.toBeNull();
    if (isPart || before === 0) {
      expect(fact('sales.growth.change')).toBeUndefined();
      return;
    }
    expect(ore('sales.revenue.previous')).toBe(before);
    expect(ore('sales.growth.change')).toBe(latest - before);
    expect(ore('sales.month.average')).toBe(Math.round(latest / 12));
  });
});

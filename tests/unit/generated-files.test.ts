import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate } from '#support/files/generate.ts';
import { createJudge, type Judge } from '#support/files/judge.ts';

let folder: string;
let judge: Judge;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klarsikt-files-'));
  judge = createJudge(folder);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** The simplest file of each guide: every decision at its first option. */
const plainest = (guide: 0 | 1) => {
  let fixed = new Map<string, number>([['guide', guide]]);
  for (let more = true; more; ) {
    const { taken } = generate(1, fixed);
    const next = new Map<string, number>([...taken].map(([name]) => [name, 0])).set('guide', guide);
    more = next.size > fixed.size;
    fixed = next;
  }
  return generate(1, fixed);
};

/** The same rows as a workbook, and as text with other separators, marks, days, letters and order of columns. */
const FORMS: readonly (readonly [string, number][])[] = [
  [['format', 1]],
  [
    ['format', 1],
    ['numbers as text in the workbook', 1],
    ['dates', 2],
  ],
  [
    ['format', 0],
    ['delimiter', 0],
    ['decimal mark', 0],
    ['dates', 0],
    ['encoding', 2],
  ],
  [
    ['format', 0],
    ['delimiter', 1],
    ['mark in commas', 0],
    ['dates', 3],
    ['encoding', 1],
  ],
  [
    ['format', 0],
    ['delimiter', 2],
    ['decimal mark', 1],
    ['thousands', 4],
    ['encoding', 3],
  ],
  [
    ['format', 0],
    ['delimiter', 3],
    ['thousands', 2],
    ['minus', 2],
    ['currency beside amounts', 1],
  ],
  [
    ['format', 0],
    ['delimiter', 0],
    ['amounts first', 1],
    ['dates', 1],
    ['line end', 1],
  ],
];

describe('a generated file', () => {
  it('is the same every time, and changes in one thing where one decision is changed', () => {
    const [once, again] = [generate(7), generate(7)];
    expect(again.bytes.equals(once.bytes)).toBe(true);
    const other = generate(7, new Map([['orders', 0]]));
    for (const [name, place] of other.taken)
      if (name !== 'orders' && once.taken.has(name)) expect(once.taken.get(name), name).toBe(place);
  });

  it.each([0, 1] as const)(
    'is read right where it is as plain as can be (guide %i)',
    async (guide) => {
      const file = plainest(guide);
      expect(await judge.judge(file, file.truth)).toMatchObject({ verdict: 'right', warnings: [] });
    },
  );

  it('of books has the results that its vouchers have, whatever its type, chart, year and letters', async () => {
    for (let seed = 900; seed < 940; seed++) {
      const file = generate(seed, new Map([['medium', 1]]));
      expect(await judge.judge(file, file.truth), `seed ${seed}`).toMatchObject({
        verdict: 'right',
      });
    }
  });

  it('is read right or asked about, whatever its habits', async () => {
    const verdicts: string[] = [];
    for (let seed = 500; seed < 620; seed++) {
      const file = generate(seed);
      const { verdict, reason } = await judge.judge(file, file.truth);
      expect(verdict, `seed ${seed}: ${reason}`).not.toBe('wrong');
      verdicts.push(file.truth.mustAsk && verdict === 'asked' ? 'right' : verdict);
    }
    const right = verdicts.filter((verdict) => verdict === 'right');
    expect(right.length).toBeGreaterThan(verdicts.length * 0.9);
  });

  it('is read the same in another form, or asked about', async () => {
    for (let seed = 700; seed < 710; seed++) {
      const shown = new Set<number | null>();
      for (const form of FORMS) {
        const file = generate(seed, new Map([['medium', 0], ...form]));
        const { verdict, reason, shown: total } = await judge.judge(file, file.truth);
        expect(verdict, `seed ${seed} as ${form.join(' ')}: ${reason}`).not.toBe('wrong');
        if (verdict === 'right') shown.add(total);
      }
      expect([...shown].length, `seed ${seed}`).toBeLessThanOrEqual(1);
    }
  });

  it('is judged wrong where its figures are not those that are known', async () => {
    const file = plainest(0);
    const [total = 0] = file.truth.totals;
    const off = { ...file.truth, totals: [total + 1] };
    expect(await judge.judge(file, off)).toMatchObject({ verdict: 'wrong', shown: total });
  });
});

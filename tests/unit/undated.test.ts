import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { costsGuide } from '#features/costs/server/guide.ts';
import { salesGuide } from '#features/sales/server/guide.ts';
import { readHere } from '#support/read-here.ts';
import { ALL_OVER } from '#support/sales-table.ts';
import { storiesOf } from '#support/stories/story.ts';

/** One who is most of all that is bought or paid: advice on that names no time either. */
const ONE = 'Storkunden AB';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klarsikt-undated-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A made file without its days, in which four rows of five are of one customer or supplier. */
function undated(bytes: Uint8Array): Buffer {
  const [head = [], ...rows] = Buffer.from(bytes)
    .toString('utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split(';'));
  const [day, who] = [/datum/i, /kund|lever/i].map((test) =>
    head.findIndex((name) => test.test(name)),
  );
  if (day === undefined || day < 0) throw new RangeError(`no days in ${head.join(';')}`);
  const ofOne = rows.map((row, place) =>
    who === undefined || who < 0 || place % 5 === 0 ? row : row.with(who, ONE),
  );
  return Buffer.from([head, ...ofOne].map((row) => row.toSpliced(day, 1).join(';')).join('\n'));
}

it.each(storiesOf(1).map((story) => [story.kind, story] as const))(
  'a file without days is analysed, and names none: %s',
  async (_, story) => {
    for (const guide of [salesGuide, costsGuide]) {
      const purpose = guide === salesGuide ? 'sales' : 'costs';
      const read = await readHere(undated(story[purpose].bytes), 'fil.csv', purpose, folder);
      const run = { file: { id: 'f', name: 'fil.csv', ...read }, answers: {} };
      const basis = guide === salesGuide ? null : { revenue: null, industry: null };
      const more = { analyses: [], basis, today: ALL_OVER };
      const { facts } = await guide.run({ ...run, ...more } as never, async () => {});
      expect(facts.length).toBeGreaterThan(3);
      expect(facts.filter(({ period }) => period !== null)).toEqual([]);
    }
  },
);

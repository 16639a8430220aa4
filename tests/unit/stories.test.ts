import { describe, expect, it } from 'vitest';
import { analyseCostFile } from '#support/analyse-cost-file.ts';
import { analyseFile } from '#support/analyse-file.ts';
import { judgeStory } from '#support/stories/judge-story.ts';
import { storiesOf } from '#support/stories/story.ts';

/** `npm run stories` has twelve kinds and any number of seeds; these three take a second. */
const read = ['handel', 'restaurang', 'konsult'];
const quiet = ['konsult', 'salong', 'fastighet', 'städ'];

describe('companies to which something has happened', () => {
  it('are told of nearly all of it, and of nothing that has not happened', async () => {
    const verdicts = [];
    for (const { kind, sales, costs } of storiesOf(7)) {
      if (!read.includes(kind)) continue;
      const { result } = await analyseFile(sales.bytes, sales.name);
      verdicts.push(judgeStory(sales, result));
      verdicts.push(judgeStory(costs, await analyseCostFile(costs.bytes, costs.name)));
    }
    const named = verdicts.flatMap((verdict) => verdict.named);
    const missed = verdicts.flatMap((verdict) => verdict.missed);
    expect(named.length + missed.length).toBeGreaterThan(15);
    expect(named.length / (named.length + missed.length)).toBeGreaterThanOrEqual(0.9);
    expect(verdicts.flatMap((verdict) => verdict.invented)).toEqual([]);
  });

  it('are told of nothing where nothing has happened, however their bills vary', async () => {
    // Of these two seeds a search that asks for less names wages that chance made 3 % of the year.
    const stories = [10_144, 20_165].flatMap((seed) => storiesOf(seed, 0));
    const events = [];
    for (const { kind, costs } of stories) {
      if (!quiet.includes(kind)) continue;
      const { facts } = await analyseCostFile(costs.bytes, costs.name);
      events.push(...facts.filter(({ key }) => /\.event\.(level|once|started|stopped)$/.test(key)));
    }
    expect(events.map(({ subject, value }) => [subject?.name, value])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { analyseCostFile } from '#support/analyse-cost-file.ts';
import { analyseFile } from '#support/analyse-file.ts';
import { judgeStory } from '#support/stories/judge-story.ts';
import { storiesOf } from '#support/stories/story.ts';

/** `npm run stories` has twelve kinds and any number of seeds; these three take a second. */
const read = ['handel', 'restaurang', 'konsult'];

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
});

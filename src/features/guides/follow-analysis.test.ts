import { expect, test } from 'vitest';
import type { Progress } from './contract.ts';
import { followAnalysis } from './follow-analysis.ts';

const at = (stage: Progress['stage'], percent = 0): Progress => ({ stage, percent, text: stage });

/** A server that answers each time it is asked with the next of these; an Error breaks the line. */
function server(...answers: (Progress | Error)[][]) {
  const seen: Progress['stage'][] = [];
  let asked = 0;
  async function* ask() {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    for (const event of answer) {
      if (event instanceof Error) throw event;
      yield event;
    }
  }
  const follow = (expected: boolean) =>
    followAnalysis({
      ask,
      expected,
      onProgress: ({ stage }) => seen.push(stage),
      pause: async () => {},
    });
  return { follow, seen, asked: () => asked };
}

test('an analysis is followed through its stages to its end', async () => {
  const { follow, seen } = server([at('queued'), at('computing', 50), at('done', 100)]);
  expect(await follow(false)).toEqual({ kind: 'ended' });
  expect(seen).toEqual(['queued', 'computing']);
});

test('where nothing runs there is nothing to follow', async () => {
  expect(await server([at('done', 100)]).follow(false)).toEqual({ kind: 'none' });
  expect(await server([at('failed')]).follow(false)).toEqual({ kind: 'none' });
  expect(await server([]).follow(false)).toEqual({ kind: 'none' });
});

test('a failure is told in the words of the server', async () => {
  expect(await server([at('reading'), at('failed')]).follow(false)).toEqual({
    kind: 'failed',
    text: 'failed',
  });
});

test('a line that breaks while the analysis runs is taken up again', async () => {
  const lost = new TypeError('network');
  const { follow, seen } = server([at('reading'), lost], [lost], [at('writing'), at('done')]);
  expect(await follow(false)).toEqual({ kind: 'ended' });
  expect(seen).toEqual(['reading', 'writing']);
});

test('an analysis that ended while the line was broken has ended', async () => {
  const { follow } = server([at('reading')], [at('done')]);
  expect(await follow(false)).toEqual({ kind: 'ended' });
});

test('a server that is not there is told at once where nothing is known to run', async () => {
  await expect(server([new TypeError('network')]).follow(false)).rejects.toThrow('network');
});

test('a server that stays away is given up after half a minute', async () => {
  const { follow, asked } = server([new TypeError('network')]);
  await expect(follow(true)).rejects.toThrow('network');
  expect(asked()).toBe(16);
});

import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createKeptAnswers } from './kept-answers.ts';

/** Makes answers and counts how often each was made. */
function maker() {
  const made: string[] = [];
  const make =
    (name: string, text = name) =>
    () => {
      made.push(name);
      return Promise.resolve(text);
    };
  return { made, make };
}

test('an answer is made once, however many ask for it at the same time', async () => {
  const answers = createKeptAnswers(1e6);
  const { made, make } = maker();
  const all = await Promise.all([1, 2, 3].map(() => answers('a', make('a'))));
  await answers('a', make('a'));
  expect(made).toEqual(['a']);
  for (const { identity, gzip, etag } of all) {
    expect(gunzipSync(gzip).equals(identity)).toBe(true);
    expect(etag).toBe(all[0]?.etag);
  }
});

test('there is an end to what is kept: what was asked for longest ago is made again', async () => {
  const answers = createKeptAnswers(2500);
  const { made, make } = maker();
  const long = 'x'.repeat(1000);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await answers(name, make(name, long));
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('an answer larger than all that may be kept is sent, and not kept', async () => {
  const answers = createKeptAnswers(100);
  const { made, make } = maker();
  for (const _ of [1, 2]) await answers('a', make('a', 'x'.repeat(1000)));
  expect(made).toEqual(['a', 'a']);
});

test('one that failed is tried again', async () => {
  const answers = createKeptAnswers(1e6);
  await expect(answers('a', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
  expect(String((await answers('a', () => Promise.resolve('now'))).identity)).toBe('now');
});

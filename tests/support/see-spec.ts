import type { Page } from 'playwright-core';
import type { RunnerTestCase, RunnerTestSuite } from 'vitest';
import { afterAll, afterEach, expect } from 'vitest';
import { type SpecTexts, specTexts } from './spec-strings.ts';
import { unseenTexts } from './unseen-texts.ts';

/** What stands for what differs: `sees(page, '/sales, uploaded', { filename: 'mars.csv' })`. */
type Values = Record<string, string | number>;

const patterns: Record<string, string> = {
  N: '\\d+',
  date: '\\d{4}-\\d{2}-\\d{2}',
  filename: '.+',
  '...': '.*',
};

const escaped = (text: string | number) => String(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text of the specification as a pattern of the whole of what is read. */
export function specPattern(text: string, values: Values = {}): string {
  const parts = text.split(/\{(.+?)\}/).map((part, index) => {
    if (index % 2 === 0) return escaped(part);
    return part in values ? escaped(values[part] ?? '') : (patterns[part] ?? escaped(`{${part}}`));
  });
  return `^${parts.join('')}$`;
}

/**
 * For a story's file, once: gives what looks for the texts of one of its places on the screen, and sees
 * to it that the stories of the file have been at every one of them.
 */
export function specStory<Story extends keyof typeof specTexts>(name: Story) {
  type Place = keyof (typeof specTexts)[Story] & string;
  const places: Record<string, SpecTexts> = specTexts[name];
  const visited = new Set<string>();

  let file: RunnerTestSuite | null = null;
  afterEach(({ task }) => {
    file = task.file;
  });
  afterAll(() => {
    // A part of the stories is not everywhere, and one that failed tells more than this.
    if (file === null || !allPassed(file)) return;
    const unvisited = Object.keys(places).filter((place) => !visited.has(place));
    expect(unvisited, 'places whose texts no story has looked for').toEqual([]);
  });

  return async (page: Page, place: Place, values?: Values): Promise<void> => {
    const { says, within = 'body' } = places[place] ?? { says: ['a place of the table'] };
    const wanted = says.map((text) => ({ text, pattern: specPattern(text, values) }));
    await expect
      .poll(() => page.evaluate(unseenTexts, { within, wanted }), {
        message: `not seen at ${place}`,
      })
      .toEqual([]);
    visited.add(place);
  };
}

function allPassed({ tasks }: RunnerTestSuite): boolean {
  return tasks.every((task: RunnerTestCase | RunnerTestSuite) =>
    task.type === 'suite' ? allPassed(task) : task.result?.state === 'pass',
  );
}

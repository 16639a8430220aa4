import { afterEach, expect, test, vi } from 'vitest';
import { stubWindow } from '#support/browser-window.ts';
import { recentCommands, rememberCommand } from './recent.ts';

afterEach(() => vi.unstubAllGlobals());

test('the commands used last come first, each once, four at most', () => {
  stubWindow();
  for (const id of ['a', 'b', 'c', 'a', 'd', 'e']) rememberCommand('asa', id);
  expect(recentCommands('asa')).toEqual(['e', 'd', 'a', 'c']);
  expect(recentCommands('bo')).toEqual([]);
});

test.each([
  ['an older form', '{"a":1}', []],
  ['half nonsense', '["a",7,null,"b"]', ['a', 'b']],
  ['no list', '"a"', []],
])('used commands stored in %s are read as far as they can be', (_, text, commands) => {
  stubWindow({ 'draft/asa/palette-recent': text });
  expect(recentCommands('asa')).toEqual(commands);
});

import { afterEach, expect, test, vi } from 'vitest';
import { stubFullWindow, stubRefusingWindow, stubWindow } from '#support/browser-window.ts';
import { dropDraft, keepDraft, readDraft, wipeDrafts } from './draft-store.ts';

afterEach(() => vi.unstubAllGlobals());

test('what was written in a form is there when the user is back', () => {
  stubWindow();
  keepDraft('asa', 'forsaljning', { mal: 'växa', anstallda: 3 });
  expect(readDraft('asa', 'forsaljning')).toEqual({ mal: 'växa', anstallda: 3 });
});

test("nobody reads another user's draft, nor one of another form", () => {
  stubWindow();
  keepDraft('asa', 'forsaljning', 'hennes');
  expect(readDraft('bo', 'forsaljning')).toBeNull();
  expect(readDraft('asa', 'kostnader')).toBeNull();
});

test('a draft that was sent is gone, and only that one', () => {
  stubWindow();
  keepDraft('asa', 'forsaljning', 1);
  keepDraft('asa', 'kostnader', 2);
  dropDraft('asa', 'forsaljning');
  expect(readDraft('asa', 'forsaljning')).toBeNull();
  expect(readDraft('asa', 'kostnader')).toBe(2);
});

test("logging out wipes everyone's drafts and leaves what is no draft", () => {
  const { localStorage } = stubWindow({ theme: 'dark' });
  keepDraft('asa', 'forsaljning', 1);
  keepDraft('bo', 'kontakt', 2);
  wipeDrafts();
  expect({ ...localStorage }).toEqual({ theme: 'dark' });
});

test('a draft that cannot be read is no draft', () => {
  stubWindow({ 'draft/asa/forsaljning': '{"mal":' });
  expect(readDraft('asa', 'forsaljning')).toBeNull();
});

test.each([
  ['refuses to store anything', stubRefusingWindow],
  ['has a full disk', stubFullWindow],
])('in a browser that %s forms work, without drafts', (_, stub) => {
  stub();
  keepDraft('asa', 'forsaljning', 1);
  expect(readDraft('asa', 'forsaljning')).toBeNull();
  dropDraft('asa', 'forsaljning');
  wipeDrafts();
});

test('a fault of another kind is not taken for a refusal', () => {
  vi.stubGlobal('window', {});
  expect(() => readDraft('asa', 'forsaljning')).toThrow(TypeError);
});

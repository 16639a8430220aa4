import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldAt, foldsList } from './fold-at.ts';

const sentence = (letters: number) => `${'a'.repeat(letters - 1)}.`;

it('shows a text whole where little would be folded', () => {
  expect(foldAt('')).toBeNull();
  expect(foldAt('\n\n')).toBeNull();
  expect(foldAt(sentence(400))).toBeNull();
  expect(foldAt(`${sentence(400)}\n\n${sentence(200)}`)).toBeNull();
});

it('knows whether what is below goes on with a list', () => {
  const item = `- ${sentence(398)}`;
  const folded = (text: string) => foldsList(text, foldAt(text) ?? 0);
  expect(folded(`${item}\n${item}`)).toBe(true);
  expect(folded(`${item}\n\n${sentence(300)}`)).toBe(false);
  expect(folded(`${sentence(400)}\n${item}`)).toBe(false);
});

it('folds a long text after a whole line', () => {
  const first = `${sentence(200)}\n\n${sentence(200)}`;
  expect(foldAt(`${first}\n\n${sentence(300)}`)).toBe(first.length);
});

it('never folds within a line, however long it is', () => {
  expect(foldAt(sentence(2000))).toBeNull();
  expect(foldAt(`${sentence(2000)}\n${sentence(300)}`)).toBe(2000);
});

it.each(['## Personal', '**Det som har betytt mest:**', 'Så här gör du:'])(
  'leaves %s to what it stands over',
  (heading) => {
    const text = `${sentence(300)}\n\n${heading}\n- ${sentence(400)}`;
    expect(foldAt(text)).toBe(300);
  },
);

it('folds at the end of a line of any text, and leaves more than a line', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 300 }), { maxLength: 20 }), (lines) => {
      const text = lines.join('\n');
      const at = foldAt(text);
      if (at === null) return;
      expect(at).toBeGreaterThan(0);
      expect(text[at]).toBe('\n');
      expect(text.slice(0, at).trim()).not.toBe('');
      expect(text.length - at).toBeGreaterThanOrEqual(240);
    }),
  );
});

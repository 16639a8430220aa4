import { expect, test } from 'vitest';
import { drawnInResult, someFact } from '#support/some-fact.ts';
import { FoldedText } from './folded-text.tsx';

const long = `## Lokaler\n${'Hyran är hög. '.repeat(24).trim()}\n\n## El\n${'Priset rör sig. '.repeat(24).trim()}`;

test('the rest of a long text waits on a phone behind a button that says of what', () => {
  const page = drawnInResult(<FoldedText text={long} path="summary" level={3} about="Kostnader" />);
  const button = page.one('button', 'Visa mer: Kostnader');
  expect(button.attribute('aria-expanded')).toBe('false');
  expect(page.markup).toMatch(
    new RegExp(`id="${button.attribute('aria-controls')}" class="[^"]*max-sm:hidden"`),
  );
  expect(page.outline).toEqual(['3 Lokaler', '3 El']);
});

test('one that is open from the first hides nothing', () => {
  const page = drawnInResult(
    <FoldedText open text={long} path="summary" level={3} about="Kostnader" />,
  );
  expect(page.one('button', 'Visa mindre: Kostnader').attribute('aria-expanded')).toBe('true');
  expect(page.markup).not.toContain('max-sm:hidden');
});

test('a short text is shown as it is', () => {
  const page = drawnInResult(
    <FoldedText text="Hyran är hög." path="summary" level={3} about="Kostnader" />,
  );
  expect(page.all('button')).toEqual([]);
  expect(page.text).toBe('Hyran är hög.');
});

test('figures after the fold open their receipts too, also in a part of a text', () => {
  const whole = `Inledning.\n${long} 817 860 kr`;
  const start = whole.indexOf('817 860 kr');
  const page = drawnInResult(
    <FoldedText text={whole.slice(11)} offset={11} path="summary" level={3} about="Kostnader" />,
    [someFact('F1')],
    [{ path: 'summary', start, end: start + '817 860 kr'.length, factId: 'F1' }],
  );
  expect(page.names('button')).toEqual(['817 860 kr', 'Visa mer: Kostnader']);
});

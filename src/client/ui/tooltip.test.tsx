import { expect, test } from 'vitest';
import { drawn } from '#support/screen.ts';
import { Button } from './button.tsx';
import { LazyVisible } from './lazy-visible.tsx';
import { ScriptsNeeded } from './scripts-needed.tsx';
import { Toaster } from './toaster.tsx';
import { Toasts } from './toasts.tsx';
import { Tooltip } from './tooltip.tsx';

test('the text of a tooltip is no part of its control before it is opened', () => {
  const page = drawn(
    <Tooltip text="Byt till mörkt läge">
      <Button aria-label="Tema" />
    </Tooltip>,
  );
  expect(page.one('button', 'Tema').attribute('aria-describedby')).toBeUndefined();
  expect(page.markup).toContain('role="tooltip"');
  expect(page.text).toBe('Tema');
});

test('what is costly to draw waits behind a placeholder until the reader comes near', () => {
  const page = drawn(<LazyVisible placeholder="Ett diagram kommer här">Diagrammet</LazyVisible>);
  expect(page.text).toBe('Ett diagram kommer här');
});

test('a page built before anyone reads it has no toasts, and no place for them', () => {
  expect(drawn(<Toasts />).markup).toBe('');
  expect(drawn(<Toaster />).names('listitem')).toEqual([]);
});

test('a browser without scripts is told what is needed', () => {
  const { markup, text } = drawn(<ScriptsNeeded />);
  expect(markup).toContain('Det här kräver JavaScript.');
  expect(text).toBe('');
});

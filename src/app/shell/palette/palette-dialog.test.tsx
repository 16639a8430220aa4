import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubWindow } from '#support/browser-window.ts';
import { drawnOnPage, someUser } from '#support/routed.ts';
import { navLinks } from '../nav-links.ts';
import { palette as paletteRequests } from '../opened.ts';
import PaletteDialog from './palette-dialog.tsx';
import { PaletteHint } from './palette-hint.tsx';
import { rememberCommand } from './recent.ts';

beforeEach(() => void stubWindow());
afterEach(() => vi.unstubAllGlobals());

const palette = (user = someUser) =>
  drawnOnPage(<PaletteDialog onClose={() => undefined} />, { user }).one('dialog', 'Kommandon');

test('the palette is a field that holds the keyboard, over a list with one chosen', () => {
  const dialog = palette();
  const field = dialog.one('combobox', 'Sök kommando');
  const options = dialog.one('listbox', 'Kommandon').all('option');
  expect(field.attribute('aria-activedescendant')).toBe(options[0]?.attribute('id'));
  expect(options.filter((option) => option.attribute('aria-selected') === 'true')).toHaveLength(1);
  expect(options.every((option) => option.attribute('tabindex') === '-1')).toBe(true);
  expect(dialog.one('status').text).toBe(`${options.length} val`);
});

test('every page of the navigation can be gone to, and what can be done can be done', () => {
  const names = palette().names('option');
  for (const { label } of navLinks) expect(names).toContain(`${label} Sida`);
  for (const name of [
    'Starta försäljningsanalys Gör',
    'Ladda upp en kostnadsfil Gör',
    'Skapa handlingsplan Gör',
    'Uppgradera plan Sida',
    'Byt till mörkt läge Gör',
    'Logga ut Gör',
  ])
    expect(names).toContain(name);
});

test.each([
  ['user', false],
  ['admin', true],
] as const)('a %s is offered the administration: %s', (role, offered) => {
  const names = palette({ ...someUser, role }).names('option');
  expect(names.includes('Administration Sida')).toBe(offered);
});

test('what was used last comes first and says so, for who used it', () => {
  rememberCommand(someUser.id, 'theme');
  rememberCommand(someUser.id, '/documents');
  expect(palette().names('option').slice(0, 3)).toEqual([
    'Filer Senast',
    'Byt till mörkt läge Senast',
    'Starta försäljningsanalys Gör',
  ]);
  expect(palette({ ...someUser, id: 'bo' }).names('option')[0]).toBe(
    'Starta försäljningsanalys Gör',
  );
});

test('no two commands have one id: each is remembered by its own', () => {
  const ids = palette()
    .all('option')
    .map((option) => option.attribute('id'));
  expect(new Set(ids).size).toBe(ids.length);
});

test('whoever does not know the keys learns them at the button', () => {
  const hint = drawnOnPage(<PaletteHint />).one('button', 'Sök eller gå till');
  expect(hint.attribute('aria-keyshortcuts')).toBe('Control+K Meta+K');
  expect(hint.attribute('aria-haspopup')).toBe('dialog');
});

test('asking for the palette opens it for whoever listens, until they stop', () => {
  let times = 0;
  const stop = paletteRequests.whenOpened(() => {
    times += 1;
  });
  paletteRequests.open();
  stop();
  paletteRequests.open();
  expect(times).toBe(1);
});

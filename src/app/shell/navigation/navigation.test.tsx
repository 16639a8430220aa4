import { expect, test } from 'vitest';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import { drawnOnPage, someUser } from '#support/routed.ts';
import { navLinks } from '../nav-links.ts';
import { ThemeToggle } from '../theme/theme-toggle.tsx';
import { Logo } from './logo.tsx';
import { PublicMenu } from './public-menu.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

test('the navigation has every page in the order of the specification', () => {
  const nav = drawnOnPage(<SideNavigation />).one('navigation', 'Huvudmeny');
  expect(nav.names('link')).toEqual(navLinks.map(({ label }) => label));
  expect(nav.all('link').map((link) => link.attribute('href'))).toEqual(
    navLinks.map(({ to }) => to),
  );
});

test('the way to the administration is there for those who may open it', () => {
  const nav = drawnOnPage(<SideNavigation />, { user: { ...someUser, role: 'admin' } });
  expect(nav.one('navigation', 'Huvudmeny').names('link').at(-1)).toBe('Administration');
});

test.each([
  ['/dashboard', ['Översikt']],
  ['/checkout-success', ['Översikt']],
  ['/Sales/', ['Försäljning']],
  ['/f%C3%B6rs%C3%A4ljning', ['Försäljning']],
  ['/branschinsikter', ['Branschinsikter']],
  ['/dokument', ['Filer']],
  ['/subscribe', []],
  ['/dashboard/annat', []],
])('at %s the navigation says that one is at %j', (at, names) => {
  const nav = drawnOnPage(<SideNavigation />, { at }).one('navigation');
  const current = nav.all('link').filter((link) => link.attribute('aria-current') === 'page');
  expect(current.map(({ name }) => name)).toEqual(names);
});

test('who is signed in, and for which company, stands at the foot with the way out', () => {
  const page = drawnOnPage(<SideNavigation />, { user: someUser });
  expect(page.text).toContain('Ångbageriet AB asa@angbageriet.example');
  expect(page.names('button')).toEqual([
    'Öppna menyn',
    'Sök eller gå till',
    'Logga ut',
    'Byt till mörkt läge',
  ]);
});

test('the menu of a phone is opened by a button that says what comes', () => {
  const button = drawnOnPage(<SideNavigation />).one('button', 'Öppna menyn');
  expect(button.attribute('aria-haspopup')).toBe('dialog');
});

test('the menu of the public pages has their links and both ways in', () => {
  const page = drawnOnPage(<PublicMenu open onClose={() => undefined} />, { at: '/', user: null });
  const menu = page.one('dialog', 'Meny');
  expect(menu.one('navigation', 'Huvudmeny').names('link')).toEqual([
    'Funktioner',
    'Priser',
    'Demo',
    'Hjälpcenter',
    'Kontakt',
    'Om oss',
  ]);
  expect(menu.one('link', 'Kom igång').attribute('href')).toBe('/signup');
  expect(menu.one('link', 'Logga in').attribute('href')).toBe('/login');
});

test('a menu that is closed is not in the page', () => {
  const page = drawnOnPage(<PublicMenu open={false} onClose={() => undefined} />, { at: '/' });
  expect(page.text).toBe('');
});

test('the first stop of the keyboard leads past the navigation to the page', () => {
  const link = drawnOnPage(<SkipLink />).one('link', 'Hoppa till innehållet');
  expect(link.attribute('href')).toBe(`#${MAIN_ID}`);
});

test('the mark of the product is its name and leads home', () => {
  expect(
    drawnOnPage(<Logo to="/" />)
      .one('link', 'Klarsikt')
      .attribute('href'),
  ).toBe('/');
});

test('the button for the theme is called by what it does', () => {
  expect(drawnOnPage(<ThemeToggle />).names('button')).toEqual(['Byt till mörkt läge']);
});

function Ready() {
  return useHydrated() ? 'körs' : 'byggd';
}

test('a page that is built beforehand knows that its scripts do not run yet', () => {
  expect(drawnOnPage(<Ready />).text).toBe('byggd');
});

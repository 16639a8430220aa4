import { expect, test } from 'vitest';
import { LoadingScreen } from '#client/ui/loading-screen.tsx';
import { drawnOnPage } from '#support/routed.ts';
import { brand } from '../../../brand.ts';
import { shellTexts } from '../texts.ts';
import PlainLayout from './plain-layout.tsx';
import PublicLayout from './public-layout.tsx';

const publicPage = () => drawnOnPage(<PublicLayout />, { at: '/', user: null });

test.each([
  ['public', PublicLayout],
  ['plain', PlainLayout],
])('on a %s page the keyboard first meets the way past the head', (_, Layout) => {
  const page = drawnOnPage(<Layout />, { at: '/', user: null });
  const [first] = page.all('link');
  expect(first?.name).toBe('Hoppa till innehållet');
  const main = page.one('main');
  expect(first?.attribute('href')).toBe(`#${main.attribute('id')}`);
  expect(main.attribute('tabindex')).toBe('-1');
});

test('the head of a public page has the way to what it is, what it costs and the ways in', () => {
  const page = publicPage();
  expect(page.one('navigation', 'Huvudmeny').names('link')).toEqual(['Funktioner', 'Priser']);
  expect(page.one('link', 'Logga in').attribute('href')).toBe('/login');
  expect(page.one('link', 'Kom igång').attribute('href')).toBe('/signup');
  expect(page.one('button', 'Öppna menyn').attribute('aria-haspopup')).toBe('dialog');
});

test('the foot of a public page has every group of links and where to write', () => {
  const page = publicPage();
  const foot = page.one('navigation', 'Sidfot');
  const labels = shellTexts.footer.groups.flatMap(({ links }) => links.map(({ label }) => label));
  for (const label of labels) expect(foot.names('link')).toContain(label);
  expect(page.one('link', brand.supportEmail).attribute('href')).toBe(
    `mailto:${brand.supportEmail}`,
  );
});

test('the choice of cookies can be changed from every public page', () => {
  expect(publicPage().text).toContain('Cookies');
});

test('a page of one task has no menu to be lost in', () => {
  const page = drawnOnPage(<PlainLayout />, { at: '/login', user: null });
  expect(page.all('navigation')).toEqual([]);
  expect(page.names('link')).toEqual(['Hoppa till innehållet', 'Klarsikt']);
  expect(page.markup).toContain('Det här kräver JavaScript.');
});

test('a page on its way is busy and says so', () => {
  const page = drawnOnPage(<LoadingScreen />);
  expect(page.one('main').attribute('aria-busy')).toBe('true');
  expect(page.one('status').text).toBe('Laddar...');
});

import { afterEach, expect, test, vi } from 'vitest';
import { absolute, origin } from '#client/origin.ts';
import { pageMeta } from '#client/page-meta.ts';
import { pageAddresses } from '#contract/pages.ts';
import { drawnOnPage } from '#support/routed.ts';
import { PageIdentity } from './page-identity.tsx';
import { ShellContext } from './shell-context.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page has the name of the product after its own, also where it is shared', () => {
  expect(pageMeta('Hjälpcenter')).toEqual([
    { title: 'Hjälpcenter – Klarsikt' },
    { property: 'og:title', content: 'Hjälpcenter – Klarsikt' },
  ]);
  expect(pageMeta('Demo', 'Från fil till resultat.')).toContainEqual({
    name: 'description',
    content: 'Från fil till resultat.',
  });
});

test("the product's address is what the server wrote, else where the page came from", () => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost:3000' } });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  expect(origin()).toBe('http://localhost:3000');
  vi.stubGlobal('document', {
    documentElement: { dataset: { origin: 'https://klarsikt.example' } },
  });
  expect(absolute('/hjälpcenter')).toBe('https://klarsikt.example/hj%C3%A4lpcenter');
});

/** What the head of a page says: links and metas by name, and the way to it. */
function headOf(routeId: string, isShell = false) {
  const { markup } = drawnOnPage(
    <ShellContext value={isShell}>
      <PageIdentity />
    </ShellContext>,
    { routeId },
  );
  return {
    listed: !markup.includes('content="noindex"'),
    canonical: /rel="canonical" href="([^"]+)"/.exec(markup)?.[1]?.replace(origin(), ''),
    shared: markup.includes('property="og:image"'),
    ways: markup.includes('application/ld+json'),
  };
}

test.each(Object.entries(pageAddresses))('page %s is found as its kind is to be', (id, page) => {
  const outside = page.kind !== 'inside';
  const head = headOf(id);
  expect(head.listed).toBe(page.kind === 'content');
  expect(head.canonical).toBe(outside ? encodeURI(page.paths[0]) : undefined);
  expect(head.shared).toBe(outside);
  expect(head.ways).toBe(page.kind === 'content' && id !== 'landing');
});

test('another address of a page has the canonical one of the page', () => {
  expect(headOf('contact:1').canonical).toBe('/contact');
});

test.each([
  ['the page that says there is none', 'not-found', false],
  ['the shell that stands for any page', 'landing', true],
])('%s is not for search engines and has no address of its own', (_, id, isShell) => {
  expect(headOf(id, isShell)).toEqual({
    listed: false,
    canonical: undefined,
    shared: false,
    ways: false,
  });
});

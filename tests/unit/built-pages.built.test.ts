import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ORIGIN_MARK } from '#contract/origin.ts';
import { foundAddresses, pageAt, prerenderedAddresses } from '#contract/pages.ts';
import { helpCategories } from '#features/site/texts/help.ts';

const folder = 'build/client';

function built(path: string): string {
  const file = join(folder, encodeURI(path), 'index.html');
  if (!existsSync(file)) throw new Error(`${file} is not built: run npx react-router build first.`);
  return readFileSync(file, 'utf8');
}

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const named = (html: string, name: string) =>
  first(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));

describe('every page that is built', () => {
  it.each(prerenderedAddresses())('says what it is: %s', (path) => {
    const html = built(path);
    const title = first(html, /<title>([^<]+)<\/title>/);
    expect(title).toMatch(/ – Klarsikt$/);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html).toContain('<html lang="sv"');
    expect(named(html, 'og:title')).toBe(title);
    expect(html).not.toMatch(/ style="/);
    // A link into the page leads to the first of two.
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('has one address, which its other addresses point at', () => {
    for (const path of prerenderedAddresses()) {
      const main = pageAt(path);
      const canonical = first(built(path), /<link rel="canonical" href="([^"]*)"/);
      if (main === null) expect(canonical, path).toBe('');
      else expect(pageAt(canonical.slice(ORIGIN_MARK.length))?.id, path).toBe(main.id);
    }
    const helps = ['/help-center', '/hjälpcenter'].map(built);
    for (const html of helps) {
      expect(html).toContain(`rel="canonical" href="${ORIGIN_MARK}/help-center"`);
      expect(named(html, 'og:url')).toBe(`${ORIGIN_MARK}/help-center`);
    }
  });

  it('can be shared with a picture and a sentence where it is for anyone', () => {
    const titles = new Set<string>();
    for (const path of foundAddresses()) {
      const html = built(path);
      titles.add(named(html, 'og:title'));
      expect(named(html, 'description').length, path).toBeGreaterThan(40);
      expect(named(html, 'og:description')).toBe(named(html, 'description'));
      expect(named(html, 'og:image')).toBe(`${ORIGIN_MARK}/og.png`);
      expect(named(html, 'twitter:card')).toBe('summary_large_image');
    }
    expect(titles.size).toBe(foundAddresses().length);
  });

  it('is kept from search engines unless it is for anyone to find', () => {
    for (const path of prerenderedAddresses()) {
      const main = pageAt(path);
      const listed = main !== null && foundAddresses().some((each) => pageAt(each)?.id === main.id);
      expect(named(built(path), 'robots'), path).toBe(listed ? '' : 'noindex');
    }
    const shell = readFileSync(join(folder, '__spa-fallback.html'), 'utf8');
    expect(named(shell, 'robots')).toBe('noindex');
    expect(shell).not.toContain('rel="canonical"');
    expect(foundAddresses().includes('/login')).toBe(false);
  });
});

describe('what search engines are told in data', () => {
  const dataOf = (path: string) =>
    [...built(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
    );

  it('is the company, its product and the prices of its plans', () => {
    const [data] = dataOf('/');
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Organization', url: `${ORIGIN_MARK}/` },
        {
          '@type': 'SoftwareApplication',
          offers: [
            { price: 0, priceCurrency: 'SEK' },
            { price: 349, priceSpecification: { unitCode: 'MON', valueAddedTaxIncluded: false } },
            { price: 3400, priceSpecification: { unitCode: 'ANN', valueAddedTaxIncluded: false } },
          ],
        },
      ],
    });
  });

  it('is every question of the help centre with the answer that the page shows', () => {
    const faq = dataOf('/help-center').find((data) => data['@type'] === 'FAQPage');
    const asked = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(asked.map(({ name }) => name)).toEqual(
      helpCategories.flatMap(({ questions }) => questions.map(({ question }) => question)),
    );
    for (const { acceptedAnswer } of asked) {
      expect(acceptedAnswer.text.length).toBeGreaterThan(20);
      expect(acceptedAnswer.text).not.toContain('undefined');
    }
  });

  it('is the way to every page below the start page', () => {
    for (const path of foundAddresses().filter((each) => each !== '/')) {
      const way = dataOf(path).find((data) => data['@type'] === 'BreadcrumbList');
      expect(way, path).toMatchObject({
        itemListElement: [
          { position: 1, item: `${ORIGIN_MARK}/` },
          { position: 2, item: ORIGIN_MARK + path },
        ],
      });
    }
  });
});

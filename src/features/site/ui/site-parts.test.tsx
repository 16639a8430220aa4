import { expect, test } from 'vitest';
import { plans } from '#features/billing/plans.ts';
import { drawnOnPage } from '#support/routed.ts';
import { helpCategories } from '../texts/help.ts';
import { HelpCategoryList } from './help-category.tsx';
import { LinkedPoint, LinkedText } from './linked-text.tsx';
import NotFoundPage from './not-found-page.tsx';
import { productData, questionsData } from './structured-data.ts';

test('where no page is one is told so, with the likely ways on', () => {
  const page = drawnOnPage(<NotFoundPage />, { at: '/finns-inte', user: null });
  expect(page.outline).toEqual(['1 404 Page Not Found', '2 Kanske letade du efter']);
  expect(page.one('link', 'Till startsidan').attribute('href')).toBe('/');
  expect(page.one('list').all('link')).toHaveLength(4);
});

test.each([
  [
    'Skriv till support@klarsikt.example nu.',
    'support@klarsikt.example',
    'mailto:support@klarsikt.example',
  ],
  ['Se www.imy.se för mer.', 'www.imy.se', 'https://www.imy.se'],
  ['Läs integritetspolicyn.', 'integritetspolicyn', '/privacy'],
])('in “%s” the address can be pressed, and the text reads on', (text, name, href) => {
  const page = drawnOnPage(<LinkedText>{text}</LinkedText>);
  expect(page.text).toBe(text);
  expect(page.one('link', name).attribute('href')).toBe(href);
});

test('a point stands out in what it is about, and is whole', () => {
  const page = drawnOnPage(
    <ul>
      <LinkedPoint>Kontot: sparas i 12 månader.</LinkedPoint>
    </ul>,
  );
  expect(page.one('listitem').text).toBe('Kontot: sparas i 12 månader.');
});

test('every question of the help has its answer under it, folded until it is asked for', () => {
  for (const category of helpCategories) {
    const page = drawnOnPage(<HelpCategoryList category={category} open={false} />, {
      at: '/help-center',
    });
    expect(page.outline).toEqual([
      `2 ${category.title}`,
      ...category.questions.map(({ question }) => `3 ${question}`),
    ]);
    const open = page.all('group').filter((group) => group.attribute('open') !== undefined);
    expect(open).toHaveLength(1);
  }
});

test('an answer that an address names is open, and a search opens them all', () => {
  const [category] = helpCategories;
  if (category === undefined) throw new Error('there is no help');
  const [question] = category.questions;
  const openAt = (hash: string, open: boolean) =>
    drawnOnPage(<HelpCategoryList category={category} open={open} />, { at: `/help-center${hash}` })
      .all('group')
      .filter((group) => group.attribute('open') !== undefined).length;
  expect(openAt(`#${question?.id}`, false)).toBe(2);
  expect(openAt('', true)).toBe(1 + category.questions.length);
});

test('search engines are told the prices that the page shows', () => {
  const [, application] = productData()['script:ld+json']['@graph'];
  const prices = JSON.stringify(application).match(/"price":\d+,"priceCurrency":"SEK","unitCode"/g);
  expect(prices?.map((price) => Number(/\d+/.exec(price)))).toEqual([
    plans.free.monthly,
    plans.pro.monthly,
    plans.pro.yearly,
  ]);
});

test('search engines are told each question of the help with its whole answer', () => {
  const { mainEntity } = questionsData(helpCategories)['script:ld+json'];
  expect(mainEntity).toHaveLength(helpCategories.flatMap(({ questions }) => questions).length);
  for (const { name, acceptedAnswer } of mainEntity) {
    expect(name).toMatch(/\?$/);
    expect(acceptedAnswer.text.length).toBeGreaterThan(20);
  }
});

import { describe, expect, it, test } from 'vitest';
import { foundIn, mixed, ranked, score } from './match.ts';

const item = (id: string, label: string, keywords = '') => ({ id, label, keywords });
const items = [
  item('overview', 'Översikt', 'start hem'),
  item('sales', 'Försäljning'),
  item('upload', 'Ladda upp en försäljningsfil', 'csv excel'),
  item('logout', 'Logga ut', 'avsluta'),
];
const found = (query: string, recent: string[] = []) =>
  ranked(items, query, recent).map(({ id }) => id);

describe('the search for a command', () => {
  it('takes å, ä and ö with and without their dots, in any case', () => {
    for (const query of ['Översikt', 'oversikt', 'ÖVERS', 'overs'])
      expect(found(query)).toEqual(['overview']);
    expect(found('forsalj')).toEqual(['sales', 'upload']);
  });

  it('puts what begins with the query before what only holds it', () => {
    expect(found('försäljning')[0]).toBe('sales');
    expect(score('fil', item('a', 'Fil'))).toBeGreaterThan(score('fil', item('b', 'Profil')));
  });

  it('finds by other words, by several words and by letters in order', () => {
    expect(found('excel')).toEqual(['upload']);
    expect(found('ladda fil')).toEqual(['upload']);
    expect(found('lgut')).toEqual(['logout']);
    expect(found('kamel')).toEqual([]);
  });

  it('shows everything before anything is typed, what was used lately first', () => {
    expect(found('', ['logout', 'sales'])).toEqual(['logout', 'sales', 'overview', 'upload']);
  });
});

const command = { label: 'Ladda upp en försäljningsfil', keywords: 'csv excel importera' };

test.each([
  ['ladda', 8],
  ['upp', 6],
  ['säljning', 4],
  ['LADDA', 8],
  ['forsalj', 6],
  ['excel', 3],
  ['importera', 3],
  ['ladda excel', 11],
  ['ladda pdf', 0],
  ['lufil', 2],
  ['lx', 0],
  ['csl', 0],
])('%j fits a command with %d points: the more, the nearer', (query, points) => {
  expect(score(query, command)).toBe(points);
});

test('among what fits equally, what was used lately comes first', () => {
  const items = ['Kostnader', 'Kontakt', 'Konto'].map((label) => ({
    id: label,
    label,
    keywords: '',
  }));
  expect(ranked(items, 'ko', ['Konto']).map(({ id }) => id)).toEqual([
    'Konto',
    'Kostnader',
    'Kontakt',
  ]);
  expect(ranked(items, '  ', []).map(({ id }) => id)).toEqual(['Kostnader', 'Kontakt', 'Konto']);
  expect(ranked(items, 'kont', ['Kostnader']).map(({ id }) => id)).toEqual(['Kontakt', 'Konto']);
});

test('names of the company’s own data are found by all words, those that begin with them first', () => {
  const names = ['Svart Kaffe', 'Kaffe mörkrost', 'Kaffekvarn', 'Te', 'Öl & kaffe'];
  expect(foundIn(names, 'kaffe', 3)).toEqual(['Kaffe mörkrost', 'Kaffekvarn', 'Svart Kaffe']);
  expect(foundIn(names, 'KAFFE ol', 5)).toEqual(['Öl & kaffe']);
  expect(foundIn(names, 'kakao', 5)).toEqual([]);
});

test('a product that begins with what was typed stands before a command that has its letters in order', () => {
  const own = [item('napoli', 'Espresso Napoli')];
  const order = (query: string) =>
    mixed(ranked([...items], query, []), own, query).map(({ id }) => id);
  expect(order('esp')).toEqual(['napoli']);
  expect(order('lfil')).toEqual(['napoli', 'upload']);
  expect(order('ladda')).toEqual(['upload', 'napoli']);
  expect(order('')).toEqual(['overview', 'sales', 'upload', 'logout', 'napoli']);
});

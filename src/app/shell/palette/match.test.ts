import { describe, expect, it } from 'vitest';
import { ranked, score } from './match.ts';

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

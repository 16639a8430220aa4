import { describe, expect, it } from 'vitest';
import { eventsOfPage } from './model.ts';

describe('what is told of a visit', () => {
  it('is the page, and the demo besides', () => {
    expect(eventsOfPage('/Kontakt/')).toEqual([{ name: 'page_view', path: '/kontakt' }]);
    expect(eventsOfPage('/DEMO')).toEqual([
      { name: 'page_view', path: '/demo' },
      { name: 'demo_page_view', path: '/demo' },
    ]);
  });

  it.each(['/asa@bageriet.example', '/reset/hemlig-nyckel', '/%E0%A4%A'])(
    'is nothing of an address that is no page: %s',
    (path) => expect(eventsOfPage(path)).toEqual([{ name: 'page_view', path: '/404' }]),
  );
});

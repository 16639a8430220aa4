import { describe, expect, it } from 'vitest';
import { leadsTo, navLinks } from './nav-links.ts';

const sales = navLinks.find((link) => link.to === '/forsaljning');

describe('the navigation', () => {
  it.each(['/forsaljning', '/sales', '/Sales/', '/försäljning', '/f%C3%B6rs%C3%A4ljning'])(
    'marks sales as the current page at %s',
    (path) => {
      expect(sales && leadsTo(sales, path)).toBe(true);
    },
  );

  it('marks nothing for another page or a broken address', () => {
    expect(sales && leadsTo(sales, '/kostnader')).toBe(false);
    expect(sales && leadsTo(sales, '/%E0%A4%A')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { orderHead } from './order-head.ts';

describe('the head of a built page', () => {
  it('asks for styles and fonts before scripts, which yield', () => {
    const page =
      '<head><link rel="modulepreload" href="/a.js"/><title>A</title><link rel="stylesheet" href="/a.css"/></head><body></body>';
    expect(orderHead(page)).toBe(
      '<head><title>A</title><link rel="stylesheet" href="/a.css"/><link fetchpriority="low" rel="modulepreload" href="/a.js"/></head><body></body>',
    );
  });

  it('is left as it is where no script is asked for', () => {
    expect(orderHead('<head><title>$& A</title></head>')).toBe('<head><title>$& A</title></head>');
  });
});

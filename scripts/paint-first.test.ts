import { describe, expect, it } from 'vitest';
import { startAfterPaint, yieldToStyles } from './paint-first.ts';

const link = '<link rel="modulepreload" href="/a.js"/>';
const start =
  '<script type="module" async="">import "/m.js";\nimport * as route0 from "/a.js";\n\nwindow.modules = {"root":route0};\n\nimport("/entry.js");</script>';

describe('a page with its whole content', () => {
  it('asks for no script until it is painted', () => {
    const page = startAfterPaint(`<head>${link}</head><body>$&${start}</body>`);
    expect(page).not.toContain('<link rel="modulepreload"');
    expect(page).toContain('<body>$&<script');
    const code = /async="">(.*)<\/script>/s.exec(page)?.[1] ?? '';
    const order = ['requestAnimationFrame', '["/a.js"]', 'await import("/m.js");'];
    order.push('const route0 = await import("/a.js");', 'window.modules', '\nimport("/entry.js")');
    const places = order.map((each) => code.indexOf(each));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('is left as it is where no script is asked for', () => {
    expect(startAfterPaint('<head><title>$& A</title></head>')).toBe(
      '<head><title>$& A</title></head>',
    );
  });

  it('is not built where its scripts start in an unknown way', () => {
    expect(() => startAfterPaint(`<head>${link}</head><body></body>`)).toThrow('modules');
  });
});

describe('a page without content', () => {
  it('asks for styles and fonts before scripts, which yield', () => {
    const page = `<head>${link}<title>A</title><link rel="stylesheet" href="/a.css"/></head><body></body>`;
    expect(yieldToStyles(page)).toBe(
      '<head><title>A</title><link rel="stylesheet" href="/a.css"/><link fetchpriority="low" rel="modulepreload" href="/a.js"/></head><body></body>',
    );
  });
});

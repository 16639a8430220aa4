import { describe, expect, it } from 'vitest';
import { type Manifest, modulesOf } from './inside-pages.ts';
import { withModules } from './paint-first.ts';

const manifest: Manifest = {
  url: '/assets/manifest.js',
  entry: { module: '/entry.js', imports: ['/react.js'] },
  routes: {
    root: { module: '/root.js', imports: ['/react.js'] },
    frame: { parentId: 'root', module: '/frame.js', imports: ['/react.js', '/parts.js'] },
    sales: { parentId: 'frame', module: '/sales.js', imports: ['/parts.js', '/guide.js'] },
  },
};

describe('the scripts of a page drawn in the browser', () => {
  it('are those of the page and of the frames around it, each once', () => {
    const all = ['/entry.js', '/react.js', '/root.js', '/parts.js', '/frame.js'];
    expect(modulesOf(manifest, 'sales')).toEqual([...all, '/guide.js', '/sales.js']);
    expect(() => modulesOf(manifest, 'costs')).toThrow('costs');
  });

  it('are asked for after those that the shell asks for', () => {
    const link = (href: string) => `<link fetchpriority="low" rel="modulepreload" href="${href}"/>`;
    expect(withModules(`<head>${link('/entry.js')}</head>`, ['/entry.js', '/$&.js'])).toBe(
      `<head>${link('/entry.js')}${link('/$&.js')}</head>`,
    );
  });
});

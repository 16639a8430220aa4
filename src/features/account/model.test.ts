import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './model.ts';

const ORIGIN = 'https://klarsikt.example';
const lists = join(import.meta.dirname, '../../../../shared/corpus/strings');
/** Where a browser would end up. */
const end = (value: string | null) => new URL(safeRedirect(value), ORIGIN).origin;

const known = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https:evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  '/%09/evil.example',
  '//klarsikt.example@evil.example',
  '/.//evil.example',
  'data:text/html,x',
  '',
];

describe('signing in leads nowhere but into the product (R23)', () => {
  it.each(known)('not with %j', (value) => {
    expect(end(value)).toBe(ORIGIN);
    expect(safeRedirect(value)).toMatch(/^\/(?![/\\])/);
  });

  it('nor with anything else', () => {
    const tricky = fc.array(
      fc.constantFrom('/', '\\', '\t', '\n', '.', '@', ':', 'e', '%2f', '%09'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          tricky.map((parts) => `/${parts.join('')}`),
        ),
        (value) => {
          expect(end(value)).toBe(ORIGIN);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('nor with a line of the lists of others, where they lie beside the project', () => {
    const files = existsSync(lists)
      ? readdirSync(lists, { recursive: true, encoding: 'utf8' }).filter((name) =>
          /redirect/i.test(name),
        )
      : [];
    for (const name of files) {
      for (const line of readFileSync(join(lists, name), 'utf8').split('\n')) {
        expect(end(line), line).toBe(ORIGIN);
      }
    }
    expect(files.length > 0 || !existsSync(lists)).toBe(true);
  });

  it('but to the page one came for', () => {
    expect(safeRedirect('/forsaljning?steg=2#figur')).toBe('/forsaljning?steg=2#figur');
    expect(safeRedirect(null)).toBe('/dashboard');
  });
});

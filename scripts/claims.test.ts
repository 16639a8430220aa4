import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand } from '../src/brand.ts';

const docs = 'docs';
const rows = readFileSync(join(docs, 'claims.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, claim = '', , state = '', proof = '']) => ({
    claim: claim.replaceAll('`', ''),
    state,
    links: [...proof.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link),
  }));

/** A heading as its link names it. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d -]/gu, '')
    .replaceAll(' ', '-');

describe('what the pages promise', () => {
  it('has a row for every claim, and none for what is not claimed', () => {
    expect(rows.map(({ claim }) => claim)).toEqual(Object.keys(brand.claims));
  });

  it('is held by something that exists, or is said to come next', () => {
    for (const { claim, state, links } of rows) {
      expect(state, claim).toMatch(/^(held|held, .+ next|next)$/);
      if (state.startsWith('held')) expect(links.length, claim).toBeGreaterThan(0);
      for (const link of links) {
        const [file = '', heading] = link.split('#');
        const path = join(docs, file);
        expect(existsSync(path), `${claim}: ${path}`).toBe(true);
        if (heading === undefined) continue;
        const headings = readFileSync(path, 'utf8').match(/^#+ .+$/gm) ?? [];
        expect(headings.map((each) => anchor(each.replace(/^#+ /, '')))).toContain(heading);
      }
    }
  });
});

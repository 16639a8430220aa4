import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { analyse } from 'scslre';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '#support/hostile-texts.ts';
import list from '../fixtures/bounded-expressions.json' with { type: 'json' };

/** Every regular expression written in the source, with where it first stands. */
function written(): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of globSync('src/**/*.{ts,tsx}')) {
    if (/\.(test|suite)\.tsx?$/.test(path)) continue;
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node) && !found.has(node.text)) found.set(node.text, path);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** Those made of lists of words when the engine and the readers are loaded. */
function built(): string[] {
  const script = fileURLToPath(new URL('../support/child/built-expressions.ts', import.meta.url));
  const printed = execFileSync(process.execPath, ['--no-warnings', script], { encoding: 'utf8' });
  return JSON.parse(printed) as string[];
}

function partsOf(text: string) {
  const end = text.lastIndexOf('/');
  return { source: text.slice(1, end), flags: text.slice(end + 1) };
}

/** Whether matching may take longer than in proportion to the text. */
const isSuperLinear = (text: string) =>
  analyse(partsOf(text), { maxReports: 1 }).reports.length > 0;

/** Processor time in ms of one match. */
function costOf(expression: RegExp, text: string): number {
  const from = process.threadCpuUsage();
  expression.test(text);
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1000;
}

/** Times that a match is measured: what the garbage of other tests adds is not its own. */
const TIMES = 3;

/** Processor time in ms of the worst of all hostile texts of this length. */
function worst(text: string, length: number): number {
  const { source, flags } = partsOf(text);
  const expression = new RegExp(source, flags.replace(/[gy]/g, ''));
  const costs = hostileTexts.map(({ make }) => {
    const hostile = make(length);
    return Math.min(...Array.from({ length: TIMES }, () => costOf(expression, hostile)));
  });
  return Math.max(...costs);
}

/**
 * Those that are not linear by their form, with the longest text they meet and what bounds it. A new one is made
 * linear, or its text is bounded first and it gets a line there.
 */
const bounded = new Map(list.map((each) => [each.expression, each.longest]));

/** Of a delimiter and a quote, all three linear; of words of ours, when it is loaded. */
const BUILT_LATE = [
  'src/engine/read/csv/dialect.ts',
  'src/engine/read/rows/period-names.ts',
  'src/engine/table/vocabulary/vat.ts',
  'src/engine/table/vocabulary/words.ts',
];

const all = written();
const ofWords = built();

describe('a regular expression (H07)', () => {
  it('is linear, or is known to meet short texts only', () => {
    const unknown = [...all.keys(), ...ofWords].filter(
      (text) => isSuperLinear(text) && !bounded.has(text),
    );
    expect(unknown).toEqual([]);
  });

  it('stands in the list of those that are not only where it is one of them', () => {
    const known = new Set([...all.keys(), ...ofWords]);
    const idle = [...bounded.keys()].filter((text) => !known.has(text) || !isSuperLinear(text));
    expect(idle).toEqual([]);
  });

  it.each([...bounded])('takes no time on the longest text it meets: %s', (text, length) => {
    expect(worst(text, length)).toBeLessThan(100);
  });

  it('is judged by what knows those that grow', () => {
    for (const slow of ['/(a+)+$/', '/\\s+$/', '/^\\s*a*\\s*$/', '/(a|aa)+b/'])
      expect(isSuperLinear(slow), slow).toBe(true);
    for (const quick of ['/^a+b/', '/[a-z]{2}\\d/', '/^\\d+(?:,\\d+)?$/'])
      expect(isSuperLinear(quick), quick).toBe(false);
  });

  it('is built within a function or a list in no more files than these', () => {
    const places = globSync('src/**/*.{ts,tsx}')
      .filter((path) => !/\.(test|suite)\.tsx?$/.test(path))
      .filter((path) => /^\s.*\bRegExp\(/m.test(readFileSync(path, 'utf8')));
    expect(places.sort()).toEqual(BUILT_LATE);
  });
});

import { describe, expect, it } from 'vitest';
import { faultsOf } from './functions.ts';

const lines = (count: number, line = '  work();') => Array(count).fill(line).join('\n');

describe('the length of functions', () => {
  it('is at most 60 lines, from the first to the last', () => {
    expect(faultsOf('a.ts', `function fits() {\n${lines(58)}\n}`)).toEqual([]);
    expect(faultsOf('a.ts', `function long() {\n${lines(59)}\n}`)).toEqual([
      'a.ts:1: long has 61 lines, at most 60',
    ]);
  });

  it('leaves out what is written above the function', () => {
    expect(
      faultsOf('a.ts', `/**\n${lines(9, ' * Why.')}\n */\nfunction fits() {\n${lines(58)}\n}`),
    ).toEqual([]);
  });

  it('counts arrows, methods and functions within functions each on its own', () => {
    const inner = `function outer() {\n  const inner = () => {\n${lines(60)}\n  };\n}`;
    expect(faultsOf('a.ts', inner)).toEqual([
      'a.ts:1: outer has 64 lines, at most 60',
      'a.ts:2: inner has 62 lines, at most 60',
    ]);
    expect(faultsOf('a.ts', `class A {\n  method() {\n${lines(60)}\n  }\n}`)).toEqual([
      'a.ts:2: method has 62 lines, at most 60',
    ]);
    expect(faultsOf('a.ts', `use(() => {\n${lines(60)}\n});`)).toEqual([
      'a.ts:1: a function has 62 lines, at most 60',
    ]);
  });

  it('is at most 150 lines where markup is written, though not for functions inside it', () => {
    const markup = (count: number) => `return <ul>\n${lines(count, '<li />')}\n</ul>;`;
    expect(faultsOf('a.tsx', `function List() {\n${markup(146)}\n}`)).toEqual([]);
    expect(faultsOf('a.tsx', `function List() {\n${markup(147)}\n}`)).toEqual([
      'a.tsx:1: List has 151 lines, at most 150',
    ]);
    expect(
      faultsOf('a.tsx', `function List() {\nuse(() => {\n${lines(60)}\n});\n${markup(1)}\n}`),
    ).toEqual(['a.tsx:2: a function has 62 lines, at most 60']);
  });
});

describe('names of what is declared', () => {
  it('say what they hold, as variables, parameters and parts of what is taken apart', () => {
    const text =
      'const told = 1;\nconst f = (said: string) => said;\nconst { a: kept } = f;\nconst [settled] = f;';
    expect(faultsOf('a.ts', text)).toEqual([
      'a.ts:1: told does not say what it holds',
      'a.ts:2: said does not say what it holds',
      'a.ts:3: kept does not say what it holds',
      'a.ts:4: settled does not say what it holds',
    ]);
  });

  it('may be anything as fields of what is stored or sent', () => {
    expect(
      faultsOf('a.ts', 'const a = { told: 1 };\ninterface B { kept: string }\na.told;'),
    ).toEqual([]);
  });
});

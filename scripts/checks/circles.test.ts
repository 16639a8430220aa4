import { describe, expect, it } from 'vitest';
import { findCircles } from './circles.ts';

const imports = (...lines: string[]) =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' → ');
    return { from, to };
  });

describe('circles of imports', () => {
  it('finds none where all arrows point one way', () => {
    expect(
      findCircles(imports('src/a.ts → src/b.ts', 'src/a.ts → src/c/d.ts', 'src/b.ts → src/c/d.ts')),
    ).toEqual([]);
  });

  it('names the files of a circle once, however it is entered', () => {
    expect(
      findCircles(
        imports(
          'src/start.ts → src/b.ts',
          'src/a.ts → src/b.ts',
          'src/b.ts → src/c.ts',
          'src/c.ts → src/a.ts',
        ),
      ),
    ).toEqual(['files import in a circle: src/a.ts, src/b.ts, src/c.ts']);
  });

  it('keeps apart two circles that only lead to one another', () => {
    expect(
      findCircles(
        imports(
          'src/a.ts → src/b.ts',
          'src/b.ts → src/a.ts',
          'src/b.ts → src/c.ts',
          'src/c.ts → src/d.ts',
          'src/d.ts → src/c.ts',
        ),
      ),
    ).toEqual([
      'files import in a circle: src/c.ts, src/d.ts',
      'files import in a circle: src/a.ts, src/b.ts',
    ]);
  });

  it('finds two folders that know each other, though none of their files do', () => {
    expect(
      findCircles(imports('src/x/one.ts → src/y/two.ts', 'src/y/three.ts → src/x/four.ts')),
    ).toEqual([
      'children of src import in a circle: x, y\n  src/x/one.ts → src/y/two.ts\n  src/y/three.ts → src/x/four.ts',
    ]);
  });

  it('finds a file and a folder beside it that know each other', () => {
    expect(findCircles(imports('src/a.ts → src/x/b.ts', 'src/x/c.ts → src/a.ts'))).toEqual([
      'children of src import in a circle: a.ts, x\n  src/a.ts → src/x/b.ts\n  src/x/c.ts → src/a.ts',
    ]);
  });

  it('sees deep folders where they part', () => {
    expect(
      findCircles(imports('src/x/p/a.ts → src/x/q/b.ts', 'src/x/q/c/d.ts → src/x/p/e.ts')),
    ).toEqual([
      'children of src/x import in a circle: p, q\n  src/x/p/a.ts → src/x/q/b.ts\n  src/x/q/c/d.ts → src/x/p/e.ts',
    ]);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asTask } from './infinitive.ts';

describe('the heading of an advice as what there is to do', () => {
  it.each([
    ['Ring Ekot', 'ringa Ekot'],
    [
      'Bestäm vad ni ska vara bäst på, och säg det högt',
      'bestämma vad ni ska vara bäst på, och säga det högt',
    ],
    ['Planera inköp och bemanning efter säsongen', 'planera inköp och bemanning efter säsongen'],
    ['Vinn tillbaka kunderna som slutat handla', 'vinna tillbaka kunderna som slutat handla'],
  ])('of %s', (title, task) => {
    expect(asTask(title)).toBe(task);
  });

  it('is none where nothing is to be done', () => {
    expect(asTask('Försäkringar förlängs av sig själva')).toBeNull();
  });

  it('is known of each heading that an analysis or a practice has', () => {
    const files = globSync([
      'src/engine/advice/*.ts',
      'src/engine/guides/{sales,costs}/{advice,areas}/**/*.ts',
      'src/engine/guides/plan/**/*.ts',
    ]).filter((file) => !/\.test\.ts$/.test(file));
    const titles = files.flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /\btitle: ?(?:\p{L}+ \? )?['`](\p{Lu}\p{Ll}+ [^'`]+)/gu,
        ),
      ].map(([, title = '']) => title),
    );
    expect(titles.length).toBeGreaterThan(80);
    expect(titles.filter((title) => asTask(title) === null)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { brand } from '../../src/brand.ts';
import { markSvg } from './mark.ts';
import { token } from './tokens.ts';

const font = readFileSync(
  new URL(
    '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    import.meta.url,
  ),
).toString('base64');

const receipt = [
  ['Fil', 'forsaljning-2025.csv'],
  ['Kolumn', 'Belopp exkl. moms'],
  ['Rader', '12\u00a0408 av 12\u00a0411'],
] as const;

/** The page that is photographed as the preview image of links: 1200 by 630. */
export function socialImagePage(): string {
  const mark = markSvg({ ground: token('on-accent'), strokes: token('accent') });
  const rows = receipt.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('');
  return `<!doctype html><html lang="sv"><meta charset="utf-8"><style>
@font-face { font-family: Inter; src: url(data:font/woff2;base64,${font}); font-weight: 100 900; }
* { margin: 0; box-sizing: border-box; }
body { width: 1200px; height: 630px; padding: 72px; background: ${token('accent')};
  color: ${token('on-accent')}; font-family: Inter; display: grid; grid-template-columns: 1fr 396px;
  column-gap: 64px; align-items: center; }
.brand { display: flex; align-items: center; gap: 18px; font-size: 34px; font-weight: 600; }
.brand svg { width: 58px; }
h1 { margin-top: 52px; font-size: 68px; line-height: 1.08; letter-spacing: -0.03em; font-weight: 640; }
p { margin-top: 30px; font-size: 28px; line-height: 1.4; color: ${token('accent-line')}; }
.card { border-radius: 20px; padding: 36px; background: ${token('surface')}; color: ${token('ink')}; }
.label { font-size: 21px; color: ${token('ink-muted')}; }
.value { margin-top: 4px; font-size: 50px; font-weight: 640; letter-spacing: -0.025em; }
hr { margin: 26px 0 22px; border: 0; border-top: 2px solid ${token('line')}; }
dt { font-size: 18px; color: ${token('ink-muted')}; }
dd { margin: 2px 0 16px; font-size: 22px; font-weight: 500; }
dd:last-child { margin-bottom: 0; }
</style><main><div class="brand">${mark}${brand.name}</div>
<h1>Se vad dina siffror säger, och varför</h1><p>${brand.tagline}</p></main>
<aside class="card"><div class="label">Omsättning 2025</div><div class="value">1\u00a0284\u00a0300\u00a0kr</div>
<hr><dl>${rows}</dl></aside></html>`;
}

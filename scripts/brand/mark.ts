import { brand } from '../../src/brand.ts';

interface MarkLook {
  ground: string;
  strokes: string;
  /** Corner radius: 7 as on the pages, 0 where the system rounds it itself. */
  corner?: number;
  /** Share of the square's side; smaller leaves a margin for systems that crop the edges. */
  scale?: number;
}

/** The product's mark as an SVG document. */
export function markSvg({ ground, strokes, corner = 7, scale = 1 }: MarkLook): string {
  const inset = 16 * (1 - scale);
  const place = scale === 1 ? '' : ` transform="translate(${inset} ${inset}) scale(${scale})"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>${brand.name}</title>
  <rect width="32" height="32" rx="${corner}" fill="${ground}"/>
  <path d="${brand.mark}"${place} stroke="${strokes}" stroke-width="3.2" stroke-linecap="round" fill="none"/>
</svg>
`;
}

import { fileWords } from '#engine/text/file-words.ts';
import { brand } from '../../brand.ts';

/** A picture made safe: only what draws is left of the file that was given. */
export interface Picture {
  type: 'image/png' | 'image/jpeg' | 'image/svg+xml';
  /** The file in base64. */
  bytes: string;
  /** Pixels, or the units of an SVG's view box. */
  width: number;
  height: number;
}

export interface Logo extends Picture {
  /** The same as PNG, for formats that take no SVG; null where the logo is no SVG. */
  raster: Picture | null;
}

/** How a company's reports look: its own logo, colour and words in place of the product's. */
export interface Letterhead {
  logo: Logo | null;
  /** `#1c5a48`, dark enough for text on white; null for the product's own. */
  accent: string | null;
  /** At the foot of every page; may be empty. */
  footer: string;
  /** By whom the report was made, on its first page; may be empty. */
  preparedBy: string;
}

export const noLetterhead: Letterhead = { logo: null, accent: null, footer: '', preparedBy: '' };

/**
 * What a report is called as a file, `rapport-kostnadsanalys-2026-11-28.pdf`: by what it is and the day of its analysis,
 * and by the product only where it is not the company's own.
 */
export function reportFileName(
  { title, letterhead, day }: { title: string; letterhead: Letterhead | undefined; day: string },
  ending: string,
): string {
  const isOwn = letterhead !== undefined && Object.values(letterhead).some(Boolean);
  const first = isOwn ? 'rapport' : brand.name.toLowerCase();
  return `${first}-${fileWords(title)}-${day}.${ending}`;
}

/** The picture for formats that take no SVG. */
export const rasterOf = ({ raster, ...picture }: Logo): Picture => raster ?? picture;

/** A picture as an address that a page can show. */
export const pictureUrl = ({ type, bytes }: Picture) => `data:${type};base64,${bytes}`;

/** The largest size with the picture's proportions within a box of the same unit. */
export function fitted({ width, height }: Picture, most: { width: number; height: number }) {
  const scale = Math.min(most.width / width, most.height / height);
  return { width: width * scale, height: height * scale };
}

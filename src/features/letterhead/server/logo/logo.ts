import { canBeSet } from '#adapters/typesetter/typst.ts';
import type { Logo, Picture } from '../../letterhead.ts';
import { refuseLogo, refuseThread } from './refuse.ts';
import { safeJpeg } from './safe-jpeg.ts';
import { safePng } from './safe-png.ts';
import { safeSvg } from './safe-svg.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** A picture by what its bytes begin with, whatever it is called. Throws `letterhead.logo`. */
function pictureOf(base64: string): Picture {
  const bytes = Buffer.from(base64, 'base64');
  const starts = (with_: Buffer) => bytes.subarray(0, with_.length).equals(with_);
  if (starts(PNG)) return safePng(bytes);
  if (starts(JPEG)) return safeJpeg(bytes);
  return safeSvg(bytes);
}

const formats = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' } as const;

/** Throws `letterhead.logo` where the logo, whole as it looks, cannot be drawn. */
export function refuseUndrawn({ type, bytes }: Logo): void {
  if (canBeSet(Buffer.from(bytes, 'base64'), formats[type])) return;
  throw refuseLogo(
    'Logotypen går inte att rita: filen är skadad inuti. Spara om den, gärna som PNG, och försök igen.',
  );
}

/** A logo made safe, with the PNG that an SVG must have beside it. Throws `letterhead.logo`. */
export function logoOf({ bytes, raster }: { bytes: string; raster: string | null }): Logo {
  const picture = pictureOf(bytes);
  refuseThread(picture.width, picture.height);
  if (picture.type !== 'image/svg+xml') return { ...picture, raster: null };
  const drawn = raster === null ? null : pictureOf(raster);
  if (drawn?.type !== 'image/png')
    throw refuseLogo(
      'En logotyp som SVG behöver också skickas som PNG, för Excel och PowerPoint. Skicka båda, eller bara en PNG.',
    );
  refuseThread(drawn.width, drawn.height);
  return { ...picture, raster: drawn };
}

import { MOST_LOGO_BYTES } from '../contract.ts';
import { letterheadTexts } from '../texts.ts';

const { large, unread } = letterheadTexts.logo;
/** Pixels: sharp on a slide. */
const RASTER_WIDTH = 1_200;

async function dataUrlOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${file.type};base64,${btoa(signs)}`;
}

const base64Of = (dataUrl: string) => dataUrl.slice(dataUrl.indexOf(',') + 1);

/** An SVG as PNG, for programs that take no SVG. As a picture it runs nothing and fetches nothing. */
async function drawn(dataUrl: string): Promise<string> {
  const image = new Image();
  image.src = dataUrl;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = RASTER_WIDTH;
  canvas.height = Math.round((RASTER_WIDTH * image.naturalHeight) / image.naturalWidth);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return base64Of(canvas.toDataURL('image/png'));
}

/** A picked file as the server takes it. Throws an error with a sentence to show. */
export async function readLogo(file: File): Promise<{ bytes: string; raster: string | null }> {
  if (file.size > MOST_LOGO_BYTES) throw new Error(large);
  const isSvg = file.type === 'image/svg+xml';
  try {
    const url = await dataUrlOf(file);
    return { bytes: base64Of(url), raster: isSvg ? await drawn(url) : null };
  } catch {
    throw new Error(unread);
  }
}

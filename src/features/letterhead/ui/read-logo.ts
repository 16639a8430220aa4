import { MOST_LOGO_BYTES } from '../contract.ts';
import { letterheadTexts } from '../texts.ts';

const { large, unread } = letterheadTexts.logo;
/** Pixels. */
const LONGER_SIDE = 1_200;

async function dataUrlOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${file.type};base64,${btoa(signs)}`;
}

const base64Of = (dataUrl: string) => dataUrl.slice(dataUrl.indexOf(',') + 1);

/** An SVG with its sides said in pixels, the longer one sharp on a slide: not all browsers guess them. */
function sized(source: string): { url: string; width: number; height: number } {
  const svg = new DOMParser().parseFromString(source, 'image/svg+xml');
  const root = svg.documentElement;
  const side = (name: string) => Number.parseFloat(root.getAttribute(name) ?? '');
  const [, , wide = side('width'), high = side('height')] = (root.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const scale = LONGER_SIDE / Math.max(wide, high);
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  const markup = new XMLSerializer().serializeToString(svg);
  return { url: `data:image/svg+xml,${encodeURIComponent(markup)}`, width, height };
}

/** An SVG as PNG, for programs that take no SVG. As a picture it runs nothing and fetches nothing. */
async function drawn(source: string): Promise<string> {
  const { url, width, height } = sized(source);
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return base64Of(canvas.toDataURL('image/png'));
}

/** A picked file as the server takes it. Throws an error with a sentence to show. */
export async function readLogo(file: File): Promise<{ bytes: string; raster: string | null }> {
  if (file.size > MOST_LOGO_BYTES) throw new Error(large);
  const isSvg = file.type === 'image/svg+xml';
  try {
    const url = await dataUrlOf(file);
    return { bytes: base64Of(url), raster: isSvg ? await drawn(await file.text()) : null };
  } catch {
    throw new Error(unread);
  }
}

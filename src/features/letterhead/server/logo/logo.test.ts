import { describe, expect, it } from 'vitest';
import { chunk, frame, jpeg, marker, png, scan } from '#support/make-logo.ts';
import { logoOf, refuseUndrawn } from './logo.ts';

const small = png().toString('base64');
const read = (bytes: Buffer | string, raster: string | null = small) =>
  logoOf({ bytes: Buffer.from(bytes).toString('base64'), raster });
const svg = (inner: string, attributes = 'viewBox="0 0 40 20"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const markupOf = (source: string) => Buffer.from(read(source).bytes, 'base64').toString('utf8');

describe('a PNG', () => {
  it('keeps only what draws it', () => {
    const author = chunk('tEXt', Buffer.from('Author\0Anna Öberg'));
    const logo = read(png({ more: [author] }));
    expect(logo).toMatchObject({ type: 'image/png', width: 6, height: 4, raster: null });
    expect(logo.bytes).toBe(small);
  });

  it('is refused by its header, before its pixels are unpacked, where it is too large', () => {
    for (const sides of [
      { width: 60_000, height: 60_000 },
      { width: 3_999, height: 1_001 },
    ])
      expect(() => read(png({ ...sides, pixels: 1 }))).toThrow('högst 4\u00a0000 per sida');
  });

  it('is refused where it is a thread', () => {
    expect(() => read(png({ width: 210, height: 10 }))).toThrow('mer än 20 gånger');
    expect(() => read(svg('<path d="M0 0h9z"/>', 'viewBox="0 0 1 30"'))).toThrow('Beskär');
  });

  it('is refused where more or less is packed than the header says, or it is cut or changed', () => {
    const changed = png();
    changed[20] = 9;
    for (const bytes of [
      png({ pixels: 30_000_000 }),
      png({ pixels: 3 }),
      png().subarray(0, 40),
      changed,
    ])
      expect(() => read(bytes)).toThrow('skadad eller avkortad');
  });
});

describe('a JPEG', () => {
  it('keeps only what draws it', () => {
    const place = marker(0xe1, ...Buffer.from('Exif GPS 59.3'));
    const logo = read(jpeg(place, frame(30, 10), scan()));
    expect(logo).toMatchObject({ type: 'image/jpeg', width: 30, height: 10 });
    expect(logo.bytes).toBe(jpeg(frame(30, 10), scan()).toString('base64'));
  });

  it('is refused where it is too large, scanned over and over, of print colours or cut', () => {
    expect(() => read(jpeg(frame(50_000, 50_000), scan()))).toThrow('bildpunkter');
    const scans = Array.from({ length: 40 }, scan);
    expect(() => read(jpeg(frame(30, 10), ...scans))).toThrow('skadad');
    expect(() => read(jpeg(frame(30, 10, 4), scan()))).toThrow('CMYK');
    const whole = jpeg(frame(30, 10), scan());
    for (let length = 3; length < whole.length; length++)
      expect(() => read(whole.subarray(0, length))).toThrow('Spara om den');
  });
});

describe('a logo', () => {
  it('is refused where nothing draws it, though its parts are whole', () => {
    const undrawn = read(jpeg(frame(30, 10), scan()));
    expect(() => refuseUndrawn(undrawn)).toThrow('går inte att rita');
    refuseUndrawn(read(png()));
    refuseUndrawn(read(svg('<path d="M0 0h9z" fill="red"/>')));
  });
});

describe('an SVG', () => {
  it('is written anew of shapes and colours', () => {
    const source = svg(
      '<defs><linearGradient id="a"><stop offset="0" style="stop-color:#fff"/></linearGradient></defs><path d="M0 0h9z" fill="url(#a)"/>',
    );
    expect(markupOf(source)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><path d="M0 0h9z" fill="url(#a)"></path></svg>',
    );
    expect(() => read(svg('<g/>'))).toThrow('inga former');
    expect(read(source)).toMatchObject({ width: 40, height: 20, raster: { width: 6 } });
  });

  it('carries no script, document, link or address over', () => {
    const source = svg(
      [
        '<script>alert(1)</script><script href="https://evil.example/x.js"/>',
        '<g onload="alert(1)" onclick="alert(1)"><rect width="4" height="4" fill="red"/></g>',
        '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example"/></body></foreignObject>',
        '<a href="javascript:alert(1)"><rect width="4"/></a>',
        '<rect width="1" height="1" fill="url(https://evil.example/a.svg#b)" style="background:url(//evil.example)"/>',
        '<linearGradient xlink:href="https://evil.example/a.svg#b"/><set attributeName="href" to="javascript:alert(1)"/>',
      ].join(''),
      'viewBox="0 0 4 4" onload="alert(1)"',
    );
    const markup = markupOf(source);
    expect(markup).toContain('<rect width="4" height="4" fill="red">');
    expect(markup).not.toMatch(/script|on\w+=|evil|alert|foreign|iframe|<a|javascript/i);
  });

  it('is refused with what it has that would be drawn otherwise', () => {
    for (const [inner, reason] of [
      ['<text>AB</text>', 'konturer'],
      ['<style>.a{fill:red}</style>', 'stilmall'],
      ['<image href="data:image/png;base64,AAAA"/>', '<image>'],
      ['<use href="#a"/>', '<use>'],
      ['<svg/>', '<svg>'],
      ['<g filter="url(#f)"/>', '<filter>'],
    ] as const)
      expect(() => read(svg(inner))).toThrow(reason);
    expect(() => read(svg('<g>'.repeat(60) + '</g>'.repeat(60)))).toThrow('fler delar');
    expect(() => read(svg('<g/>'.repeat(6_000)))).toThrow('fler delar');
    expect(() => read(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`)).toThrow('ENTITY');
    expect(() => read(svg('', ''))).toThrow('viewBox');
    expect(() => read(svg('<path d="M0 0h9z"/>'), null)).toThrow('behöver också skickas som PNG');
    expect(() => read('inte en bild')).toThrow('kunde inte läsas');
  });

  it('gives a clip no clips of its own', () => {
    const source = svg(
      '<rect width="1" height="1"/><clipPath id="a"><path d="M0 0" clip-path="url(#a)"/></clipPath>',
    );
    expect(markupOf(source)).not.toContain('clip-path=');
  });
});

import { Parser } from 'htmlparser2';
import type { Picture } from '../../letterhead.ts';
import { refuseLogo } from './refuse.ts';
import { ATTRIBUTES, CHANGING, cannotDraw, DRAWS, LEFT_OUT, SHAPES } from './svg-allowed.ts';

const MOST_ELEMENTS = 5_000;
const DEEPEST = 40;
/** A longer side is a picture to the square millimetre, and more than any program draws well. */
const LONGEST_SIDE = 100_000;

const unread = () =>
  refuseLogo(
    'Logotypen kunde inte läsas som PNG, JPEG eller SVG. Spara om den som PNG och försök igen.',
  );

const quoted = (value: string) => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** `fill:#fff;stroke:none` as attributes: a style is written out, so that one list judges all. */
function styled({ style = '', ...rest }: Record<string, string>): [string, string][] {
  const declared = style.split(';').flatMap((line): [string, string][] => {
    const colon = line.indexOf(':');
    return colon === -1 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]];
  });
  const named = new Set(declared.map(([name]) => name));
  return [...Object.entries(rest).filter(([name]) => !named.has(name)), ...declared];
}

/** The attributes that draw, as markup. Throws on those that would make it look otherwise. */
function attributesOf(given: Record<string, string>, isInClip: boolean): string {
  return styled(given)
    .map(([name, value]) => {
      if (CHANGING.has(name) && value !== 'none') throw refuseLogo(cannotDraw(name));
      // A clip of a clip can be worth a million shapes.
      if (name === 'clip-path' && isInClip) return '';
      const pattern = ATTRIBUTES.get(name);
      const shown = value.trim();
      if (pattern === undefined || !pattern.test(shown)) return '';
      return ` ${name === 'xlink:href' ? 'href' : name}="${quoted(shown)}"`;
    })
    .join('');
}

/** Width and height in the units of the view box. */
function sidesOf({ viewBox = '', width = '', height = '' }: Record<string, string>) {
  const [, , wide, high] = viewBox.split(/[\s,]+/).map(Number);
  const sides = {
    width: wide ?? Number.parseFloat(width),
    height: high ?? Number.parseFloat(height),
  };
  const isSide = (side: number) => side > 0 && side <= LONGEST_SIDE;
  if (!isSide(sides.width) || !isSide(sides.height))
    throw refuseLogo(
      'Logotypens SVG säger inte hur bred och hög den är: viewBox saknas eller är ogiltig. Spara om den, eller välj PNG.',
    );
  return sides;
}

/**
 * An SVG written anew of the shapes and colours of one that was given: no script, style sheet, link,
 * text, picture or document is carried over, whatever the file has. Throws `letterhead.logo`.
 */
export function safeSvg(bytes: Buffer): Picture {
  const source = new TextDecoder('utf-8', { fatal: false }).decode(bytes);
  if (!/<svg[\s>]/.test(source.slice(0, 20_000))) throw unread();
  if (/<!ENTITY/i.test(source)) throw refuseLogo(cannotDraw('!ENTITY'));
  let markup = '';
  let sides: ReturnType<typeof sidesOf> | null = null;
  let elements = 0;
  let shapes = 0;
  const open: string[] = [];
  /** How deep in an element that is left out. */
  let outside = 0;
  const parser = new Parser(
    {
      onopentag(name, given) {
        if (++elements > MOST_ELEMENTS || open.length + outside > DEEPEST)
          throw refuseLogo(
            'Logotypens SVG har fler delar än en rapport kan rita. Förenkla den, eller spara den som PNG.',
          );
        // An editor's own elements have a name with a colon.
        if (outside > 0 || LEFT_OUT.has(name) || name.includes(':')) {
          outside += 1;
          return;
        }
        if (!DRAWS.has(name) || (name === 'svg') !== (open.length === 0))
          throw refuseLogo(cannotDraw(name));
        const isRoot = open.length === 0;
        if (isRoot && sides !== null) throw unread();
        if (isRoot) sides = sidesOf(given);
        markup += `<${name}${isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : ''}${attributesOf(given, open.includes('clipPath'))}>`;
        open.push(name);
        if (SHAPES.has(name)) shapes += 1;
      },
      onclosetag(name) {
        if (outside > 0) {
          outside -= 1;
          return;
        }
        open.pop();
        markup += `</${name}>`;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(source);
  if (sides === null || open.length > 0) throw unread();
  if (shapes === 0)
    throw refuseLogo('Logotypens SVG har inga former att rita. Spara om den, eller välj PNG.');
  return {
    type: 'image/svg+xml',
    bytes: Buffer.from(markup).toString('base64'),
    ...(sides as ReturnType<typeof sidesOf>),
  };
}

export const SHAPES = new Set([
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
]);

/** Elements that draw, and what they are made of. What is not here is nowhere in a safe SVG. */
export const DRAWS = new Set([
  ...SHAPES,
  ...['svg', 'g', 'defs', 'linearGradient', 'radialGradient', 'stop', 'clipPath'],
]);

/** Elements that draw nothing or do something: left out with all that is in them. */
export const LEFT_OUT = new Set([
  ...['title', 'desc', 'metadata', 'script', 'foreignObject', 'a', 'set', 'animate'],
  ...['animateMotion', 'animateTransform', 'iframe', 'audio', 'video', 'handler', 'listener'],
]);

/** A text, an own sheet of styles, a picture and the like would look other than where it was made. */
export const cannotDraw = (name: string) => {
  if (name === 'text' || name === 'tspan')
    return 'Logotypen har text, som ser olika ut på olika datorer. Gör om texten till konturer i ritprogrammet, eller spara logotypen som PNG.';
  if (name === 'style')
    return 'Logotypen har en stilmall. Spara den med stilen som attribut (i Illustrator ”Presentationsattribut”), eller som PNG.';
  const shown = name.slice(0, 40);
  return `Logotypen har delen <${shown}>, som inte kan användas i en rapport. Spara den utan effekter och inbäddade bilder, eller som PNG.`;
};

const NUMBER = '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d{1,3})?';
const numbers = new RegExp(`^[\\s,]*(?:${NUMBER}(?:px|%)?[\\s,]*)+$`, 'i');
const path = /^[\s\d.,+\-aceghlmqstvz]*$/i;
const paint =
  /^(?:none|currentColor|[a-z]{3,30}|#[0-9a-f]{3,8}|rgba?\([\d\s.,%/]+\)|url\(#[\w-]{1,80}\))$/i;
const word = /^[a-z-]{1,30}$/i;
const transform = /^[\s\d.,+\-e()a-z]*$/i;
const id = /^[A-Za-z_][\w-]{0,79}$/;
const localUrl = /^url\(#[\w-]{1,80}\)$/;
const local = /^#[\w-]{1,80}$/;

const of = (pattern: RegExp, ...names: string[]) => names.map((name) => [name, pattern] as const);

/** Attributes that draw, each with what it may say. None may lead out of the file. */
export const ATTRIBUTES: ReadonlyMap<string, RegExp> = new Map([
  ...of(numbers, 'viewBox', 'width', 'height', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r'),
  ...of(numbers, 'rx', 'ry', 'fx', 'fy', 'points', 'offset', 'opacity', 'fill-opacity'),
  ...of(numbers, 'stroke-width', 'stroke-opacity', 'stroke-miterlimit', 'stroke-dashoffset'),
  ...of(numbers, 'stop-opacity'),
  ...of(/^(?:none|[\d\s.,]+)$/, 'stroke-dasharray'),
  ...of(path, 'd'),
  ...of(paint, 'fill', 'stroke', 'stop-color', 'color'),
  ...of(word, 'fill-rule', 'clip-rule', 'stroke-linecap', 'stroke-linejoin', 'gradientUnits'),
  ...of(word, 'spreadMethod', 'clipPathUnits', 'display', 'visibility'),
  ...of(transform, 'transform', 'gradientTransform'),
  ...of(/^[a-z\s]{1,40}$/i, 'preserveAspectRatio'),
  ...of(id, 'id'),
  ...of(localUrl, 'clip-path'),
  ...of(local, 'href', 'xlink:href'),
]);

/** Attributes that change what is drawn in a way that is not taken over: `filter` and `mask`. */
export const CHANGING = new Set(['filter', 'mask']);

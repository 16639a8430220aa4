import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';

const WORKSPACE = fileURLToPath(new URL('.', import.meta.url));
const fonts = ['inter-400.ttf', 'inter-600.ttf'].map((name) => join(WORKSPACE, 'fonts', name));
/** What stands for a sign that no font has: PDF/UA allows none without a shape. */
const NO_SHAPE = '□';
const UNSHOWN = { before: 'the text `', after: '` could not be displayed' };
/** Signs outside those that our font surely has: Latin, and what is printed between words. */
const UNSURE = /[^\u0020-\u024F\u200B\u2010-\u2026\u2212\u25A1]/gu;
/** Each round finds what the last could not show. */
const MOST_ROUNDS = 4;
/** Points. */
const A4_HEIGHT = 841.89;
/** What a page, and the shapes of letters after the last, begin with in an SVG of all pages. */
const GROUND = '\n    <path class="typst-shape" fill="#ffffff"';
const SHAPES = '\n    <defs';

/** A set document is 17 MB outside the heap, which the engine sees no reason to collect. */
let collect: (() => void) | undefined;

function collectLater(): void {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  setImmediate(collect);
}

let compiler: NodeCompiler | undefined;

function ours(): NodeCompiler {
  compiler ??= NodeCompiler.create({
    workspace: WORKSPACE,
    fontArgs: [{ fontBlobs: fonts.map((path) => readFileSync(path)) }],
  });
  return compiler;
}

/** What stands between the quotes of a message, its signs as themselves: `\u{1f600}`. */
function unquoted(written: string): string {
  return written
    .replace(/^\\?"/, '')
    .replace(/\\?"$/, '')
    .replace(/\\u\{([0-9a-f]{1,6})\}/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
}

/** The texts that no font can show, as the compiler names them, however often it has escaped them. */
function unshown(message: string): string[] {
  const parts = message.replace(/\\+/g, '\\').split(UNSHOWN.before).slice(1);
  return parts.flatMap((part) => {
    const end = part.indexOf(UNSHOWN.after);
    return end === -1 ? [] : [unquoted(part.slice(0, end))];
  });
}

/** Pictures that the template shows, by the names it has for them. */
export type Pictures = ReadonlyMap<string, Buffer>;

/** A document that was set. */
export interface Typeset {
  bytes: Buffer;
  pages: number;
}

/**
 * Sets a template with data as PDF/UA-1. The data is the file `report.json` to the template: texts
 * in it are never read as markup. `day` is the document's own, so that equal input gives equal bytes.
 */
export function typeset(
  template: string,
  data: object,
  day: string,
  pictures: Pictures = new Map(),
): Typeset {
  return withPictures(pictures, (typst) => rounds(typst, template, data, Date.parse(day) / 1000));
}

/** The first page of a template with data as SVG, to look at; A4. */
export function firstPage(template: string, data: unknown, pictures: Pictures): string {
  return withPictures(pictures, (typst) => {
    typst.mapShadow(join(WORKSPACE, 'report.json'), Buffer.from(JSON.stringify(data)));
    const pages = typst.plainSvg(compiled(typst, template));
    // The grounds of all pages lie on the first: what is after it is cut, but for the letters' shapes.
    const second = pages.indexOf(GROUND, pages.indexOf(GROUND) + 1);
    const first =
      second === -1 ? pages : pages.slice(0, second) + pages.slice(pages.indexOf(SHAPES, second));
    return first
      .replace(/viewBox="0 0 ([\d.]+) [\d.]+"/, `viewBox="0 0 $1 ${A4_HEIGHT}"`)
      .replace(/height="[\d.]+pt"/, `height="${A4_HEIGHT}pt"`);
  });
}

/** Whether a picture can be set: one that cannot would fail every document that shows it. */
export function canBeSet(picture: Buffer, format: 'jpg' | 'png' | 'svg'): boolean {
  return withPictures(new Map([['picture', picture]]), (typst) => {
    const mainFileContent = `#set page(width: auto, height: auto)\n#image("picture", format: "${format}", width: 4cm)`;
    const { result } = typst.compile({ mainFileContent, resetRead: true });
    if (result === null) return false;
    try {
      return typst.pdf(result).length > 0;
    } catch {
      return false;
    }
  });
}

function withPictures<T>(pictures: Pictures, set: (typst: NodeCompiler) => T): T {
  const typst = ours();
  const paths = [...pictures].map(([name, bytes]) => {
    const path = join(WORKSPACE, name);
    typst.mapShadow(path, bytes);
    return path;
  });
  try {
    return set(typst);
  } finally {
    for (const path of paths) typst.unmapShadow(path);
    // What it remembers serves the same report only, and is 100 MB a round.
    typst.evictCache(0);
    collectLater();
  }
}

function compiled(typst: NodeCompiler, template: string): NodeTypstDocument {
  const made = typst.compile({ mainFileContent: template, resetRead: true });
  if (made.result !== null) return made.result;
  const problems = made.takeError()?.shortDiagnostics ?? [];
  throw new Error(`The template does not compile: ${JSON.stringify(problems)}`);
}

/** Sets again without the signs that no font can show, until all can be; the template is told by `hasBoxes`. */
function rounds(
  typst: NodeCompiler,
  template: string,
  data: object,
  creationTimestamp: number,
): Typeset {
  let shown = JSON.stringify({ ...data, hasBoxes: false });
  for (let round = 1; ; round++) {
    typst.mapShadow(join(WORKSPACE, 'report.json'), Buffer.from(shown));
    const document = compiled(typst, template);
    try {
      const bytes = typst.pdf(document, { pdfStandard: 'ua-1', creationTimestamp });
      return { bytes, pages: document.numOfPages };
    } catch (error) {
      const texts = error instanceof Error ? unshown(error.message) : [];
      if (texts.length === 0 || round > MOST_ROUNDS) throw error;
      if (round === 1) shown = JSON.stringify({ ...data, hasBoxes: true });
      for (const text of texts) shown = shown.replaceAll(text, NO_SHAPE);
      // However odd the names are, there is a report: of what is left only sure signs are set.
      if (round === MOST_ROUNDS) shown = shown.replace(UNSURE, NO_SHAPE);
    }
  }
}

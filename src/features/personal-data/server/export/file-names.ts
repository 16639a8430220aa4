import { extname } from 'node:path';
import { displayName } from '#features/documents/server/file-name.ts';

/** What no file may be called on some system: signs, ends, and the names of Windows' devices. */
const REFUSED_SIGN = /[<>:"/\\|?*\p{Cc}]/gu;
const REFUSED_END = /[.\s]/;
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const MAX_LETTERS = 120;
const MAX_ENDING = 10;

function trimmed(name: string): string {
  let [from, to] = [0, name.length];
  while (from < to && REFUSED_END.test(name.charAt(from))) from++;
  while (to > from && REFUSED_END.test(name.charAt(to - 1))) to--;
  return name.slice(from, to);
}

/** A name in front of its ending, and the ending with its dot. */
function parted(name: string): [stem: string, ending: string] {
  const ending = extname(name);
  if (ending.length > MAX_ENDING) return [name, ''];
  return [name.slice(0, name.length - ending.length), ending];
}

/** A file's own name as one that every system can unpack, without folders, and recognisable. */
export function safeName(given: string): string {
  const [stem, ending] = parted(trimmed(displayName(given).replace(REFUSED_SIGN, '_')) || 'fil');
  const short = [...stem].slice(0, MAX_LETTERS).join('').trimEnd() + ending;
  return DEVICE.test(short) ? `_${short}` : short;
}

/** Gives each name asked for once, whatever its case: `fil.csv`, `fil (2).csv`. */
export function createNames(): (name: string) => string {
  const taken = new Set<string>();
  const free = (name: string) => {
    const key = name.normalize('NFC').toLowerCase();
    return taken.size < taken.add(key).size;
  };
  return (name) => {
    if (free(name)) return name;
    const [stem, ending] = parted(name);
    for (let n = 2; ; n++) {
      const numbered = `${stem} (${n})${ending}`;
      if (free(numbered)) return numbered;
    }
  };
}

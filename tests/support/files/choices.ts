/**
 * Every decision about a generated file, by name, out of one seed. A decision depends on the seed and its own name
 * alone, so that one can be changed and all others stay: that is what makes a wrong file shrinkable.
 */
export interface Choices {
  /** One of the options; the first is the simplest. `weights` as many as options, else all alike. */
  pick<T>(name: string, options: readonly [T, ...T[]], weights?: readonly number[]): T;
  /** True with probability `p`; false is the simplest. */
  chance(name: string, p: number): boolean;
  /** A whole number from `least` to `most`; `least` is the simplest. */
  int(name: string, least: number, most: number): number;
  /** A stream of numbers in [0, 1) for what is never shrunk, such as prices. */
  stream(name: string): () => number;
  /** What was decided so far: the place of each option taken, by name. */
  readonly taken: ReadonlyMap<string, number>;
  /** The options themselves, of those that are words. */
  readonly words: ReadonlyMap<string, string>;
}

/** FNV-1a over the text, mixed with the seed. */
function hash(seed: number, text: string): number {
  let value = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}

/** mulberry32: small, even and the same on every machine. */
function randoms(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function placeOf(random: number, weights: readonly number[]): number {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let left = random * sum;
  const place = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return place === -1 ? weights.length - 1 : place;
}

/** The decisions of `seed`, but for those given by name in `fixed`. */
export function choicesOf(seed: number, fixed: ReadonlyMap<string, number> = new Map()): Choices {
  const taken = new Map<string, number>();
  const words = new Map<string, string>();
  const decide = (name: string, otherwise: () => number): number => {
    const place = fixed.get(name) ?? otherwise();
    taken.set(name, place);
    return place;
  };
  const first = (name: string) => randoms(hash(seed, name))();
  return {
    taken,
    words,
    pick(name, options, weights = options.map(() => 1)) {
      const place = decide(name, () => placeOf(first(name), weights));
      const option = options[place] ?? options[0];
      if (typeof option === 'string') words.set(name, option);
      return option;
    },
    chance: (name, p) => decide(name, () => (first(name) < p ? 1 : 0)) === 1,
    int: (name, least, most) =>
      least + decide(name, () => Math.floor(first(name) * (most - least + 1))),
    stream: (name) => randoms(hash(seed, `${name} stream`)),
  };
}

import type { ColumnStore } from '../../table/column-store.ts';

const offsetBasis = 0x811c9dc5 | 0;

/** `A`: what comes before it is digits and punctuation. */
const firstLetter = 65;

/** FNV-1a, one character at a time, so that the tokeniser can hash while it looks for the delimiter. */
export const hashStart = offsetBasis;
export const hashNext = (hash: number, code: number) => Math.imul(hash ^ code, 16777619);

/**
 * Collects one column while a text is read: each distinct value becomes a string once, every further
 * occurrence is found by its hash and costs no memory but its id.
 */
export class ColumnBuilder {
  private readonly text: string;
  /** Asked of values with a letter: no label is without. */
  private readonly isSpecial: (value: string) => boolean;
  private slots = new Int32Array(1024);
  private hashes = new Int32Array(256);
  private starts = new Int32Array(256);
  /** The values one after the other: to hold a cell against them costs no string. */
  private codes = new Uint16Array(4096);
  private readonly values: string[] = [];
  private readonly specials: Set<number> = new Set();
  private ids = new Int32Array(4096);

  constructor(text: string, isSpecial: (value: string) => boolean) {
    this.text = text;
    this.isSpecial = isSpecial;
  }

  /** Id of the value that stands at `start`–`end` of the text. */
  idAt(hash: number, start: number, end: number): number {
    const mask = this.slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const id = (this.slots[slot] ?? 0) - 1;
      if (id < 0) return this.insert(hash, this.text.slice(start, end));
      if (this.hashes[id] === hash && this.same(id, start, end)) return id;
    }
  }

  /** Id of a value that is not in the text as it is: one that was quoted or mended. */
  idOf(value: string): number {
    let hash = hashStart;
    for (let i = 0; i < value.length; i++) hash = hashNext(hash, value.charCodeAt(i));
    const mask = this.slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const id = (this.slots[slot] ?? 0) - 1;
      if (id < 0) return this.insert(hash, value);
      if (this.hashes[id] === hash && this.values[id] === value) return id;
    }
  }

  /** True for a value that may make its row something else than data: a total's label, a header's name. */
  special(id: number): boolean {
    return this.specials.size > 0 && this.specials.has(id);
  }

  valueOf(id: number): string {
    return id < 0 ? '' : (this.values[id] ?? '');
  }

  set(row: number, id: number): void {
    if (row >= this.ids.length) this.ids = grown(this.ids);
    this.ids[row] = id;
  }

  /** The finished column; values of rows that were left out are gone. */
  finish(index: number, name: string, rows: number): ColumnStore {
    const ids = this.ids.subarray(0, rows);
    const counts = new Array<number>(this.values.length).fill(0);
    const firsts = new Array<number>(this.values.length).fill(-1);
    let filled = 0;
    for (let r = 0; r < rows; r++) {
      const id = ids[r] ?? -1;
      if (id < 0) continue;
      filled++;
      if (counts[id] === 0) firsts[id] = r;
      counts[id] = (counts[id] ?? 0) + 1;
    }
    const store = { index, name, ids, values: this.values, counts, firsts, filled };
    return counts.includes(0) ? withoutUnused(store) : store;
  }

  private same(id: number, start: number, end: number): boolean {
    const own = this.starts[id] ?? 0;
    if ((this.starts[id + 1] ?? 0) - own !== end - start) return false;
    const { text, codes } = this;
    for (let i = start, k = own; i < end; i++, k++) {
      if (text.charCodeAt(i) !== codes[k]) return false;
    }
    return true;
  }

  private insert(hash: number, value: string): number {
    const id = this.values.push(value) - 1;
    if (id + 1 >= this.hashes.length) {
      this.hashes = grown(this.hashes);
      this.starts = grown(this.starts);
    }
    this.hashes[id] = hash;
    if (this.write(id, value) && this.isSpecial(value)) this.specials.add(id);
    if (this.values.length * 2 > this.slots.length) this.rehash();
    else this.place(id, hash);
    return id;
  }

  /** Writes the codes of a value; true where one of them may be a letter. */
  private write(id: number, value: string): boolean {
    const start = this.starts[id] ?? 0;
    const end = start + value.length;
    if (end > this.codes.length) {
      const longer = new Uint16Array(end * 2);
      longer.set(this.codes);
      this.codes = longer;
    }
    let hasLetter = false;
    for (let i = 0; i < value.length; i++) {
      const code = value.charCodeAt(i);
      if (code >= firstLetter) hasLetter = true;
      this.codes[start + i] = code;
    }
    this.starts[id + 1] = end;
    return hasLetter;
  }

  private place(id: number, hash: number): void {
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
    this.slots[slot] = id + 1;
  }

  private rehash(): void {
    this.slots = new Int32Array(this.slots.length * 4);
    for (let id = 0; id < this.values.length; id++) this.place(id, this.hashes[id] ?? 0);
  }
}

export function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}

function withoutUnused(store: ColumnStore): ColumnStore {
  const usedIds = store.counts.flatMap((count, id) => (count > 0 ? [id] : []));
  const moved = new Int32Array(store.values.length).fill(-1);
  usedIds.forEach((id, place) => {
    moved[id] = place;
  });
  return {
    ...store,
    ids: store.ids.map((id) => (id < 0 ? -1 : (moved[id] ?? -1))),
    values: usedIds.map((id) => store.values[id] ?? ''),
    counts: usedIds.map((id) => store.counts[id] ?? 0),
    firsts: usedIds.map((id) => store.firsts[id] ?? 0),
  };
}

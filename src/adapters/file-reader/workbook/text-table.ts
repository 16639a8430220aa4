import { grown } from '#engine/read/rows/column-builder.ts';

const entities: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" },
};
/** What is left once the five are read that the library reads further, each in a way of its own. */
const uncertain = /&(?:amp|lt|gt|quot|apos|#x?[\da-f]+);|_x[\da-f]{4}_|\r/i;

/** The distinct texts of a document's bytes, each decoded once. */
export class TextTable {
  readonly values: string[] = [];
  private readonly bytes: Buffer;
  private slots = new Int32Array(1024);
  private starts = new Int32Array(256);
  private ends = new Int32Array(256);
  private hashes = new Int32Array(256);

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** Place in `values` of the text that stands there; −1 where it has marks whose meaning is not certain. */
  placeOf(from: number, to: number): number {
    let hash = 0x811c9dc5 | 0;
    for (let at = from; at < to; at++) hash = Math.imul(hash ^ (this.bytes[at] ?? 0), 16777619);
    const mask = this.slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const place = (this.slots[slot] ?? 0) - 1;
      if (place < 0) return this.add(hash, from, to);
      if (this.hashes[place] === hash && this.isSame(place, from, to)) return place;
    }
  }

  private isSame(place: number, from: number, to: number): boolean {
    const start = this.starts[place] ?? 0;
    if ((this.ends[place] ?? 0) - start !== to - from) return false;
    for (let n = to - from - 1; n >= 0; n--)
      if (this.bytes[from + n] !== this.bytes[start + n]) return false;
    return true;
  }

  private add(hash: number, from: number, to: number): number {
    const written = this.bytes.toString('utf8', from, to);
    const text = written.includes('&')
      ? written.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity)
      : written;
    if (uncertain.test(text)) return -1;
    const place = this.values.push(text) - 1;
    if (place >= this.starts.length) this.grow();
    this.starts[place] = from;
    this.ends[place] = to;
    this.hashes[place] = hash;
    if (this.values.length * 2 > this.slots.length) this.rehash();
    else this.slot(place, hash);
    return place;
  }

  private slot(place: number, hash: number): void {
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
    this.slots[slot] = place + 1;
  }

  private rehash(): void {
    this.slots = new Int32Array(this.slots.length * 4);
    for (let place = 0; place < this.values.length; place++)
      this.slot(place, this.hashes[place] ?? 0);
  }

  private grow(): void {
    this.starts = grown(this.starts);
    this.ends = grown(this.ends);
    this.hashes = grown(this.hashes);
  }
}

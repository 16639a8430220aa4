import { type Caption, readingSeconds } from './captions.ts';

export const FRAMES_A_SECOND = 30;

/** One picture and the number of frames it is shown. */
export interface Held {
  picture: Buffer;
  frames: number;
}

/**
 * The film's clock, which advances by frames however long each picture took. Captions are timed by
 * it.
 */
export class Timeline {
  readonly #held: Held[] = [];
  readonly #said: { frame: number; text: string }[] = [];
  #frame = 0;

  get seconds(): number {
    return this.#frame / FRAMES_A_SECOND;
  }

  get pictures(): readonly Held[] {
    return this.#held;
  }

  /** Shows a picture for a number of frames; one equal to the last extends it. */
  show(picture: Buffer, frames = 1): void {
    const last = this.#held.at(-1);
    if (last?.picture.equals(picture)) last.frames += frames;
    else this.#held.push({ picture, frames });
    this.#frame += frames;
  }

  /** Shows a picture only if it differs from the last. */
  showChange(picture: Buffer, frames: number): void {
    if (!this.#held.at(-1)?.picture.equals(picture)) this.show(picture, frames);
  }

  /** Shows this caption from now until the next. */
  say(text: string): void {
    this.#said.push({ frame: this.#frame, text });
  }

  /** How many more frames the current caption must be shown. */
  framesLeftToRead(): number {
    const said = this.#said.at(-1);
    if (!said) return 0;
    const needed = Math.ceil(readingSeconds(said.text) * FRAMES_A_SECOND);
    return Math.max(0, said.frame + needed - this.#frame);
  }

  captions(): Caption[] {
    return this.#said.map(({ frame, text }, index) => ({
      from: frame / FRAMES_A_SECOND,
      to: (this.#said[index + 1]?.frame ?? this.#frame) / FRAMES_A_SECOND,
      text,
    }));
  }
}

import { type Caption, readingSeconds } from './captions.ts';

export const FRAMES_A_SECOND = 30;

/** One picture and how many frames of the film it stands. */
export interface Held {
  picture: Buffer;
  frames: number;
}

/**
 * The film's own clock: it goes one frame at a time, as told, however long each picture took to take.
 * What is said is timed by it.
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

  /** Shows a picture for a number of frames; one that is the same as the last just stands longer. */
  show(picture: Buffer, frames = 1): void {
    const last = this.#held.at(-1);
    if (last?.picture.equals(picture)) last.frames += frames;
    else this.#held.push({ picture, frames });
    this.#frame += frames;
  }

  /** Shows a picture only where it is another than the last. */
  showChange(picture: Buffer, frames: number): void {
    if (!this.#held.at(-1)?.picture.equals(picture)) this.show(picture, frames);
  }

  /** From here on this text stands under the film, until the next. */
  say(text: string): void {
    this.#said.push({ frame: this.#frame, text });
  }

  /** How many frames more the text that stands has to stand to be read. */
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

import type { CDPSession, Page } from 'playwright-core';
import { eased, framesFor, type Point, pathTo } from './motion.ts';
import { drawPointer, type PointerLook } from './pointer.ts';
import { FRAMES_A_SECOND, Timeline } from './timeline.ts';

const FRAME_MS = 1000 / FRAMES_A_SECOND;
const LIMIT_MS = 120_000;

/**
 * Takes the pictures. The page's clock runs only while a frame is taken, so that speed never shows.
 */
export class Camera {
  readonly timeline = new Timeline();
  readonly page: Page;
  readonly #cdp: CDPSession;
  #pointer: PointerLook = { x: 900, y: 560, press: null, carries: null };

  constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.#cdp = cdp;
  }

  get pointer(): Point {
    return this.#pointer;
  }

  carry(file: string | null): void {
    this.#pointer.carries = file;
  }

  /** One picture, shown for a number of frames. */
  async frame(frames = 1): Promise<void> {
    this.timeline.show(await this.#take(frames), frames);
  }

  async #take(frames: number): Promise<Buffer> {
    await this.page.clock.runFor(Math.round(frames * FRAME_MS));
    await drawPointer(this.page, this.#pointer);
    const { data } = await this.#cdp.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  }

  /** Lets time pass, taking pictures of what changes by itself. */
  async hold(seconds: number): Promise<void> {
    const step = 5;
    for (let left = Math.round(seconds * FRAMES_A_SECOND); left > 0; left -= step) {
      await this.frame(Math.min(step, left));
    }
  }

  /**
   * Films until the condition is true, each change for `frames`: a slow machine makes no slow film.
   */
  async until(isSo: () => Promise<boolean>, frames = 3): Promise<void> {
    const limit = performance.now() + LIMIT_MS;
    while (!(await isSo())) {
      if (performance.now() > limit) throw new Error(`It never came about: ${isSo}`);
      this.timeline.showChange(await this.#take(1), frames);
    }
  }

  /** Waits until the caption has been shown long enough. */
  letRead(): Promise<void> {
    return this.hold(this.timeline.framesLeftToRead() / FRAMES_A_SECOND);
  }

  /** Waits for the last caption to be read, then shows the next. */
  async say(text: string): Promise<void> {
    await this.letRead();
    this.timeline.say(text);
  }

  /** Moves the pointer; reports each point to `onWay`, by default to the mouse. */
  async moveTo(to: Point, onWay?: (point: Point) => Promise<unknown>): Promise<void> {
    const from = this.pointer;
    for (const point of pathTo(from, to, framesFor(from, to))) {
      Object.assign(this.#pointer, point);
      await (onWay ?? (({ x, y }) => this.page.mouse.move(x, y)))(point);
      await this.frame();
    }
  }

  async press(): Promise<void> {
    await this.hold(0.15);
    await this.page.mouse.down();
    this.#pointer.press = 0;
    await this.frame(2);
    await this.page.mouse.up();
    for (const press of [0.2, 0.4, 0.6, 0.8]) {
      this.#pointer.press = press;
      await this.frame(2);
    }
    this.#pointer.press = null;
  }

  async type(text: string): Promise<void> {
    for (const letter of text) {
      await this.page.keyboard.insertText(letter);
      await this.frame(letter === ' ' ? 3 : 2);
    }
  }

  /** Scrolls by so many pixels, as far as the page allows. */
  async scrollBy(distance: number): Promise<void> {
    const { from, most } = await this.page.evaluate(() => ({
      from: window.scrollY,
      most: document.documentElement.scrollHeight - window.innerHeight,
    }));
    const to = Math.max(0, Math.min(most, from + distance));
    const frames = Math.round(Math.min(45, 14 + Math.abs(to - from) / 30));
    for (let index = 1; index <= frames; index++) {
      const top = Math.round(from + (to - from) * eased(index / frames));
      await this.page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await this.frame();
    }
  }
}

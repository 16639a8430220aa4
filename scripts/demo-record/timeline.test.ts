import { describe, expect, it } from 'vitest';
import { FRAMES_A_SECOND, Timeline } from './timeline.ts';

const picture = (name: string) => Buffer.from(name);

describe('the clock of the film', () => {
  it('goes by the frames shown, and lets a picture that is the same stand longer', () => {
    const timeline = new Timeline();
    timeline.show(picture('a'), 10);
    timeline.show(picture('a'), 5);
    timeline.show(picture('b'));
    expect(timeline.pictures.map(({ frames }) => frames)).toEqual([15, 1]);
    expect(timeline.seconds).toBe(16 / FRAMES_A_SECOND);
  });

  it('stands still while nothing changes, however long that takes', () => {
    const timeline = new Timeline();
    for (const name of ['a', 'a', 'a', 'b', 'b']) timeline.showChange(picture(name), 4);
    expect(timeline.pictures.map(({ frames }) => frames)).toEqual([4, 4]);
  });

  it('times what is said: each text until the next, the last until the end', () => {
    const timeline = new Timeline();
    timeline.say('Först');
    timeline.show(picture('a'), FRAMES_A_SECOND);
    timeline.say('Sedan');
    timeline.show(picture('b'), 2 * FRAMES_A_SECOND);
    expect(timeline.captions()).toEqual([
      { from: 0, to: 1, text: 'Först' },
      { from: 1, to: 3, text: 'Sedan' },
    ]);
  });

  it('knows how much longer a text has to stand to be read', () => {
    const timeline = new Timeline();
    expect(timeline.framesLeftToRead()).toBe(0);
    timeline.say('x'.repeat(45));
    timeline.show(picture('a'), FRAMES_A_SECOND);
    expect(timeline.framesLeftToRead()).toBe(2 * FRAMES_A_SECOND);
    timeline.show(picture('b'), 5 * FRAMES_A_SECOND);
    expect(timeline.framesLeftToRead()).toBe(0);
  });
});

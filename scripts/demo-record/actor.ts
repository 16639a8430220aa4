import type { Locator } from 'playwright-core';
import type { Camera } from './camera.ts';
import type { Point } from './motion.ts';

/** Within these nothing important is at the edge of the picture. */
const TOP = 40;
const BOTTOM = 590;

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing is shown of ${target}`);
  return box;
}

/** Films until the page shows the target. */
export function seen(camera: Camera, target: Locator, frames?: number): Promise<void> {
  return camera.until(() => target.first().isVisible(), frames);
}

/** Scrolls until the target's upper edge is `top` below the window's. */
export async function scrollTo(camera: Camera, target: Locator, top: number): Promise<void> {
  await camera.scrollBy((await boxOf(target)).y - top);
}

interface Aim {
  /** Horizontal position on the target, from 0 to 1. */
  share?: number;
  /** The target does not move when the page scrolls. */
  fixed?: boolean;
}

/**
 * Moves the pointer onto the target, scrolling first if it is out of sight.
 */
export async function point(camera: Camera, target: Locator, aim: Aim = {}): Promise<void> {
  const { share = 0.5, fixed = false } = aim;
  const before = await boxOf(target);
  if (!fixed && (before.y < TOP || before.y + before.height > BOTTOM)) {
    await camera.scrollBy(before.y + before.height / 2 - 380);
  }
  const { x, y, width, height } = await boxOf(target);
  await camera.moveTo({ x: x + width * share, y: y + height / 2 });
}

export async function click(camera: Camera, target: Locator, aim?: Aim): Promise<void> {
  await point(camera, target, aim);
  await camera.press();
}

/** Scrolls what the target stands in, a panel or a list, until it is seen. */
export async function scrollInside(camera: Camera, target: Locator): Promise<void> {
  const steps = 18;
  for (let left = steps; left > 0; left--) {
    await target.first().evaluate((element, parts) => {
      let panel = element.parentElement;
      while (panel && panel.scrollHeight <= panel.clientHeight) panel = panel.parentElement;
      if (!panel) return;
      const below = element.getBoundingClientRect().bottom - panel.getBoundingClientRect().bottom;
      panel.scrollTop += Math.max(0, below + 20) / parts;
    }, left);
    await camera.frame();
  }
}

/** Types an answer at human speed. */
export async function answer(camera: Camera, field: Locator, text: string): Promise<void> {
  await click(camera, field, { share: 0.3 });
  await camera.type(text);
  await camera.hold(0.3);
}

/** Drags a file from outside the window and drops it on the target. */
export async function dropFile(camera: Camera, target: Locator, path: string, name: string) {
  const cdp = await camera.page.context().newCDPSession(camera.page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop', { x, y }: Point) =>
    cdp.send('Input.dispatchDragEvent', { type, x, y, data });
  await camera.moveTo({ x: 1150, y: 760 });
  camera.carry(name);
  const { x, y, width, height } = await boxOf(target);
  const goal = { x: x + width * 0.42, y: y + height * 0.3 };
  let entered = false;
  await camera.moveTo(goal, async (at) => {
    if (at.y >= 720) return;
    await drag(entered ? 'dragOver' : 'dragEnter', at);
    entered = true;
  });
  await camera.hold(1);
  await drag('drop', goal);
  camera.carry(null);
}

export interface Point {
  x: number;
  y: number;
}

/** Slow, fast, slow, like a hand: the share of the way by share of the time. */
export function eased(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2;
}

/** The points of a movement, one per frame; the last is the target. */
export function pathTo(from: Point, to: Point, frames: number): Point[] {
  return Array.from({ length: frames }, (_, index) => {
    const share = eased((index + 1) / frames);
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

/** Longer distances take more frames, within limits. */
export function framesFor(from: Point, to: Point): number {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  return Math.round(Math.min(28, 12 + distance / 40));
}

export interface Point {
  x: number;
  y: number;
}

/** Slow, fast, slow: how a hand moves. `share` of the time gives share of the way. */
export function eased(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2;
}

/** The points of a way, one a frame; the last is the goal. */
export function pathTo(from: Point, to: Point, frames: number): Point[] {
  return Array.from({ length: frames }, (_, index) => {
    const share = eased((index + 1) / frames);
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

/** Far takes longer than near, within reason. */
export function framesFor(from: Point, to: Point): number {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  return Math.round(Math.min(28, 12 + distance / 40));
}

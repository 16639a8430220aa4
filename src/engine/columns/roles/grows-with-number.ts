import type { TypedColumn } from '../../table/typed-column.ts';
import { numbersAt } from '../types/number-at.ts';

/** Rows looked at, and of them those that must tell. */
const SAMPLE = 2_000;
const FEWEST = 12;
/** How the price must grow with the number, on logarithmic scales: 1 is in proportion, and by chance it is 0. */
const LEAST_SLOPE = 0.5;
const MOST_SLOPE = 1.5;
/** Standard errors from no growth at all. */
const CERTAIN = 5;

/**
 * Whether a price grows about in proportion with the number beside it, on rows of the same article where there is one: then
 * it is hardly of one. Least squares of log price on log number (Wooldridge, Introductory Econometrics, ch. 2 and 14).
 */
export function growsWithNumber(
  quantity: TypedColumn,
  price: TypedColumn,
  article: TypedColumn | undefined,
): boolean {
  const points = pointsOf(quantity, price, article);
  if (points.length < FEWEST) return false;
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of points) {
    xx += x * x;
    xy += x * y;
    yy += y * y;
  }
  if (xx === 0) return false;
  const slope = xy / xx;
  const rest = Math.max(0, yy - slope * xy);
  const error = Math.sqrt(rest / (points.length - 2) / xx);
  return slope >= LEAST_SLOPE && slope <= MOST_SLOPE && slope >= CERTAIN * error;
}

interface Point {
  x: number;
  y: number;
}

/** Logarithms of number and price of each row, less their means over the rows of its article. */
function pointsOf(
  quantity: TypedColumn,
  price: TypedColumn,
  article: TypedColumn | undefined,
): Point[] {
  const [times, prices] = [numbersAt(quantity), numbersAt(price)];
  const groups = new Map<number, Point[]>();
  for (let row = 0; row < Math.min(price.ids.length, SAMPLE); row++) {
    const [number, own] = [times(row), prices(row)];
    if (number === null || own === null || number <= 0 || own <= 0) continue;
    const id = article?.ids[row] ?? 0;
    const group = groups.get(id) ?? [];
    group.push({ x: Math.log(number), y: Math.log(own) });
    groups.set(id, group);
  }
  return [...groups.values()].flatMap((group) => {
    const [x, y] = [meanOf(group.map((each) => each.x)), meanOf(group.map((each) => each.y))];
    return group.length < 2 ? [] : group.map((each) => ({ x: each.x - x, y: each.y - y }));
  });
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

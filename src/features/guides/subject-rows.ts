/** A table of subjects column by column, as it is sent; amounts in hundredths. */
export interface SubjectColumns {
  names: readonly string[];
  now: readonly number[];
  before: readonly number[];
  rows: readonly number[];
  profit?: readonly (number | null)[] | undefined;
  last?: readonly (string | null)[] | undefined;
}

/** One line of a table of subjects; amounts in hundredths. */
export interface SubjectRow {
  name: string;
  now: number;
  before: number;
  change: number;
  /** In per cent; null from nothing. */
  percent: number | null;
  /** Of what all have now, in per cent. */
  share: number | null;
  profit: number | null;
  rows: number;
  last: string | null;
}

/** What all have now together. */
export const totalOf = ({ now }: SubjectColumns) => now.reduce((sum, value) => sum + value, 0);

/** A change in per cent; null from nothing. */
const percentOf = (now: number, before: number) =>
  before > 0 ? (100 * (now - before)) / before : null;

/** The line at a place, with what follows of its sums. */
export function lineAt(columns: SubjectColumns, total: number, at: number): SubjectRow {
  const { names, now, before, rows, profit, last } = columns;
  const [to, from] = [now[at] ?? 0, before[at] ?? 0];
  return {
    name: names[at] ?? '',
    now: to,
    before: from,
    change: to - from,
    percent: percentOf(to, from),
    share: total > 0 ? (100 * to) / total : null,
    profit: profit?.[at] ?? null,
    rows: rows[at] ?? 0,
    last: last?.[at] ?? null,
  };
}

/** The places of lines in the order that they are shown in, and the sums of these. */
export interface Shown {
  columns: SubjectColumns;
  order: Uint32Array;
  /** Of the profit, null where that of a line is not known. */
  sums: Pick<SubjectRow, 'now' | 'before' | 'change' | 'percent' | 'rows' | 'profit'>;
}

/** Every line, as the table was sent. */
export const asSent = ({ names }: SubjectColumns) => Uint32Array.from(names, (_, at) => at);

/** Between two chances to give way: about a millisecond's work. */
const STRIDE = 2048;

/** The lines whose names contain what is typed, in the order given. */
export function* namedLike(
  columns: SubjectColumns,
  order: Uint32Array,
  typed: string,
): Generator<void, Shown> {
  const { names, now, before, rows, profit } = columns;
  const wanted = typed.trim().normalize('NFC').toLowerCase();
  const found = new Uint32Array(order.length);
  const sums: Shown['sums'] = { now: 0, before: 0, change: 0, percent: null, rows: 0, profit: 0 };
  let count = 0;
  for (const [place, at] of order.entries()) {
    if (place % STRIDE === STRIDE - 1) yield;
    if (wanted !== '' && !names[at]?.toLowerCase().includes(wanted)) continue;
    found[count++] = at;
    sums.now += now[at] ?? 0;
    sums.before += before[at] ?? 0;
    sums.rows += rows[at] ?? 0;
    // One without rows now earns nothing now, whatever is known of it.
    const earned = rows[at] === 0 ? 0 : (profit?.[at] ?? null);
    sums.profit = sums.profit === null || earned === null ? null : sums.profit + earned;
  }
  sums.change = sums.now - sums.before;
  sums.percent = percentOf(sums.now, sums.before);
  return { columns, order: found.subarray(0, count), sums };
}

export type SortedBy = keyof SubjectRow;

const collator = new Intl.Collator('sv');
const dayNumber = (day: string | null) => (day === null ? null : Number(day.replaceAll('-', '')));

/** Compares lines by a column. What has nothing there is last either way. */
function comparison(columns: SubjectColumns, by: SortedBy, isDescending: boolean) {
  const sign = isDescending ? -1 : 1;
  const { names } = columns;
  if (by === 'name')
    return (a: number, b: number) => sign * collator.compare(names[a] ?? '', names[b] ?? '');
  const values = Float64Array.from(names, (_, at) => {
    const value = lineAt(columns, 1, at)[by];
    return (typeof value === 'string' ? dayNumber(value) : value) ?? Number.NaN;
  });
  return (a: number, b: number) => {
    const [one, other] = [values[a] ?? Number.NaN, values[b] ?? Number.NaN];
    if (Number.isNaN(one) || Number.isNaN(other))
      return Number(Number.isNaN(one)) - Number(Number.isNaN(other));
    return sign * (one - other);
  };
}

/** All lines sorted by a column; alike ones stay as they were sent. Sorted in runs that are then merged. */
export function* sortedBy(
  columns: SubjectColumns,
  by: SortedBy,
  isDescending: boolean,
): Generator<void, Uint32Array> {
  const compare = comparison(columns, by, isDescending);
  yield;
  let from = asSent(columns);
  let to = new Uint32Array(from.length);
  for (let start = 0; start < from.length; start += STRIDE) {
    from.subarray(start, start + STRIDE).sort(compare);
    yield;
  }
  for (let width = STRIDE; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width)
      yield* merge({ from, to, start, middle: start + width, end: start + 2 * width }, compare);
    [from, to] = [to, from];
  }
  return from;
}

interface Runs {
  from: Uint32Array;
  to: Uint32Array;
  start: number;
  middle: number;
  end: number;
}

function* merge(runs: Runs, compare: (a: number, b: number) => number): Generator<void, void> {
  const { from, to, start } = runs;
  const [middle, end] = [runs.middle, runs.end].map((at) => Math.min(at, from.length)) as [
    number,
    number,
  ];
  let [left, right] = [start, middle];
  for (let at = start; at < end; at++) {
    if (at % STRIDE === STRIDE - 1) yield;
    const [one = 0, other = 0] = [from[left], from[right]];
    const takesLeft = left < middle && (right >= end || compare(one, other) <= 0);
    to[at] = takesLeft ? one : other;
    if (takesLeft) left++;
    else right++;
  }
}

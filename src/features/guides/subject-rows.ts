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

interface Columns {
  names: readonly string[];
  now: readonly number[];
  before: readonly number[];
  rows: readonly number[];
  profit?: readonly (number | null)[] | undefined;
  last?: readonly (string | null)[] | undefined;
}

/** The columns as lines, with what follows of them. */
export function subjectRows({ names, now, before, rows, profit, last }: Columns): SubjectRow[] {
  const total = now.reduce((sum, value) => sum + value, 0);
  return names.map((name, at) => {
    const [to, from] = [now[at] ?? 0, before[at] ?? 0];
    return {
      name,
      now: to,
      before: from,
      change: to - from,
      percent: from > 0 ? (100 * (to - from)) / from : null,
      share: total > 0 ? (100 * to) / total : null,
      profit: profit?.[at] ?? null,
      rows: rows[at] ?? 0,
      last: last?.[at] ?? null,
    };
  });
}

const NUMBERS = ['now', 'before', 'change', 'rows'] as const;

/** The sums of the lines shown. */
export function sumOf(lines: readonly SubjectRow[]): Record<(typeof NUMBERS)[number], number> {
  const sums = { now: 0, before: 0, change: 0, rows: 0 };
  for (const line of lines) for (const name of NUMBERS) sums[name] += line[name];
  return sums;
}

/** The lines whose names contain what is typed. */
export function namedLike(lines: readonly SubjectRow[], typed: string): readonly SubjectRow[] {
  const wanted = typed.trim().normalize('NFC').toLowerCase();
  return wanted === '' ? lines : lines.filter(({ name }) => name.toLowerCase().includes(wanted));
}

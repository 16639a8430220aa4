import type { BookYear } from '../../table/books.ts';
import type { SieFile } from './model.ts';

/** A financial year of a file of balances, and the day its balances are stated to. */
export interface YearOfBalances extends BookYear {
  until: string;
}

/**
 * The years with any result, newest first (programs write zeros for years they do not have), and the one to use: the latest
 * that had ended when the file was made, else the latest.
 */
export function statedYears({
  years,
  balances,
  about,
}: Pick<SieFile, 'years' | 'balances' | 'about'>): {
  all: YearOfBalances[];
  used: YearOfBalances | null;
} {
  const stated = new Set(
    balances
      .filter(({ kind, amount }) => kind === 'result' && Number(amount) !== 0)
      .map(({ year }) => year),
  );
  const all = years
    .filter(({ number }) => stated.has(number))
    .sort((a, b) => b.number - a.number)
    .map((year) => ({ ...year, until: balancesUntil(year, about) }));
  return { all, used: all.find(({ to, until }) => to === until) ?? all[0] ?? null };
}

/** To which day a year's balances are stated: its end, or the day before it that the file states or was made. */
export function balancesUntil(
  year: BookYear,
  about: { balancesUntil: string | null; generated: string | null },
): string {
  if (year.number !== 0) return year.to;
  const days = [about.balancesUntil, about.generated].filter(
    (day) => day !== null && day >= year.from && day < year.to,
  );
  return days.toSorted()[0] ?? year.to;
}

import { normaliseName } from '../table/normalise-name.ts';
import type { Business, BusinessId } from './business.ts';
import { isByTime, OTHERS_WITHOUT_STOCK } from './by-time.ts';
import { BUSINESSES } from './table.ts';

/** Something that is sold, or an area that is paid for, with its kronor. */
export interface Weighed {
  name: string;
  kronor: number;
}

/** What tells which kind of business a company is. */
export interface Signs {
  /** A code of SNI, with or without dots; it goes before all else. */
  sni: string | null;
  /** Products, with their sales. */
  sold: readonly Weighed[];
  /** Groups of products: names alone. */
  groups?: readonly string[];
  /** Names of the file's columns. */
  columns?: readonly string[];
  /** Areas of cost. */
  paid?: readonly Weighed[];
}

const sumOf = (parts: readonly Weighed[]) =>
  parts.reduce((sum, { kronor }) => sum + Math.max(0, kronor), 0);

/** Names must tell at least so much of the sales. */
const MOSTLY = 0.5;

export function businessOfCode(sni: string): Business | null {
  const digits = sni.replace(/\D/g, '');
  return digits.length < 2 ? null : (BUSINESSES.find((row) => row.sni.test(digits)) ?? null);
}

function bySales({ sold, groups = [] }: Signs): Business | null {
  const all = sumOf(sold);
  if (all <= 0) return null;
  const names = [...sold.map(({ name }) => name), ...groups];
  const pair = BUSINESSES.find(({ together }) =>
    together?.every((word) => names.some((name) => word.test(name))),
  );
  if (pair !== undefined) return pair;
  const [best] = BUSINESSES.map((row) => ({
    row,
    part: sumOf(sold.filter(({ name }) => row.sells.test(name))) / all,
  }))
    .filter(({ row, part }) => part > (row.enough ?? MOSTLY))
    .sort((a, b) => b.part - a.part);
  return best?.row ?? null;
}

/** By columns that one kind alone has: a list of rents names tenants, and nothing that is sold. */
function byColumns({ columns = [] }: Signs): Business | null {
  const names = [...new Set(columns)].map(normaliseName);
  const found = BUSINESSES.filter((row) => names.some((name) => row.columns?.test(name)));
  return found.length === 1 ? (found[0] ?? null) : null;
}

function byCosts({ paid = [] }: Signs): Business | null {
  const all = sumOf(paid);
  const found = BUSINESSES.find(({ pays }) =>
    paid.some(
      ({ name, kronor }) => name === pays?.area && kronor >= (pays.share / 100) * all && all > 0,
    ),
  );
  return found ?? null;
}

/** The kind of business; null where nothing tells it. A code goes before names, these before columns and costs. */
export function businessOf(signs: Signs): Business | null {
  return (
    (signs.sni === null ? null : businessOfCode(signs.sni)) ??
    bySales(signs) ??
    byColumns(signs) ??
    byCosts(signs)
  );
}

export function businessById(id: BusinessId | null | undefined): Business | null {
  return BUSINESSES.find((row) => row.id === id) ?? null;
}

/** Whether most of what is sold, by its names, is such as cannot lie in stock. */
export function mostlyByTime(sold: readonly Weighed[]): boolean {
  return sumOf(sold.filter(({ name }) => isByTime(name))) > sumOf(sold) / 2;
}

/** Whether companies under a code keep no stock; false where that is not known. */
export function keepsNoStock(sni: string): boolean {
  const business = businessOfCode(sni);
  if (business !== null) return business.kindOfSales === 'time';
  return OTHERS_WITHOUT_STOCK.test(sni.replace(/\D/g, ''));
}

import { compare, decimal } from '../../facts/decimal.ts';
import { codeIn, toSni2007 } from '../sni/sni.ts';
import { SCB_FIGURES, SCB_INDUSTRIES, SCB_LINES } from './scb-2024.ts';

export type IndustryFigure = (typeof SCB_FIGURES)[number];
export type SizeClass = '001' | '1-4' | '5-9' | '10-19' | '1-19' | 'TOT';

/** The company's industry and size, for comparison. */
export interface IndustryChoice {
  /** SNI code of either edition, with or without dots: `47`, `47.112`, `62010`. */
  sni: string;
  /** By number of employees; all sizes if unknown. */
  size?: SizeClass;
}

/** An industry's key figures: lower quartile, median and upper quartile from SCB. */
export interface Industry {
  sni: string;
  name: string;
  size: SizeClass;
  companies: number;
  quartiles: Partial<Record<IndustryFigure, { low: string; median: string; high: string }>>;
}

/** With fewer companies the quartiles are unreliable. */
const LEAST_COMPANIES = 30;

function quartiles(cell: string): { low: string; median: string; high: string } | null {
  if (cell === '-') return null;
  // SCB orders quartiles from worse to better: for cost shares the lower one is the higher number.
  const [low = '', median = '', high = ''] = cell
    .split('/')
    .sort((a, b) => compare(decimal(a), decimal(b)));
  return { low, median, high };
}

function industryOf(line: string, names: Map<string, string>): Industry {
  const [sni = '', size = '', companies = '', ...cells] = line.split(' ');
  const found: Industry['quartiles'] = {};
  cells.forEach((cell, index) => {
    const figure = SCB_FIGURES[index];
    const values = quartiles(cell);
    if (figure !== undefined && values !== null) found[figure] = values;
  });
  return {
    sni,
    name: names.get(sni) ?? '',
    size: size as SizeClass,
    companies: Number(companies),
    quartiles: found,
  };
}

function readAll(): Industry[] {
  const names = new Map(
    SCB_INDUSTRIES.trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );
  return SCB_LINES.trim()
    .split('\n')
    .map((line) => industryOf(line, names));
}

const INDUSTRIES = readAll();

/**
 * The narrowest industry, by SNI 2007 as SCB's figures are, with figures from at least thirty companies: its own size class, else all
 * sizes, else 1–19 employees. Null where SCB has none for the code.
 */
export function industryFor({ sni, size }: IndustryChoice): Industry | null {
  const digits = toSni2007(sni.replace(/\D/g, ''));
  const codes = [digits.slice(0, 3), digits.slice(0, 2)].filter((code) => code.length >= 2);
  const sizes = [...(size === undefined ? [] : [size]), 'TOT', '1-19'];
  for (const code of new Set(codes))
    for (const wanted of sizes) {
      const found = INDUSTRIES.find(
        (industry) => industry.sni.replace('.', '') === code && industry.size === wanted,
      );
      if (found !== undefined && found.companies >= LEAST_COMPANIES) return found;
    }
  return null;
}

const SIZES: readonly [most: number, size: SizeClass][] = [
  [0, '001'],
  [4, '1-4'],
  [9, '5-9'],
  [19, '10-19'],
];

/** The SNI code of a profile's industry, with the class of size; null where it names none. */
export function chosenIndustry(
  industry: string | null,
  employees: number | null,
): IndustryChoice | null {
  const sni = codeIn(industry);
  if (sni === null) return null;
  const size = employees === null ? undefined : SIZES.find(([most]) => employees <= most)?.[1];
  return size === undefined ? { sni } : { sni, size };
}

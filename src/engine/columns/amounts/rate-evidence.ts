import { near, ROUNDING } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { holds, type Sampled } from './sampled-amounts.ts';
import { nameOf, type VatRelation } from './vat-evidence.ts';

const written: ReadonlySet<number> = new Set([0, 6, 12, 25, 0.06, 0.12, 0.25]);
const FEWEST = 3;

/** Amounts without VAT and with, where a column says each row's rate: net × (1 + rate) = gross. */
export function rateRelations(
  sampled: readonly Sampled[],
  columns: readonly TypedColumn[],
): VatRelation[] {
  return ratesIn(columns).flatMap(({ rates, rateAt }) =>
    sampled.flatMap((net) =>
      sampled.flatMap((gross): VatRelation[] => {
        if (net === gross || net.column === rates || gross.column === rates) return [];
        const count = net.values.length;
        const held = holds(
          count,
          (row) => {
            const [n, g] = [net.values[row] ?? NaN, gross.values[row] ?? NaN];
            const rate = rateAt(row, count);
            const slack = gross.slack + net.slack * (1 + rate) + ROUNDING;
            if (Number.isNaN(n + g + rate) || rate === 0 || Math.abs(n) < slack * 20) return null;
            return near(n * (1 + rate), g, slack);
          },
          (row) => gross.values[row] ?? 0,
          FEWEST,
        );
        const formula = `${nameOf(net)} med momsen enligt ${rates.name.trim()} = ${nameOf(gross)}`;
        return held ? [{ net, vat: null, gross, formula, held, by: 'rate' }] : [];
      }),
    ),
  );
}

/** A column of rates of VAT, and the share at a sampled row out of `count`: 0.25; NaN where none stands. */
export interface Rates {
  rates: TypedColumn;
  rateAt(row: number, count: number): number;
}

/** The columns that hold each row's rate of VAT. */
export function ratesIn(columns: readonly TypedColumn[]): Rates[] {
  return columns.filter(holdsRates).map((rates) => {
    const shares = rates.read.map((value) => {
      const rate = Number(value ?? NaN);
      return rate > 1 ? rate / 100 : rate;
    });
    const rateAt = (row: number, count: number) =>
      shares[rates.ids[Math.floor((row * rates.ids.length) / count)] ?? -1] ?? NaN;
    return { rates, rateAt };
  });
}

/** Only Swedish rates of VAT, in per cent or as shares, and not nothing but zero. */
function holdsRates({ type, read }: TypedColumn): boolean {
  const isRate = (value: string | null) => value === null || written.has(Number(value));
  return (
    type === 'number' &&
    read.every(isRate) &&
    read.some((value) => value !== null && Number(value) !== 0)
  );
}

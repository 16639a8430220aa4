import type { NumberCells, NumberColumns } from './cells.ts';
import { readingOf, shareSql } from './rates.ts';
import type { RoleColumn, RoleColumns } from './roles.ts';

/** An amount of each row: its SQL, its wording and its source. */
export interface Amount {
  /** Expression over the stored table. */
  sql: string;
  /** In Swedish, with the file's column names: `Antal × À-pris`. */
  formula: string;
  columns: string[];
  /** False where something had to be assumed. */
  certain: boolean;
  /** What was assumed, or what the amount includes, as a Swedish sentence. */
  note: string | null;
  /** True where VAT is known to be in it. */
  hasVat?: boolean;
  /** For a cost derived from a margin column in money: that column, which is the profit itself. */
  margin?: string;
}

export interface AmountCell {
  column: RoleColumn;
  cells: NumberCells;
}

/** The number column with a role; null where the file lacks it. */
export function amountCell<Role extends string>(
  columns: RoleColumns<Role>,
  numbers: NumberColumns<Role>,
  role: Role,
): AmountCell | null {
  const [column, cells] = [columns[role], numbers[role]];
  return column === undefined || cells === undefined ? null : { column, cells };
}

/** The column unchanged. */
export function plainAmount({ column, cells }: AmountCell): Amount {
  return {
    sql: cells.sql,
    formula: column.name,
    columns: [column.name],
    certain: true,
    note: null,
  };
}

/** Far less than VAT at a Swedish rate can be from half an öre without being it, and far more than binary fractions err. */
const TIE = 1e-6;

/** The VAT that is in a gross amount, in whole öre with halves away from zero, as on an invoice. */
function vatIn(gross: string, share: string): string {
  const rate = `coalesce(${share}, 0)::DOUBLE`;
  const vat = `(${gross}::DOUBLE * ${rate} / (1 + ${rate}))`;
  return `CAST(round(${vat} + ${TIE} * sign(${gross}), 2) AS DECIMAL(24,2))`;
}

/**
 * A gross column minus its VAT, given in money or as a rate; without VAT data gross, with a note.
 */
export function withoutVat(gross: AmountCell, vat: AmountCell | null, definite: string): Amount {
  if (vat === null) {
    const note = `${definite} är inklusive moms: filen har varken en kolumn med moms eller en med belopp utan moms.`;
    return { ...plainAmount(gross), certain: false, note, hasVat: true };
  }
  const { scale } = readingOf(vat.column, vat.cells);
  const columns = [gross.column.name, vat.column.name];
  if (scale === 'money')
    return {
      sql: `(${gross.cells.sql} - coalesce(${vat.cells.sql}, 0))`,
      formula: `${gross.column.name} − ${vat.column.name}`,
      columns,
      certain: true,
      note: null,
    };
  return {
    sql: `(CAST(${gross.cells.sql} AS DECIMAL(24,2)) - ${vatIn(gross.cells.sql, shareSql(vat.cells, scale))})`,
    formula: `${gross.column.name} ÷ (1 + ${vat.column.name})`,
    columns,
    certain: true,
    note: null,
  };
}

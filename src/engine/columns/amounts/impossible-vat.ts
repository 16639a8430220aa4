import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import { RATES } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesShare } from '../../table/vocabulary/header-words.ts';
import { termKind } from '../../table/vocabulary/order-terms.ts';
import type { Ask, GuideReading } from '../guide-reading.ts';
import { columnOf, placeOf, type Roled, unused, withRoles } from '../roled.ts';
import { mostlyNegative } from '../types/negated-column.ts';
import { numberAt } from '../types/number-at.ts';

/** The most that VAT is of an amount without it, and with it. */
const MOST = { net: 0.25, gross: 0.2 } as const;
/** Rounding, also by hand, and of one value. */
const SLACK = 1;
const ROUNDING = 0.011;
/** Rows that must have more than VAT can be, and their share. */
const FEWEST = 2;
const SHARE = 0.1;
const LOOKED = 2000;

/** Rows on which VAT must be that of another column, and their share. */
const FEWEST_OF_OTHER = 3;
const NEARLY_ALL = 0.95;

/** Whether the tax is at one rate what VAT on another column is, on nearly all rows, and not what it is on the amount. */
function isVatOf(
  column: TypedColumn,
  tax: TypedColumn,
  amount: TypedColumn,
  proofs: Roled['proofs'],
): boolean {
  if (column === tax || column === amount || column.type !== 'number' || column.percent)
    return false;
  if (proofs.get(tax)?.of.includes(amount) || proofs.get(column)?.is === 'gross') return false;
  const isOf = (whole: TypedColumn) =>
    RATES.some((rate) => isShare(tax, whole, rate) || isShare(tax, whole, rate / (1 + rate)));
  return RATES.some((rate) => isShare(tax, column, rate)) && !isOf(amount);
}

function isShare(tax: TypedColumn, whole: TypedColumn, share: number): boolean {
  let telling = 0;
  let hits = 0;
  for (let row = 0; row < Math.min(tax.ids.length, LOOKED); row++) {
    const [part, all] = [numberAt(tax, row), numberAt(whole, row)];
    if (!part) continue;
    telling++;
    if (all && Math.abs(Math.abs(part) - Math.abs(all) * share) <= ROUNDING) hits++;
  }
  return telling >= FEWEST_OF_OTHER && hits >= telling * NEARLY_ALL;
}

/**
 * Needs: roles of amount and VAT. Leaves: no role of VAT to what is more of the amount than VAT can be, such as the tax
 * withheld of a wage, or is VAT on another column, unless the user gave it.
 */
export function impossibleVat(table: Roled, { reading, chosen }: Ask): Roled {
  const net = columnOf(table, reading.amount.net);
  const amount = net ?? columnOf(table, reading.amount.gross);
  const place = placeOf(table, 'vat');
  const tax = table.columns[place];
  if (!amount || !tax || chosen[tax.index] !== undefined) return table;
  const other = table.columns.find((column) => isVatOf(column, tax, amount, table.proofs));
  if (other) {
    const reason = `${tax.name.trim()} är momsen på ${other.name.trim()}.`;
    const left = withRoles(table, new Map([[place, unused(reason)]]));
    const isOpen = !net || chosen[net.index] === undefined;
    const isOwn =
      isOpen && !mostlyNegative(other) && termKind(normaliseName(other.name)) === 'other';
    return isOwn ? { ...left, doubts: [...left.doubts, doubtOf(amount, other, reading)] } : left;
  }
  if (tax.percent || namesShare(tax.name) || table.proofs.has(tax)) return table;
  const most = net ? MOST.net : MOST.gross;
  let telling = 0;
  let more = 0;
  for (let row = 0; row < tax.ids.length; row++) {
    const [whole, part] = [numberAt(amount, row), numberAt(tax, row)];
    if (!whole || !part) continue;
    telling++;
    if (Math.abs(part) > Math.abs(whole) * most + SLACK) more++;
  }
  if (more < FEWEST || more < telling * SHARE) return table;
  const reason = `${tax.name.trim()} är större än moms kan vara av ${amount.name.trim()}.`;
  return withRoles(table, new Map([[place, unused(reason)]]));
}

/** What is taxed may be the company's own, and the amount somebody else's: a commission on a journey. */
function doubtOf(
  amount: TypedColumn,
  taxed: TypedColumn,
  { amount: { net, gross }, texts }: GuideReading,
): Doubt {
  const [whole, own] = [amount.name.trim(), taxed.name.trim()];
  return {
    id: 'amount',
    text: `Momsen i filen är på ${own} och inte på ${whole}. Vilken är ${texts.amount}?`,
    options: [
      {
        answer: `column ${amount.index}`,
        label: whole,
        change: { roles: { [amount.index]: gross } },
      },
      {
        answer: `column ${taxed.index}`,
        label: own,
        change: { roles: { [amount.index]: null, [taxed.index]: net } },
      },
    ],
    chosen: `column ${amount.index}`,
    blocks: 'ifSumsDiffer',
  };
}

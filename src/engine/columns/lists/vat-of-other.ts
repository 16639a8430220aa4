import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import { near, RATES } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { termKind } from '../../table/vocabulary/order-terms.ts';
import type { Ask, GuideReading } from '../guide-reading.ts';
import { columnOf, placeOf, type Roled, unused, withRoles } from '../roled.ts';
import { mostlyNegative } from '../types/negated-column.ts';
import { numberAt } from '../types/number-at.ts';
import { isSumOf, moneyColumns, plus } from '../types/sums-of-columns.ts';

const ROUNDING = 0.011;
const LOOKED = 2000;
/** Rows on which VAT must be that of another column, and their share. */
const FEWEST = 3;
const SHARE = 0.95;

/**
 * Needs: roles of amount and VAT. Leaves: no role of VAT to what is at one rate VAT on another column and not on the
 * amount, such as a platform's fee. Where that column may be what is sold, as a commission, it is asked.
 */
export function vatOfOther(table: Roled, ask: Ask): Roled {
  const { net, gross } = ask.reading.amount;
  const amount = columnOf(table, net) ?? columnOf(table, gross);
  const place = placeOf(table, 'vat');
  const tax = table.columns[place];
  if (!amount || !tax || ask.chosen[tax.index] !== undefined || tax.percent) return table;
  const other = moneyColumns(table.columns, ask.chosen).find((column) =>
    isVatOf(table, { column, tax, amount }),
  );
  if (!other) return table;
  const reason = `${tax.name.trim()} är momsen på ${other.name.trim()}.`;
  const left = withRoles(table, new Map([[place, unused(reason)]]));
  const isOpen = ask.chosen[amount.index] === undefined && !mostlyNegative(other);
  return isOpen && termKind(normaliseName(other.name)) === 'other'
    ? { ...left, doubts: [...left.doubts, doubtOf(amount, other, ask.reading)] }
    : left;
}

interface Taxed {
  column: TypedColumn;
  tax: TypedColumn;
  amount: TypedColumn;
}

function isVatOf({ columns, proofs }: Roled, { column, tax, amount }: Taxed): boolean {
  if (column === tax || column === amount || proofs.get(tax)?.of.includes(amount)) return false;
  const isOfAmount = RATES.some(
    (rate) => isShare(tax, amount, rate) || isShare(tax, amount, rate / (1 + rate)),
  );
  if (isOfAmount || !RATES.some((rate) => isShare(tax, column, rate))) return false;
  // An amount that holds both has the tax in it, with something more.
  const more = columns.filter((each) => ![column, tax, amount].includes(each));
  return ![[], ...more.map((each) => [each])].some((rest) =>
    isSumOf(amount, [column, tax, ...rest].map(plus)),
  );
}

function isShare(tax: TypedColumn, whole: TypedColumn, share: number): boolean {
  let telling = 0;
  let hits = 0;
  for (let row = 0; row < Math.min(tax.ids.length, LOOKED); row++) {
    const [part, all] = [numberAt(tax, row), numberAt(whole, row)];
    if (!part) continue;
    telling++;
    if (all && near(Math.abs(part), Math.abs(all) * share, ROUNDING)) hits++;
  }
  return telling >= FEWEST && hits >= telling * SHARE;
}

/** What is taxed may be the company's own, and the amount somebody else's: a commission on a journey. */
function doubtOf(amount: TypedColumn, taxed: TypedColumn, reading: GuideReading): Doubt {
  const { net, gross } = reading.amount;
  const [whole, own] = [amount.name.trim(), taxed.name.trim()];
  return {
    id: 'amount',
    text: `Momsen i filen är på ${own} och inte på ${whole}. Vilken är ${reading.texts.amount}?`,
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

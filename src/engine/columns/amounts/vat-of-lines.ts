import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { vatSide } from '../../table/vocabulary/vat.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, type Roled } from '../roled.ts';
import { valuesOf } from '../types/number-at.ts';
import { containsVat } from './order-lines.ts';

/**
 * The lines' number × price with the question whether VAT is in it, where the orders' own VAT stands beside and too few
 * orders prove what it is of: as read without it, or by the orders' totals.
 */
export function vatOfLines(orders: Roled, lines: Roled, { choices }: Ask): Roled {
  const [vat, price] = [columnOf(orders, 'vat'), columnOf(lines, 'unitPrice')];
  const quantity = columnOf(lines, 'quantity');
  if (!vat || !price || !quantity || hasRole(lines, 'vat') || choices?.vat !== undefined)
    return lines;
  if (hasRole(lines, 'revenue') || hasRole(lines, 'grossRevenue')) return lines;
  if (vatSide(normaliseName(price.name)) !== null) return lines;
  if (!vat.read.some((value) => Number(value ?? 0) !== 0)) return lines;
  const total = columnOf(orders, 'grossRevenue') ?? columnOf(orders, 'revenue');
  return { ...lines, doubts: [...lines.doubts, doubtOf({ quantity, price, vat, total })] };
}

interface OfOrders {
  quantity: TypedColumn;
  price: TypedColumn;
  vat: TypedColumn;
  total: TypedColumn | undefined;
}

function doubtOf({ quantity, price, vat, total }: OfOrders): Doubt {
  const [times, each, tax] = [quantity, price, vat].map(({ name }) => name.trim());
  return {
    id: 'vat',
    text: `Det framgår inte om momsen i ${tax} ingår i ${each}, och raderna räknas som ${times} × ${each}. Vad ska räknas?`,
    options: [
      {
        answer: 'excluded',
        label: `${times} × ${each}, som är utan moms`,
        change: { choices: { vat: 'excluded' } },
      },
      ...(total ? [byOrders(total, vat, price)] : []),
    ],
    chosen: 'excluded',
    blocks: total ? 'ifSumsDiffer' : 'always',
  };
}

/** What each order came to, less its VAT where that is in it. */
function byOrders(
  total: TypedColumn,
  vat: TypedColumn,
  price: TypedColumn,
): Doubt['options'][number] {
  const isNet = containsVat(valuesOf(total), valuesOf(vat)) === false;
  const roles: Record<number, ColumnRole | null> = {
    [price.index]: null,
    ...(isNet
      ? { [total.index]: 'revenue' }
      : { [total.index]: 'grossRevenue', [vat.index]: 'vat' }),
  };
  const whole = total.name.trim();
  return {
    answer: 'included',
    label: isNet ? `${whole} på varje order` : `${whole} minus ${vat.name.trim()} på varje order`,
    change: { roles },
  };
}

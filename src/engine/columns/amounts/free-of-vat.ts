import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesFreeOfVat } from '../../table/vocabulary/vat.ts';
import type { AmountGroup } from '../roled.ts';
import { chosenOf } from '../types/chosen-of.ts';
import { isSumOf, plus } from '../types/sums-of-columns.ts';

const MOST = 3;
const FEWEST_ROWS = 3;

/**
 * Amounts by rate of VAT with what was sold without any (`Momsfritt` beside `Försäljning 25 %`), where a column is all of
 * them together, with their VAT or without.
 */
export function withFreeOfVat(
  groups: readonly AmountGroup[],
  columns: readonly TypedColumn[],
): AmountGroup[] {
  const free = columns.filter(
    ({ name, type, percent }) =>
      type === 'number' && !percent && namesFreeOfVat(normaliseName(name)),
  );
  const taxes = groups.flatMap(({ role, parts }) => (role === 'vat' ? parts : []));
  return groups.map((group) => {
    if (group.role === 'vat' || free.length === 0 || free.length > MOST) return group;
    const own = new Set([...group.parts, ...free, ...taxes]);
    const wholes = columns.filter((column) => column.type === 'number' && !own.has(column));
    const beside = chosenOf(free, MOST).find((some) =>
      [[], taxes].some((more) =>
        wholes.some((whole) =>
          isSumOf(whole, [...group.parts, ...some, ...more].map(plus), FEWEST_ROWS),
        ),
      ),
    );
    return beside ? { ...group, parts: [...group.parts, ...beside] } : group;
  });
}

import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { vatSide, withoutVat } from '../../table/vocabulary/vat.ts';
import type { GuideReading } from '../guide-reading.ts';
import type { AmountGroup } from '../roled.ts';
import { isSumOf, plus } from '../types/sums-of-columns.ts';

/** Below which what is one column is no group of goods beside another. */
const FEWEST = 2;

/**
 * Groups of goods side by side, each with its own net, VAT and both together (`Mat exkl`, `Mat moms`, `Mat inkl`), proved on
 * the rows: the nets are one amount. None where one of them is the others' sum.
 */
export function categoryGroups(
  columns: readonly TypedColumn[],
  reading: GuideReading,
): AmountGroup[] {
  const named = columns.flatMap((column) =>
    column.type === 'number' && !column.percent
      ? [{ column, name: normaliseName(column.name) }]
      : [],
  );
  const ofSide = (side: 'excluding' | 'including') =>
    named.flatMap(({ column, name }) => {
      const stem = vatSide(name) === side ? withoutVat(name) : '';
      return stem === '' ? [] : [{ column, stem }];
    });
  const [nets, grosses] = [ofSide('excluding'), ofSide('including')];
  if (nets.length < FEWEST) return [];
  const vats = nets.flatMap(({ column: net, stem }) => {
    const vat = named.find(
      ({ name }) => name === `${stem} moms` || name === `moms ${stem}`,
    )?.column;
    const gross = grosses.find((each) => each.stem === stem)?.column;
    return vat && gross && isSumOf(gross, [plus(net), plus(vat)]) ? [vat] : [];
  });
  const parts = nets.map(({ column }) => column);
  const isTotal = (column: TypedColumn) =>
    isSumOf(column, parts.filter((part) => part !== column).map(plus));
  if (vats.length < nets.length || parts.some(isTotal)) return [];
  const reason = 'Varje varugrupp har sitt belopp, sin moms och sin summa; beloppen räknas ihop.';
  const made = { sign: '+', reason, net: true } as const;
  return [
    { ...made, role: reading.amount.net, parts },
    { ...made, role: 'vat', parts: vats },
  ];
}

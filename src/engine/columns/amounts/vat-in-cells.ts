import { cellText } from '../../table/cell.ts';
import { ColumnCollector, type ColumnStore } from '../../table/column-store.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import { termKind } from '../../table/vocabulary/order-terms.ts';
import { isMissing, readWritten } from '../types/number.ts';

/** Rows that must tell. */
const FEWEST = 2;
/** No amount with its VAT is longer. */
const LONGEST = 60;
/** Without these letters in any of its values a column says nothing of VAT. */
const namesTax = /moms|vat/i;
const before = /[\s,;(]{1,3}(?:varav|därav|inkl\.?|inklusive|incl\.?)?\s?(?:moms|vat)[: ]{1,2}/i;
const around =
  /[\s,;(]{1,3}(?:varav|därav|inkl\.?|inklusive|incl\.?)\s(\d[^a-z]{0,14}(?:kr|sek)?)\s?(?:moms|vat)\)?\.?$/i;

/**
 * Amounts that say in their cells what of them is VAT (`1 250 kr (varav moms 250 kr)`, `500:- inkl 100 kr moms`): the
 * amounts, and the VAT in a column beside the others.
 */
export function vatApart(stores: readonly ColumnStore[]): readonly ColumnStore[] {
  if (stores.some(({ name }) => termKind(normaliseName(name)) === 'vat')) return stores;
  for (const store of stores) {
    const parts = partsOf(store);
    if (parts)
      return [
        ...stores.map((each) =>
          each === store ? withValues(store, parts.bare, store.index, store.name) : each,
        ),
        {
          ...withValues(store, parts.taxes, stores.length, 'Moms'),
          madeOf: `Momsen som står efter beloppen i ${store.name.trim()}.`,
        },
      ];
  }
  return stores;
}

function partsOf(store: ColumnStore): { bare: string[]; taxes: string[] } | null {
  if (!store.values.some((value) => namesTax.test(cellText(value)))) return null;
  const bare: string[] = [];
  const taxes: string[] = [];
  let rows = 0;
  for (const [place, value] of store.values.entries()) {
    const text = cellText(value).trim();
    const parts = text.length > LONGEST ? null : partsIn(text);
    if (parts === null && !isMissing(text) && readWritten(text, ',') === null) return null;
    if (parts !== null) rows += store.counts[place] ?? 0;
    bare.push(parts?.amount ?? text);
    taxes.push(parts?.tax ?? '');
  }
  return rows >= FEWEST ? { bare, taxes } : null;
}

function partsIn(text: string): { amount: string; tax: string } | null {
  const [last, inside] = [before.exec(text), around.exec(text)];
  const found = last ?? inside;
  if (found === null) return null;
  const amount = text.slice(0, found.index).trim();
  const tax = (last ? text.slice(last.index + last[0].length) : (inside?.[1] ?? ''))
    .replace(/\)$/, '')
    .trim();
  const isTax = readWritten(tax, ',')?.percent === false;
  return isTax && readWritten(amount, ',') !== null ? { amount, tax } : null;
}

function withValues(
  { ids }: ColumnStore,
  values: readonly string[],
  index: number,
  name: string,
): ColumnStore {
  const column = new ColumnCollector(ids.length);
  ids.forEach((id, row) => {
    column.set(row, values[id] ?? '');
  });
  return column.store(index, name, ids.length);
}

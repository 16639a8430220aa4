import type { ColumnStore } from '../../table/column-store.ts';
import type { DecimalMark } from '../../table/typed-column.ts';
import { readNumber, sureMark } from './number.ts';

/** Which decimal mark the values need, and the share of them that need the other; `open` where every value fits both and some differ. */
export function detectMark(store: ColumnStore): {
  mark: DecimalMark;
  by: 'values' | 'open' | 'none';
  others: number;
} {
  let comma = 0;
  let point = 0;
  let differ = 0;
  for (let id = 0; id < store.values.length; id++) {
    const cell = store.values[id];
    if (typeof cell !== 'string' || !/[.,]/.test(cell)) continue;
    const count = store.counts[id] ?? 0;
    const text = cell.trim();
    // `1.250:-` is in whole kronor: its mark parts thousands.
    // So is `2.200 kr`: no one writes thousandths of kronor with a point.
    if (/\d[.,]\d{3} ?:-$|^-?\d{1,3}(?:\.\d{3})+ ?kr$/.test(text)) {
      if (text.includes('.')) comma += count;
      else point += count;
      continue;
    }
    const sure = sureMark(text);
    if (sure === ',') comma += count;
    if (sure === '.') point += count;
    if (sure !== null) continue;
    const asComma = readNumber(text, ',');
    const asPoint = readNumber(text, '.');
    if (asComma && !asPoint) comma += count;
    else if (asPoint && !asComma) point += count;
    else if (asComma && asPoint && asComma.value !== asPoint.value) differ++;
  }
  const others = Math.min(comma, point) / Math.max(1, comma + point);
  if (comma !== point) return { mark: comma > point ? ',' : '.', by: 'values', others };
  if (comma > 0) return { mark: ',', by: 'values', others };
  return { mark: ',', by: differ > 0 ? 'open' : 'none', others };
}

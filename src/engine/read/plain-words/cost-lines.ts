import type { Row } from '../../table/cell.ts';
import { toColumns } from '../../table/column-store.ts';
import { wordsDoubt } from '../checks/kind-doubts.ts';
import type { KnownTable } from '../interpret-input.ts';
import { type Body, emptyBody } from '../rows/body.ts';
import { leave } from '../rows/row-kinds.ts';
import { isTotalLabel } from '../rows/total-labels.ts';
import { costsIn } from './costs-in.ts';

export interface CostLines {
  head: Row[];
  body: Body;
  known: KnownTable;
  /** Share of the filled lines that tell of a cost. */
  share: number;
}

const names = ['Text', 'Belopp', 'Hur ofta', 'Datum'];
/** Share of the amounts whose words must tell of a cost for the text to be taken for a list of them unasked. */
const MOSTLY = 0.5;

interface About {
  /** Whether words tell of a cost by themselves. */
  tellsOfAmount: (words: string) => boolean;
  /** True where only amounts that name kronor are taken. */
  onlyPriced?: boolean;
}

/** Costs written in plain words, one or several a line; null where no line has any. Others may be: that is asked. */
export function costLines(
  text: string,
  { tellsOfAmount, onlyPriced = false }: About,
): CostLines | null {
  const rows: Row[] = [];
  const body: Body = { ...emptyBody(), stores: [] };
  let filled = 0;
  let telling = 0;
  text.split(/\r\n|\n|\r/).forEach((raw, n) => {
    if (raw.trim() === '') return;
    filled++;
    const line = n + 1;
    const costs = costsIn(raw, onlyPriced);
    if (costs.length > 0) telling++;
    body.inFile += Math.max(1, costs.length);
    if (costs.length === 0) {
      const message = `Rad ${line} har inget belopp som kan vara en kostnad, och räknas inte med.`;
      leave(body, { line, cells: [raw.trim()] }, 'footer', message);
    }
    for (const { text: label, amount, interval, date } of costs) {
      const cells = [label, amount, interval, date];
      if (isTotalLabel(label)) {
        const message = `Rad ${line} är en summarad och räknas inte med, annars skulle beloppen räknas två gånger.`;
        leave(body, { line, cells }, 'total', message);
      } else rows.push({ line, cells });
    }
  });
  if (rows.length === 0) return null;
  const lines = Int32Array.from(rows, ({ line }) => line);
  const labels = rows.map(({ cells }) => String(cells[0]));
  const silent = labels.filter((label) => !tellsOfAmount(label));
  const isOpen = rows.length - silent.length < rows.length * MOSTLY;
  return {
    head: [{ line: 0, cells: names }, ...rows.slice(0, 20)],
    body: { ...body, stores: toColumns(rows, names), lines },
    known: {
      layout: { width: names.length, header: [0], from: 1 },
      roles: { 0: 'text', 1: 'amount', 2: 'interval', 3: 'date' },
      mark: '.',
      ...(isOpen && { doubts: [wordsDoubt(silent[0] ?? '')] }),
    },
    share: filled === 0 ? 0 : telling / filled,
  };
}

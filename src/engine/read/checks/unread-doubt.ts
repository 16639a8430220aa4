import { amountColumn } from '../../columns/roles/role-map.ts';
import { cellText } from '../../table/cell.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { formatCount } from '../../text/format.ts';
import type { Interpreted } from '../interpret.ts';

/** Share of the rows whose amount may be unreadable before the rest says too little. */
const SHARE = 0.03;

/** What is asked where more than a few of the amounts that stand in the file could not be read as numbers. */
export function unreadDoubts(table: Interpreted, { choices }: ReadOverrides): Doubt[] {
  const { byRole, written, others } = table;
  if (choices?.unread !== undefined) return [];
  const broken = brokenRows(table);
  if (broken !== null) return [doubtOf(broken)];
  const amount = amountColumn(byRole);
  const priced = [byRole.get('quantity'), byRole.get('unitPrice')];
  const columns = (table.sources ? table.amounts : amount ? [amount] : priced).filter(
    (column): column is TypedColumn => column !== undefined && written.includes(column),
  );
  const isOther = (row: number) => table.sources === null && others.has(row);
  const unread = columns.map((column) => unreadIn(column, isOther));
  const rows = unread.reduce((sum, each) => sum + each.rows, 0);
  const filled = columns.reduce((sum, each) => sum + each.filled, 0);
  const [first] = unread.flatMap(({ example }) => example ?? []);
  const [name] = columns.flatMap((column, place) =>
    unread[place]?.rows ? column.name.trim() : [],
  );
  if (rows <= filled * SHARE || first === undefined || name === undefined) return [];
  const count = rows === 1 ? '1 belopp' : `${formatCount(rows)} belopp`;
  return [
    doubtOf(
      `${count} i ${name} går inte att läsa som tal, till exempel ”${first.slice(0, 60)}”`,
      productInstead(table),
    ),
  ];
}

/** Number × price, where the file has both beside the amount. */
function productInstead({ byRole }: Interpreted): Doubt['options'] {
  const [amount, quantity, price] = [
    amountColumn(byRole),
    byRole.get('quantity'),
    byRole.get('unitPrice'),
  ];
  if (!amount || !quantity || !price) return [];
  const label = `${quantity.name.trim()} × ${price.name.trim()} i stället`;
  const choices = { unread: 'without', product: 'products' } as const;
  return [{ answer: 'products', label, change: { roles: { [amount.index]: null }, choices } }];
}

const doubtOf = (what: string, others: Doubt['options'] = []): Doubt => ({
  id: 'unread',
  text: `${what}. Skriv om dem i filen och ladda upp den igen, eller räkna utan dem.`,
  options: [
    { answer: 'without', label: 'Räkna utan dem', change: { choices: { unread: 'without' } } },
    ...others,
  ],
  chosen: 'without',
  blocks: 'always',
});

/** Rows that are torn or have too many cells, where they are more than a few; a line of words below a table is none. */
function brokenRows({ body }: Interpreted): string | null {
  const rows = body.leftOut.filter(
    ({ reason, content }) =>
      reason === 'unreadable' && content.split(' | ').filter((cell) => cell.trim()).length > 1,
  );
  const [first] = rows;
  if (!first || rows.length <= body.inFile * SHARE) return null;
  const count = rows.length === 1 ? '1 rad' : `${formatCount(rows.length)} rader`;
  return `${count} går inte att läsa, den första rad ${first.row}`;
}

/** Rows whose cell says something that was not read, and the first of them. */
function unreadIn(
  { ids, values, unreadable }: TypedColumn,
  isOther: (row: number) => boolean,
): { rows: number; example: string | null } {
  if (unreadable.length === 0) return { rows: 0, example: null };
  const bad = new Set(unreadable);
  let rows = 0;
  let example: string | null = null;
  ids.forEach((id, row) => {
    if (!bad.has(id) || isOther(row)) return;
    rows++;
    example ??= cellText(values[id]).trim();
  });
  return { rows, example };
}

import { decimal, subtract, toText } from '../../facts/decimal.ts';
import { groupBy } from '../../table/group-by.ts';
import { numberRoles } from '../../table/role-kinds.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, madeRole, placeOf, type Roled, unused, withRoles } from '../roled.ts';
import { subjectRoles } from '../roles/guess-roles.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { periodsDoubt } from './periods-doubt.ts';
import { riseSoFar } from './rises-so-far.ts';

const FEWEST_PERIODS = 3;
/** Things that rise each for itself: of one alone the amounts may simply grow. */
const FEWEST_THINGS = 2;

interface Step {
  row: number;
  day: string;
  amount: string;
}

/**
 * Needs: the amount and the date. Leaves: the question whether the rows are what each thing has come to so far, where every
 * one rises from period to period as on a sheet for each month; and the periods' own amounts where that is the answer.
 */
export function soFarByRow(table: Roled, { reading, chosen, choices }: Ask): Roled {
  const role = placeOf(table, reading.amount.net) >= 0 ? reading.amount.net : reading.amount.gross;
  const [amount, date] = [columnOf(table, role), columnOf(table, 'date')];
  // Of columns per period it is asked before they become rows.
  if (!amount || !date || amount.madeOf !== undefined || choices?.periods === 'own') return table;
  if (chosen[amount.index] !== undefined) return table;
  const things = thingsIn(table, amount, date);
  if (things === null || !riseSoFar(things.map((steps) => steps.map(numberOf)))) return table;
  if (choices?.periods !== 'soFar') return { ...table, doubts: [...table.doubts, doubt] };
  const made = ownAmounts(things, amount, table.columns.length);
  const reason = `${amount.name.trim()} är summan hittills: varje period är skillnaden mot den före.`;
  const used = unused(`${made.name} används i stället.`);
  const freed = withRoles(
    table,
    new Map([...besideIn(table), [table.columns.indexOf(amount), used] as const]),
  );
  return {
    ...freed,
    columns: [...freed.columns, made],
    roles: [...freed.roles, madeRole(chosen, made.index, { role, confidence: 1, reason })],
  };
}

const numberOf = ({ amount }: Step) => Number(amount);

/** Each thing's amounts of a year in their order; null where rows are not one of each thing and period. */
function thingsIn(
  { columns, roles }: Roled,
  amount: TypedColumn,
  date: TypedColumn,
): Step[][] | null {
  const names = columns.filter((column, place) => {
    const role = roles[place]?.role ?? null;
    return role !== null && (role === 'customer' || subjectRoles.has(role)) && column !== date;
  });
  if (names.length === 0 || date.grain === 'day') return null;
  const rows = Array.from(amount.ids, (id, row) => {
    const [own, day] = [amount.read[id] ?? null, date.read[date.ids[row] ?? -1] ?? null];
    const name = names.map(({ ids }) => ids[row] ?? -1).join('|');
    return own === null || day === null ? null : { row, day, amount: own, name };
  });
  const whole = rows.filter((row) => row !== null);
  if (whole.length < rows.length) return null;
  const things = groupBy(whole, ({ name, day }) => `${name} ${day.slice(0, 4)}`);
  const inOrder = [...things.values()].map((steps) =>
    steps.toSorted((a, b) => a.day.localeCompare(b.day)),
  );
  const areOnce = inOrder.every((steps) =>
    steps.every(({ day }, n) => n === 0 || day !== steps[n - 1]?.day),
  );
  const several = inOrder.filter((steps) => steps.length >= FEWEST_PERIODS);
  return areOnce && several.length >= FEWEST_THINGS && several.length * 2 >= inOrder.length
    ? inOrder
    : null;
}

/** How many there were, and other money of the rows, are so far too. */
const besideIn = ({ roles }: Roled) =>
  roles.flatMap(({ role }, place) =>
    role !== null && numberRoles.has(role) && role !== 'unitPrice'
      ? [[place, unused('Är summan hittills, som beloppet.')] as const]
      : [],
  );

/** Each row less the row of the same thing in the period before it. */
function ownAmounts(
  things: readonly (readonly Step[])[],
  { name, format, currency, ids }: TypedColumn,
  index: number,
): TypedColumn {
  const rows: (string | null)[] = Array.from(ids, () => null);
  for (const steps of things)
    steps.forEach(({ row, amount }, n) => {
      rows[row] = toText(subtract(decimal(amount), decimal(steps[n - 1]?.amount ?? '0')));
    });
  const about = { index, name: `${name.trim()}, periodens eget`, format } as const;
  return { ...derivedColumn({ ...about, type: 'number', grain: 'day' }, rows), currency };
}

const doubt = periodsDoubt(
  'Allt på raderna stiger från period till period, som summor hittills gör. Vad står på varje rad?',
);

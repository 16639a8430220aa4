import { plain } from '../../../advice/answers/names.ts';
import { nameCells } from '../../../figures/view/cells.ts';
import type { RoleColumn } from '../../../figures/view/roles.ts';
import type { Understanding, UnderstoodColumn } from '../../../table/understanding.ts';

/** Columns that no figure of an analysis is computed by, and only questions are. */
const STAFF =
  /^(?:saljare|medarbetare|personal|anstalld|expedit|kassor|kassorska|salesperson|sales person|seller|staff|employee|frisor|stylist|behandlare|terapeut|massor|hudterapeut|barberare|servitor|servitris|konsult|montor|tekniker|mekaniker|instruktor|tranare|larare|utforare|utford av|hantverkare|forare|chauffor|kock|elektriker|rormokare|malare|snickare|fotograf|jurist|advokat|fysioterapeut|naprapat|tandlakare|veterinar|handlaggare|projektledare)$/;

const ORDER_COUNT =
  /^(?:(?:antal|nr of|number of) )?(?:order|orders|ordrar|bestallningar|kop|kvitton|transaktioner)$/;

function columnOf<Role extends string>(
  role: Role,
  column: UnderstoodColumn | undefined,
): RoleColumn<Role> | null {
  if (column === undefined) return null;
  const { index, name, format } = column;
  return { role, sql: `c${index}`, name: name.trim(), format: format ?? '' };
}

const isStaff = ({ role, type, name }: UnderstoodColumn) =>
  role === null && type === 'text' && STAFF.test(plain(name));

/** Who sold. */
export const staffColumn = ({ columns }: Understanding): RoleColumn<'staff'> | null =>
  columnOf('staff', columns.find(isStaff));

/** So many rows have each value in the mean; a column with fewer says something of each row. */
const LEAST_ROWS = 5;
/** Of more there are hardly any employees: sellers of a marketplace, customers. */
const MOST_STAFF = 50;

/** Who sold, where the rows bear it out: a few who each have many, on most of the rows. */
export function sureStaff(understanding: Understanding): RoleColumn<'staff'> | null {
  const column = understanding.columns.find(isStaff);
  if (column === undefined) return null;
  const { distinct, filled, empty } = column;
  const isFew = distinct > 1 && distinct <= MOST_STAFF && filled >= LEAST_ROWS * distinct;
  return isFew && filled > empty ? columnOf('staff', column) : null;
}

/** A column of how many orders there were, such as `Antal order` of each month. */
export function orderCountColumn({ columns }: Understanding): RoleColumn<'orderCount'> | null {
  if (columns.some(({ role }) => role === 'orderId')) return null;
  const isCount = ({ role, type, name }: UnderstoodColumn) =>
    role === null && type === 'number' && ORDER_COUNT.test(plain(name));
  return columnOf('orderCount', columns.find(isCount));
}

/** How far was driven, in kilometres or in tens of them; a distance without a unit is taken for kilometres. */
const DISTANCE =
  /^(?:(?:antal|korda|kord|fakturerade|debiterade) )?(?:km|kilometer|mil|korstracka|korstrackan|(?:kor)?stracka (?:i )?(?:km|kilometer|mil))$/;

export interface DistanceColumn extends RoleColumn<'distance'> {
  unit: 'km' | 'mil';
  /** Its name says the unit. */
  isSaid: boolean;
}

/** A column of how far was driven for each row, also where it is the quantity that is sold. */
export function distanceColumn({ columns }: Understanding): DistanceColumn | null {
  const found = columns.find(
    ({ role, type, name }) =>
      (role === null || role === 'quantity') && type === 'number' && DISTANCE.test(plain(name)),
  );
  const column = columnOf('distance', found);
  if (column === null) return null;
  const [unit] = /\b(?:km|kilometer|mil)$/.exec(plain(column.name)) ?? [];
  return { ...column, unit: unit === 'mil' ? 'mil' : 'km', isSaid: unit !== undefined };
}

/** What a file tells its rows apart by in its own words: how it was paid, which town. */
export const OWN_ROLES = ['ownFirst', 'ownSecond', 'ownThird'] as const;
export type OwnRole = (typeof OWN_ROLES)[number];

const MOST_VALUES = 100;

const tellsApart = (column: UnderstoodColumn) =>
  column.role === null &&
  column.type === 'text' &&
  column.name.trim() !== '' &&
  !isStaff(column) &&
  column.distinct > 1 &&
  column.distinct <= MOST_VALUES &&
  column.filled >= LEAST_ROWS * column.distinct;

export const ownColumns = ({ columns }: Understanding): RoleColumn<OwnRole>[] =>
  columns
    .filter(tellsApart)
    .slice(0, OWN_ROLES.length)
    .flatMap((column, at) => columnOf(OWN_ROLES[at] ?? 'ownFirst', column) ?? []);

/** Each as a column of the view, empty where the file has none. */
export const unroledSql = (
  { staff, own }: { staff: RoleColumn<'staff'> | null; own: readonly RoleColumn<OwnRole>[] },
  types: Map<string, string>,
): string =>
  (['staff', ...OWN_ROLES] as const)
    .map((role) => {
      const column = role === 'staff' ? staff : own.find((each) => each.role === role);
      return `${column ? nameCells(column, types) : 'NULL::VARCHAR'} AS ${role}`;
    })
    .join(', ');

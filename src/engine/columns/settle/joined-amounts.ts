import { add, decimal, subtract, toText } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  beginsAsAccount,
  namesBareCredit,
  namesBareDebit,
} from '../../table/vocabulary/bookkeeping.ts';
import { namesNet } from '../../table/vocabulary/header-words.ts';
import type { NameTest } from '../../table/vocabulary/words.ts';
import { type AssignedRole, assignRoles } from '../roles/assign-roles.ts';
import { guessRoles } from '../roles/guess-roles.ts';
import { derivedColumn } from '../types/derived-column.ts';

type Chosen = Readonly<Record<number, ColumnRole | null>>;

/** Columns that are one amount together: split by VAT rate, or into debit and credit. */
interface Joined {
  role: ColumnRole;
  parts: TypedColumn[];
  sign: '+' | '−';
  reason: string;
  /** True where the names say that it is the amount without VAT. */
  net: boolean;
}

/**
 * Roles of a table in which one amount may stand in several columns. Those are added to a column of
 * their own (`Moms 12 % + Moms 25 %`), unless another column holds the whole or the user chose.
 */
export function assignJoined(
  columns: readonly TypedColumn[],
  chosen: Chosen,
): { columns: TypedColumn[]; roles: AssignedRole[] } {
  const groups = [...byVatRate(columns), ...debitAndCredit(columns)].filter(({ parts }) =>
    parts.every(({ index }) => chosen[index] === undefined),
  );
  if (groups.length === 0) return { columns: [...columns], roles: assignRoles(columns, chosen) };
  const parts = new Set(groups.flatMap((group) => group.parts));
  const whole = columns.filter((column) => !parts.has(column));
  const given = assignRoles(whole, chosen);
  const roles = columns.map(
    (column): AssignedRole => given[whole.indexOf(column)] ?? { ...partOf, role: null },
  );
  const all = [...columns];
  for (const group of groups) {
    const rival = roles.findIndex(({ role }) => role === group.role);
    const better = group.net && !namesNet(normaliseName(all[rival]?.name ?? ''));
    if (rival >= 0 && (!better || chosen[all[rival]?.index ?? -1] !== undefined)) continue;
    if (rival >= 0)
      roles[rival] = { ...partOf, role: null, reason: 'Beloppen per momssats används.' };
    const column = join(group, all.length);
    const choice = chosen[column.index];
    const role = choice === undefined ? group.role : choice;
    all.push(column);
    roles.push({ role, confidence: choice === undefined ? 0.9 : 1, reason: group.reason });
  }
  return { columns: all, roles };
}

const partOf = { confidence: 0, reason: 'Kolumnen är en del av ett belopp som står i flera.' };

const rate = /\b(?:0|6|12|25)(?: procent)?\b/;
const joinable: ReadonlySet<ColumnRole> = new Set(['revenue', 'grossRevenue', 'vat']);

/** `Försäljning 12 %` and `Försäljning 25 %`: the same words, different rates of VAT. */
function byVatRate(columns: readonly TypedColumn[]): Joined[] {
  const groups = new Map<string, TypedColumn[]>();
  for (const column of columns) {
    const name = normaliseName(column.name);
    if (column.type !== 'number' || column.percent || !rate.test(name)) continue;
    const stem = name.replace(rate, ' ').replace(/\s+/g, ' ').trim();
    groups.set(stem, [...(groups.get(stem) ?? []), column]);
  }
  return [...groups].flatMap(([stem, parts]) => {
    const rates = new Set(parts.map(({ name }) => rate.exec(normaliseName(name))?.[0]));
    const [first] = parts;
    if (!first || parts.length < 2 || rates.size < parts.length) return [];
    const [guess] = guessRoles({ ...first, name: stem });
    if (!guess || !joinable.has(guess.role)) return [];
    const reason = 'Beloppet står uppdelat per momssats i filen; kolumnerna räknas ihop.';
    return [{ role: guess.role, parts, sign: '+' as const, reason, net: namesNet(stem) }];
  });
}

/** In a ledger of one account a credit note stands as debit, and sales are what is left of credit. */
function debitAndCredit(columns: readonly TypedColumn[]): Joined[] {
  const named = (test: NameTest) =>
    columns.find(({ name, type }) => type === 'number' && test(normaliseName(name)));
  const [debit, credit] = [named(namesBareDebit), named(namesBareCredit)];
  const accounts = columns.some(
    ({ name, values }) => beginsAsAccount(normaliseName(name)) && values.length > 1,
  );
  if (!debit || !credit || accounts) return [];
  const reason = 'Försäljningen är det som krediterats minus det som debiterats.';
  return [{ role: 'revenue', parts: [credit, debit], sign: '−', reason, net: false }];
}

function join({ parts, sign }: Joined, index: number): TypedColumn {
  const [first] = parts;
  const name = parts.map((part) => part.name.trim()).join(` ${sign} `);
  const rows = Array.from(first?.ids ?? [], (_, r) => {
    const values = parts.map((part) => part.read[part.ids[r] ?? -1] ?? null);
    if (values.every((value) => value === null)) return null;
    const [start, ...rest] = values.map((value) => decimal(value ?? '0'));
    const combine = sign === '+' ? add : subtract;
    return toText(rest.reduce(combine, start ?? decimal('0')));
  });
  const format = first?.format ?? null;
  return derivedColumn({ index, name, type: 'number', grain: 'day', format }, rows);
}

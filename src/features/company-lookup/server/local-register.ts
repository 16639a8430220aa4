import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { LEAST_ALIKE, searchName } from '#adapters/company-register/names.ts';
import type { NamedCompanyRegister, RegisteredCompany } from '#adapters/company-register/port.ts';
import type { Executor } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { registerCompanies as companies, registerStates as states } from './table.ts';

const MOST_FOUND = 8;

type Row = typeof companies.$inferSelect;

function companyOf(row: Row): RegisteredCompany {
  const codes = row.codes.split(' ').filter((code) => code !== '');
  return {
    orgNumber: row.orgNumber,
    name: row.name,
    city: row.city,
    industries: codes.map((code) => ({ code, name: null })),
    form: row.form,
    status: row.status,
    foundedYear: row.foundedYear,
    activity: row.activity,
    revenue: null,
    ceo: null,
  };
}

/** The register imported here, with the day of the import; null where none is. */
export async function localRegister({ database: { db } }: Pick<Dependencies, 'database'>): Promise<{
  register: NamedCompanyRegister;
  importedAt: Date;
} | null> {
  const [state] = await db.select().from(states);
  if (!state) return null;
  const { byLikeness, importedAt } = state;
  // Asked in the same call as the rows: an import may change the generation between two.
  const inUse = db.select({ generation: states.generation }).from(states);
  const within = (condition: SQL | undefined) => and(eq(companies.generation, inUse), condition);
  const register: NamedCompanyRegister = {
    name: 'Bolagsverkets och SCB:s öppna register',
    async byNumber(orgNumber) {
      const [row] = await db
        .select()
        .from(companies)
        .where(within(eq(companies.orgNumber, orgNumber)));
      return row ? companyOf(row) : null;
    },
    async byName(name) {
      const wanted = searchName(name);
      if (wanted === '') return [];
      const begun = await db
        .select()
        .from(companies)
        .where(within(like(companies.searchName, `${wanted}%`)))
        .orderBy(companies.searchName)
        .limit(MOST_FOUND);
      if (begun.length === MOST_FOUND || !byLikeness) return begun.map(companyOf);
      const alike = await likeRows(db, within, wanted);
      const numbers = new Set(begun.map(({ orgNumber }) => orgNumber));
      const others = alike.filter(({ orgNumber }) => !numbers.has(orgNumber));
      return [...begun, ...others].slice(0, MOST_FOUND).map(companyOf);
    },
  };
  return { register, importedAt };
}

/** Shorter parts than this are in too many names to look for. */
const SHORTEST_PART = 5;

/** A name in `count` parts as long as each other. */
function partsOf(name: string, count: number): string[] {
  const size = Math.ceil(name.length / count);
  const parts = Array.from({ length: count }, (_, n) => name.slice(n * size, (n + 1) * size));
  return parts.filter((part) => part.trim() !== '');
}

/**
 * Names spelled much like the wanted one. With one fault in it a half of it is still right, with two
 * a third: names that have such a part whole are few, and quickly found; only they are compared.
 * A short name is compared with all that share some of it.
 */
async function likeRows(
  db: Executor,
  within: (condition: SQL | undefined) => SQL | undefined,
  wanted: string,
): Promise<Row[]> {
  const { searchName: name } = companies;
  for (const count of [2, 3]) {
    if (wanted.length < count * SHORTEST_PART) break;
    const holdsPart = or(...partsOf(wanted, count).map((part) => like(name, `%${part}%`)));
    const rows = await mostAlike(db, within(holdsPart), wanted);
    if (rows.length > 0) return rows;
  }
  const isShort = wanted.length < 3 * SHORTEST_PART;
  return isShort ? mostAlike(db, within(sql`${name} % ${wanted}`), wanted) : [];
}

/** Of the names that hold to `condition` those most like the wanted one. */
function mostAlike(db: Executor, condition: SQL | undefined, wanted: string): Promise<Row[]> {
  const near = db.$with('near').as(db.select().from(companies).where(condition));
  const likeness = sql`similarity(${near.searchName}, ${wanted})`;
  return db
    .with(near)
    .select()
    .from(near)
    .where(sql`${likeness} >= ${LEAST_ALIKE}`)
    .orderBy(sql`${likeness} desc`, near.searchName)
    .limit(MOST_FOUND);
}

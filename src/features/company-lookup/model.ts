import type { User } from '#contract/session.ts';
import { formatCount } from '#engine/text/format.ts';
import type { CompanyData, Difference, FilledField } from './contract.ts';

export type FilledValues = { [Field in FilledField]: User[Field] };
/** What the account has of the fields that a register can fill. */
export type OwnValues = Pick<User, FilledField>;

/** What a register has, by the fields of the account. */
export function filledValues(data: CompanyData): FilledValues {
  return {
    companyName: data.företagsnamn,
    industry: data.bransch,
    location: data.ort,
    revenue: data.omsättning,
    ceo: data.vd,
    foundedYear: data.grundatÅr,
    companyForm: data.bolagsform,
    companyStatus: data.bolagsstatus,
    verksamhet: data.verksamhet,
  };
}

/** Two ways of writing the same: case, spaces and marks aside. */
const same = (one: string | number, other: string | number) => plain(one) === plain(other);
const plain = (value: string | number) =>
  String(value)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const shown = (field: FilledField, value: string | number) =>
  field === 'revenue' ? `${formatCount(Number(value))} kr` : String(value);

/** What the account lacks, and what it has otherwise than the register. */
export function compareWithOwn(
  own: OwnValues,
  found: FilledValues,
): { missing: FilledField[]; differs: Difference[] } {
  const missing: FilledField[] = [];
  const differs: Difference[] = [];
  for (const field of Object.keys(found) as FilledField[]) {
    const [mine, theirs] = [own[field], found[field]];
    if (theirs === null || theirs === '') continue;
    if (mine === null || mine === '') missing.push(field);
    else if (!same(mine, theirs)) {
      differs.push({ field, own: shown(field, mine), found: shown(field, theirs) });
    }
  }
  return { missing, differs };
}

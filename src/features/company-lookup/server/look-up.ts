import { builtInRegister } from '#adapters/company-register/built-in.ts';
import { plainName } from '#adapters/company-register/names.ts';
import {
  type CompanyRegister,
  type NamedCompanyRegister,
  RegisterAwayError,
  type RegisteredCompany,
} from '#adapters/company-register/port.ts';
import { failWith } from '#contract/errors.ts';
import { hasValidCheckDigit, isPersonalNumber } from '#contract/org-number.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type LookupAnswer, lookupErrors } from '../contract.ts';
import { localRegister } from './local-register.ts';

const fail = failWith(lookupErrors);

/** More than a screen of names helps nobody choose. */
const MOST_CHOICES = 8;

type Source = NonNullable<LookupAnswer['source']>;

/** How a look-up ended; that the source is away is thrown. */
export type LookupResult =
  | { outcome: 'found'; company: RegisteredCompany; source: Source }
  | { outcome: 'several'; companies: RegisteredCompany[]; source: Source }
  | { outcome: 'not_found'; source: Source }
  | { outcome: 'off' };

/** What is looked for: a number of ten digits, a name, or both. */
export interface Wanted {
  orgNumber: string;
  companyName: string;
}

/** The registers at hand: the one that is called, and the one that lies here. */
interface Registers {
  remote: CompanyRegister | null;
  local: NamedCompanyRegister | null;
  /** The day the one here was imported. */
  asOf: string | null;
}

/** The built-in register stands in only where there is no real one. */
async function registersOf(deps: Dependencies): Promise<Registers> {
  const remote = deps.companyRegister;
  const imported = await localRegister(deps);
  if (imported === null) return { remote, local: remote ? null : builtInRegister, asOf: null };
  const asOf = formatInstantDay(imported.importedAt.toISOString());
  return { remote, local: imported.register, asOf };
}

const sourceOf = (register: CompanyRegister, { local, asOf }: Registers): Source => ({
  name: register.name,
  fictitious: register === builtInRegister,
  asOf: register === local ? asOf : null,
});

/** By number: of the register that is called, or of the one here while that is away. */
async function byNumber(
  registers: Registers,
  orgNumber: string,
): Promise<{ company: RegisteredCompany | null; source: Source }> {
  const { remote, local } = registers;
  const ask = async (register: CompanyRegister) => ({
    company: await register.byNumber(orgNumber),
    source: sourceOf(register, registers),
  });
  if (remote === null) return ask(local ?? builtInRegister);
  try {
    return await ask(remote);
  } catch (error) {
    if (!(error instanceof RegisterAwayError)) throw error;
    const found = local === null ? null : await ask(local);
    if (found?.company) return found;
    throw fail('company_lookup.source_away', { retryAfterSeconds: error.retryAfterSeconds });
  }
}

/** By name: found where exactly one is called so, else those much like it to choose from. */
async function byName(
  registers: Registers,
  register: NamedCompanyRegister,
  name: string,
): Promise<LookupResult> {
  const source = sourceOf(register, registers);
  const companies = await register.byName(name);
  const wanted = plainName(name);
  const called = companies.filter((company) => plainName(company.name) === wanted);
  const [only, ...others] = called;
  if (only !== undefined && others.length === 0) return { outcome: 'found', company: only, source };
  if (companies.length === 0) return { outcome: 'not_found', source };
  return { outcome: 'several', companies: companies.slice(0, MOST_CHOICES), source };
}

/**
 * Looks a company up by number where one is given, else by name. A number that no register has is
 * looked for by its name, which is then for the user to choose.
 */
export async function lookUp(
  deps: Dependencies,
  { orgNumber, companyName }: Wanted,
): Promise<LookupResult> {
  if (!deps.config.companyRegister.isOn) return { outcome: 'off' };
  const registers = await registersOf(deps);
  const named = registers.local;
  if (orgNumber !== '') {
    // A person's number is never sent anywhere, and one that cannot be right is not worth a call.
    const isAskable = hasValidCheckDigit(orgNumber) && !isPersonalNumber(orgNumber);
    const { company, source } = isAskable
      ? await byNumber(registers, orgNumber)
      : {
          company: null,
          source: sourceOf(registers.remote ?? named ?? builtInRegister, registers),
        };
    if (company !== null) return { outcome: 'found', company, source };
    if (companyName === '' || named === null) return { outcome: 'not_found', source };
    const found = await byName(registers, named, companyName);
    return found.outcome === 'found'
      ? { outcome: 'several', companies: [found.company], source: found.source }
      : found;
  }
  if (named === null) throw fail('company_lookup.number_needed');
  return byName(registers, named, companyName);
}

import { describe, expect, it } from 'vitest';
import type { CompanyRegister, NamedCompanyRegister, RegisteredCompany } from './port.ts';

interface Register {
  register: () => CompanyRegister;
  /** One that it has, whole. */
  known: RegisteredCompany;
  /** A valid number that it does not have. */
  unknown: string;
}

/** What every register does, whatever it is. */
export function registerSuite(name: string, { register, known, unknown }: Register): void {
  describe(`a look-up by number in ${name}`, () => {
    it('gives all that the register has on the company', async () => {
      expect(await register().byNumber(known.orgNumber)).toEqual(known);
    });

    it('gives nothing for a number that it does not have', async () => {
      expect(await register().byNumber(unknown)).toBeNull();
    });
  });
}

/** What every register does that can be searched by name. */
export function namedRegisterSuite(
  name: string,
  {
    register,
    cases,
  }: { register: () => NamedCompanyRegister; cases: readonly [wanted: string, found: string][] },
): void {
  describe(`a search by name in ${name}`, () => {
    it.each(cases)('finds by %j first %s', async (wanted, found) => {
      expect((await register().byName(wanted))[0]?.name).toBe(found);
    });

    it.each(['Helt Annorlunda Xyz', '%%%', '_', "'; drop table users", '\\', '🥐'])(
      'finds nothing by %j',
      async (wanted) => {
        expect(await register().byName(wanted)).toEqual([]);
      },
    );
  });
}

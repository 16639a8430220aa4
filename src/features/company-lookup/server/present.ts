import type { RegisteredCompany } from '#adapters/company-register/port.ts';
import { formatOrgNumber } from '#contract/org-number.ts';
import { dotted, sniName } from '#engine/books/sni/sni.ts';
import type { CompanyData } from '../contract.ts';

/** As long as the profile's field may be. */
const LONGEST_ACTIVITY = 2000;

/** SCB's code for a company whose industry it does not know. */
const UNKNOWN_INDUSTRY = '00000';

/** `47.241 Detaljhandel med bröd och konditorivaror`; null where neither code nor name is known. */
function industryText(main: RegisteredCompany['industries'][number] | undefined): string | null {
  if (main === undefined) return null;
  const name = main.name ?? sniName(main.code);
  return `${dotted(main.code)} ${name ?? ''}`.trim();
}

/** What a register has on a company, in the words of the contract. */
export function presentCompany(company: RegisteredCompany): CompanyData {
  const main = company.industries.find(({ code }) => code !== UNKNOWN_INDUSTRY);
  return {
    företagsnamn: company.name,
    bransch: industryText(main),
    verksamhet: company.activity?.slice(0, LONGEST_ACTIVITY) ?? null,
    omsättning: company.revenue,
    vd: company.ceo,
    bolagsform: company.form,
    bolagsstatus: company.status,
    organisationsnummer: formatOrgNumber(company.orgNumber),
    ort: company.city,
    sniKod: main === undefined ? null : dotted(main.code),
    grundatÅr: company.foundedYear,
  };
}

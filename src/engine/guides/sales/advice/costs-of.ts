import type { Business, BusinessId } from '../../../business/business.ts';

/** What one of what is done costs, by the kind of business. */
const COSTS_OF: Partial<Record<BusinessId, string>> = {
  manufacturing: 'materialet, legoarbetet eller tiden i produktionen',
  salon: 'färgen, det övriga som går åt eller tiden',
  consulting: 'de inhyrda, utläggen eller tiden',
  transport: 'bränslet, de inhyrda körningarna eller tiden',
  property: 'värmen, skötseln eller underhållet',
  association: 'hallen, ledarna eller det som deltagarna får',
};

/** What may have become dearer in what is done: `lön, inhyrd tid, resor eller material` where the kind is not known. */
export const costsOf = (business: Business | null): string =>
  (business === null ? undefined : COSTS_OF[business.id]) ??
  'lön, inhyrd tid, resor eller material';

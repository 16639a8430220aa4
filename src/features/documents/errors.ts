import { defineErrors } from '#contract/errors.ts';
import { stored } from '#contract/limits.ts';
import { formatCount } from '#engine/text/format.ts';
import { entitlements } from '#features/billing/entitlements.ts';

/** Errors of storing; errors of reading belong to the file reader. */
export const documentErrors = defineErrors({
  'documents.not_found': { status: 404, text: 'Filen finns inte.' },
  'documents.too_large': {
    status: 413,
    text: 'Filen är större än 10 MB. Dela upp den, till exempel ett år per fil, och ladda upp igen.',
  },
  'documents.no_file': { status: 400, text: 'Ingen fil kom med. Välj en fil och försök igen.' },
  'documents.one_file': { status: 400, text: 'Ladda upp en fil i taget.' },
  'documents.wrong_category': {
    status: 400,
    text: 'Kategorin stämmer inte: försäljningsfiler (category "sales") laddas upp till /api/documents/upload och kostnadsfiler (category "kostnader") till /api/uploaded-files.',
  },
  'documents.limit': {
    status: 403,
    text: `Gratisplanen rymmer ${entitlements.free.files} filer och alla är använda. Ta bort en fil eller uppgradera till Pro.`,
    upgradeRequired: true,
  },
  'documents.full': {
    status: 403,
    text: `Ni har sparat så mycket som ryms hos oss: ${formatCount(stored.files)} filer eller ${formatCount(stored.fileBytes / 1e6)} MB. Ta bort filer som ni inte behöver, så går det att ladda upp igen.`,
  },
  'documents.interrupted': {
    status: 400,
    text: 'Uppladdningen avbröts innan hela filen kom fram. Försök igen.',
  },
  'sample.exists': { status: 409, text: 'Exempelbolaget är redan inläst.' },
});

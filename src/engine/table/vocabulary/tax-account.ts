import { compounds, nameTest } from './words.ts';

/** What stands on an account with the tax authority. Normalised. */

const ownTax = `debiterad preliminarskatt, debiterad skatt, preliminarskatt, f skatt, slutlig skatt, slutskatt, kvarskatt, fyllnadsinbetalning`;
const withheld = `avdragen skatt, avdragen preliminarskatt, avdragen a skatt, ${compounds('avdragen skatt', 'anstallda, personal', [' '])}`;
/** Tax that is withheld of wages, or the owner's own. */
export const isWithheldOrOwnTax = nameTest({ first: `${ownTax}, ${withheld}` });
/** What of it costs: contributions, interest and penalties. */
export const isEmployerFee = nameTest({
  first: `arbetsgivaravgift, arbetsgivaravgifter, sociala avgifter, kostnadsranta, forseningsavgift, skattetillagg,
    ranta, paminnelseavgift`,
});
export const isOnTaxAccount = nameTest({
  first: `${ownTax}, ${withheld}, arbetsgivaravgift, arbetsgivaravgifter, sociala avgifter, moms, mervardesskatt,
    kostnadsranta, intaktsranta, ranta, forseningsavgift, skattetillagg, omprovning, beslut, inbetalning, utbetalning,
    anstand, aterbetalning, rot, rut, sjuklonekostnad, punktskatt, sarskild loneskatt`,
});

/** Corporate tax in per cent: 20.6 from 2021 (inkomstskattelagen 65 kap. 10 §). */
export const TAX_PERCENT = '20.6';
/** The part of untaxed reserves that is equity after tax, in per cent. */
export const AFTER_TAX_PERCENT = '79.4';

/** Tax on a company's profit in per cent: 20.6 from 2021 (inkomstskattelagen 65 kap. 10 §). */
export const TAX_PERCENT = '20.6';
/** What of untaxed reserves is equity once the tax on them is taken off, in per cent. */
export const AFTER_TAX_PERCENT = '79.4';

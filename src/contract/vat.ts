/** Money in öre. `gross` is what is paid: `net` and `vat`. */
export interface Amount {
  net: number;
  vat: number;
  gross: number;
}

/** Swedish VAT on services, in per cent. */
export const VAT_PERCENT = 25;

/** Öre excluding VAT with the Swedish VAT of services. */
export function withVat(net: number): Amount {
  const vat = Math.round((net * VAT_PERCENT) / 100);
  return { net, vat, gross: net + vat };
}

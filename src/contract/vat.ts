/** Money in öre. `gross` is what is paid: `net` and `vat`. */
export interface Amount {
  net: number;
  vat: number;
  gross: number;
}

const VAT_PER_CENT = 25;

/** Öre excluding VAT with the Swedish VAT of services. */
export function withVat(net: number): Amount {
  const vat = Math.round((net * VAT_PER_CENT) / 100);
  return { net, vat, gross: net + vat };
}

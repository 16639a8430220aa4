import { normaliseText } from '../../../table/normalise-name.ts';

/** Words about how or when something was paid, not to whom. */
const GENERIC = new Set(
  `faktura fakturor fakt lev levfaktura leverantorsfaktura leverantor leverantorsfakturor nr nummer ocr
  bg pg bankgiro plusgiro autogiro kortkop kop kort betalning betald betalt inbetalning utbetalning overforing
  girering reservation swish ref referens period perioden avser moms inkl exkl ink ex per kv kvartal q v vecka
  ver verifikat verifikation kredit debet kreditfaktura bokfort bokford och i for till av den fran
  jan januari feb februari mar mars apr april maj jun juni jul juli aug augusti sep sept september okt oktober
  nov november dec december autogirobetalning e efaktura kontantfaktura utlagg kvitto periodisering`.split(
    /\s+/,
  ),
);

/**
 * The payee or purpose in a text, equal for every month: both `Hyra mars 2025` and `Hyra april
 * 2025` give `hyra`. Null where nothing is left.
 */
export function payeeOf(text: string): string | null {
  const words = (text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []).filter(
    (word) => !/\d/.test(word) && !GENERIC.has(normaliseText(word)),
  );
  const payee = words.join(' ');
  return payee.length < 2 ? null : payee;
}

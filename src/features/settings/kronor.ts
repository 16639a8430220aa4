const UNITS: readonly [RegExp, number][] = [
  [/^(mn?kr|msek|(milj|miljon|miljoner)( kr| sek| kronor)?)$/, 1_000_000],
  [/^(tkr|kkr|ksek|tsek|tusen( kr| sek| kronor)?)$/, 1000],
  [/^(kr|sek|kronor|:-)?$/, 1],
];

/** Digits in groups of three by space or point, or in one run; decimals after comma or point. */
const AMOUNT = /^([-−]?)(\d{1,3}(?:[ .]\d{3})+|\d+)(?:[,.](\d+))? ?([a-zåäö: -]*)\.?$/;

/**
 * Kronor as an owner writes them: `4,2 mkr`, `4 200 tkr`, `4200000`, `-35 000 kr`. Whole kronor,
 * rounded; null for what is no amount.
 */
export function parseKronor(text: string): number | null {
  const plain = text.trim().toLowerCase().replace(/\s+/gu, ' ');
  if (plain.length > 40) return null;
  const [, sign, whole = '', decimals = '', unit = ''] = AMOUNT.exec(plain) ?? [];
  const factor = UNITS.find(([pattern]) => pattern.test(unit))?.[1];
  if (sign === undefined || factor === undefined) return null;
  const value = Number(`${whole.replace(/[ .]/g, '')}.${decimals || '0'}`) * factor;
  const kronor = Math.round(value) * (sign === '' ? 1 : -1);
  return Number.isSafeInteger(kronor) ? kronor : null;
}

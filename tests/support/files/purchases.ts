import type { Choices } from './choices.ts';
import { split } from './shop.ts';

/** What a company bought: an invoice, a payment or a booking. Money in öre. */
export interface Purchase {
  day: string;
  supplier: string;
  account: string;
  accountName: string;
  what: string;
  number: number;
  net: number;
  vat: number;
  gross: number;
  cancelled: boolean;
}

const SUPPLIERS: readonly [
  supplier: string,
  account: string,
  accountName: string,
  what: string,
  ore: number,
  rate: number,
][] = [
  ['Telia Sverige AB', '6212', 'Mobiltelefon', 'Abonnemang', 59_900, 25],
  ['Fastighets AB Balder', '5010', 'Lokalhyra', 'Hyra', 1_250_000, 25],
  ['Fortnox AB', '5420', 'Programvaror', 'Bokföringsprogram', 39_900, 25],
  ['Vattenfall AB', '5020', 'El för belysning', 'El', 210_000, 25],
  ['Martin & Servera', '4010', 'Inköp varor', 'Varor', 845_000, 12],
  ['PostNord Sverige', '5710', 'Frakter', 'Frakt', 32_000, 25],
  ['If Skadeförsäkring', '6310', 'Företagsförsäkringar', 'Försäkring', 480_000, 0],
  ['Google Ireland', '5930', 'Reklam', 'Annonser', 150_000, 0],
  ['Circle K', '5611', 'Drivmedel personbilar', 'Bensin', 78_500, 25],
  ['Ek Redovisning', '6530', 'Redovisningstjänster', 'Löpande bokföring', 320_000, 25],
];
export const DAY_MS = 86_400_000;

/** What a company bought in a year, by day. */
export function purchasesOf(choices: Choices): Purchase[] {
  const random = choices.stream('purchases');
  const howMany = choices.int('purchases', 6, 70);
  const cancelled = choices.chance('cancelled invoices', 0.2);
  const credits = choices.chance('credit notes', 0.25);
  const days = Array.from({ length: howMany }, () => Math.floor(random() * 330)).sort(
    (a, b) => a - b,
  );
  return days.map((offset, place) => {
    const [supplier, account, accountName, what, ore, rate] =
      SUPPLIERS[Math.floor(random() * SUPPLIERS.length)] ??
      (SUPPLIERS[0] as (typeof SUPPLIERS)[number]);
    const sign = credits && random() < 0.08 ? -1 : 1;
    const amount = sign * (ore + Math.floor(random() * 20) * 1250);
    return {
      day: new Date(Date.parse('2025-01-03T00:00:00Z') + offset * DAY_MS)
        .toISOString()
        .slice(0, 10),
      ...{ supplier, account, accountName, what },
      number: 20_001 + place,
      ...split(amount, rate, false),
      cancelled: cancelled && random() < 0.1,
    };
  });
}

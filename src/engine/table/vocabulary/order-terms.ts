import { compounds, type NameTest, nameTest, without } from './words.ts';

/** What stands between an order's goods and its total, by the names of columns. Normalised. */
export type TermKind =
  | 'freight'
  | 'fee'
  | 'discount'
  | 'rounding'
  | 'refund'
  | 'vat'
  | 'tip'
  | 'giftCard'
  | 'payment'
  | 'other';

/** In this order: `Moms på frakt` is VAT, `Fraktrabatt` a discount. */
const kinds: readonly [kind: TermKind, isSaid: NameTest][] = [
  // `Vatten` and `Taxi` begin as they do, and are bought.
  [
    'vat',
    nameTest({
      words: `moms, vat, tax, taxes, taxable, ${compounds('vat, tax', 'amount, amt, sum, total, rate, value, line, incl, excl', [''])}`,
      within: 'moms',
    }),
  ],
  [
    'refund',
    nameTest({
      begins: 'aterbet, aterkop, refund, retur, return, krediter, chargeback',
      words: [
        compounds('credited', 'amount'),
        compounds(
          'makulerat, makulerade, annullerat, avbokat, avbestallt, cancelled, canceled, voided',
          'belopp, summa, amount, kr, kronor',
        ),
      ].join(', '),
    }),
  ],
  [
    'payment',
    nameTest({
      words: 'rot, rut',
      begins: `rotavdrag, rutavdrag, husavdrag, skattereduktion, gron teknik, bidrag, subvention, forsakring`,
    }),
  ],
  ['giftCard', nameTest({ begins: 'presentkort, gift, tillgodo, voucher' })],
  [
    'discount',
    nameTest({
      within: 'rabatt, discount',
      begins: 'avdrag, kampanj, coupon, kupong, offer, promotion, erbjudande',
    }),
  ],
  ['tip', nameTest({ begins: 'dricks, tip, tips, gratuity' })],
  ['freight', nameTest({ within: 'frakt, shipping, porto, leverans, delivery, freight, postage' })],
  ['rounding', nameTest({ begins: 'avrund, oresavr, oresutj, rounding, round off, roundoff' })],
  [
    'payment',
    nameTest({
      begins: 'betald, betalt, paid, inbetal, outstanding, deposition, handpenning, forskott',
      words: 'kvar, rest, forfallet, kort, kontant, swish, klarna, card, cash',
    }),
  ],
  [
    'fee',
    nameTest({
      within: 'avgift, expedition, administration',
      words: 'fee, fees, handling, surcharge, tillagg',
    }),
  ],
];

/** `Total inkl. frakt` is a total and no freight. */
const side = /\b(?:ink|inkl|inklusive|incl|including|exkl|exklusive|excl|excluding|ex|utan)\b.*$/;

/** `Kvar att fakturera` is work that is done and not yet sold: nobody has paid with it. */
const namesUnbilled = nameTest({
  within: 'att fakturera, ofakturer, unbilled, to invoice, uninvoiced',
});

/** What a column's name says that it adds to an order's total or takes from it. */
export const termKind = (name: string): TermKind => {
  const own = without(name, side);
  if (namesUnbilled(own)) return 'other';
  return kinds.find(([, isSaid]) => isSaid(own))?.[0] ?? 'other';
};

/** What the tax authority pays of an invoice in the customer's place. */
export const namesTaxReduction = nameTest({
  words: 'rot, rut',
  begins: 'rotavdrag, rutavdrag, husavdrag, skattereduktion, gron teknik',
});

/** What a market place's buyers paid beside the goods, and what the seller gave them back of it. */
export const namesSoldBeside = nameTest({
  begins: 'gift wrap credit, giftwrap credit',
  ends: 'promotional rebate, promotional rebates',
});
/** What a seller gave off without the word discount: `Offers on items`. */
export const namesGivenOff = nameTest({
  begins: 'kampanj, coupon, kupong, offer, promotion, erbjudande',
});
/** The seller's own discount, or a gift card that was paid with. */
export const namesVoucher = nameTest({ words: 'voucher, vouchers' });

/** A discount by that word: a coupon may be what was paid with. */
export const namesDiscount = nameTest({ begins: 'rabatt, discount', ends: 'rabatt, discount' });

/** What the customer gets back in the end. */
export const namesDeposit = nameTest({ begins: 'deposition, deposit, sakerhet, pant' });

/** `Varav dricks` is of tips. */
export const withoutWithin = (name: string): string =>
  name.replace(/^(?:varav|darav|of which|ingaende|incl|inkl) /, '');

/** What customers leave or pay with beside what they buy: no sale. */
export const noSale: ReadonlySet<TermKind> = new Set(['tip', 'giftCard', 'payment']);

/** An amount that its maker calls sales: what it leaves out is no part of them. */
export const namesSales = nameTest({
  within: 'forsaljning, omsattning, revenue, intakt',
  words: 'sales',
});

/** Gift cards that were sold, and not paid with. */
export const namesSoldGiftCards = nameTest({
  words: compounds('salda, sold, forsalda', 'presentkort, gift cards', [' ']),
  first: compounds('presentkort, gift cards', 'salda, sold, forsaljning', [' ']),
});

/** Goods by a word that says there is more beside them: freight that customers paid is then sold too. */
export const namesSubtotal = nameTest({
  whole:
    'delsumma, del summa, varor, goods, varubelopp, varusumma, varuvarde, summa varor, varor summa',
  words: 'subtotal, sub total',
});

/** What was paid for an order, and how: no rows of what was bought. */
export const namesPaidFor = nameTest({ begins: 'payment, betalning, inbetalning' });

/** An amount that several of one order add up to: `refunds.total`, but no price. */
export const namesWholeAmount = nameTest({ ends: 'total, amount, belopp, summa, sum, value' });

/** A price of the whole row, whatever its number: `Radpris`. */
export const namesPriceOfRow = nameTest({ first: 'radpris, rad pris, row price, radens pris' });

/** Money that a card's bank took back from the shop. */
export const namesChargeback = nameTest({ begins: 'chargeback' });

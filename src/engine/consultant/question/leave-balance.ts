import type { Word } from './words.ts';

/** Words of what is owned and owed, which accounts of costs have in their names too. */
const OWED =
  /^(?:skuld|skulder|skulderna|lan|lanen|banklan|banklanen|kapital|kapitalet|kundfordringar|kundfordringarna|leverantorsskulder|leverantorsskulderna)$/;
const AT_BANK = /^(?:banken|bankkontot|bankkonto|kontot|kassan)$/;
const ASKS = /^(?:och |men )?(?:hur (?:mycket|mkt|stora?|hoga?)|vad|vilka)\b/;
const PAID =
  /\b(?:kosta\w*|kostnad\w*|ranta|rantan|rantor|rantorna|betala\w*|amorter\w*|avgift\w*)\b/;

/** `Hur stora är skulderna?`, `pengar på banken`: what the balance tells, and no account of costs that is called so. */
export function leaveBalance(words: readonly Word[]): void {
  const text = words.map(({ plain }) => plain).join(' ');
  if (!ASKS.test(text) || PAID.test(text)) return;
  for (const [at, word] of words.entries()) {
    const isAt = /^(?:pa|i)$/.test(words[at - 1]?.plain ?? '') && AT_BANK.test(word.plain);
    const isNumbered = /^\d/.test(words[at + 1]?.plain ?? '');
    const isOwedTo =
      word.plain.startsWith('leverantor') &&
      words.slice(Math.max(0, at - 2), at).some(({ plain }) => /^skyldiga?$/.test(plain));
    if (word.taken === null && (OWED.test(word.plain) || isOwedTo || (isAt && !isNumbered)))
      word.taken = 'grammar';
  }
}

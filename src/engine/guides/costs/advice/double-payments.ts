import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { figure, nameOf } from '../../../text/placeholder.ts';
import { agreeing, counted, listed, sentences } from '../../../text/swedish.ts';
import { costKeys as key } from '../catalogue.ts';
import { defineCostRule } from '../rule-context.ts';

interface Doubles {
  count: Fact;
  amount: Fact;
  each: Fact[];
  /** Those with the same invoice number. */
  sure: Fact[];
}

export const doublePayments = defineCostRule<Doubles>({
  id: 'double-payments',
  theme: 'payments',
  when({ book, figures }) {
    const count = book.get(key.doublesCount);
    const amount = book.get(key.doublesAmount);
    const each = byValue(book.all(key.doubleAmount)).filter(isPositive);
    if (!isPositive(count) || !isPositive(amount) || each.length === 0) return null;
    const sure = each.filter((fact) => figures.doublesByInvoice.has(subjectName(fact)));
    return { count, amount, each, sure };
  },
  advise({ count, amount, each, sure }) {
    const shown = (sure.length > 0 ? sure : each).slice(0, 3).map((fact) => `”${nameOf(fact)}”`);
    return {
      title: 'Kontrollera möjliga dubbelbetalningar',
      description: sentences(
        `${counted(count, 'betalning ser', 'betalningar ser')} ut att ha gjorts en gång för mycket, ${agreeing(count, 'på', 'tillsammans')} ${figure(amount)}.`,
        sure.length > 0
          ? `Säkrast är ${listed(shown)}: samma fakturanummer och samma belopp.`
          : `Samma leverantör har fått samma belopp inom några dagar: ${listed(shown)}. Det kan också vara skilda köp.`,
      ),
      action:
        'Jämför fakturorna. Är det samma faktura, begär pengarna tillbaka eller en kreditfaktura, och låt systemet varna när ett fakturanummer kommer igen.',
      firstStep: `På måndag: ta fram ${agreeing(count, 'fakturan', 'fakturorna')} och ring leverantören om det som är betalt en gång för mycket.`,
      cost: 'Ingen utgift, någon timmes arbete',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: sure.length > 0 ? 0.8 : 0.35,
      effect: null,
      effectNote: `Upp till ${figure(amount)} tillbaka, en gång, om allt visar sig vara betalt för mycket. Beloppet är ingen årlig besparing.`,
      stake: size(amount),
    };
  },
});

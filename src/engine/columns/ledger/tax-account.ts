import { normaliseText } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  isEmployerFee,
  isOnTaxAccount,
  isWithheldOrOwnTax,
} from '../../table/vocabulary/tax-account.ts';
import type { Ask } from '../guide-reading.ts';
import type { OtherReason, Roled } from '../roled.ts';

/** Share of the rows that must be what only a tax account has. */
const MOSTLY = 0.7;
/** Kinds of rows that must be there. */
const FEWEST = 3;

/** The texts of an account with the tax authority; undefined where it is an account of another kind. */
export function taxAccountTexts(columns: readonly TypedColumn[]): TypedColumn | undefined {
  return columns.find(({ type, read, counts, filled }) => {
    if (type !== 'text') return false;
    const kinds = new Set<string>();
    let rows = 0;
    read.forEach((text, id) => {
      const name = normaliseText(text ?? '').replace(/ \d.*$/, '');
      if (!isOnTaxAccount(name)) return;
      kinds.add(name);
      rows += counts[id] ?? 0;
    });
    const hasTax = [...kinds].some(isWithheldOrOwnTax);
    return hasTax && kinds.size >= FEWEST && rows >= filled * MOSTLY;
  });
}

/**
 * Of what was drawn from the tax account, without what came in: tax withheld of wages and VAT are no costs of their own,
 * employer's contributions, interest and penalties are. That is asked.
 */
export function onTaxAccount(table: Roled, texts: TypedColumn, { choices, reading }: Ask): Roled {
  const others = new Map<number, OtherReason>(table.others);
  const isCost = texts.read.map((text) => isEmployerFee(normaliseText(text ?? '')));
  const answer = reading.statement === 'in' ? undefined : choices?.taxAccount;
  texts.ids.forEach((id, row) => {
    const isKept = reading.statement === 'out' && (answer === 'all' || isCost[id]);
    if (isKept && others.get(row) === 'taxPayment') others.delete(row);
    else if (!isKept && !others.has(row)) others.set(row, 'taxPayment');
  });
  const isOpen = reading.statement === 'out' && answer === undefined;
  return { ...table, others, doubts: isOpen ? [...table.doubts, doubt] : table.doubts };
}

const doubt: Doubt = {
  id: 'taxAccount',
  text: 'Filen är ett utdrag från skattekontot: anställdas skatt och moms är inga egna kostnader. Vad ska räknas?',
  options: [
    {
      answer: 'fees',
      label: 'Arbetsgivaravgifter, räntor och avgifter',
      change: { choices: { taxAccount: 'fees' } },
    },
    { answer: 'all', label: 'Allt som har dragits', change: { choices: { taxAccount: 'all' } } },
  ],
  chosen: 'fees',
  blocks: 'always',
};

import type { ColumnRole } from '../../table/roles.ts';
import { type Make, type MakeCheck, make } from './make.ts';

/** A bank's statement: the day, what it was and how much, with the balance after it. */
function statementOf(
  bank: string,
  names: string,
  {
    day,
    text,
    amount = 'Belopp',
    balance = 'Saldo',
  }: Record<'day' | 'text', string> & Partial<Record<'amount' | 'balance', string>>,
  others: Readonly<Record<string, ColumnRole | null>> = {},
): Make {
  const checks: MakeCheck[] = [{ kind: 'balance', amount, balance }];
  const shared = { ...others, [day]: 'date', [balance]: null } as const;
  return make({
    title: `Kontoutdrag från ${bank}`,
    names,
    sales: { ...shared, [amount]: 'revenue' },
    costs: { ...shared, [amount]: 'amount', [text]: 'text' },
    checks,
  });
}

/** Statements as the banks' sites for companies export them. */
export const BANKS: readonly Make[] = [
  statementOf(
    'Swedbank',
    'Radnummer, Clearingnummer, Kontonummer, Bokföringsdag, Transaktionsdag, Beskrivning, Belopp, Bokfört saldo',
    { day: 'Bokföringsdag', text: 'Beskrivning', balance: 'Bokfört saldo' },
    { Radnummer: null, Clearingnummer: null, Transaktionsdag: null, Valutadag: null },
  ),
  statementOf(
    'SEB',
    'Bokföringsdatum, Valutadatum, Verifikationsnummer, Text, Belopp, Saldo',
    { day: 'Bokföringsdatum', text: 'Text' },
    { Valutadatum: null },
  ),
  statementOf(
    'SEB',
    'Bokföringsdag, Valutadag, Verifikationsnummer, Text, Belopp, Saldo',
    { day: 'Bokföringsdag', text: 'Text' },
    { Valutadag: null },
  ),
  statementOf(
    'Handelsbanken',
    'Reskontradatum, Transaktionsdatum, Text, Belopp, Saldo',
    { day: 'Reskontradatum', text: 'Text' },
    { Transaktionsdatum: null },
  ),
  statementOf(
    'Nordea',
    'Bokföringsdag, Belopp, Avsändare, Mottagare, Namn, Rubrik, Saldo, Valuta',
    { day: 'Bokföringsdag', text: 'Rubrik' },
    { Avsändare: null, Mottagare: null },
  ),
  statementOf(
    'Länsförsäkringar',
    'Datum, Bokföringsdag, Typ, Text, Belopp, Saldo',
    { day: 'Datum', text: 'Text' },
    { Bokföringsdag: null },
  ),
];

import { add, decimal, toText } from '../../facts/decimal.ts';
import { normaliseName, normaliseText } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  isPay,
  isWithheldTax,
  namesEmployee,
  namesEmployerFees,
  namesGrossPay,
  namesNetPay,
  namesOtherWageCost,
  namesWage,
  namesWithheldTax,
} from '../../table/vocabulary/lists.ts';
import type { NameTest } from '../../table/vocabulary/words.ts';
import type { Ask } from '../guide-reading.ts';
import { hasRole, madeRole, type OtherReason, type Roled, unused } from '../roled.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { numberAt } from '../types/number-at.ts';
import { isSumOf, minus, moneyColumns, plus } from '../types/sums-of-columns.ts';
import { isAmountChosen, withAmount } from './amount-role.ts';

/** Employer's contributions in full (socialavgiftslagen 2000:980), on most rows: some employees have a lower rate. */
const FEE_RATE = 0.3142;
const FEWEST_FEES = 2;
/** More than any fees are of the pay of the same time. */
const MOST_FEES = 0.6;
const MOSTLY = 0.5;
const ROUNDING = 1;
/** Kinds of pay are few. */
const MOST_KINDS = 200;
/** Further parts of the cost that are tried beside salary and fees. */
const MOST_PARTS = 5;

/**
 * Needs: roles by name. Leaves: of a payroll what the employees cost, salary and employer's contributions, and not what
 * they are paid; they are no suppliers.
 */
export function wages(given: Roled, ask: Ask): Roled {
  if (isAmountChosen(given, ask)) return given;
  const table = withoutWithheld(given);
  const money = moneyColumns(table.columns, ask.chosen);
  const others =
    'Beloppet är en del av lönekostnaden, eller det som betalas ut, och räknas inte för sig.';
  const withFees = payWithFees(money);
  if (withFees) {
    const [pay, column] = withFees;
    const reason = `${column.name.trim()} är ${pay.name.trim()} och arbetsgivaravgifter på 31,42 procent: vad de anställda kostar.`;
    return ofNoSuppliers(withAmount(table, { column, reason, by: 'rows', others }, ask), ask);
  }
  const find = (test: NameTest) => money.find(({ name }) => test(normaliseName(name)));
  const [named, tax, net] = [namesEmployerFees, namesWithheldTax, namesNetPay].map(find);
  const pays = money.filter(({ name }) => namesGrossPay(normaliseName(name)));
  // Of a month's and a year's the one that the fees, or all of it, are of.
  const gross =
    (named && surelyOf(pays, named)) ??
    pays.find((pay) => named && money.some((all) => isSumOf(all, [plus(pay), plus(named)], 1))) ??
    pays.find((pay) => named && wholeOf(money, [pay, named], [tax, net])) ??
    pays.find((pay) => named && isFeesOf(pay, named)) ??
    pays.find((pay) => money.some((each) => each !== pay && isFeesOf(pay, each))) ??
    pays[0] ??
    money.find((each) => tax && net && isSumOf(net, [plus(each), minus(tax)]));
  const fees = named ?? (gross && money.find((each) => each !== tax && isFeesOf(gross, each)));
  const isPayroll =
    gross && (fees ? gross !== fees : namesWage(normaliseName(gross.name)) && (tax ?? net));
  if (!gross || !isPayroll) return table;
  const whole = fees && wholeOf(money, [gross, fees], [tax, net]);
  if (whole) {
    const reason = `${whole.name.trim()} är ${gross.name.trim()} och ${fees.name.trim()} tillsammans: vad de anställda kostar.`;
    return ofNoSuppliers(
      withAmount(table, { column: whole, reason, by: 'rows', others }, ask),
      ask,
    );
  }
  if (!fees) {
    const reason = 'Lön före skatt är kostnaden; arbetsgivaravgifter står inte i filen.';
    return ofNoSuppliers(withAmount(table, { column: gross, reason, others }, ask), ask);
  }
  if (isOfLonger(gross, fees)) return table;
  const parts = [
    gross,
    fees,
    ...money.filter(({ name }) => namesOtherWageCost(normaliseName(name))),
  ];
  const made = sumOf(parts, table.columns.length);
  const joined = {
    ...table,
    columns: [...table.columns, made],
    roles: [...table.roles, madeRole(ask.chosen, made.index, unused(''))],
  };
  const reason = 'Lönekostnaden är lön före skatt och arbetsgivaravgifter tillsammans.';
  return ofNoSuppliers(withAmount(joined, { column: made, reason, others }, ask), ask);
}

/** Whether a column is the employer's contributions of a salary, whatever it is called: by their rate. */
const isFeesOf = (gross: TypedColumn, fees: TypedColumn): boolean => isTimes(gross, fees, FEE_RATE);

/** The pay that the fees are of on more rows than they are of any other. */
function surelyOf(pays: readonly TypedColumn[], fees: TypedColumn): TypedColumn | undefined {
  const [most, next] = pays
    .filter((pay) => isFeesOf(pay, fees))
    .map((pay) => ({ pay, hits: timesHeld(pay, fees, FEE_RATE).hits }))
    .sort((a, b) => b.hits - a.hits);
  return most && most.hits > (next?.hits ?? 0) ? most.pay : undefined;
}

/** Pay, and the column of the same pay with the employer's contributions on top, which its name has and the rate proves. */
function payWithFees(money: readonly TypedColumn[]): [pay: TypedColumn, whole: TypedColumn] | null {
  for (const whole of money.filter(({ name }) => namesEmployerFees(normaliseName(name)))) {
    const pay = money.find((each) => each !== whole && isTimes(each, whole, 1 + FEE_RATE));
    if (pay) return [pay, whole];
  }
  return null;
}

function isTimes(gross: TypedColumn, product: TypedColumn, rate: number): boolean {
  const { telling, hits } = timesHeld(gross, product, rate);
  return hits >= FEWEST_FEES && hits >= telling * MOSTLY;
}

/** Rows that have both, and those of them on which one is the other at the rate. */
function timesHeld(gross: TypedColumn, product: TypedColumn, rate: number) {
  let telling = 0;
  let hits = 0;
  for (let row = 0; row < gross.ids.length; row++) {
    const [pay, own] = [numberAt(gross, row), numberAt(product, row)];
    if (!pay || !own) continue;
    telling++;
    if (Math.abs(own - pay * rate) <= ROUNDING) hits++;
  }
  return { telling, hits };
}

/** Whether fees are so much of a salary that they must be of a longer time than it. */
function isOfLonger(gross: TypedColumn, fees: TypedColumn): boolean {
  const sum = (column: TypedColumn) =>
    column.ids.reduce((all, _, row) => all + (numberAt(column, row) ?? 0), 0);
  return sum(fees) > sum(gross) * MOST_FEES;
}

/** In a list with a row for each kind of pay, tax that is withheld is a part of the pay and lowers no cost. */
function withoutWithheld(table: Roled): Roled {
  const others = new Map<number, OtherReason>();
  for (const { type, ids, read } of table.columns) {
    if (type !== 'text' || read.length > MOST_KINDS) continue;
    const kinds = read.map((text) => normaliseText(text ?? ''));
    if (!kinds.some(isPay) || !kinds.some(isWithheldTax)) continue;
    const withheld = kinds.map(isWithheldTax);
    ids.forEach((id, row) => {
      if (withheld[id]) others.set(row, 'taxPayment');
    });
  }
  return others.size === 0 ? table : { ...table, others: new Map([...table.others, ...others]) };
}

/** The column that is salary, fees and perhaps more on every row. */
function wholeOf(
  money: readonly TypedColumn[],
  needed: readonly TypedColumn[],
  paid: readonly (TypedColumn | undefined)[],
): TypedColumn | undefined {
  const free = money.filter((column) => !needed.includes(column) && !paid.includes(column));
  return free.find((whole) => {
    const more = free.filter((column) => column !== whole).slice(0, MOST_PARTS);
    return subsets(more).some((subset) => isSumOf(whole, [...needed, ...subset].map(plus), 1));
  });
}

/** Every choice of some of the items, none and all among them. */
const subsets = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: 2 ** items.length }, (_, choice) =>
    items.filter((_, place) => Math.floor(choice / 2 ** place) % 2 === 1),
  );

function sumOf(parts: readonly TypedColumn[], index: number): TypedColumn {
  const [first] = parts;
  const rows = Array.from(first?.ids ?? [], (_, row) => {
    const values = parts.flatMap(({ ids, read }) => read[ids[row] ?? -1] ?? []);
    return values.length === 0 ? null : toText(values.map(decimal).reduce(add));
  });
  const name = parts.map((part) => part.name.trim()).join(' + ');
  const format = first?.format ?? null;
  return derivedColumn({ index, name, type: 'number', grain: 'day', format }, rows);
}

/** Takes employees for what they are, and every row for a wage. */
function ofNoSuppliers(table: Roled, { chosen }: Ask): Roled {
  const reason = 'Anställda är inga leverantörer.';
  const roles = table.roles.map((assigned, place) => {
    const column = table.columns[place];
    const isName = assigned.role === 'supplier' || assigned.role === 'text';
    const isPerson = isName && column && namesEmployee(normaliseName(column.name));
    if (!column || chosen[column.index] !== undefined) return assigned;
    if (assigned.role === 'vat') return unused('Löner har ingen moms.');
    return isPerson ? unused(reason) : assigned;
  });
  const last = table.columns.length;
  if (hasRole(table, 'category') || hasRole(table, 'account')) return { ...table, roles };
  const rows = Array.from(table.columns[0]?.ids ?? [], () => 'Lön');
  const kind = derivedColumn(
    { index: last, name: 'Slag', type: 'text', grain: 'day', format: null },
    rows,
  );
  const made = { role: 'category' as const, confidence: 0.9, reason: 'Filen är en lönelista.' };
  return {
    ...table,
    columns: [...table.columns, kind],
    roles: [...roles, madeRole(chosen, last, made)],
  };
}

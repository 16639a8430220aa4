import { add, decimal } from '../../facts/decimal.ts';
import { tooLong } from '../csv/text-rows.ts';
import { limits } from '../limits.ts';
import { emptyFile, readAbout, readChart } from './header.ts';
import type { ObjectKeys, SieFile, Transaction, Voucher } from './model.ts';
import { type Field, type Line, splitLine, textAt } from './tokens.ts';
import { amountOf, dayOf, monthOf } from './values.ts';

/** Reads the records of a SIE file. What the standard says to ignore is ignored; what is wrong is told. */
export function parseSie(text: string): SieFile {
  return new SieParser().parse(text);
}

class SieParser {
  private readonly file = emptyFile();
  private readonly accountNames = new Map<string, string>();
  private readonly days = new Map<string, string | null>();
  private voucher: Voucher | null = null;
  /** Rows added to the voucher (#RTRANS), which the standard wants repeated as #TRANS. */
  private added: Transaction[] = [];
  private rows = 0;
  private begun = false;
  private secondFile = false;

  parse(text: string): SieFile {
    for (const raw of linesOf(text.replaceAll('\u001a', ''))) {
      this.file.lines++;
      if (raw.trim() !== '') this.record(raw, this.file.lines);
    }
    this.endVoucher(false);
    return this.file;
  }

  private record(raw: string, at: number): void {
    const line = splitLine(raw);
    const label = textAt(line.fields, 0).toUpperCase();
    if (label === '#FLAGGA' && this.begun) this.second(at);
    if (this.secondFile) {
      this.outsideSecond(label, raw, at);
      return;
    }
    if (line.unclosed) {
      this.problem(
        at,
        'Tecken',
        raw,
        `Rad ${at}: ett citattecken saknas. Texten lästes till radens slut.`,
      );
    }
    if (label.startsWith('#')) this.labelled(label, line, raw, at);
    else if (label !== '') {
      this.problem(
        at,
        'Poster',
        raw,
        `Rad ${at}: väntade en post som börjar med #, fann ”${raw.trim().slice(0, 60)}”. Raden lästes inte.`,
      );
    }
    if (line.brace === '}') this.endVoucher(true);
  }

  private labelled(label: string, line: Line, raw: string, at: number): void {
    const { fields } = line;
    if (label === '#TRANS' || label === '#BTRANS' || label === '#RTRANS') {
      this.transaction(label, fields, raw, at);
    } else if (label === '#VER') {
      this.endVoucher(false);
      this.voucher = voucherOf(fields, this.day(textAt(fields, 3)), at);
      this.begun = true;
    } else if (label === '#IB' || label === '#UB' || label === '#RES') {
      this.balance(label, fields, raw, at);
    } else if (label === '#PSALDO' || label === '#PBUDGET') {
      this.period(label === '#PBUDGET', fields, raw, at);
    } else if (readChart(this.file, label, fields)) this.begun = true;
    else readAbout(this.file, label, fields);
  }

  private balance(
    label: '#IB' | '#UB' | '#RES',
    fields: readonly Field[],
    raw: string,
    at: number,
  ): void {
    const year = Number(textAt(fields, 1));
    const account = this.account(textAt(fields, 2));
    const amount = amountOf(textAt(fields, 3));
    this.begun = true;
    if (!Number.isInteger(year) || account === '' || amount === null) {
      const text = `Rad ${at}: väntade år, konto och belopp i ${label}, fann ”${raw.trim().slice(0, 60)}”. Saldot räknas inte med.`;
      this.problem(at, 'Saldon', raw, text);
      return;
    }
    const kind = label === '#IB' ? 'opening' : label === '#UB' ? 'closing' : 'result';
    this.file.balances.push({ kind, year, account, amount, line: at });
    this.size();
  }

  private period(budget: boolean, fields: readonly Field[], raw: string, at: number): void {
    const objects = objectsAt(fields, 4);
    const place = Array.isArray(fields[4]) ? 5 : 4;
    const year = Number(textAt(fields, 1));
    const month = monthOf(textAt(fields, 2));
    const account = this.account(textAt(fields, 3));
    const amount = amountOf(textAt(fields, place));
    this.begun = true;
    if (month === null || account === '' || amount === null) {
      this.unreadable(raw, at, 'period, konto och belopp');
      return;
    }
    const quantity = amountOf(textAt(fields, place + 1)) ?? '';
    this.file.periods.push({ budget, year, month, account, objects, amount, quantity, line: at });
    this.size();
  }

  private transaction(label: string, fields: readonly Field[], raw: string, at: number): void {
    const place = Array.isArray(fields[2]) ? 3 : 2;
    const account = this.account(textAt(fields, 1));
    const amount = amountOf(textAt(fields, place));
    this.size();
    if (this.voucher === null) {
      this.unreadable(raw, at, 'att raden står i en verifikation (#VER)');
      return;
    }
    if (account === '' || amount === null) {
      this.unreadable(raw, at, 'konto och belopp');
      return;
    }
    const row: Transaction = {
      deleted: label === '#BTRANS',
      account,
      objects: objectsAt(fields, 2),
      amount,
      date: this.day(textAt(fields, place + 1)),
      text: textAt(fields, place + 2),
      quantity: amountOf(textAt(fields, place + 3)) ?? '',
      line: at,
    };
    if (label === '#RTRANS') this.added.push(row);
    else this.voucher.rows.push(row);
  }

  private endVoucher(closed: boolean): void {
    if (this.voucher) {
      this.voucher.rows.push(...unrepeated(this.added, this.voucher.rows));
      this.voucher.closed = closed;
      this.file.vouchers.push(this.voucher);
    }
    this.voucher = null;
    this.added = [];
  }

  private second(at: number): void {
    this.endVoucher(false);
    if (this.secondFile) return;
    this.secondFile = true;
    this.problem(
      at,
      'Hela filen',
      '#FLAGGA',
      `Rad ${at} börjar en ny SIE-fil: två filer ligger efter varandra. Bara den första är läst. Dela upp dem och ladda upp dem var för sig.`,
    );
  }

  private outsideSecond(label: string, raw: string, at: number): void {
    if (label !== '#TRANS' && label !== '#PSALDO') return;
    const text = `Rad ${at} hör till den andra SIE-filen i samma fil och räknas inte med.`;
    this.file.outside.push({ reason: 'otherPeriod', line: at, text, content: raw.trim() });
    this.size();
  }

  private unreadable(raw: string, at: number, wanted: string): void {
    const content = raw.trim();
    const text = `Rad ${at}: väntade ${wanted}, fann ”${content.slice(0, 60)}”. Raden räknas inte med; exportera filen på nytt.`;
    this.file.outside.push({ reason: 'unreadable', line: at, text, content });
  }

  private problem(row: number, column: string, raw: string, text: string): void {
    this.file.problems.push({ row, column, found: raw.trim().slice(0, 100), text });
  }

  /** Each day is written on many rows. */
  private day(text: string): string | null {
    const known = this.days.get(text);
    if (known !== undefined) return known;
    const day = dayOf(text);
    this.days.set(text, day);
    return day;
  }

  /** One string for each account, however often it is written. */
  private account(text: string): string {
    const known = this.accountNames.get(text);
    if (known !== undefined) return known;
    this.accountNames.set(text, text);
    return text;
  }

  private size(): void {
    if (++this.rows > limits.rows) throw tooLong();
  }
}

/** The lines of a text, ended by LF, CR or both. */
function* linesOf(text: string): Generator<string> {
  const after = (sign: string, at: number) => {
    const found = text.indexOf(sign, at);
    return found < 0 ? text.length : found;
  };
  let [feed, carriage] = [-1, -1];
  for (let at = 0; at <= text.length; ) {
    if (feed < at) feed = after('\n', at);
    if (carriage < at) carriage = after('\r', at);
    const end = Math.min(feed, carriage);
    yield text.slice(at, end);
    at = end === carriage && feed === carriage + 1 ? feed + 1 : end + 1;
  }
}

function voucherOf(fields: readonly Field[], date: string | null, line: number): Voucher {
  return {
    series: textAt(fields, 1),
    number: textAt(fields, 2),
    date,
    text: textAt(fields, 4),
    line,
    rows: [],
    closed: false,
  };
}

const none: ObjectKeys = [];

function objectsAt(fields: readonly Field[], place: number): ObjectKeys {
  const field = fields[place];
  return typeof field === 'object' && field.length > 0 ? field : none;
}

/** Added rows that no #TRANS repeats, where the voucher does not balance without them: those are counted themselves. */
function unrepeated(added: readonly Transaction[], rows: readonly Transaction[]): Transaction[] {
  if (added.length === 0) return [];
  const counted = rows.filter(({ deleted }) => !deleted);
  const sum = counted.reduce((all, { amount }) => add(all, decimal(amount)), decimal('0'));
  if (sum.units === 0n) return [];
  const left = new Map<string, number>();
  for (const row of counted) left.set(keyOf(row), (left.get(keyOf(row)) ?? 0) + 1);
  return added.filter((row) => {
    const times = left.get(keyOf(row)) ?? 0;
    left.set(keyOf(row), times - 1);
    return times <= 0;
  });
}

const keyOf = ({ account, amount, objects }: Transaction) =>
  `${account} ${amount} ${objects.join()}`;

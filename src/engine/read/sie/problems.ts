import type { Decimal } from '../../facts/decimal.ts';
import type { BookYear } from '../../table/books.ts';
import type { CellProblem } from '../../table/understanding.ts';
import { formatMoney, formatNumber } from '../../text/format.ts';
import { listed } from '../../text/swedish.ts';
import type { Checksum } from './checksum.ts';
import type { SieFile } from './model.ts';
import { accountLabel, voucherName } from './names.ts';
import type { SieReading } from './reading.ts';
import { unbalanced } from './reconcile.ts';
import { statedYears } from './years.ts';

/** Everything in a SIE file that its owner should know of, the whole file first. */
export function sieProblems(
  file: SieFile,
  reading: SieReading,
  checksum: Checksum,
  mended: boolean,
): CellProblem[] {
  return [
    ...ofLeftVouchers(reading),
    ...ofKind(file, reading),
    ...ofChart(file, reading),
    ...ofLetters(mended),
    ...ofChecksum(file, checksum),
    ...ofOpenVouchers(file),
    ...ofBalance(file),
    ...ofAccounts(file),
    ...ofDates(file),
    ...file.problems,
  ];
}

const wholeFile = 'Hela filen';

/** The results are used in place of the vouchers: those are only some of what was booked, or contradicted. */
function ofLeftVouchers({ kind, differing }: SieReading): CellProblem[] {
  if (differing === null || kind === 'transactions') return [];
  const money = (value: Decimal) => formatMoney(value, { decimals: 2 });
  const what = differing.isExtract ? 'är bara ett utdrag' : 'stämmer inte med resten av den';
  const used =
    kind === 'years'
      ? 'Årets resultat används, så siffrorna kan inte delas upp på månader.'
      : 'Saldona per månad (#PSALDO) används.';
  const text = `Filens verifikationer ${what}: de summerar till ${money(differing.vouchers)}, medan filens egna resultat (#RES) är ${money(differing.results)}. ${used} Exportera SIE typ 4 med alla verifikationer för att få med allt.`;
  return [{ row: 1, column: wholeFile, found: '#VER', text }];
}

/** Accounts whose kind neither number, type nor name tells are not counted. */
function ofChart({ accounts, balances }: SieFile, { chart }: SieReading): CellProblem[] {
  const problems: CellProblem[] = [];
  if (!chart.isBas) {
    const text =
      'Kontoplanen är inte BAS: vad som är intäkter och kostnader är taget ur kontonas typ (#KTYP) och namn.';
    problems.push({ row: 1, column: 'Kontoplan', found: 'egen kontoplan', text });
  }
  const unknown = balances.filter(
    ({ kind, account, amount }) =>
      kind === 'result' &&
      Number(amount) !== 0 &&
      (chart.of.get(account) ?? 'unknown') === 'unknown' &&
      !isOfNoResult(account, accounts.get(account)?.name),
  );
  const [first] = unknown;
  if (!first) return problems;
  const names = listed(
    [...new Set(unknown.map(({ account }) => accountLabel({ accounts }, account)))].slice(0, 3),
  );
  const text = `Det går inte att se om ${names} är intäkter eller kostnader: varken nummer, typ eller namn säger det. De räknas inte med.`;
  return [...problems, { row: first.line, column: 'Kontoplan', found: first.account, text }];
}

/** Class 9 is for the company's own reckoning, and the year's result as it is closed sums the others. */
const isOfNoResult = (number: string, name = '') => /^9/.test(number) || /resultat/i.test(name);

function ofKind(file: SieFile, { kind }: SieReading): CellProblem[] {
  if (file.vouchers.length > 0) return [];
  const text =
    kind === 'years'
      ? `Filen har bara årssaldon (SIE typ 1), så inget kan delas upp på månader. ${yearsSaid(file)}Exportera SIE typ 4 ur bokföringsprogrammet för att få med verifikationerna.`
      : 'Filen har saldon per månad men inga verifikationer (SIE typ 2 eller 3). Exportera SIE typ 4 ur bokföringsprogrammet för att få med texter och datum.';
  return [{ row: 1, column: wholeFile, found: 'bara saldon', text }];
}

/** Which year the figures are of, and which are left out. */
function yearsSaid(file: SieFile): string {
  const { all, used } = statedYears(file);
  if (used === null) return '';
  const span = ({ from, to }: BookYear) => `${from} – ${to}`;
  const partly = used.until === used.to ? '' : `, till och med ${used.until}`;
  const others = all.filter((year) => year !== used).map(span);
  const left =
    others.length === 0
      ? ''
      : ` ${others.length === 1 ? 'Året' : 'Åren'} ${listed(others)} räknas inte in.`;
  return `Siffrorna gäller räkenskapsåret ${span(used)}${partly}.${left} `;
}

function ofLetters(mended: boolean): CellProblem[] {
  if (!mended) return [];
  const text =
    'Bokstäverna å, ä och ö var förvanskade: filen har sparats om med fel teckenkodning (CP437 läst som Windows-1252). De har ställts tillbaka; exportera filen på nytt om något namn ändå ser fel ut.';
  return [{ row: 1, column: wholeFile, found: 'förvanskade bokstäver', text }];
}

function ofChecksum({ lines }: SieFile, checksum: Checksum): CellProblem[] {
  if (checksum.kind === 'unended') {
    const text = `Filen börjar en kontrollsumma (#KSUMMA) men avslutar den aldrig: slutet av filen saknas. Allt fram till rad ${lines} är läst; exportera filen på nytt.`;
    return [{ row: lines, column: wholeFile, found: '#KSUMMA', text }];
  }
  if (checksum.kind === 'none' || checksum.right) return [];
  const text = `Filens kontrollsumma (#KSUMMA ${checksum.stated.slice(0, 20)}) stämmer inte med innehållet: filen har ändrats efter exporten. Den är läst ändå; exportera den på nytt om du inte ändrat den själv.`;
  return [{ row: 1, column: wholeFile, found: checksum.stated.slice(0, 100), text }];
}

function ofOpenVouchers({ vouchers, lines }: SieFile): CellProblem[] {
  return vouchers.flatMap((voucher, place) => {
    if (voucher.closed) return [];
    const name = voucherName(voucher);
    const last = place === vouchers.length - 1;
    const text = last
      ? `Filen slutar mitt i verifikation ${name} (rad ${voucher.line}): slutklammern saknas. Det som finns till och med rad ${lines} är läst; exportera filen på nytt.`
      : `Rad ${voucher.line}: verifikation ${name} saknar slutklammer. Raderna fram till nästa verifikation räknades till den.`;
    return [{ row: voucher.line, column: 'Verifikationer', found: name, text }];
  });
}

function ofBalance(file: SieFile): CellProblem[] {
  return unbalanced(file).map(({ name, line, difference }) => ({
    row: line,
    column: 'Verifikationer',
    found: name,
    text: `Rad ${line}: verifikation ${name} går inte ihop, debet och kredit skiljer ${formatMoney(difference, { decimals: 2 })}. Raderna räknas ändå; rätta verifikationen i bokföringen.`,
  }));
}

/** Accounts that are used without being in the chart; import files need not have one. */
function ofAccounts({ accounts, vouchers, periods, balances }: SieFile): CellProblem[] {
  if (accounts.size === 0) return [];
  const seen = new Map<string, { line: number; count: number }>();
  const use = ({ account, line }: { account: string; line: number }) => {
    if (accounts.has(account)) return;
    const known = seen.get(account);
    if (known) known.count++;
    else seen.set(account, { line, count: 1 });
  };
  for (const { rows } of vouchers) rows.forEach(use);
  periods.forEach(use);
  balances.forEach(use);
  return [...seen].map(([account, { line, count }]) => ({
    row: line,
    column: 'Kontoplan',
    found: account,
    text: `Konto ${account} används på ${count === 1 ? 'en rad' : `${formatNumber(count)} rader`} (först rad ${line}) men finns inte i filens kontoplan (#KONTO). Det visas därför utan namn.`,
  }));
}

function ofDates({ vouchers, years }: SieFile): CellProblem[] {
  if (years.length === 0) return [];
  const outside = vouchers.filter(
    ({ date, rows }) =>
      rows.length > 0 && !years.some(({ from, to }) => date !== null && date >= from && date <= to),
  );
  const [first] = outside;
  if (!first) return [];
  const found = first.date ?? 'inget datum';
  const text = `${outside.length === 1 ? 'En verifikation' : `${formatNumber(outside.length)} verifikationer`} har ett datum utanför filens räkenskapsår, först ${voucherName(first)} (rad ${first.line}, ${found}). De räknas med i tabellen men inte i avstämningen av saldon.`;
  return [{ row: first.line, column: 'Verifikationer', found, text }];
}

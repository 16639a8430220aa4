import { isAccountNumber, rangeKind, typeKind } from './account-kind.ts';
import type { AccountKind } from './books.ts';
import { groupBy } from './group-by.ts';
import { type NamedAccount, namedAccount } from './vocabulary/account-names.ts';

/** What a file says of one account. */
export interface AccountEvidence {
  number: string;
  name: string;
  /** As #KTYP writes it: T, S, I, K. */
  type: string | null;
  /** What was booked on it in all, debit above zero; its sign alone matters. */
  booked: number;
  /** True where the file has balances of it, false where it has results, null where neither. */
  isBalance: boolean | null;
}

export interface AccountKinds {
  of: ReadonlyMap<string, AccountKind>;
  /** False where the classes of the chart are not those of BAS. */
  isBas: boolean;
}

/** The account's class in BAS; null where its number does not mean there what the account is. */
export function classOf({ of, isBas }: AccountKinds, number: string): number | null {
  const bas = isAccountNumber(number) ? number : isShortNumber(number) ? `${number}0` : null;
  return isBas && bas !== null && rangeKind(bas) === of.get(number) ? Number(bas[0]) : null;
}

/** BAS with the last digit left out. */
const isShortNumber = (number: string) => /^[1-8]\d\d$/.test(number);

type Side = 'balance' | 'income' | 'cost';

const sideOf: Record<AccountKind, Side | null> = {
  ...({
    asset: 'balance',
    liability: 'balance',
    revenue: 'income',
    otherIncome: 'income',
  } as const),
  ...({ cost: 'cost', financialCost: 'cost', otherResult: null, unknown: null } as const),
};
const ofName: Record<NamedAccount, AccountKind> = {
  income: 'revenue',
  cost: 'cost',
  interestIncome: 'otherResult',
  interestCost: 'financialCost',
};
const sideOfName: Record<NamedAccount, Side> = {
  ...({ income: 'income', interestIncome: 'income', cost: 'cost', interestCost: 'cost' } as const),
};
/** Accounts that must tell before a chart is taken for BAS with fewer digits. */
const FEWEST = 3;
const AGREE = 0.8;

interface Told extends AccountEvidence {
  bas: AccountKind;
  named: NamedAccount | null;
  /** Balance, income or cost: by the file's type, else by a name that its sum does not gainsay. */
  side: Side | null;
}

/**
 * What each account of a chart is. A number means what it does in BAS where the types and names of its class agree with
 * that; where they do not, the type decides, then the name, then what the others of the class are.
 */
export function accountKinds(chart: readonly AccountEvidence[]): AccountKinds {
  const judged = chart.map(tell);
  const three = judged.filter(({ number }) => isShortNumber(number));
  const isShort = agrees(three.map((each) => ({ ...each, bas: rangeKind(`${each.number}0`) })));
  const placed = isShort
    ? judged.map((each) =>
        isShortNumber(each.number) ? { ...each, bas: rangeKind(`${each.number}0`) } : each,
      )
    : judged;
  const classes = groupBy(placed, ({ number }) => number[0] ?? '');
  const foreign = new Set(
    [...classes].filter(([, accounts]) => isForeign(accounts)).map(([digit]) => digit),
  );
  const most = new Map([...classes].map(([digit, accounts]) => [digit, majority(accounts)]));
  const of = new Map(
    placed.map((each) => {
      const digit = each.number[0] ?? '';
      const ofClass = most.get(digit) ?? null;
      const kind = foreign.has(digit) ? ownKind(each, ofClass) : basKind(each, ofClass);
      return [each.number, kind];
    }),
  );
  return { of, isBas: foreign.size === 0 };
}

function tell(account: AccountEvidence): Told {
  const named = namedAccount(account.name);
  const byType = sideOf[typeKind(account.type)];
  const byName = named && fits(account, named) ? sideOfName[named] : null;
  return { ...account, named, bas: rangeKind(account.number), side: byType ?? byName };
}

/**
 * Whether what was booked has the sign of what the name says, as a sum of nothing does; interest is interest with either
 * sign. A name alone makes no result of a balance.
 */
function fits({ number, booked, isBalance }: AccountEvidence, named: NamedAccount): boolean {
  if (isBalance === true || (isBalance === null && sideOf[rangeKind(number)] === 'balance'))
    return false;
  if (named === 'interestIncome' || named === 'interestCost') return true;
  return named === 'income' ? booked <= 0 : booked >= 0;
}

/** Whether BAS says the same as the account; null where either says nothing. */
function agreement({ bas, side }: Told): boolean | null {
  const ofBas = sideOf[bas];
  return side === null || ofBas === null ? null : side === ofBas;
}

function counts(accounts: readonly Told[]): { yes: number; all: number } {
  const answers = accounts.map(agreement).filter((answer) => answer !== null);
  return { yes: answers.filter(Boolean).length, all: answers.length };
}

function agrees(accounts: readonly Told[]): boolean {
  const { yes, all } = counts(accounts);
  return all >= FEWEST && yes >= all * AGREE;
}

/** A class in which BAS is mostly wrong; one account alone is told by its own type or name. */
function isForeign(accounts: readonly Told[]): boolean {
  const { yes, all } = counts(accounts);
  const isTyped = accounts.some(({ type }) => typeKind(type) !== 'unknown');
  return yes * 2 < all && (all > 1 || isTyped);
}

/** The side of most of a class; null where it has none, or few of its accounts tell one. */
function majority(accounts: readonly Told[]): Side | null {
  const telling = accounts.filter(({ side }) => side !== null);
  if (telling.length * 2 < accounts.length) return null;
  const sides = groupBy(telling, ({ side }) => side);
  const [first, second] = [...sides].sort(([, a], [, b]) => b.length - a.length);
  return first && first[1].length > (second?.[1].length ?? 0) ? first[0] : null;
}

/** Of a class as in BAS, or of a number that has none there. */
function basKind(account: Told, most: Side | null): AccountKind {
  const { bas, named, side, type } = account;
  if (bas === 'unknown') return ownKind(account, most);
  // One account of another type than its class may be a slip, as `7770 Återföring`: its name must say so too.
  const isOther = named !== null && agreement({ ...account, side: sideOfName[named] }) === false;
  if (isOther && side === sideOfName[named]) return ofName[named];
  if (bas === 'otherResult' && named === 'interestCost' && side === 'cost') return 'financialCost';
  return typeKind(type) === 'unknown' || agreement(account) !== false || sideOf[bas] !== 'balance'
    ? bas
    : typeKind(type);
}

function ownKind(account: Told, most: Side | null): AccountKind {
  const { named, side, type, booked, isBalance } = account;
  if (named !== null && side === sideOfName[named]) return ofName[named];
  const byType = typeKind(type);
  if (byType !== 'unknown') return byType;
  if (isBalance === true) return booked < 0 ? 'liability' : 'asset';
  if (most === null || most === 'balance') return 'unknown';
  return most === 'income' ? 'revenue' : 'cost';
}

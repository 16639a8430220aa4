import { isAddress } from '../../table/address-forms.ts';
import { cellText } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { isUnitOfGoods } from '../../table/vocabulary/header-words.ts';
import { commonFirstNames } from '../../text/first-names.ts';

/** Distinct values that are looked at: the rest of a column is written as they are. */
const MOST_READ = 200;
const MOSTLY = 0.8;

/** Web addresses, records of programs, keys, hidden card numbers and times of day. */
const MACHINE_MADE =
  /^(?:https?:\/\/\S+|www\.\S+|[[{].*[\]}]|[0-9a-f]{8}-[0-9a-f]{4}-\S{20,30}|[*xX•]{2,}[\s-]?\d{2,4}|\d{1,2}:\d\d(?::\d\d)?)$/s;
/** `Payment for Order #12`, `Faktura 1041`: which one it was, and not of what. */
const OF_ONE =
  /^(?:[\p{L}.]+ ){0,3}(?:order|ordern|beställning|faktura|fakturan|invoice|kvitto|receipt|betalning|payment|transaktion|transaction)(?: (?:nr|no|nummer|number|id))?[.:]? ?#?\d[\d-]*$/iu;
/** `K100`, `SO-1001`, `2025/14`: letters and digits without a word. */
const CODE = /^(?:\p{L}{0,6}[-_./#]{0,2}\d[\d\-_./]*\p{L}{0,2}|[#№]\S+)$/u;

/** `Företagskonto` under `Produkt` of a bank's list: the account that money came in to. */
const BANK_ACCOUNT =
  /^(?:företags|affärs|bank|privat|person|giro|plusgiro|bankgiro|transaktions|spar|valuta)konto$/i;

/** Whether what stands in a column is mostly so, by its distinct values. */
export const mostly = (
  { values }: TypedColumn,
  is: (text: string) => boolean,
  share = MOSTLY,
): boolean => {
  const texts = values
    .slice(0, MOST_READ)
    .map((cell) => cellText(cell).trim())
    .filter((text) => text !== '');
  return texts.length > 0 && texts.filter(is).length >= texts.length * share;
};

/** Whether what stands in a column says where to reach or pay somebody, or which invoice it was, or is a program's own: it names nothing sold, and no one paid. */
export const namesNothing = (column: TypedColumn): boolean =>
  mostly(
    column,
    (text) =>
      MACHINE_MADE.test(text) || OF_ONE.test(text) || BANK_ACCOUNT.test(text) || isAddress(text),
  );

/** Whether a column holds codes and not words, whatever it is called. */
export const holdsCodes = (column: TypedColumn): boolean =>
  mostly(column, (text) => CODE.test(text));

const firstNames = new Set(commonFirstNames.map((name) => name.toLowerCase()));

/** Whether a column holds first names alone: people at work, and no one who sells, buys or is paid. */
export const holdsFirstNames = (column: TypedColumn): boolean =>
  mostly(column, (text) => firstNames.has(text.toLowerCase()));

/** What goods are counted in, as `Enhet` over `st` and `kg`: no part of a company. */
export const holdsUnits = ({ values }: TypedColumn): boolean =>
  values.length > 0 && values.every((cell) => isUnitOfGoods(normaliseName(cellText(cell))));

/** Rows from which another word on each is no chance. */
const FEWEST_OWN = 20;
/** Another on each row: what a payment is called by its service (`Source`), and no channel. */
export const isOneEach = ({ values, filled }: TypedColumn): boolean =>
  filled >= FEWEST_OWN && values.length === filled;

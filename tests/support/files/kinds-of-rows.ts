import type { Choices } from './choices.ts';
import { text, type Value } from './sheet.ts';
import { counts } from './shop.ts';
import type { Plain } from './sums.ts';

/** One row in so many is of another kind. */
const EVERY = 7;
/** Share of the money that must be on them, for the file to be asked about. */
const MATTERS = 0.03;

/** Some rows are no sales by their own word: as the product, or in a column of kinds. */
export function withOtherKinds(choices: Choices, plain: Plain): Plain {
  const { sheet, truth, lines, fields } = plain;
  const product = fields.indexOf('product');
  const [header = []] = sheet.header;
  if (truth.purpose !== 'sales' || truth.mustAsk || sheet.header.length !== 1) return plain;
  const where = choices.pick(
    'rows of other kinds',
    ['none', 'product', 'kind', 'kind of all'] as const,
    [40, 1, 1, 1],
  );
  if (where === 'none' || lines.length !== sheet.rows.length) return plain;
  if (where === 'product' && product < 0) return plain;
  const word = choices.pick('word of other kinds', [
    'Dricks',
    'Presentkort 500 kr',
    'Deposition',
    'Provision',
    'Inbetalning',
  ] as const);
  const isOther = (place: number) => where !== 'kind of all' && place % EVERY === EVERY - 1;
  // What does not count for its state is no sale whatever its kind.
  const sum = (own: Plain['lines']) =>
    own.reduce((all, { net = 0, state = 'paid' }) => all + (counts(state) ? Math.abs(net) : 0), 0);
  const share = sum(lines.filter((_, place) => isOther(place))) / sum(lines);
  if (where !== 'kind of all' && !(share > MATTERS)) return plain;
  const rows = sheet.rows.map((row, place): Value[] => {
    if (where !== 'product') return [...row, text(isOther(place) ? word : 'Försäljning')];
    return row.map((cell, at) => (at === product && isOther(place) ? text(word) : cell));
  });
  return {
    ...plain,
    fields: where === 'product' ? fields : [...fields, 'channel'],
    sheet: { ...sheet, header: [where === 'product' ? header : [...header, 'Typ']], rows },
    truth: where === 'kind of all' ? truth : { ...truth, mustAsk: true },
  };
}

import type { Choices } from './choices.ts';
import type { Field } from './names.ts';
import type { Sheet } from './sheet.ts';
import { SUMMED } from './sums.ts';

const PRICES: readonly Field[] = ['unitNet', 'unitGross', 'discount'];
const isMoney = (field: Field | undefined) =>
  field !== undefined && field !== 'quantity' && (SUMMED.includes(field) || PRICES.includes(field));

/** What stands over the columns of one kind, as a person merges cells over them. */
const GROUPS: readonly [heading: string, fields: readonly Field[]][] = [
  ['Order', ['date', 'order', 'status', 'channel']],
  ['Kund', ['customer', 'city']],
  ['Artikel', ['sku', 'product', 'category']],
  ['Belopp', ['net', 'vat', 'gross', 'plain', 'cost', 'unitCost', 'profit', 'rate']],
];
/** What is left of a name under its group. */
const UNDER: Partial<Record<Field, string>> = {
  ...{ customer: 'Namn', city: 'Ort', sku: 'Nr', product: 'Benämning', category: 'Grupp' },
  ...{ net: 'Exkl. moms', vat: 'Moms', gross: 'Inkl. moms' },
};

function grouped(names: readonly string[], fields: readonly Field[]): string[][] {
  const headingOf = (field: Field) => GROUPS.find(([, own]) => own.includes(field))?.[0] ?? '';
  const upper = fields.map((field, place) => {
    const before = fields[place - 1];
    const own = headingOf(field);
    return before !== undefined && headingOf(before) === own ? '' : own;
  });
  const lower = names.map((name, place) => {
    const field = fields[place];
    const isOnly = fields.indexOf(field ?? 'channel') === fields.lastIndexOf(field ?? 'channel');
    return (field !== undefined && isOnly && headingOf(field) !== '' && UNDER[field]) || name;
  });
  // A column of no group between two would be taken in under the one before it.
  const isWhole = fields.every((field) => headingOf(field) !== '');
  const isApart = new Set(upper.filter(Boolean)).size === upper.filter(Boolean).length;
  return isWhole && isApart ? [upper, lower] : [[...names]];
}

const unitOf = (field: Field | undefined, currency: string) => {
  if (isMoney(field)) return currency;
  if (field === 'quantity') return 'st';
  return field === 'rate' ? '%' : '';
};

/** Names as they are, or in one of the forms that people and programs give them; none changes what they mean. */
export function headerForm(choices: Choices, sheet: Sheet, fields: readonly Field[]): string[][] {
  const [names] = sheet.header;
  if (names === undefined || sheet.header.length > 1 || names.length !== fields.length)
    return sheet.header;
  const kr = choices.pick('unit of the header', ['kr', 'SEK'] as const);
  const each = (change: (name: string, field: Field | undefined) => string) => [
    names.map((name, place) => change(name, fields[place])),
  ];
  switch (
    choices.pick(
      'form of the header',
      [
        ...(['plain', 'groups', 'units below', 'units in parentheses', 'lines broken'] as const),
        ...(['capitals', 'colons', 'product unnamed', 'names twice', 'amounts alike'] as const),
      ] as const,
      [40, 2, 2, 2, 2, 1, 1, 1, 1, 1],
    )
  ) {
    case 'plain':
      return sheet.header;
    case 'groups':
      return grouped(names, fields);
    case 'units below':
      return [names, fields.map((field) => unitOf(field, kr))];
    case 'units in parentheses':
      return each((name, field) => {
        const unit = unitOf(field, kr);
        return unit === '' || /[(%]|kr|sek/i.test(name) ? name : `${name} (${unit})`;
      });
    case 'lines broken':
      return each((name) => name.replace(' ', '\n'));
    case 'capitals':
      return each((name) => name.toUpperCase());
    case 'colons':
      return each((name) => `${name}:`);
    case 'product unnamed':
      return each((name, field) => (field === 'product' ? '' : name));
    case 'names twice':
      return each((name, field) => (field === 'product' || field === 'customer' ? 'Namn' : name));
    case 'amounts alike': {
      const hasAll = (['net', 'vat', 'gross'] as const).every((field) => fields.includes(field));
      return hasAll
        ? each((name, field) => (field === 'net' || field === 'gross' ? 'Belopp' : name))
        : sheet.header;
    }
  }
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Field, splitLine } from './tokens.ts';

/** A text as a program writes it: in quotes, the quotes within it escaped. */
const written = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
const writtenField = (field: Field) =>
  typeof field === 'string' ? written(field) : `{${field.map(written).join(' ')}}`;

// A backslash before a closing quote cannot be told from an escaped quote: the standard leaves it open.
const text = fc
  .string({ unit: 'binary', maxLength: 20 })
  .filter((value) => !/[\r\n]|\\$|\\"/.test(value));
const field: fc.Arbitrary<Field> = fc.oneof(text, fc.array(text, { maxLength: 4 }));

test('every record comes back as it was written, whatever its fields hold', () => {
  fc.assert(
    fc.property(
      fc.array(field, { maxLength: 8 }),
      fc.array(fc.constantFrom(' ', '\t', '   '), { minLength: 9, maxLength: 9 }),
      (fields, gaps) => {
        const line = fields.map((each, n) => `${gaps[n]}${writtenField(each)}`).join('');
        expect(splitLine(line)).toEqual({ fields, brace: null, unclosed: false });
      },
    ),
  );
});

test('fields without quotes end at a blank, and backslashes in them are no escapes', () => {
  expect(splitLine('#FNR C:\\ProgramData\\X\t"a b"').fields).toEqual([
    '#FNR',
    'C:\\ProgramData\\X',
    'a b',
  ]);
});

test('an object list is one field and a brace alone opens or closes a voucher', () => {
  expect(splitLine('  #TRANS 3001 {1 "100" 6 "A"} -5.00').fields[2]).toEqual([
    '1',
    '100',
    '6',
    'A',
  ]);
  expect(splitLine('{').brace).toBe('{');
  expect(splitLine('#VER A 1 20250101 "x" {')).toMatchObject({ brace: '{', fields: { length: 5 } });
  expect(splitLine('}').brace).toBe('}');
});

test('any line at all is split without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (line) => {
      expect(Array.isArray(splitLine(line).fields)).toBe(true);
    }),
  );
});

import { expect, test } from 'vitest';
import { acceptableText } from './acceptable-text.ts';

const nested = (levels: number): unknown => (levels === 0 ? 'x' : { inner: nested(levels - 1) });

test.each([
  ['å, ä, ö and emoji', { text: 'Räksmörgås 🙂' }],
  ['all kinds of values', [1, true, null, undefined, { a: ['b'] }]],
  ['line breaks and tabs', 'rad 1\r\n\trad 2'],
  ['nothing', undefined],
  ['thirty levels', nested(30)],
])('%s can be stored', (_, value) => {
  expect(() => acceptableText(value)).not.toThrow();
});

const unstorable = 'Texten innehåller tecken som inte går att spara. Ta bort dem och försök igen.';

test.each([
  ['NUL in a text', 'hej\u0000', unstorable],
  ['half a pair deep inside', { a: [{ b: '\ud83d' }] }, unstorable],
  ['the other half', ['\ude00'], unstorable],
  ['NUL in the name of a field', { 'a\u0000': 1 }, unstorable],
  ['forty levels', nested(40), 'Uppgifterna är nästlade i för många nivåer.'],
])('%s is refused in words, not by the database', (_, value, text) => {
  expect(() => acceptableText(value)).toThrow(
    expect.objectContaining({ code: 'request.invalid', status: 400, message: text }),
  );
});

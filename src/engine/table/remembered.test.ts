import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

/** The length of a text, and how often it was asked for. */
function counted() {
  let times = 0;
  const of = remembered((text) => {
    times++;
    return text === '' ? null : text.length;
  });
  return { of, times: () => times };
}

it('finds an answer once, also where it is null', () => {
  const { of, times } = counted();
  expect([of('moms'), of(''), of('moms'), of('')]).toEqual([4, null, 4, null]);
  expect(times()).toBe(2);
});

it('remembers no text that is too long to be a name, and answers it all the same', () => {
  const { of, times } = counted();
  const long = 'a'.repeat(501);
  expect([of(long), of(long)]).toEqual([501, 501]);
  expect(times()).toBe(2);
});

it('forgets where there are too many, and answers as before', () => {
  const { of, times } = counted();
  for (let n = 0; n < 5000; n++) expect(of(`${n}`)).toBe(`${n}`.length);
  expect(of('4999')).toBe(4);
  expect(of('0')).toBe(1);
  expect(times()).toBe(5001);
});

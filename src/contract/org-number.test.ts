import { expect, it } from 'vitest';
import { formatOrgNumber, hasValidCheckDigit, isPersonalNumber } from './org-number.ts';

it('a number is written with its hyphen', () => {
  expect(formatOrgNumber('5560360793')).toBe('556036-0793');
  expect(formatOrgNumber('556036-0793')).toBe('556036-0793');
});

it.each([
  ['556036-0793', true],
  ['556036-0794', false],
  ['556036', false],
])('of %s the check digit is right: %s', (number, right) => {
  expect(hasValidCheckDigit(number)).toBe(right);
});

it.each([
  ['811228-9874', true],
  ['8112289874', true],
  ['556036-0793', false],
  ['802002-4280', false],
  ['81', false],
])('%s is a person: %s', (number, personal) => {
  expect(isPersonalNumber(number)).toBe(personal);
});

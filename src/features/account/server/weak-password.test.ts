import { describe, expect, it } from 'vitest';
import { isWeakPassword } from './weak-password.ts';

const CONTEXT = ['Åsa Öberg', 'Bageriet på Hörnet AB', 'asa.oberg'];
const isWeak = (password: string) => isWeakPassword(password, CONTEXT);

describe('a password', () => {
  it.each(['password123', 'qwerty12345', 'iloveyou', 'Password', 'aaaaaaaaaaaa', '111111111111'])(
    'that guessing finds first is weak: %s',
    (password) => expect(isWeak(password)).toBe(true),
  );

  it.each(['monkey1!', '!!monkey', '12dragon34'])(
    'that is one of them with a few signs around it is weak: %s',
    (password) => expect(isWeak(password)).toBe(true),
  );

  it.each([
    'bageriet2026',
    'BagerietPåHörnet1',
    'Öberg-1999',
    '¤klarsikt¤',
    'bageriet på hörnet',
    'oberg!!!!!!!!!!',
  ])('that is the name of person, company or product is weak: %s', (password) =>
    expect(isWeak(password)).toBe(true),
  );

  it.each([
    'en lång mening om bröd',
    'bageriet bakar bullar',
    'kanelbulle-vaniljkräm',
    'x7#Lm2!qRt9z',
    'åsa',
  ])('that is none of these is not: %s', (password) => expect(isWeak(password)).toBe(false));

  it('is not held against words of three letters', () => {
    expect(isWeakPassword('ab-ab-ab-2026', ['Te AB'])).toBe(false);
  });
});

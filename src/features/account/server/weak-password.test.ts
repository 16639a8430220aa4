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
    'tre kannor lingondricka',
    'grönsåpa under trappan',
  ])('that is none of these is not: %s', (password) => expect(isWeak(password)).toBe(false));

  it.each([
    'Sommar2026!',
    'sommaren2025',
    'Hammarby1915',
    'Lösenord123!',
    'l0senord1234',
    'v4lkommen!!',
    'Stockholm123',
    'djurgarden99',
    'Midsommar2024',
    'hejhejhej123',
    'qwertyuiopå1',
    'kallekalle1',
    'tisdag123456',
  ])('that a Swede guesses first is weak: %s (H06)', (password) =>
    expect(isWeak(password)).toBe(true),
  );

  it.each(['abcabcabc123', 'ab-ab-ab-2026', '1qaz2wsx3edc', '19850312', '850312-8501', 'åsa'])(
    'of a pattern, a date or too few signs is weak: %s (H06)',
    (password) => expect(isWeak(password)).toBe(true),
  );

  it('is not held against words of three letters', () => {
    expect(isWeakPassword('teab-mörk-koja-2026', ['Te AB'])).toBe(false);
  });

  it('is judged in a blink, whatever was sent (H06)', () => {
    isWeak('en lång mening om bröd');
    const units = ['a', '1', '4@8', '19', '0o0', '$5s', 'p4ssw0rd', '{1|', 'qwerty', 'ab', 'å'];
    for (const unit of units) {
      const from = process.threadCpuUsage();
      isWeak(unit.repeat(256).slice(0, 256));
      const { user, system } = process.threadCpuUsage(from);
      expect((user + system) / 1000, unit).toBeLessThan(200);
    }
  });
});

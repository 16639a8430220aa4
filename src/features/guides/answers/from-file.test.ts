import { describe, expect, it } from 'vitest';
import { asOwn, ownAnswers, saidByFile, withSaidByFile, withSuggestion } from './from-file.ts';

const said = { a: 'Te och kaffe' };

describe('what the file says', () => {
  it('fills a form that nobody has begun, and no other', () => {
    const none = { a: '', b: '' };
    expect(withSaidByFile(none, said, false)).toEqual({ a: 'Enligt filen: Te och kaffe' });
    expect(withSaidByFile(none, said, true)).toEqual({});
    expect(withSaidByFile({ a: 'Mitt', b: '' }, said, false)).toEqual({});
  });

  it('gives way to what the next file says, also to nothing', () => {
    const earlier = { a: saidByFile('Öl'), b: saidByFile('Vin') };
    expect(withSaidByFile(earlier, said, true)).toEqual({ a: saidByFile('Te och kaffe'), b: '' });
  });

  it('is no answer of the owner until it is changed', () => {
    expect(ownAnswers({ a: saidByFile('Te'), b: 'Kaffe' })).toEqual({ a: '', b: 'Kaffe' });
    expect(asOwn(saidByFile('Te'))).toBe('Te');
    expect(asOwn('Te')).toBe('Te');
  });
});

describe('a pressed suggestion', () => {
  it.each([
    ['', 'Te', true, 'Te'],
    ['Kaffe', 'Te', true, 'Kaffe, Te'],
    ['kaffe, te', 'Te', true, 'kaffe, te'],
    ['Ungefär 10 %', 'Ungefär 25 %', false, 'Ungefär 25 %'],
    [saidByFile('Te'), 'Kaffe', true, 'Kaffe'],
  ])('on "%s" puts "%s" in the field', (answer, suggestion, isOneOfMany, after) => {
    expect(withSuggestion(answer, suggestion, isOneOfMany)).toBe(after);
  });
});

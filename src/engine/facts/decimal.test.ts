import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  decimal,
  divide,
  multiply,
  negate,
  round,
  roundSignificant,
  subtract,
  toNumber,
  toText,
} from './decimal.ts';

const cents = fc.bigInt({ min: -1_000_000_000_000_000n, max: 1_000_000_000_000_000n });
const asMoney = (n: bigint) => ({ units: n, scale: 2 });

describe('exact decimals', () => {
  it('adds a tenth and two tenths to three tenths', () => {
    expect(toText(add(decimal('0.1'), decimal('0.2')))).toBe('0.3');
  });

  it('divides with halves away from zero, as Excel does', () => {
    expect(toText(divide(decimal('1'), decimal('8'), 2))).toBe('0.13');
    expect(toText(divide(decimal('-1'), decimal('8'), 2))).toBe('-0.13');
  });

  it('rounds an estimate to two significant digits', () => {
    expect(toText(roundSignificant(decimal('18437.25'), 2))).toBe('18000');
    expect(toText(roundSignificant(decimal('99600'), 2))).toBe('100000');
    expect(toText(roundSignificant(decimal('7.5'), 2))).toBe('8');
    expect(toText(roundSignificant(decimal('-18500'), 2))).toBe('-19000');
  });

  it('refuses text that is not a number', () => {
    for (const bad of ['', '1,5', '1e5', 'NaN', ' 1', '--1'])
      expect(() => decimal(bad)).toThrow(RangeError);
    expect(() => divide(decimal('1'), decimal('0'))).toThrow(RangeError);
  });

  it('reads back what it writes', () => {
    fc.assert(fc.property(cents, (n) => compare(decimal(toText(asMoney(n))), asMoney(n)) === 0));
  });

  it('is the same float as its text', () => {
    const units = fc.oneof(cents, fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }));
    fc.assert(
      fc.property(units, fc.nat({ max: 30 }), (n, scale) => {
        expect(toNumber({ units: n, scale })).toBe(Number(toText({ units: n, scale })));
      }),
    );
  });

  it('adds and multiplies as whole öre do', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(add(asMoney(a), asMoney(b)).units).toBe(a + b);
        expect(multiply(asMoney(a), asMoney(b)).units).toBe(a * b);
        expect(compare(subtract(asMoney(a), asMoney(b)), negate(asMoney(b - a)))).toBe(0);
      }),
    );
  });

  it('never rounds further than half a step', () => {
    fc.assert(
      fc.property(cents, (n) => {
        const off = subtract(round(asMoney(n), 0), asMoney(n));
        expect(compare(multiply(off, off), decimal('0.25'))).toBeLessThanOrEqual(0);
      }),
    );
  });
});

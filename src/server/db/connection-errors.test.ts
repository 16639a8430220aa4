import { describe, expect, it } from 'vitest';
import { databaseIsAway, storageIsFull } from './connection-errors.ts';

const coded = (code: string, more: object = {}) =>
  new Error('Failed query', { cause: Object.assign(new Error('of it'), { code, ...more }) });

describe('what went wrong with the database', () => {
  it.each([
    coded('57P01'),
    coded('08006'),
    coded('ECONNREFUSED'),
    coded('ENOENT', { syscall: 'connect' }),
    new Error('Connection terminated unexpectedly'),
  ])('%s is worth another try', (error) => {
    expect(databaseIsAway(error)).toBe(true);
    expect(storageIsFull(error)).toBe(false);
  });

  it.each([coded('ENOSPC', { syscall: 'write' }), coded('EDQUOT'), coded('53100')])(
    '%s is a full disk',
    (error) => {
      expect(storageIsFull(error)).toBe(true);
      expect(databaseIsAway(error)).toBe(false);
    },
  );

  it.each([coded('ENOENT', { syscall: 'open' }), coded('23505'), new Error('x'), 'text', null])(
    '%s is neither',
    (error) => {
      expect(databaseIsAway(error)).toBe(false);
      expect(storageIsFull(error)).toBe(false);
    },
  );
});

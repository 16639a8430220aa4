import { expect, test } from 'vitest';
import { AppError, commonErrors, defineErrors, failWith } from './errors.ts';
import {
  foundAddresses,
  isPageId,
  pageAddresses,
  pageAt,
  prerenderedAddresses,
  withoutLastSlashes,
} from './pages.ts';
import { fillPath } from './route.ts';

const errors = defineErrors({
  'documents.too_large': { status: 413, text: 'Filen är för stor.' },
  'billing.pro': { status: 403, text: 'Ingår i Pro.', upgradeRequired: true },
});
const fail = failWith(errors);

test('an error has the status and sentence of its catalogue', () => {
  const error = fail('documents.too_large');
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({
    code: 'documents.too_large',
    status: 413,
    message: 'Filen är för stor.',
    upgradeRequired: false,
    fields: undefined,
    retryAfterSeconds: undefined,
  });
});

test('a case can be told more exactly than its catalogue does', () => {
  const text = 'Filen är 12 MB; högst 10 MB går att ladda upp.';
  expect(fail('documents.too_large', { text }).message).toBe(text);
  expect(fail('billing.pro', { retryAfterSeconds: 9 })).toMatchObject({
    upgradeRequired: true,
    retryAfterSeconds: 9,
  });
});

test.each(Object.entries(commonErrors))(
  '%s is refused with a whole Swedish sentence',
  (_, error) => {
    expect(error.status).toBeGreaterThanOrEqual(400);
    expect(error.text).toMatch(/^[A-ZÅÄÖ].*\.$/);
  },
);

test.each([
  ['/api/documents/:id', { id: '7' }, '/api/documents/7'],
  ['/api/documents/:id/rows', { id: 'a/b?c' }, '/api/documents/a%2Fb%3Fc/rows'],
  ['/api/:a/:b', { a: 'å', b: '..' }, '/api/%C3%A5/..'],
  ['/api/user', {}, '/api/user'],
])('%s with %j is called at %s', (path, params, address) => {
  expect(fillPath(path, params)).toBe(address);
});

test('an address without its parameter is a fault of the caller', () => {
  expect(() => fillPath('/api/documents/:id', {})).toThrow('needs the parameter id');
});

test.each([
  ['/', 'landing'],
  ['/kontakt', 'contact'],
  ['/KONTAKT/', 'contact'],
  ['/hjälpcenter', 'help'],
  ['/hj%C3%A4lpcenter', 'help'],
  ['/hja%CC%88lpcenter', 'help'],
  ['/checkout-success', 'dashboard'],
  ['/kontakt/oss', undefined],
  ['/404', undefined],
  ['', undefined],
  ['/%E0%A4%A', undefined],
])('at %s stands the page %s', (path, id) => {
  expect(pageAt(path)?.id).toBe(id);
});

test('an address of any length is looked at in a time that does not grow with its square', () => {
  expect(pageAt(`${'/'.repeat(1_000_000)}x`)).toBeNull();
  expect(withoutLastSlashes(`${'/'.repeat(1_000_000)}x`)).toHaveLength(1_000_001);
  expect(withoutLastSlashes(`/kontakt${'/'.repeat(1_000_000)}`)).toBe('/kontakt');
});

test('no address is of two pages, and each is as the router matches it', () => {
  const paths = Object.values(pageAddresses).flatMap((page) => [...page.paths]);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toBe(path.toLowerCase());
});

test('search engines know one address of each page for anyone; what is inside is never built', () => {
  const pages = Object.values(pageAddresses);
  const content = pages.filter(({ kind }) => kind === 'content');
  expect(foundAddresses()).toEqual(content.map(({ paths }) => paths[0]));
  for (const { kind, paths } of pages)
    expect(prerenderedAddresses().includes(paths[0])).toBe(kind !== 'inside');
});

test('the name of a page is known from one that is not, whatever it is', () => {
  expect(isPageId('landing')).toBe(true);
  for (const id of ['Landing', '', 'toString', '__proto__']) expect(isPageId(id)).toBe(false);
});

import { expect, test } from 'vitest';
import type { Route } from '#contract/route.ts';
import { contracts } from './features.ts';

const routes: [string, Route][] = Object.entries(contracts).flatMap(([feature, contract]) =>
  Object.entries<Route>(contract).map(([name, route]): [string, Route] => [
    `${feature}.${name}`,
    route,
  ]),
);

test('no two routes answer at one address', () => {
  const addresses = routes.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(addresses.filter((each, place) => addresses.indexOf(each) !== place)).toEqual([]);
});

test.each(routes)('%s names every parameter of its address and says what it does', (_, route) => {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const shape = Object.keys((route.params as { shape?: object } | undefined)?.shape ?? {});
  expect(shape).toEqual(names);
  expect(route.summary).toMatch(/^[A-Z].*[^.]$/);
  if (route.method === 'GET') expect(route.body).toBeUndefined();
});

test('a stranger may call only what one needs before one has an account, and what is public', () => {
  const open = routes.filter(([, { access }]) => access === 'public').map(([name]) => name);
  const needed =
    /^(account|analytics|billing|companyLookup|contact|guest|mailingReader|recovery|secondStep|reportCheck|sandbox|sharedReport|verification)\.|^settings\.undoEmail$/;
  expect(open.filter((name) => !needed.test(name))).toEqual([]);
});

test('what a stranger may try on the sample company only looks', () => {
  const sandbox: Route[] = Object.values(contracts.sandbox ?? {});
  expect(sandbox.length).toBeGreaterThan(5);
  for (const { method, access, body } of sandbox)
    expect({ method, access, body }).toEqual({ method: 'GET', access: 'public', body: undefined });
});

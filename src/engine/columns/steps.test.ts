import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFor } from '#adapters/file-reader/read-file.ts';
import { costReading } from '../guides/costs/reading.ts';
import { salesReading } from '../guides/sales/reading.ts';
import type { GuideReading, NamedStep } from './guide-reading.ts';
import { stepsOf } from './steps.ts';

const folder = 'tests/fixtures/files';
const fixtures = readdirSync(folder)
  .sort()
  .map((name) => {
    const input = readdirSync(join(folder, name)).find((file) => file.startsWith('input.')) ?? '';
    return { name, input, bytes: readFileSync(join(folder, name, input)) };
  });

/** Everything understood of each fixture, or why it cannot be read. */
const understandAll = (reading: GuideReading) =>
  fixtures.map(({ input, bytes }) => {
    try {
      return JSON.stringify(readFor(reading, bytes, input).understanding);
    } catch (error) {
      return String(error);
    }
  });

/** By pair of neighbours: the first fixture that is understood in another way when they change places. */
function changedBySwap(reading: GuideReading): Record<string, string | null> {
  const asIs = understandAll(reading);
  return Object.fromEntries(
    reading.steps.slice(1).map((step, place) => {
      const before = reading.steps[place];
      const steps = reading.steps.toSpliced(place, 2, step, ...(before ? [before] : []));
      const swapped = understandAll({ ...reading, steps });
      const changed = fixtures.find((_, n) => swapped[n] !== asIs[n]);
      return [`${before?.name}, ${step.name}`, changed?.name ?? null];
    }),
  );
}

describe('two steps that change places', () => {
  it('leave every file read for sales as it is, but where one needs what the other leaves', () => {
    expect(changedBySwap(salesReading)).toEqual({
      'rolesByFormat, rateGroups': null,
      'rateGroups, sideGroups': null,
      'sideGroups, evidence': null,
      'evidence, runningSums': null,
      'runningSums, rolesByName': null,
      'rolesByName, amountByBalance': null,
      'amountByBalance, saleRoles': null,
      'saleRoles, joinAmounts': null,
      'joinAmounts, netPayouts': null,
      'netPayouts, orderTotals': null,
      'orderTotals, currency': null,
      'currency, units': null,
      'units, vat': null,
      'vat, vatByRow': null,
      'vatByRow, ledger': null,
      'ledger, accountsAsProducts': '076-sie-4i-invoice',
      'accountsAsProducts, statement': null,
      'statement, creditSigns': null,
      'creditSigns, rowStatus': null,
      'rowStatus, unknownVat': null,
    });
  });

  it('leave every file read for costs as it is, but where one needs what the other leaves', () => {
    expect(changedBySwap(costReading)).toEqual({
      'rolesByFormat, rateGroups': null,
      'rateGroups, evidence': null,
      'evidence, rolesByName': '001-shopify-orders',
      'rolesByName, amountByBalance': null,
      'amountByBalance, costRoles': null,
      'costRoles, kindsAsColumns': null,
      'kindsAsColumns, wages': null,
      'wages, openItems': null,
      'openItems, outcome': null,
      'outcome, wholeAmount': null,
      'wholeAmount, joinAmounts': null,
      'joinAmounts, accountNames': null,
      'accountNames, debitCredit': null,
      'debitCredit, joinIntervals': null,
      'joinIntervals, timesRate': null,
      'timesRate, ended': null,
      'ended, foreignAmounts': null,
      'foreignAmounts, currency': 'make-card-seb',
      'currency, units': null,
      'units, vat': null,
      'vat, impossibleVat': null,
      'impossibleVat, ledger': null,
      'ledger, statement': null,
      'statement, paymentSigns': '086-statement-with-unicode-minus',
      'paymentSigns, vatSign': null,
      'vatSign, rowStatus': null,
      'rowStatus, cardPayments': null,
      'cardPayments, unknownVat': null,
    });
  });
});

it('a guide takes its steps in the one order, however it names them', () => {
  const names = (steps: readonly NamedStep[]) => steps.map(({ name }) => name);
  expect(names(stepsOf('vat', 'rolesByName', 'currency'))).toEqual([
    'rolesByName',
    'currency',
    'vat',
  ]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readFor } from '#adapters/file-reader/read-file.ts';
import { costReading } from '../guides/costs/reading.ts';
import { salesReading } from '../guides/sales/reading.ts';
import type { Ask, GuideReading, NamedStep } from './guide-reading.ts';
import type { Roled } from './roled.ts';
import { stepsOf } from './steps.ts';

const folder = 'tests/fixtures/files';
const fixtures = readdirSync(folder)
  .sort()
  .map((name) => {
    const input = readdirSync(join(folder, name)).find((file) => file.startsWith('input.')) ?? '';
    return { name, input, bytes: readFileSync(join(folder, name, input)) };
  });

type Fixture = (typeof fixtures)[number];

/** Everything understood of a fixture, or why it cannot be read. */
function understood({ input, bytes }: Fixture, reading: GuideReading): string {
  try {
    return JSON.stringify(readFor(reading, bytes, input).understanding);
  } catch (error) {
    return String(error);
  }
}

/** One run of a step on a table. */
interface Run {
  step: NamedStep;
  table: Roled;
  left: Roled;
  ask: Ask;
}

/** The reading with its steps as they are, each run of them kept in `runs`. */
const keptIn = (runs: Run[], reading: GuideReading): GuideReading => ({
  ...reading,
  steps: reading.steps.map((step) => ({
    ...step,
    run: (table, ask) => {
      const left = step.run(table, ask);
      runs.push({ step, table, left, ask });
      return left;
    },
  })),
});

/** True where a step and that after it leave each table that they were run on as it is, in either order. */
const areAlike = (runs: readonly Run[], one: NamedStep, next: NamedStep) =>
  runs.every(({ step, table, ask }, at) => {
    const after = runs[at + 1];
    if (step !== one || after?.step !== next) return true;
    return isDeepStrictEqual(one.run(next.run(table, ask), ask), after.left);
  });

/**
 * By pair of neighbours: the first fixture that is understood in another way when they change places. Where the two
 * leave its tables the same in either order, nothing after them can differ, and it is not read again.
 */
function changedBySwap(reading: GuideReading): Record<string, string | null> {
  const changed = new Map<number, string>();
  for (const fixture of fixtures) {
    const runs: Run[] = [];
    const asIs = understood(fixture, keptIn(runs, reading));
    for (const [place, one] of reading.steps.entries()) {
      const next = reading.steps[place + 1];
      if (!next || changed.has(place) || areAlike(runs, one, next)) continue;
      const steps = reading.steps.toSpliced(place, 2, next, one);
      if (understood(fixture, { ...reading, steps }) !== asIs) changed.set(place, fixture.name);
    }
  }
  return Object.fromEntries(
    reading.steps
      .slice(1)
      .map(({ name }, place) => [
        `${reading.steps[place]?.name}, ${name}`,
        changed.get(place) ?? null,
      ]),
  );
}

describe('two steps that change places', () => {
  it('leave every file read for sales as it is, but where one needs what the other leaves', () => {
    expect(changedBySwap(salesReading)).toEqual({
      'rolesByFormat, rateGroups': null,
      'rateGroups, sideGroups': null,
      'sideGroups, evidence': null,
      'evidence, runningSums': '101-grand-total-of-a-till',
      'runningSums, rolesByName': '101-grand-total-of-a-till',
      'rolesByName, amountByBalance': null,
      'amountByBalance, saleRoles': null,
      'saleRoles, resultReport': null,
      'resultReport, joinAmounts': null,
      'joinAmounts, netPayouts': null,
      'netPayouts, freightPaidOut': null,
      'freightPaidOut, onlyMoney': null,
      'onlyMoney, sumOfParts': null,
      'sumOfParts, amountInKronor': null,
      'amountInKronor, orderTotals': null,
      'orderTotals, vatOfOther': null,
      'vatOfOther, amountOfVat': null,
      'amountOfVat, notSoldParts': null,
      'notSoldParts, partOfSale': null,
      'partOfSale, currency': null,
      'currency, units': null,
      'units, vat': null,
      'vat, vatByRow': null,
      'vatByRow, soFarByRow': null,
      'soFarByRow, ledger': null,
      'ledger, accountsAsProducts': '076-sie-4i-invoice',
      'accountsAsProducts, statement': null,
      'statement, creditSigns': null,
      'creditSigns, rowStatus': null,
      'rowStatus, unlikeRows': null,
      'unlikeRows, unknownVat': null,
      'unknownVat, saidRate': null,
      'saidRate, shareOfAmount': null,
      'shareOfAmount, residue': null,
    });
  });

  it('leave every file read for costs as it is, but where one needs what the other leaves', () => {
    expect(changedBySwap(costReading)).toEqual({
      'rolesByFormat, rateGroups': null,
      'rateGroups, evidence': null,
      'evidence, runningSums': '101-grand-total-of-a-till',
      'runningSums, rolesByName': '101-grand-total-of-a-till',
      'rolesByName, amountByBalance': null,
      'amountByBalance, costRoles': null,
      'costRoles, kindsAsColumns': null,
      'kindsAsColumns, wages': null,
      'wages, openItems': null,
      'openItems, outcome': null,
      'outcome, wholeAmount': null,
      'wholeAmount, withOwnVat': null,
      'withOwnVat, resultReport': null,
      'resultReport, joinAmounts': null,
      'joinAmounts, accountNames': null,
      'accountNames, debitCredit': null,
      'debitCredit, joinIntervals': null,
      'joinIntervals, timesRate': null,
      'timesRate, ended': null,
      'ended, feesOfPayouts': null,
      'feesOfPayouts, onlyMoney': null,
      'onlyMoney, sumOfParts': null,
      'sumOfParts, repeatedOrders': null,
      'repeatedOrders, amountOfVat': null,
      'amountOfVat, foreignAmounts': null,
      'foreignAmounts, currency': 'make-card-seb',
      'currency, units': null,
      'units, vat': null,
      'vat, vatByRow': null,
      'vatByRow, soFarByRow': null,
      'soFarByRow, impossibleVat': null,
      'impossibleVat, ledger': null,
      'ledger, statement': null,
      'statement, paymentSigns': '007-sep-line-and-balance',
      'paymentSigns, vatSign': null,
      'vatSign, rowStatus': null,
      'rowStatus, unlikeRows': null,
      'unlikeRows, cardPayments': null,
      'cardPayments, unknownVat': null,
      'unknownVat, saidRate': null,
      'saidRate, shareOfAmount': null,
      'shareOfAmount, residue': null,
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

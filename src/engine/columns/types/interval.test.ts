import { expect, test } from 'vitest';
import { toColumns } from '../../table/column-store.ts';
import { countsTimes, timesAYear, timesByName } from './interval.ts';
import { typeColumn } from './type-column.ts';

test.each([
  ['per månad', 12],
  ['Månadsvis', 12],
  ['/mån', 12],
  ['kr/mån', 12],
  ['1 mån', 12],
  ['månad', 12],
  ['Monthly', 12],
  ['var tredje månad', 4],
  ['varannan månad', 6],
  ['3 månader', 4],
  ['per kvartal', 4],
  ['Kvartalsvis', 4],
  ['halvår', 2],
  ['per år', 1],
  ['Årsvis', 1],
  ['12 mån', 1],
  ['en gång per år', 1],
  ['24 månader', 0.5],
  ['vartannat år', 0.5],
  ['varannan vecka', 26],
  ['vecka', 52],
  ['4 ggr/år', 4],
  ['fyra gånger per år', 4],
  ['två gånger om året', 2],
  ['12 per år', 12],
  ['1 gång/mån', 12],
  ['var 6 månad', 2],
  ['12 år', 1 / 12],
  ['engång', null],
  ['Hyra', null],
  ['2024', null],
  ['', null],
  ['0 mån', null],
])('%s comes %s times a year', (text, times) => expect(timesAYear(text)).toBe(times));

test.each([
  ['Månadskostnad', 12],
  ['Belopp kr/mån', 12],
  ['Kostnad per år', 1],
  ['Årsavgift exkl moms', 1],
  ['Belopp', null],
  ['Månad', null],
])('the amounts of %s come %s times a year', (name, times) =>
  expect(timesByName(name)).toBe(times),
);

test.each([
  ['Betalningar per år', ['12', '4', '1'], 'perYear'],
  ['Ggr/år', ['12', '4', '1'], 'perYear'],
  ['Antal betalningar/år', ['12', '4', '1'], 'perYear'],
  ['Intervall (mån)', ['1', '3', '12'], 'monthsBetween'],
  ['Månader mellan betalningar', ['1', '3', '12'], 'monthsBetween'],
  ['Betalningar per år', ['12 000,50', '4'], null],
  ['Kostnad per år', ['12', '4'], null],
  ['Antal', ['12', '4'], null],
])('the numbers of %s, %o, are %s', (name, values, times) => {
  const [store] = toColumns(
    values.map((value) => ({ cells: [value] })),
    [name],
  );
  expect(store && countsTimes(typeColumn(store))).toBe(times);
});

import { describe, expect, it } from 'vitest';
import type { Cell } from '../../table/cell.ts';
import { headerOf, isHeaderAgain, isNote, isTotalRow } from './row-kinds.ts';
import { beginsAsTotal, isTotalLabel } from './total-labels.ts';

const row = (...cells: Cell[]) => ({ line: 1, cells });

describe('a total', () => {
  it.each([
    'Summa',
    'Totalt:',
    'Summa exkl. moms',
    'Moms 25 %',
    'Att betala',
    'S:a',
    'Grand total',
  ])('is labelled %s', (label) => expect(isTotalLabel(label)).toBe(true));

  it.each(['Summa Kaffe', 'Totalentreprenad', 'Kaffe', 'Momsredovisning', ''])(
    'is not labelled %s',
    (label) => expect(isTotalLabel(label)).toBe(false),
  );

  it('may have words of its own, where the sum says so too', () => {
    expect(['Summa Kaffe', 'Att fakturera totalt', 'Summering'].map(beginsAsTotal)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is a row with gaps: a product may be named as a total', () => {
    expect(isTotalRow(row('Summa', '', '', '100,00'))).toBe(true);
    expect(isTotalRow(row('Total', 'Yoghurt naturell', 'Mejeri', '100,00'))).toBe(false);
    expect(isTotalRow(row(2025, '', '100,00'))).toBe(false);
  });
});

describe('a header', () => {
  const header = headerOf(['Datum', 'Artikel', 'Belopp']);

  it('is known again further down', () => {
    expect(isHeaderAgain(row('Datum', 'Artikel', 'Belopp'), header)).toBe(true);
    expect(isHeaderAgain(row('DATUM', 'artikel', 'Belopp'), header)).toBe(true);
    expect(isHeaderAgain(row('Datum', 'Kaffe', '10,00'), header)).toBe(false);
  });
});

it('a note is one cell of words in a table of several columns', () => {
  expect(isNote(row('Utskriven av Anna', '', ''), 3)).toBe(true);
  expect(isNote(row('Kaffe', '', '10,00'), 3)).toBe(false);
  expect(isNote(row('12', '', ''), 3)).toBe(false);
  expect(isNote(row('Kaffe', ''), 2)).toBe(false);
});

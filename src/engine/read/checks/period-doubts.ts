import { periodsDoubt } from '../../columns/amounts/periods-doubt.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import type { Doubt } from '../../table/question.ts';
import { namesMoneyOf, titlesMeasure, titlesSoFar } from '../../table/vocabulary/measures.ts';
import type { Interpreted } from '../interpret.ts';
import { areSoFar } from '../rows/own-of-periods.ts';

/** What is asked of columns per period: whether each holds all so far, and whether what a title counts is money. */
export function periodDoubts(table: Interpreted, { choices }: ReadOverrides): Doubt[] {
  const { wide, written } = table;
  if (!wide || table.sources === null) return [];
  const isTitled = table.title.some((text) => titlesSoFar(normaliseName(text)));
  const isAsked = choices?.periods === undefined && areSoFar(written, wide, isTitled);
  const isMeasured = choices?.kind === undefined && titleOfMeasure(table) !== null;
  return [
    ...(isAsked ? [soFar(isTitled)] : []),
    ...(isMeasured ? [measured(titleOfMeasure(table))] : []),
  ];
}

// None is taken before it is answered: a total of the file is of the same kind as its rows, and proves neither.
const soFar = (isTitled: boolean): Doubt =>
  periodsDoubt(
    isTitled
      ? 'Över tabellen står att beloppen är ackumulerade. Vad står i varje kolumn?'
      : 'Beloppen stiger från period till period, som en summa hittills gör. Vad står i varje kolumn?',
  );

/** The line above a table that says it is of hours or of how many, where no header says kronor and no cell has öre. */
function titleOfMeasure({ title, written, wide, body }: Interpreted): string | null {
  // Blocks of measures under each other were told apart by their titles.
  if (body.leftOutCounts.otherMeasure !== undefined) return null;
  const line = title.find((text) => titlesMeasure(normaliseName(text)));
  const periods = wide?.periods.flatMap(({ place }) => written[place] ?? []) ?? [];
  const isMoney = [...title, ...written.map(({ name }) => name)].some((text) =>
    namesMoneyOf(normaliseName(text)),
  );
  const isWhole = periods.every(({ read }) =>
    read.every((value) => value === null || /^-?\d+(?:\.\d)?$/.test(value)),
  );
  return line !== undefined && !isMoney && isWhole ? line.trim() : null;
}

const measured = (line: string | null): Doubt => ({
  id: 'kind',
  text: `Över tabellen står ”${line ?? ''}”. Är det som står i den kronor?`,
  options: [
    { answer: 'sold', label: 'Ja, räkna dem', change: { choices: { kind: 'sold' } } },
    { answer: 'notSold', label: 'Nej, något annat', change: { choices: { kind: 'notSold' } } },
  ],
  chosen: 'sold',
  blocks: 'always',
  sumStays: true,
});

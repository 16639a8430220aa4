import { normaliseName } from '../table/normalise-name.ts';
import type { ReadOverrides } from '../table/overrides.ts';
import type { Doubt } from '../table/question.ts';
import { sheetKind } from '../table/vocabulary/sheet-names.ts';
import { listed } from '../text/swedish.ts';
import { type AlikeSheets, isPeriod } from './alike-sheets.ts';

/** Names said in one question. */
const MOST = 6;

type Option = Doubt['options'][number];
type Answer = NonNullable<NonNullable<ReadOverrides['choices']>['sheets']>;

const option = (answer: Answer, label: string): Option => ({
  answer,
  label,
  change: { choices: { sheets: answer } },
});

/**
 * What is asked of sheets that look alike. What a name says was taken back is taken off and never added; what it says was
 * called off or not done is left out, and each answer says so.
 */
export function sheetsDoubt({ sheets, isTakenOut }: AlikeSheets, best: string): Doubt {
  const named = (...kinds: (string | null)[]) =>
    sheets.map(({ name }) => name).filter((name) => kinds.includes(sheetKind(normaliseName(name))));
  const [sold, back, open] = [named(null), named('returned'), named('open')];
  const gone = named('cancelled', 'open');
  const [allSold, allBack, allGone] = [sold, back, gone].map(shown);
  const without = back.length > 0 ? `, utan avdrag för ${allBack}` : '';
  const less = back.length > 0 ? ` och dra av ${allBack}` : '';
  const isPlain = back.length + gone.length === 0;
  const areMonths = sold.every(isPeriod);
  const questions = [
    sold.length > 1 && !areMonths
      ? `Bladen ${allSold} har samma kolumner. Ska raderna på alla räknas, eller bara de på ${best}?`
      : '',
    back.length > 0
      ? `Beloppen på ${bladen(back)} ${allBack} ser ut att vara återtagna eller krediterade. Ska de dras av?`
      : '',
    open.length > 0
      ? `Raderna på ${bladen(open)} ${shown(open)} ser inte ut att vara klara. Ska de räknas?`
      : '',
    isTakenOut
      ? `Rader på ${bladen(gone)} ${allGone} står också på ${allSold}. Ska de räknas?`
      : '',
  ];
  const leftOut = gone.length > 0 ? `, men inte ${allGone}` : '';
  return {
    id: 'sheets',
    text: questions.filter((text) => text !== '').join(' '),
    options: [
      option('together', isPlain ? 'Alla bladen' : `Räkna ${allSold}${less}${leftOut}`),
      ...(sold.length > 1 && !areMonths ? [option('one', `Bara ${best}${without}`)] : []),
      ...(back.length > 0 ? [option('sold', `Räkna ${allSold}${without}`)] : []),
      ...(isTakenOut && sold.length === 1
        ? [option('one', `Räkna alla rader på ${allSold}${without}`)]
        : []),
      ...(open.length > 0 ? [option('all', `Räkna också ${shown(open)}${less}`)] : []),
    ],
    chosen: 'together',
    blocks: 'ifSumsDiffer',
  };
}

const shown = (names: readonly string[]): string => listed(names.slice(0, MOST));
const bladen = ({ length }: readonly string[]) => (length === 1 ? 'bladet' : 'bladen');

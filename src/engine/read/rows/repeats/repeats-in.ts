import { cellText } from '../../../table/cell.ts';
import type { ColumnStore } from '../../../table/column-store.ts';
import { normaliseName } from '../../../table/normalise-name.ts';
import type { ReadOverrides } from '../../../table/overrides.ts';
import type { Doubt } from '../../../table/question.ts';
import { sheetKind } from '../../../table/vocabulary/sheet-names.ts';
import { type Body, ownStores } from '../body.ts';
import { withoutShorterBeside } from '../table-beside.ts';
import { findRepeats } from './find-repeats.ts';

/** Where so large a share of the rows stand again, the whole was pasted twice. */
const WHOLE = 0.3;

interface Ask {
  looksForDoubles: boolean;
  answer: NonNullable<ReadOverrides['choices']>['duplicates'];
}

/** Rows of the body that are counted once, each with the row it repeats, and what is asked of them; null where none are. */
export function repeatsIn(
  body: Body,
  { looksForDoubles, answer }: Ask,
): { rows: ReadonlyMap<number, number>; doubts: Doubt[] } | null {
  if (answer === 'all') return null;
  const { lines } = body;
  const { blocks, numbered, open } = findRepeats(
    [...withoutShorterBeside(ownStores(body)), ...kindOfSheet(body)],
    lines.length,
  );
  // What a supplier is paid twice is looked for among the costs: one invoice again is not proved to be a slip of the file,
  // and is told as money lost however little it is.
  const isPaidTwice = looksForDoubles && numbered.size > 0;
  const proved = isPaidTwice ? blocks : new Map([...blocks, ...numbered]);
  const left = isPaidTwice ? new Map([...open, ...numbered]) : open;
  if (proved.size + left.size === 0) return null;
  const isOnce = answer === 'once' || left.size >= lines.length * WHOLE;
  const rows = isOnce ? new Map([...proved, ...left]) : proved;
  const doubt = {
    ...doubtOf(left, lines, isOnce),
    ...(isPaidTwice && { blocks: 'always' as const }),
  };
  return { rows, doubts: left.size === 0 || answer ? [] : [doubt] };
}

/** What each row's sheet says that it is: what was taken back is no repeat of what was sold. */
function kindOfSheet({ stores, hasSheetColumn }: Body): ColumnStore[] {
  const sheets = hasSheetColumn ? stores.at(-1) : undefined;
  if (!sheets) return [];
  const kinds = sheets.values.map((name) => sheetKind(normaliseName(cellText(name))) ?? '');
  if (kinds.every((kind) => kind === '')) return [];
  const ids = sheets.ids.map((id) => kinds.indexOf(kinds[id] ?? ''));
  return [{ ...sheets, ids, values: kinds }];
}

function doubtOf(rows: ReadonlyMap<number, number>, lines: Int32Array, isOnce: boolean): Doubt {
  const [[row = 0, original = 0] = []] = rows;
  const which =
    rows.size === 1
      ? `Rad ${lines[row]} är likadan som rad ${lines[original]}`
      : `${rows.size} rader är likadana som rader längre upp (rad ${lines[row]} som rad ${lines[original]})`;
  return {
    id: 'duplicates',
    text: `${which}. Är det samma sak två gånger, eller hände det flera gånger?`,
    options: [
      {
        answer: 'once',
        label: 'Samma: räkna en gång',
        change: { choices: { duplicates: 'once' } },
      },
      {
        answer: 'all',
        label: 'Flera gånger: räkna alla',
        change: { choices: { duplicates: 'all' } },
      },
    ],
    chosen: isOnce ? 'once' : 'all',
    blocks: 'ifSumsDiffer',
  };
}

import { cellText, type Row } from '../../table/cell.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import type { Doubt } from '../../table/question.ts';
import type { Layout } from './layout.ts';

/** Cells of a row that are shown. */
const MOST_CELLS = 4;

/** What is asked of a few rows above the header that are as those below it: notes about the list, or more of it. */
export function aboveDoubts(
  head: readonly Row[],
  first: number,
  { header }: Layout,
  { choices }: ReadOverrides,
): Doubt[] {
  const row = head[first];
  if (!row || choices?.below !== undefined) return [];
  const cells = row.cells.map((cell) => cellText(cell).trim()).filter((text) => text !== '');
  const many = (header[0] ?? first) - first > 1 ? ' och raderna under den' : '';
  return [
    {
      id: 'below',
      text: `Rad ${row.line} (${cells.slice(0, MOST_CELLS).join(', ')})${many} står över rubrikerna men ser ut som raderna under dem. Ska det som står där räknas med?`,
      options: [
        {
          answer: 'leftOut',
          label: 'Nej, det hör till det som står över tabellen',
          change: { choices: { below: 'leftOut' } },
        },
        {
          answer: 'counted',
          label: 'Ja, det är fler rader av samma slag',
          change: { choices: { below: 'counted' } },
        },
      ],
      chosen: 'leftOut',
      blocks: 'ifSumsDiffer',
    },
  ];
}

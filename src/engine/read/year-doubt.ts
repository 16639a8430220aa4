import { partsWithoutYear } from '../columns/types/period-columns.ts';
import { openYears } from '../columns/types/years-near.ts';
import type { ReadingChoices } from '../table/overrides.ts';
import type { Doubt } from '../table/question.ts';
import type { TypedColumn } from '../table/typed-column.ts';
import type { WideTable } from './rows/wide-table.ts';

/** What the user answered of the year, as a text near the table says it: months may go on into the year after. */
export const yearAnswered = ({ year }: ReadingChoices = {}): string[] =>
  year === undefined ? [] : [`${year}/${Number(year) + 1}`, year];

/** Months of which the file names two years that they may begin in are asked about; none where the file leaves nothing open. */
export function yearDoubt(
  columns: readonly TypedColumn[],
  wide: WideTable | null,
  near: readonly string[],
): Doubt[] {
  const parts = wide === null ? partsWithoutYear(columns) : wide.withoutYear;
  const years = openYears(parts, near);
  if (years.length < 2) return [];
  return [
    {
      id: 'year',
      text: `Perioderna saknar årtal, och det framgår inte om den första är i ${years.join(' eller ')}. Vilket år är det?`,
      options: years.map((year) => ({
        answer: String(year),
        label: `Första perioden är i ${year}`,
        change: { choices: { year: String(year) } },
      })),
      blocks: 'always',
      sumStays: true,
    },
  ];
}

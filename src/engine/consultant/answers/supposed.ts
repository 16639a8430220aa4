import type { FactDraft } from '../../facts/facts.ts';
import { NO_ORIGIN } from '../../facts/facts.ts';
import type { Period } from '../../table/period.ts';
import type { Ask } from '../question/ask.ts';
import type { AskedTable } from '../tables/table.ts';
import { within } from './work.ts';

/** What a figure that the question itself says is made of. */
export const OF_QUESTION: Omit<FactDraft, 'key' | 'label' | 'value' | 'unit'> = {
  kind: 'answer',
  columns: [],
  filter: 'inga rader: ur din fråga',
  rows: 0,
  formula: 'så stod det i frågan',
  origin: NO_ORIGIN,
};

export const SUGGESTIONS = [
  'Vad ska jag göra på måndag?',
  'Vad bör jag fokusera på för ökad lönsamhet?',
];

/** The one time that the question says to count on; null where the file has none of it. */
export function toldIn({ periods }: Ask, table: AskedTable): Period | null | undefined {
  const [period, ...more] = periods;
  return period === undefined || more.length > 0 ? undefined : within(table, period);
}

export const MEANT = 'Vad en ändring betyder i kronor';

import type { Fact } from '../facts/fact.ts';
import type { Area } from '../guides/costs/areas/areas.ts';
import { costKeys } from '../guides/costs/catalogue.ts';

/** Nobody pays depreciation: ledgers of what is paid never have it. */
export const NO_DEPRECIATION =
  'Inga avskrivningar finns bland kostnaderna: det som maskiner och inventarier tappar i värde är inte med.';

/** What most companies pay, and what is said where no row of the costs is of it. */
const USUAL: readonly { areas: readonly Area[]; text: string }[] = [
  {
    areas: ['Personal'],
    text: 'Inga löner finns bland kostnaderna. Det som är kvar ska räcka till dem också, om någon får lön.',
  },
  {
    areas: ['Varor och material', 'Underentreprenörer'],
    text: 'Inga inköp av varor eller material finns bland kostnaderna.',
  },
  { areas: ['Lokal'], text: 'Ingen hyra eller annan lokalkostnad finns bland kostnaderna.' },
  {
    areas: ['Avskrivningar'],
    text: NO_DEPRECIATION,
  },
];

/** Per cent of the costs without an area, from which nothing is said to be missing: it may be among them. */
const MOST_UNPLACED = 10;

/** Sentences of what the costs lack, by the areas that have rows. */
export function lackingCosts(costs: readonly Fact[]): string[] {
  const unplaced = costs.find(({ key }) => key === costKeys.areasUnplaced);
  if (unplaced === undefined || Number(unplaced.value) > MOST_UNPLACED) return [];
  const areas = costs.filter(({ key }) => key === costKeys.areaTotal);
  const names = new Set(areas.map(({ subject }) => subject?.name ?? ''));
  return USUAL.filter((usual) => !usual.areas.some((area) => names.has(area))).map(
    ({ text }) => text,
  );
}

import type { Fact } from '../facts/fact.ts';
import type { Area } from '../guides/costs/areas/areas.ts';
import { costKeys } from '../guides/costs/catalogue.ts';

/** Nobody pays depreciation: ledgers of what is paid never have it. */
export const NO_DEPRECIATION =
  'Inga avskrivningar finns bland kostnaderna: det som maskiner och inventarier tappar i värde är inte med.';

/** What most companies pay, and what is said where no row of the costs is of it, or hardly any of late. */
const USUAL: readonly { areas: readonly Area[]; none: string; gone?: string }[] = [
  {
    areas: ['Personal'],
    none: 'Inga löner finns bland kostnaderna. Det som är kvar ska räcka till dem också, om någon får lön.',
    gone: 'Nästan inga löner finns bland de senaste kostnaderna, fast de fanns året före. Det som är kvar ska räcka till dem också, om någon får lön.',
  },
  {
    areas: ['Varor och material', 'Underentreprenörer'],
    none: 'Inga inköp av varor eller material finns bland kostnaderna.',
    gone: 'Nästan inga inköp av varor eller material finns bland de senaste kostnaderna, fast de fanns året före.',
  },
  {
    areas: ['Lokal'],
    none: 'Ingen hyra eller annan lokalkostnad finns bland kostnaderna.',
    gone: 'Nästan ingen lokalkostnad finns bland de senaste kostnaderna, fast den fanns året före.',
  },
  {
    areas: ['Avskrivningar'],
    none: NO_DEPRECIATION,
  },
];

/** Per cent of the costs without an area, from which nothing is said to be missing: it may be among them. */
const MOST_UNPLACED = 10;
/** What has come to less than this part of the year before has ended, or is booked elsewhere now. */
const NEARLY_GONE = 0.25;

/** Sentences of what the costs lack, by the areas that have rows and what these came to of late. */
export function lackingCosts(costs: readonly Fact[]): string[] {
  const unplaced = costs.find(({ key }) => key === costKeys.areasUnplaced);
  if (unplaced === undefined || Number(unplaced.value) > MOST_UNPLACED) return [];
  const of = (key: string, areas: readonly string[]) =>
    costs.filter((fact) => fact.key === key && areas.includes(fact.subject?.name ?? ''));
  const sum = (key: string, areas: readonly string[]) =>
    of(key, areas).reduce((all, { value }) => all + Number(value), 0);
  return USUAL.flatMap(({ areas, none, gone }) => {
    if (of(costKeys.areaTotal, areas).length === 0) return [none];
    const before = sum(costKeys.areaPrevious, areas);
    const isGone = before > 0 && sum(costKeys.areaCurrent, areas) < NEARLY_GONE * before;
    return gone !== undefined && isGone ? [gone] : [];
  });
}

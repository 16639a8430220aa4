import type { IssuedContents } from './check-contract.ts';
import type { Report } from './report.ts';
import { runsText } from './runs.ts';

/** What a report says of itself, for one who holds it against what was handed out. */
export function issuedContents({ cover, parts }: Report): IssuedContents {
  const { title, company, period, lines } = cover;
  const first = parts.find((part) => part.kind === 'keyFigures');
  return {
    ...{ title, company, period, lines },
    over: runsText(first?.lead ?? []),
    keyFigures: (first?.entries ?? []).map(({ label, value, note = [] }) => ({
      label,
      value: runsText(value),
      note: runsText(note),
    })),
  };
}

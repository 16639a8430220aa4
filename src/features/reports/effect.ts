import { adviceKeys } from '#engine/advice/advice-keys.ts';
import type { Fact } from '#engine/facts/fact.ts';
import type { ReportAdvice, ReportRun } from './report.ts';
import { plain } from './runs.ts';

export const levels = ['low', 'likely', 'high'] as const;
export type Level = (typeof levels)[number];

/** What a piece of advice is worth a year as facts, with the assumption that each rests on. */
export interface Effect {
  figures: Record<Level, Fact>;
  assumed: Record<Level, Fact | undefined>;
}

/** The effect that the entries of a piece of advice show; null where it has none in kronor. */
export function effectOf(
  { entries }: ReportAdvice,
  byId: ReadonlyMap<string, Fact>,
): Effect | null {
  const cited = entries.flatMap(({ value }) => value.flatMap(({ factId }) => factId ?? []));
  const named = (level: Level) =>
    cited.map((id) => byId.get(id)).find((fact) => fact?.key === adviceKeys[level]);
  const [low, likely, high] = [named('low'), named('likely'), named('high')];
  if (!low || !likely || !high) return null;
  const assumedOf = ({ source }: Fact) =>
    source.inputs.map((id) => byId.get(id)).find((fact) => fact?.key === adviceKeys.assumption);
  return {
    figures: { low, likely, high },
    assumed: { low: assumedOf(low), likely: assumedOf(likely), high: assumedOf(high) },
  };
}

/** `Effekt per år i täckningsbidrag, troligt` without its level. */
export const withoutLevel = (label: string) => label.replace(/, [^,]+$/, '');

/** `12 000 kr (6 200 kr–25 000 kr)`, each a figure of its own. */
export function rangeRuns(
  range: Record<Level, Fact>,
  figure: (fact: Fact) => ReportRun,
): ReportRun[] {
  const { low, likely, high } = range;
  return [
    ...[figure(likely), ...plain(' ('), figure(low)],
    ...[...plain('–'), figure(high), ...plain(')')],
  ];
}

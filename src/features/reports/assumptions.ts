import { adviceKeys } from '#engine/advice/advice-keys.ts';
import { compare, decimal } from '#engine/facts/decimal.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { groupBy } from '#engine/table/group-by.ts';
import { factName, fullValue } from '#engine/text/full-value.ts';
import { levels, rangeRuns, withoutLevel } from './effect.ts';
import type { ReportPart, ReportRun } from './report.ts';
import { plain } from './runs.ts';
import { reportTexts } from './texts.ts';

interface AssumptionGroup {
  name: string;
  grounds: string;
  /** Low, likely and high where the same is assumed at three levels, else one. */
  facts: Fact[];
}

/** Why it is assumed; of what is computed from other figures its own row says how. */
const groundsOf = ({ source: { inputs, formula } }: Fact): string =>
  inputs.length > 0 ? reportTexts.assumptions.computed : formula;

/** The levels of what a piece of advice assumes together: they have the same grounds. */
function assumptionGroups(assumed: readonly Fact[]): AssumptionGroup[] {
  const ofAdvice = ({ id, key, subject, label }: Fact) =>
    key === adviceKeys.assumption ? `${subject?.name}\n${withoutLevel(label)}` : id;
  const groups = groupBy(assumed, ofAdvice);
  return [...groups.values()].flatMap((facts) => {
    const one = (fact: Fact): AssumptionGroup => ({
      ...{ name: factName(fact), grounds: groundsOf(fact), facts: [fact] },
    });
    const [first] = facts;
    if (first === undefined || facts.length !== levels.length) return facts.map(one);
    const sorted = facts.toSorted((a, b) => compare(decimal(a.value), decimal(b.value)));
    return [{ ...one(first), name: withoutLevel(factName(first)), facts: sorted }];
  });
}

/** `20 % (10 %–40 %)`, or the one value. */
function valueRuns([low, likely, high]: readonly Fact[]): ReportRun[] {
  const figure = (fact: Fact): ReportRun => ({ text: fullValue(fact), factId: fact.id });
  if (low === undefined) return [];
  if (likely === undefined || high === undefined) return [figure(low)];
  return rangeRuns({ low, likely, high }, figure);
}

/** The stated guesses that the figures rest on, each with its grounds. */
export function assumptionsPart(behind: readonly Fact[]): ReportPart[] {
  const assumed = behind.filter(({ kind }) => kind === 'assumption');
  if (assumed.length === 0) return [];
  const { title, lead, name, value, grounds } = reportTexts.assumptions;
  return [
    {
      kind: 'table',
      title,
      lead: plain(lead),
      columns: [
        { title: name, numeric: false },
        { title: value, numeric: true },
        { title: grounds, numeric: false },
      ],
      rows: assumptionGroups(assumed).map(({ name: label, facts, grounds: text }) => ({
        cells: [plain(label), valueRuns(facts), plain(text)],
      })),
    },
  ];
}

import { type FirstLook, oneOf, someOf, TOP } from '../../advice/first-look.ts';
import type { Fact } from '../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../facts/fact-value.ts';
import { formatFact } from '../../text/format.ts';
import { capital, listed } from '../../text/swedish.ts';
import { whatOf } from './areas/areas.ts';
import { UNPLACED } from './areas/unplaced.ts';
import { costKeys as key } from './catalogue.ts';
import { EVEN } from './variable-areas.ts';

/** Agreements of at most this many kronor a year are such as one may have forgotten. */
const SMALL = 15_000;

/** Areas as they are called in a sentence: `varor och material`. */
const whats = (facts: readonly Fact[]) => facts.map((fact) => whatOf(subjectName(fact), null));

/** What a cost file shows at once, and what it answers of the five questions. */
export function costFirstLook(facts: readonly Fact[]): FirstLook {
  const of = (wanted: string) =>
    byValue(facts.filter((fact) => fact.key === wanted)).filter(isPositive);
  const areas = of(key.areaTotal);
  const suppliers = of(key.supplierTotal);
  const shown = areas.length > 1 ? areas : suppliers;
  const placed = areas.filter((area) => subjectName(area) !== UNPLACED);
  const fixed = of(key.areaFixed).filter((area) => subjectName(area) !== UNPLACED);
  const fixedOf = new Map(fixed.map((area) => [subjectName(area), size(area)]));
  const varying = placed.filter(
    (area) => (fixedOf.get(subjectName(area)) ?? 0) < EVEN * size(area),
  );
  const agreements = of(key.subscriptionYearly);
  const small = agreements.filter((agreement) => size(agreement) <= SMALL);
  const departments = of(key.departmentShare);
  return {
    total: facts.find((fact) => fact.key === key.total)?.id ?? null,
    top: shown.slice(0, TOP).map(({ id }) => id),
    topOf: shown === areas ? 'Kostnadsområden' : 'Leverantörer',
    said: {
      ...(fixed.length > 0 && { largestFixedCosts: capital(listed(whats(fixed.slice(0, 3)))) }),
      ...(varying.length > 0 &&
        fixed.length > 0 && {
          unpredictableCosts: capital(listed(whats(varying.slice(0, 3)))),
        }),
      ...(agreements.length > 0 && {
        subscriptionCosts: listed(agreements.slice(0, 6).map(subjectName)),
      }),
      ...(departments.length > 1 && {
        departmentDistribution: listed(
          departments.slice(0, 4).map((share) => `${subjectName(share)} ${formatFact(share)}`),
        ),
      }),
    },
    suggestions: {
      largestFixedCosts: someOf(fixed.slice(0, TOP).map(subjectName)),
      unpredictableCosts: someOf(varying.slice(0, TOP).map(subjectName)),
      subscriptionCosts: someOf(agreements.slice(0, TOP).map(subjectName)),
      unnecessaryCosts: someOf(['Inga som vi vet om', ...small.slice(0, TOP).map(subjectName)]),
      departmentDistribution: oneOf('Vi har inga avdelningar'),
    },
  };
}

import type { ImportedFacts } from '../../facts/import-facts.ts';
import { figure, periodOf } from '../../text/placeholder.ts';
import { inQuotes } from '../../text/swedish.ts';
import { costKeys } from '../costs/catalogue.ts';
import { salesKeys } from '../sales/catalogue.ts';
import type { PlanSource } from './input.ts';
import { wordsIn } from './named-by-owner.ts';
import { claimOn, isSlight, meant, partsOf, shownBy, verdictOf } from './problem.ts';

/** What all of it is called. */
const TOTALS = [
  {
    guide: 'costs',
    words: /^(?:kostnader(?:na)?|utgifter(?:na)?)$/u,
    are: 'kostnaderna var',
    current: costKeys.current,
    previous: costKeys.previous,
  },
  {
    guide: 'sales',
    words: /^(?:försäljningen|omsättningen|intäkterna)$/u,
    are: 'försäljningen var',
    current: salesKeys.revenueCurrent,
    previous: salesKeys.revenuePrevious,
  },
] as const;

type Guide = (typeof TOTALS)[number]['guide'];

/**
 * Where the owner says that all costs have risen or all sales have fallen: both periods' figures and whether they say
 * the same, as drafts over `own`, the plan's copies. What is said of one cost or one channel is not of all.
 */
export function totalSentences(
  problem: string,
  sources: Readonly<Record<Guide, PlanSource | null>>,
  own: Readonly<Record<Guide, ImportedFacts | null>>,
): string[] {
  const parts = partsOf(problem).filter(
    ({ clause }) => !wordsIn(clause).some((word) => meant(word, sources) !== null),
  );
  return TOTALS.flatMap((total) => {
    const { guide, words, are, current, previous } = total;
    const part = parts.find(
      (each) =>
        claimOn({ guide }, each) !== null &&
        wordsIn(each.clause).some((word) => words.test(word.toLowerCase())),
    );
    const [now, before] = [own[guide]?.get(current), own[guide]?.get(previous)];
    if (!part || !now || !before) return [];
    const word = wordsIn(part.clause).find((each) => words.test(each.toLowerCase())) ?? '';
    const verdict = verdictOf({
      claim: claimOn({ guide }, part),
      shown: shownBy(now, before),
      isSlight: isSlight(part, now, before),
    });
    return `${inQuotes(word)}: ${are} ${figure(now)} under ${periodOf(now)}, mot ${figure(before)} under ${periodOf(before)}. ${verdict}`;
  });
}

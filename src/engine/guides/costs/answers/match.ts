import { bestMatch, plain } from '../../../advice/answers/names.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, subjectName } from '../../../facts/fact-value.ts';
import type { Facts } from '../../../facts/facts.ts';
import { accountName } from '../account-label.ts';
import type { Area } from '../areas/areas.ts';
import { classifyAnswer, classifySupplier, classifyText } from '../areas/classify.ts';
import { costKeys as key } from '../catalogue.ts';
import type { CostFigures } from '../figures/figures.ts';

const STAFF: Area = 'Personal';

/** What words of an answer refer to in the file. */
export interface Match {
  kind: 'area' | 'subscription' | 'supplier';
  name: string;
}

/**
 * The area that words of an answer refer to, in the file or not; null if the dictionary has none.
 */
export function areaNamed(words: string, book: Facts): string | null {
  const known = book.all(key.areaTotal).map(subjectName);
  const exact = known.find((name) => plain(name) === plain(words));
  if (exact !== undefined) return exact;
  const meant = [classifyAnswer(words), classifyText(words), classifySupplier(words)];
  const each = meant.filter((area) => area !== null);
  // Of two things that the words may mean, it is the one that is in the file.
  const found = each.find(({ area }) => known.includes(area)) ?? each[0] ?? null;
  if (found !== null) return found.area;
  return /(?<!\p{L})(?:lön(?:er)?|personal|anställda)|löner(?:na)?(?!\p{L})/iu.test(words)
    ? STAFF
    : null;
}

/** The account that words of an answer refer to, where no area of the file is called so. */
export function accountNamed(words: string, book: Facts): Fact | null {
  const named = byValue(book.all(key.accountTotal)).flatMap((total) => {
    const name = accountName(subjectName(total));
    return name !== null && isPositive(total) ? [{ total, name }] : [];
  });
  const best = bestMatch(
    plain(words),
    named.map(({ name }) => name),
  );
  return named.find(({ name }) => name === best)?.total ?? null;
}

/** Matches words of an answer with the file: a name in it first, else one of its areas. */
export function matchIn(words: string, book: Facts, figures: CostFigures): Match | null {
  const phrase = plain(words);
  const subscription = bestMatch(phrase, figures.subscriptions);
  if (subscription !== null) return { kind: 'subscription', name: subscription };
  const supplier = bestMatch(phrase, book.all(key.supplierTotal).map(subjectName));
  if (supplier !== null) return { kind: 'supplier', name: supplier };
  const area = areaNamed(words, book);
  return area !== null && book.of(key.areaTotal, area) !== null
    ? { kind: 'area', name: area }
    : null;
}

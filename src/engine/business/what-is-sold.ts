import { normaliseName } from '../table/normalise-name.ts';

/** What a file's columns say is sold: goods, or what is counted in time; unknown where they say neither, or both. */
export type Sold = 'goods' | 'time' | 'unknown';

/** Names of columns that only goods have, as words without diacritics. */
const OF_GOODS =
  /(?:^| )(?:artikel\w*|artnr|art nr|vara|varan|varor|varugrupp\w*|varukod|varunamn|sku|ean|gtin|streckkod|lager\w*|inkop\w*)(?: |$)/;

/** Names of columns that time and places are counted in. */
const OF_TIME =
  /(?:^| )(?:timmar|timme|tim|timpris|debiterbar\w*|tjanst|tjanster|behandling\w*|pass|klass|lektion\w*|kurs|kurser|deltagare|natter|natt|gaster|rum|logi|stuga|uppdrag|arende|atgard\w*|medlem\w*|hyresgast|korning|korningar|stracka)(?: |$)/;

/** Tells by the names of a file's columns whether goods are sold, or time. */
export function soldBy(columns: readonly string[]): Sold {
  const names = columns.map(normaliseName);
  const [goods, time] = [OF_GOODS, OF_TIME].map((words) => names.some((name) => words.test(name)));
  if (goods === time) return 'unknown';
  return goods ? 'goods' : 'time';
}

/** `Försäljning 25 %`, `Försäljning momsfri`, `Försäljning inom EU`: an account by its tax, which tells nothing of what is sold. */
export const isNamedByTax = (account: string): boolean =>
  /^(?:försäljning|intäkt|omsättning)\p{L}*(?=[^\p{L}]).*(?:\d ?%|moms|skattepliktig|skattskyldig|export|(?<!\p{L})eu(?!\p{L})|utanför|utland|sverige)/iu.test(
    account,
  );

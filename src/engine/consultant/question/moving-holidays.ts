/** Days that are of another date each year, as they are typed. */
const DAY =
  '(?:påsk(?:en|helg|helgen|afton|aftonen|dagen)?|långfredag(?:en)?|skärtorsdag(?:en)?|midsommar(?:en|helgen|afton|aftonen|dagen)?|black friday|black week|cyber monday|mors dag|fars dag|fettisdag(?:en)?)';
const YEAR = '(?:20\\d\\d|i år|i fjol|förra året)';
const HELD = '(?:mot|än|jämfört med|jämfört mot|jmf med|kontra|vs)';
const BEFORE = '(?:året innan|året före|förra året|förra|i fjol)';

/** Such a day, with its year where one is said. */
const OF_DAY = new RegExp(`(?<!\\p{L})${DAY}(?: ${YEAR})?(?!\\p{L})`, 'giu');
/** `Påsken 2025 mot året innan`. */
const AGAINST = new RegExp(
  `(?<!\\p{L})(?<day>${DAY})(?: (?<year>${YEAR}))?(?<between>.{0,40}? ${HELD}) ${BEFORE}(?=[?!.]*$)`,
  'iu',
);
/** `Sålde vi bättre på black friday 2025?`: than on that of the year before. */
const BETTER = new RegExp(
  `(?<=(?<!\\p{L})(?:bättre|sämre|mer|mindre|ökade|minskade|ökat|minskat)(?!\\p{L}).{0,60}?)(?<!\\p{L})(?<day>${DAY}) (?<year>20\\d\\d|i år)(?=[?!.]*$)`,
  'iu',
);
const ANY_HELD = new RegExp(`(?<!\\p{L})${HELD}(?!\\p{L})`, 'iu');

const yearBefore = (year: string | undefined): string =>
  year !== undefined && /^\d/.test(year) ? String(Number(year) - 1) : 'i fjol';

/** A question of a day that moves, held against the same day of the year before and not against the same date. */
export function ofMovingDay(question: string): string {
  if ((question.match(OF_DAY) ?? []).length !== 1) return question;
  const against = AGAINST.exec(question)?.groups;
  if (against !== undefined) {
    const { day = '', year, between = '' } = against;
    return question.replace(
      AGAINST,
      `${day} ${year ?? 'i år'}${between} ${day} ${yearBefore(year)}`,
    );
  }
  return ANY_HELD.test(question)
    ? question
    : question.replace(
        BETTER,
        (_, day: string, year: string) => `${day} ${year} än ${day} ${yearBefore(year)}`,
      );
}

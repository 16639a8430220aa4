/** What no honest Swedish sentence holds: hidden marks, foreign letters, links, markup. */
export interface OddText {
  kind: 'hidden' | 'letters' | 'link' | 'markup' | 'tooLong';
  found: string;
}

/** A sentence longer than this is refused unread, so that checking is in proportion to the text. */
export const LONGEST_SENTENCE = 1200;

const HIDDEN = /[\p{Cf}\p{Cc}\p{Co}\p{Cn}\p{M}]/gu;
const FOREIGN = /[^\p{Script=Latin}\P{L}]/gu;
/** Letters that look like others: mathematical, full-width and modifier letters, ligatures. */
const STYLED = /[^A-Za-zÀ-ÖØ-öø-ÿ\P{L}]/gu;
const LINK = /https?:|www\.|mailto:|\]\(|\p{L}\.(?:se|com|net|org|nu|io|eu)(?!\p{L})/giu;
const MARKUP = /<\/?\p{L}|[`~^\\]|&#|&\p{L}{2,8};/giu;

/** The odd parts of a sentence whose placeholders are taken out; line feed and tab are not odd. */
export function oddText(rest: string): OddText[] {
  const tidy = rest.normalize('NFC').replace(/[\n\t\u00AD]/g, ' ');
  const all = (kind: OddText['kind'], pattern: RegExp) =>
    (tidy.match(pattern) ?? []).map((found): OddText => ({ kind, found }));
  const letters = [...all('letters', FOREIGN), ...all('letters', STYLED)];
  return [
    ...all('hidden', HIDDEN),
    ...letters.slice(0, 1),
    ...all('link', LINK),
    ...all('markup', MARKUP),
  ];
}

import { plain } from '../../advice/answers/names.ts';

/** One word of a question. */
export interface Word {
  /** As it was written. */
  written: string;
  /** Without case, accents and punctuation. */
  plain: string;
  /** What the word was taken for; null while nothing has been, `unread` where it may mean more than one thing. */
  taken: 'period' | 'name' | 'grammar' | 'unread' | null;
  /** Two words of the question that are one. */
  isJoined?: true;
}

/** Nouns that Swedish writes together with what they are of: `kaffeförsäljningen`, `hyreskostnaden`. */
const SECOND_PARTS =
  /^(\p{L}{2,}?)(forsaljning\p{L}*|sort(?:en|er|erna)?|omsattning\p{L}*|kostnad\p{L}*|utgift\p{L}*|intakt\p{L}*|kund(?:en|er|erna)?|jobb(?:et|en)?|projekt(?:et|en)?)$/u;

/** First parts that make a word of their own with the second, which vocabularies know. */
const OWN_WORDS =
  /^(?:netto|brutto|total|fasta?|rorliga?|personal|varu|inkops|mer|smabolags?|vara|overhead|drifts?|ars|manads|ny|stor|snitt|medel|genomsnitts|topp|stam|privat|foretags|bas|favorit|slut|ater|se|mal|jatte|grund|prov)$/;

/** What a name is one of, behind a hyphen: `Telefon-kanalen`. */
const OF_A_KIND =
  /^(.{2,})-((?:kanal|grupp|varugrupp|kund|produkt|leverantör|kostnad|utgift|intäkt|försäljning)\p{L}*)$/iu;

/** `Inköpsmånaden`: what was bought in it. */
const OF_MONTH = /^(inköp|försäljning|kostnad)s(månad\p{L}*|kvartal\p{L}*|dag(?:en|ar|arna)?)$/iu;

function parted(word: string): string[] {
  const ofMonth = OF_MONTH.exec(word);
  if (ofMonth) return ofMonth.slice(1);
  const ofKind = OF_A_KIND.exec(word);
  if (ofKind) return ofKind.slice(1);
  const [, first, second] = SECOND_PARTS.exec(plain(word)) ?? [];
  if (first === undefined || second === undefined || OWN_WORDS.test(first)) return [word];
  const [start, end] = [word.slice(0, first.length), word.slice(first.length)];
  return [start.length > 3 ? start.replace(/s$/i, '') : start, end];
}

/** `Jan–sep` and `jan - sep`: one word, as `jan-sep` is. */
const LINES: readonly RegExp[] = [
  /(?<=[\p{L}\p{N}])[–—−](?=[\p{L}\p{N}])/gu,
  /(?<=(?<!\p{L})(?:jan|feb|mars|april|maj|jun|jul|aug|sep|okt|nov|dec)\p{L}{0,6}\.?) ?[-–—−] ?(?=(?:jan|feb|mars|april|maj|jun|jul|aug|sep|okt|nov|dec)\p{L}{0,6}\.?(?!\p{L}))/giu,
];

/** The words of a question in order, compounds of sales and costs in their two parts. */
export function wordsOf(question: string): Word[] {
  const words =
    LINES.reduce((text, line) => text.replace(line, '-'), question.normalize('NFC')).match(
      /[\p{L}\p{N}&](?:[\p{L}\p{N}&.'’:-]|(?<=\p{N})(?:%|\/(?=\p{N})))*|%/gu,
    ) ?? [];
  return words
    .flatMap((word) =>
      parted(
        word
          .replace(/[’']t$/, '')
          .replace(/(?<=\p{L}a)[’']n$/u, 'n')
          .replace(/[.:'’-]{1,9}$/, ''),
      ),
    )
    .map((written) => ({ written, plain: plain(written) || written, taken: null }))
    .filter((word) => word.plain !== '' && word.plain !== '&');
}

/** Edit distance with neighbours swapped as one, at most `limit` + 1. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(change, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? limit + 1;
}

/** How many letters may be wrong in a word: none in a short one, three in a long compound. */
export function mistakesIn(word: string): number {
  if (word.length < 5 || /\d/.test(word)) return 0;
  return word.length < 7 ? 1 : word.length < 14 ? 2 : 3;
}

/** As it is said: `sjampo` and `schampo`, `kaffelatte` and `caffelatte`. */
export const soundOf = (word: string): string =>
  word
    .replace(/sch|stj|skj|sh/g, 'sj')
    .replace(/c[ck]?|ck|q/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/z/g, 's')
    .replace(/(.)\1/g, '$1');

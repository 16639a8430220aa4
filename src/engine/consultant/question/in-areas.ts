import { plain } from '../../advice/answers/names.ts';
import type { Area } from '../../guides/costs/areas/areas.ts';
import type { OwnNames } from './named.ts';

interface Spoken {
  area: Area;
  words: RegExp;
  /** How a name of the company's own begins that says it better. */
  own: RegExp;
}

/** What an area of costs is called in speech. */
const SPOKEN: readonly Spoken[] = [
  {
    area: 'Personal',
    words:
      /(?<!\p{L})(?:löner|lönerna|lönekostnad(?:en|er|erna)?|personalkostnad(?:en|er|erna)?)(?!\p{L})/giu,
    own: /^(?:lon|lonen|loner|lonerna|lonekostnad\w*|personalkostnad\w*)$/,
  },
  {
    area: 'Varor och material',
    words:
      /(?<!\p{L})(?:råvara|råvaran|råvaror|råvarorna|råvaru(?:kostnad(?:en|er|erna)?)?|ingredienserna|livsmedel|livsmedlen)(?!\p{L})/giu,
    own: /^(?:ravar\w*|livsmedel\w*|ingrediens\w*)$/,
  },
];

/** `Maten` is both what is sold and what is bought: dearer is what is bought. */
const FOOD = /(?<!\p{L})mat(?:en)?(?=\s(?:har\s)?blivit\s(?:\p{L}+\s)?(?:dyrare|billigare))/giu;

/** `Lokalkostnad i procent`: of the sales. */
const IN_PERCENT = / i (?:procent|%)(?: av (?:omsättningen|försäljningen))?$/iu;
const ASKED = /^(?:vad är|hur stor är|hur hög är) /iu;
const OURS = /^(?:vår|våra|vårt|min|mina) /iu;
const COST = /kostnad(?:en|er|erna)?$/iu;

/** The area that is asked for in per cent of the sales; null for any other question. */
function inPercent(question: string, areas: ReadonlySet<string>): string | null {
  const asked = question.replace(/[?.]/gu, '').trim();
  if (!IN_PERCENT.test(asked)) return null;
  const what = [IN_PERCENT, ASKED, OURS, COST].reduce((text, of) => text.replace(of, ''), asked);
  return [...areas].find((area) => plain(area) === plain(what)) ?? null;
}

/** `När råvarorna är betalda`: what is left of what is sold, and no area. */
const PAID = /(?<!\p{L})råvarorna(?=\s(?:är|var)\sbetalda)/giu;

/** `Vad kostar en lunch oss i råvaror?`: the goods of each one sold, and no area. */
const OF_PIECE =
  /(?<=^vad kostar (?:en|ett|varje) .{2,60} (?:i|efter) )råvaror(?:na)?(?=\s*[?!.]*$)/iu;

/** The question with the area of costs in the place of what it is called in speech, where no own name says it better. */
export function inAreas(question: string, names: readonly OwnNames[]): string {
  const own = names.flatMap((each) => each.names.flatMap((name) => plain(name).split(' ')));
  const areas = new Set<string>(
    names.flatMap((each) => (each.dimension === 'area' ? each.names : [])),
  );
  const hasGoods = areas.has('Varor och material');
  const text = SPOKEN.filter(
    ({ area, own: better }) => areas.has(area) && !own.some((word) => better.test(word)),
  ).reduce(
    (asked, { area, words }) => asked.replace(words, area),
    (hasGoods ? question.replace(FOOD, 'råvarorna') : question)
      .replace(PAID, 'varorna')
      .replace(OF_PIECE, 'varor'),
  );
  const what = inPercent(text, areas);
  return what === null ? text : `Hur stor del av omsättningen går till ${what}?`;
}

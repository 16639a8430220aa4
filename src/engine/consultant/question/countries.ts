import { plain } from '../../advice/answers/names.ts';
import { stem } from '../../text/word-forms.ts';
import type { Candidate, OwnNames } from './named.ts';
import type { Word } from './words.ts';

/** What Swedes call the countries they trade with, and what files call them. */
const COUNTRIES = `
  sverige sweden se swe|norge norway no nor|danmark denmark dk dnk|finland fi fin|island iceland is isl
  tyskland germany deutschland de deu ger|frankrike france fr fra|spanien spain es esp|italien italy it ita|portugal pt prt
  storbritannien england united_kingdom great_britain uk gb gbr|irland ireland ie irl|nederlanderna holland netherlands the_netherlands nl nld
  belgien belgium be bel|luxemburg luxembourg lu lux|schweiz switzerland ch che|osterrike austria at aut|polen poland pl pol
  tjeckien czech_republic czechia cz cze|slovakien slovakia sk svk|ungern hungary hu hun|rumanien romania ro rou|bulgarien bulgaria bg bgr
  grekland greece gr grc|turkiet turkey turkiye tr tur|ryssland russia ru rus|ukraina ukraine ua ukr|estland estonia ee est
  lettland latvia lv lva|litauen lithuania lt ltu|kroatien croatia hr hrv|slovenien slovenia si svn|cypern cyprus cy cyp
  usa united_states united_states_of_america us amerika|kanada canada ca can|mexiko mexico mx mex|brasilien brazil br bra|argentina ar arg
  chile cl chl|venezuela ve ven|colombia co col|kina china cn chn|japan jp jpn|indien india in ind|sydkorea south_korea korea kr kor
  australien australia au aus|nya_zeeland new_zealand nz nzl|sydafrika south_africa za zaf|israel il isr|thailand th tha|vietnam vn vnm
`
  .trim()
  .split(/[|\n]/)
  .map((row) =>
    row
      .trim()
      .split(' ')
      .map((word) => word.replaceAll('_', ' ')),
  );

/** A code is no word of a question: `de` and `no` are others. */
const isSaid = (called: string) => called.length > 3 || called === 'usa' || called === 'uk';

const byCalled = new Map(COUNTRIES.flatMap((all) => all.map((each) => [each, all] as const)));
const bySaid = new Map([...byCalled].filter(([called]) => isSaid(called)));

/** So many names of a column are countries where it is one of countries. */
const LEAST_COUNTRIES = 2;

const ofCountries = ({ names }: OwnNames): boolean =>
  names.filter((name) => byCalled.has(plain(name))).length >= LEAST_COUNTRIES;

/** A country said in a question, `Sydkorea` or `Tysklands`, by what all call it. */
function saidAt(
  question: readonly Word[],
  at: number,
): { all: readonly string[]; words: number } | null {
  const [one, two] = [question[at], question[at + 1]];
  if (one === undefined || one.taken !== null) return null;
  const both = two?.taken === null ? bySaid.get(`${one.plain} ${two.plain}`) : undefined;
  if (both !== undefined) return { all: both, words: 2 };
  const alone =
    bySaid.get(one.plain) ?? (one.plain.endsWith('s') ? bySaid.get(stem(one.plain)) : undefined);
  return alone === undefined ? null : { all: alone, words: 1 };
}

/** Countries as Swedes say them, where a column of the file has them by another name. */
export function countryNames(own: OwnNames, question: readonly Word[]): Candidate[] {
  if (!ofCountries(own)) return [];
  return question.flatMap((_, from): Candidate[] => {
    const country = saidAt(question, from);
    if (country === null) return [];
    const names = own.names.filter((name) => country.all.includes(plain(name)));
    if (names.length === 0) return [];
    const { guide, dimension } = own;
    const written = question
      .slice(from, from + country.words)
      .map((word) => word.written)
      .join(' ');
    return [{ guide, dimension, names, written, how: 'exact', from, words: country.words }];
  });
}

/** A country that a file of countries has no rows of is no part of another name: `till Island` is not Island Trading. */
export function leaveOtherCountries(own: readonly OwnNames[], question: readonly Word[]): void {
  if (!own.some(ofCountries)) return;
  for (const at of question.keys()) {
    const country = saidAt(question, at);
    if (country === null) continue;
    for (const word of question.slice(at, at + country.words)) word.taken = 'unread';
  }
}

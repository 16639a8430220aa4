import { bestMatch, phrases, plain } from '../../../advice/answers/names.ts';
import { byValue, subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { mention } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import type { AnswerPart, SalesAnswerContext } from './answer-context.ts';

/** Different words for the same channel. */
const synonyms: readonly (readonly string[])[] = [
  [
    'e handel',
    'ehandel',
    'web',
    'webb',
    'webben',
    'webbshop',
    'webbutik',
    'webshop',
    'online',
    'natet',
    'internet',
    'hemsidan',
  ],
  ['butik', 'butiken', 'butiker', 'fysisk', 'shop', 'kassa', 'retail', 'store'],
  ['aterforsaljare', 'grossist', 'distributor', 'partner', 'reseller', 'wholesale'],
  ['telefon', 'telefonforsaljning', 'phone'],
  ['direkt', 'saljare', 'faltsalj', 'direct'],
];

function family(text: string): number {
  const words = ` ${plain(text)} `;
  return synonyms.findIndex((group) => group.some((word) => words.includes(` ${word} `)));
}

function matched(answer: string, names: readonly string[]): string | null {
  for (const phrase of phrases(answer)) {
    const direct = bestMatch(phrase, names);
    if (direct !== null) return direct;
    const group = family(phrase);
    const like = group < 0 ? undefined : names.find((name) => family(name) === group);
    if (like !== undefined) return like;
  }
  return null;
}

/** Question 2: the primary channel, compared with each channel's share. */
export function channelAnswer(answer: string, { book }: SalesAnswerContext): AnswerPart {
  const shares = byValue(book.all(key.channelShare));
  const top = shares[0];
  if (top === undefined)
    return {
      checks: [
        'Filen har ingen kolumn för försäljningskanal, så svaret om kanal kan inte stämmas av.',
      ],
    };
  const name = matched(answer, shares.map(subjectName));
  const own = shares.find((fact) => subjectName(fact) === name);
  if (own === undefined)
    return {
      checks: [
        `Svaret om kanal gick inte att para ihop med någon kanal i filen. Störst där är ${mention(top)} med ${figure(top)} av omsättningen.`,
      ],
    };
  return {
    checks: [
      own === top
        ? `Du skrev att ${mention(own)} är den främsta kanalen, och det stämmer med filen: ${figure(own)} av omsättningen.`
        : `Du skrev att ${mention(own)} är den främsta kanalen; filen ger den ${figure(own)} av omsättningen, medan ${mention(top)} står för ${figure(top)}.`,
    ],
  };
}

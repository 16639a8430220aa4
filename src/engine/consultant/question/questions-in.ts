import { plain } from '../../advice/answers/names.ts';
import { measureOf } from './vocabulary.ts';

const MOST_QUESTIONS = 3;

/** `Omsättning och bruttovinst i april` asks for two figures of the same. */
function ofEachMeasure(question: string): string[] {
  const [, before = '', one = '', other = '', after = ''] =
    /^(.{0,200}?)(\p{L}{2,40}) (?:och|samt|respektive) (\p{L}{2,40})(?!\p{L})(.{0,300})$/u.exec(
      question,
    ) ?? [];
  const [first, second] = [one, other].map((word) => measureOf(plain(word)));
  if (!first || !second || first === second) return [question];
  // `Antal order och omsättning`: what is counted is the first of them.
  const plainly = before.replace(/(?:hur många|antal(?:et)?) $/i, '');
  return [`${before}${one}${after}`, `${plainly}${other}${after}`];
}

/** The questions of a message, each by itself: `Hur mycket sålde vi, och vad kostade hyran?` is two. */
export function questionsIn(message: string): string[] {
  const parts = message
    .split(/\?+|\n+|(?<=\p{L})[.!]\s+(?=\p{Lu})/u)
    .flatMap((part) =>
      part.split(
        /,?\s{1,3}(?:och|samt)\s{1,3}(?=(?:hur (?:mycket|många|stor)|vad (?:kost|är|var|bet)|vilk\p{L}+|vem|när|varför)(?=[\s\p{L}]))/iu,
      ),
    )
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part))
    .flatMap(ofEachMeasure);
  return parts.slice(0, MOST_QUESTIONS);
}

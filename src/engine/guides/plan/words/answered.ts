import { figure } from '../../../text/placeholder.ts';
import type { Candidate } from '../candidate.ts';
import { plainText } from '../goals/wording.ts';
import type { PlanAnswers } from '../input.ts';
import { wanted } from './priority.ts';

/** The answers in words of one's own, the problem first. */
const written = [
  ['question2', 'bland utmaningarna'],
  ['question1', 'bland målen'],
  ['question4', 'om resurserna'],
  ['question5', 'om måttet på framgång'],
] as const;

const LETTER = /\p{L}/u;
/** What is longer is no word to quote. */
const LONGEST = 40;

/** The whole words about a match: `ojämna` where `ojämn` was found. Letters and spaces alone. */
function wholeWords(text: string, words: RegExp): string | null {
  const match = words.exec(text);
  if (match === null || !/^[\p{L} -]+$/u.test(match[0])) return null;
  let [from, to] = [match.index, match.index + match[0].length];
  while (from > 0 && LETTER.test(text[from - 1] ?? '')) from -= 1;
  while (LETTER.test(text[to] ?? '')) to += 1;
  return to - from > LONGEST ? match[0] : text.slice(from, to);
}

/** Which of the owner's answers an action answers, in a sentence; or that it answers none. */
export function answered(candidate: Candidate, answers: PlanAnswers): string {
  const { basis, words, theme, likely } = candidate;
  for (const [question, where] of words === null ? [] : written) {
    const found = words === null ? null : wholeWords(plainText(answers[question]), words);
    if (found !== null) return `Svarar på det du skrev ${where}: ”${found}”.`;
  }
  if (theme === answers.question3) return `Svarar på att du sätter ${wanted[theme]} främst.`;
  if (basis === 'answers') return 'Är med för det du har skrivit i dina svar.';
  return likely === null
    ? 'Är med för det som siffrorna visar, fast det inte svarar på något du skrivit.'
    : `Är med för att det troligen är värt ${figure(likely)} per år, fast det inte svarar på något du skrivit.`;
}

import { figure } from '../../../text/placeholder.ts';
import type { Candidate } from '../candidate.ts';
import type { ChosenActions } from '../choose-actions.ts';
import { type GoalKind, goalWords } from '../goals/read-goals.ts';
import { salesMoved } from '../goals/sales-moved.ts';
import { plainText } from '../goals/wording.ts';
import type { PlanAnswers } from '../input.ts';
import { wordNaming } from '../named-by-owner.ts';
import { theWanted, wanted } from './priority.ts';

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

/** What says the opposite of the words before it: `tiden räcker inte till`. */
const DENIED = /^ (?:inte|ej|aldrig|knappt)(?: (?:till|ihop|med|fram|längre))?(?!\p{L})/u;

/** The whole words about a match: `ojämna` where `ojämn` was found. Letters and spaces alone. */
export function wholeWords(text: string, words: RegExp): string | null {
  const match = words.exec(text);
  if (match === null || !/^[\p{L} -]+$/u.test(match[0])) return null;
  let [from, to] = [match.index, match.index + match[0].length];
  while (from > 0 && LETTER.test(text[from - 1] ?? '')) from -= 1;
  while (LETTER.test(text[to] ?? '')) to += 1;
  to += DENIED.exec(text.slice(to))?.[0].length ?? 0;
  return to - from > LONGEST ? match[0] : text.slice(from, to);
}

/** A sentence, and what is said of the next that it is true of too. */
interface Reason {
  full: string;
  again: string;
}

const byAnswers: Reason = {
  full: 'Är med för det du har skrivit i dina svar.',
  again: 'Är med för dina svar.',
};
const byFigures: Reason = {
  full: 'Är med för det som siffrorna visar, fast det inte svarar på något du skrivit.',
  again: 'Är med för det som siffrorna visar.',
};
const always = (full: string): Reason => ({ full, again: full });

/** Goals that an action's kronor bring nearer. */
function serves(candidate: Candidate, kind: GoalKind): boolean {
  const { id, measure, about } = candidate;
  const ofPrice = about === 'price' || about === 'margin';
  // What goods are bought for is what the margin is made of.
  if (kind === 'margin' && id === 'costs-goods') return true;
  if (kind === 'result') return measure === 'grossProfit' || measure === 'cost';
  if (kind === 'cost') return measure === 'cost';
  if (kind === 'margin') return measure === 'grossProfit' && ofPrice;
  return kind === 'revenue' && salesMoved(candidate) !== 'nothing';
}

/** The word of an answer that an action's kronor bring nearer; null where they do not. */
function servedIn(candidate: Candidate, answer: string): string | null {
  if (candidate.likely === null) return null;
  for (const [kind, words] of goalWords) {
    const found = serves(candidate, kind) ? wholeWords(plainText(answer), words) : null;
    if (found !== null) return found;
  }
  return null;
}

const answersWritten = (where: string, word: string): Reason => ({
  full: `Svarar på det du skrev ${where}: ”${word}”.`,
  again: `Svarar också på ”${word}”.`,
});

/** Whether an action is on what the owner calls the problem: by whom or what it names, or by what it is about. */
function answersProblem({ named, words }: Candidate, { question2 }: PlanAnswers): boolean {
  if (wordNaming(question2, named) !== null) return true;
  return words !== null && wholeWords(plainText(question2), words) !== null;
}

/** The long-term action on what the owner calls the problem, where no sooner one is on it. */
export function laterOnProblem(
  { shortTerm, longTerm }: ChosenActions,
  answers: PlanAnswers,
): Candidate | null {
  const isOnProblem = (each: Candidate) => answersProblem(each, answers);
  return shortTerm.some(isOnProblem) ? null : (longTerm.find(isOnProblem) ?? null);
}

/** Which of the owner's answers an action answers; or that it answers none. */
function reasonOf(candidate: Candidate, answers: PlanAnswers): Reason {
  const { basis, words, theme, likely, named } = candidate;
  for (const [question, where] of written) {
    const found = wordNaming(answers[question], named);
    if (found !== null) return answersWritten(where, found);
  }
  for (const [question, where] of words === null ? [] : written) {
    const found = words === null ? null : wholeWords(plainText(answers[question]), words);
    if (found !== null) return answersWritten(where, found);
  }
  for (const [question, where] of written) {
    const found = servedIn(candidate, answers[question]);
    if (found !== null) return answersWritten(where, found);
  }
  if (theme === answers.question3)
    return {
      full: `Svarar på att du sätter ${wanted[theme]} främst.`,
      again: `Är med för ${theWanted[theme]}.`,
    };
  if (basis === 'answers') return byAnswers;
  if (likely === null) return byFigures;
  const worth = `Är med för att det troligen är värt ${figure(likely)} per år`;
  return always(`${worth}, fast det inte svarar på något du skrivit.`);
}

/** Why each action of a plan is in it, in a sentence: the same one in full the first time only. */
export function reasonsOf(
  candidates: readonly Candidate[],
  answers: PlanAnswers,
): ReadonlyMap<Candidate, string> {
  const reasons = candidates.map((candidate) => reasonOf(candidate, answers));
  return new Map(
    candidates.map((candidate, place) => {
      const { full = '', again = '' } = reasons[place] ?? {};
      const isSaid = reasons.findIndex((reason) => reason.full === full) < place;
      return [candidate, isSaid ? again : full];
    }),
  );
}

import { addAnswer } from '../../../advice/answers/answer-fact.ts';
import { bestMatch, plain } from '../../../advice/answers/names.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { listed, mention } from '../../../text/swedish.ts';
import { costRuleKeys } from '../answer-keys.ts';
import { costKeys as key } from '../catalogue.ts';
import type { CostAnswerContext, CostAnswerPart } from './answer-context.ts';
import { readNamed } from './named-amounts.ts';

/** A department's share as the user wrote it. */
function shareFact(share: Fact, percent: number, { book }: CostAnswerContext): Fact {
  return addAnswer(book, {
    key: costRuleKeys.answerDepartmentShare,
    subject: { kind: 'department', name: subjectName(share) },
    label: `Ditt svar: andel för ${subjectName(share)}`,
    value: percent,
    unit: 'percent',
    formula: 'andelen i ditt svar',
  });
}

const ONE =
  /^\s*(?:allt(?:ihop|ing)? (?:är|hör till|ligger på)|(?:vi (?:har|är) )?(?:bara |endast )?en (?:enda )?avdelning)(?!\p{L})/iu;
const SEVERAL = /\d|[,;\n]|(?<!\p{L})(?:och|samt|resten|utom)(?!\p{L})/iu;

/** `Allt är verkstaden`, `vi har bara en avdelning`: nothing to split. */
const hasOne = (answer: string) => ONE.test(answer) && !SEVERAL.test(answer.trim());

/** Question 5: cost per department, compared with the file's department column. */
export function departmentAnswer(answer: string, context: CostAnswerContext): CostAnswerPart {
  const shares = byValue(context.book.all(key.departmentShare));
  if (shares.length === 0 && context.book.all(key.departmentTotal).length > 0)
    return { departments: 'split' };
  if (shares.length === 0 && hasOne(answer)) return { departments: 'one' };
  if (shares.length === 0)
    return {
      departments: 'split',
      checks: [
        'Filen har ingen kolumn för avdelning eller kostnadsställe, så fördelningen du beskrev kan inte stämmas av.',
      ],
    };
  const pairs = readNamed(answer).flatMap(({ words, percent }) => {
    const name = bestMatch(plain(words), shares.map(subjectName));
    const share = shares.find((fact) => subjectName(fact) === name);
    const usable = percent !== null && percent <= 100;
    return share === undefined || !usable
      ? []
      : { share, answered: shareFact(share, percent, context) };
  });
  const inFile = listed(shares.slice(0, 4).map((fact) => `${mention(fact)} ${figure(fact)}`));
  if (pairs.length === 0)
    return {
      departments: 'split',
      checks: [`Så här fördelar filen kostnaden på avdelning: ${inFile}.`],
    };
  const compared = listed(
    pairs.map(
      ({ share, answered }) => `${mention(share)} ${figure(answered)} (${figure(share)} i filen)`,
    ),
  );
  return {
    departments: 'split',
    facts: pairs.map(({ answered }) => answered),
    checks: [`Du fördelade kostnaden så här: ${compared}.`],
  };
}

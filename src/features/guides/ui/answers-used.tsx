import { DefinitionList } from '#client/ui/definition-list.tsx';
import { isSaidByFile } from '../answers/from-file.ts';
import { answerTexts } from '../answers/texts.ts';
import { usedTexts as texts } from '../texts.ts';
import type { AnyGuideView } from './use-guide.ts';
import { Used } from './used.tsx';

interface AnswersUsedProps<Key extends string> {
  guide: AnyGuideView;
  questions: readonly { key: Key; short: string }[];
  answers: Record<Key, string> | null;
}

/** The answers a run uses, under short names of the questions. */
export function AnswersUsed<Key extends string>(props: AnswersUsedProps<Key>) {
  const { guide, questions, answers } = props;
  if (answers === null) return null;
  const given = questions.filter(({ key }) => answers[key].trim() !== '');
  return (
    <Used onEdit={() => guide.goTo('questions')} title={texts.answers}>
      <p className="tabular text-sm text-ink-muted">{texts.answersOf(given.length)}</p>
      <DefinitionList
        className="mt-2"
        items={given.map(({ key, short }) => ({
          name: short,
          value: (
            <span className="line-clamp-3 whitespace-pre-line">
              {isSaidByFile(answers[key]) ? answerTexts.leftToFile : answers[key]}
            </span>
          ),
        }))}
      />
    </Used>
  );
}

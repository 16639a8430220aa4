import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callRoute } from '#client/data/call-route.ts';
import { routeKey, routeQuery } from '#client/data/queries.ts';
import { Button } from '#client/ui/button.tsx';
import { Disclosure, DisclosureList } from '#client/ui/disclosure.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { formatCount } from '#engine/text/format.ts';
import { type ReportAnswer, reportAnswersContract } from '../../report-answers-contract.ts';
import { reportAnswersTexts as texts } from '../../report-answers-texts.ts';
import { AnswerText } from './answer-text.tsx';

const { list, remove } = reportAnswersContract;

/** What was answered to the report of an analysis, folded; nothing where nobody has, or until it is known. */
export default function ReportAnswers({ analysisId: id }: { analysisId: string }) {
  const client = useQueryClient();
  const answers = useQuery({
    ...routeQuery(list, { params: { id } }),
    ...{ staleTime: 0, meta: { failed: texts.listFailed } },
  });
  const removing = useMutation({
    mutationFn: (answerId: string) => callRoute(remove, { params: { id: answerId } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: routeKey(list, { params: { id } }) });
      toast({ title: texts.removed });
    },
    meta: { failed: texts.removeFailed },
  });
  if (!answers.data || answers.data.length === 0) return null;
  return (
    <DisclosureList>
      <Disclosure level={2} summary={texts.title(formatCount(answers.data.length))}>
        <p className="max-w-prose">{texts.lead}</p>
        <ul className="mt-2 divide-y divide-line">
          {answers.data.map((answer) => (
            <AnswerLine
              key={answer.id}
              answer={answer}
              isRemoving={removing.isPending && removing.variables === answer.id}
              onRemove={() => removing.mutate(answer.id)}
            />
          ))}
        </ul>
      </Disclosure>
    </DisclosureList>
  );
}

interface AnswerLineProps {
  answer: ReportAnswer;
  isRemoving: boolean;
  onRemove: () => void;
}

function AnswerLine({ answer, isRemoving, onRemove }: AnswerLineProps) {
  const { title, name } = answer;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
        <h3 className="font-medium text-ink">{title}</h3>
        <AnswerText answer={answer} />
      </div>
      <Button
        data-print="hide"
        variant="secondary"
        size="sm"
        loading={isRemoving}
        aria-label={texts.removeOf(title, name)}
        onClick={onRemove}
      >
        {texts.remove}
      </Button>
    </li>
  );
}

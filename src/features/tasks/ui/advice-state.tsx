import { actionId } from '#engine/advice/action-id.ts';
import { stateNames } from '../texts.ts';
import type { AdviceTaskProps } from './advice-task.tsx';
import { useMarks } from './use-marks.ts';

export type AdviceStateProps = Pick<AdviceTaskProps, 'analysisId' | 'guide' | 'recommendation'>;

/** What has become of a recommendation, in a word; nothing of one that nobody has marked. */
export default function AdviceState({ analysisId, guide, recommendation }: AdviceStateProps) {
  const { marks } = useMarks(analysisId);
  const id = actionId(guide, recommendation);
  const newest = marks.data?.history.find((each) => each.actionId === id);
  return newest?.state ? (
    <span className="font-medium text-ink">{stateNames[newest.state]}</span>
  ) : null;
}

import { useIsVisitor } from '#client/session/use-visitor.ts';
import { EffectText } from './effect-text.tsx';
import { useMarks } from './use-marks.ts';

export interface AdviceEffectProps {
  analysisId: string;
  editable: boolean;
  text: string;
  path: string;
}

/** The effect of a recommendation, above the slider of its task. */
export default function AdviceEffect({ analysisId, editable, ...effect }: AdviceEffectProps) {
  const { marks } = useMarks(analysisId);
  const isVisitor = useIsVisitor();
  return <EffectText {...effect} hasSlider={isVisitor || (editable && marks.data !== undefined)} />;
}

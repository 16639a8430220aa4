import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { FigureText } from '#client/ui/receipt/figure-text.tsx';
import { assumptionTexts as texts } from '../texts.ts';
import { useSpread } from './use-spread.ts';

interface EffectTextProps {
  text: string;
  path: string;
  /** A slider beside it says what is likely, and what that rests on. */
  hasSlider: boolean;
}

/** The effect of an action in words; on the screen only what the slider does not say. */
export function EffectText({ text, path, hasSlider }: EffectTextProps) {
  const spread = useSpread(path);
  if (!hasSlider || spread === null) return <FigureText text={text} path={path} />;
  return (
    <>
      <span className="print:hidden">
        {texts.lowest} <FactFigure factId={spread.lowest.id} />, {texts.highest}{' '}
        <FactFigure factId={spread.highest.id} /> {texts.perYear}
      </span>
      <span className="hidden print:inline">
        <FigureText text={text} path={path} />
      </span>
    </>
  );
}

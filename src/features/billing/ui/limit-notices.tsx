import { Link } from 'react-router';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { limitTexts } from '../limit-texts.ts';
import { useUsage } from './use-usage.ts';

/** How many files the plan has room for, before one is chosen; nothing where there is no limit. */
export function FilesNotice() {
  const files = useUsage().data?.files;
  if (!files || files.max === null) return null;
  const use = { used: files.used, max: files.max };
  if (use.used < use.max)
    return <p className="text-sm text-ink-muted">{limitTexts.files.left(use)}</p>;
  return (
    <Alert variant="warning" title={limitTexts.files.title(use)} actions={<Upgrade />}>
      {limitTexts.files.text}
    </Alert>
  );
}

/** How many analyses the plan gives a month, and that they are used, before a file and answers are prepared for one. */
export function AnalysisNotice() {
  const analyses = useUsage().data?.analyses;
  const max = analyses?.max ?? analyses?.fairUse;
  if (!analyses || typeof max !== 'number') return null;
  if (analyses.used < max)
    return analyses.max === null ? null : (
      <p className="mb-5 text-sm text-ink-muted">
        {limitTexts.analyses.before({ used: analyses.used, max })}
      </p>
    );
  const { title, text, fairTitle, fair } = limitTexts.analyses;
  const isFair = analyses.max === null;
  const say = isFair ? fair : text;
  return (
    <Alert
      variant="warning"
      className="mb-6"
      title={isFair ? fairTitle : title}
      actions={!isFair && <Upgrade />}
    >
      {say({ used: analyses.used, max }, analyses.renews)}
    </Alert>
  );
}

function Upgrade() {
  return (
    <Button asChild size="sm">
      <Link to="/subscribe">{limitTexts.upgrade}</Link>
    </Button>
  );
}

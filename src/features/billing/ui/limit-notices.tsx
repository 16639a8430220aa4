import { Link } from 'react-router';
import { useUser } from '#client/session/use-session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { entitlementsOf } from '../entitlements.ts';
import { limitTexts } from '../limit-texts.ts';
import { useUsage } from './use-usage.ts';

/** How many files the plan has room for, before one is chosen; nothing where there is no limit. */
export function FilesNotice() {
  const usage = useUsage();
  const { files: max } = entitlementsOf(useUser().plan);
  if (usage.isPending && max !== null)
    return <Line>{limitTexts.files.left({ used: 0, max })}</Line>;
  if (usage.isError) return <LoadFailed of={usage} text={limitTexts.meter.failed} />;
  const files = usage.data?.files;
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
  const usage = useUsage();
  const { analysesPerMonth } = entitlementsOf(useUser().plan);
  if (usage.isPending && analysesPerMonth !== null) {
    const expected = { used: 0, max: analysesPerMonth };
    return <Line className="mb-5">{limitTexts.analyses.before(expected)}</Line>;
  }
  if (usage.isError)
    return <LoadFailed of={usage} text={limitTexts.meter.failed} className="mb-5" />;
  const analyses = usage.data?.analyses;
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

/** Holds the room of a line that is asked for, so that nothing moves when it comes. */
function Line({ className, children }: { className?: string; children: string }) {
  return (
    <p aria-hidden className={cx('invisible text-sm', className)}>
      {children}
    </p>
  );
}

function Upgrade() {
  return (
    <Button asChild size="sm">
      <Link to="/subscribe">{limitTexts.upgrade}</Link>
    </Button>
  );
}

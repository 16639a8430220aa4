import { NeedsAccount } from '#client/ui/needs-account.tsx';
import { visitorTexts as texts } from '../texts.ts';
import { AssumptionPart } from './assumption-part.tsx';

/** What one without an account may try of an action: another assumption. */
export function VisitorTask({ effectPath }: { effectPath: string }) {
  return (
    <div data-print="hide" className="flex min-w-0 basis-full flex-col gap-3">
      <AssumptionPart path={effectPath} task={null} editable save={null} />
      <NeedsAccount>{texts.task}</NeedsAccount>
    </div>
  );
}

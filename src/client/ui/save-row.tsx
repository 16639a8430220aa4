import { Button } from './button.tsx';

interface SaveRowProps {
  isDirty: boolean;
  isSaving: boolean;
  onDiscard: () => void;
  /** What is said while something is not saved, and what the buttons say. */
  texts: { unsaved: string; discard: string; save: string };
}

/** The foot of a form: what is not saved yet, and the buttons. */
export function SaveRow({ isDirty, isSaving, onDiscard, texts }: SaveRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
      <p aria-live="polite" className="min-w-0 flex-1 basis-56 text-sm text-ink-muted">
        {isDirty && texts.unsaved}
      </p>
      <div className="flex flex-wrap gap-3">
        {isDirty && (
          <Button variant="ghost" onClick={onDiscard}>
            {texts.discard}
          </Button>
        )}
        <Button type="submit" loading={isSaving} disabled={!isDirty}>
          {texts.save}
        </Button>
      </div>
    </div>
  );
}

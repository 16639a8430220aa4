import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { settingsTexts as texts } from '../texts.ts';

interface SectionProps {
  /** The address of the section within the page. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <Card>
        <CardHeader id={`${id}-title`} title={title} description={lead} className="mb-5" />
        {children}
      </Card>
    </section>
  );
}

interface SaveRowProps {
  isDirty: boolean;
  isSaving: boolean;
  onDiscard: () => void;
}

/** The foot of a form: what is not saved yet, and the buttons. */
export function SaveRow({ isDirty, isSaving, onDiscard }: SaveRowProps) {
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

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { SaveRow } from '#client/ui/save-row.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { type ChangedLetterhead, letterheadContract, longest } from '../contract.ts';
import type { Letterhead } from '../letterhead.ts';
import { letterheadTexts as texts } from '../texts.ts';
import { AccentField } from './accent-field.tsx';
import { LetterheadPreview } from './letterhead-preview.tsx';
import { LogoField } from './logo-field.tsx';

const unchanged = ({ accent, footer, preparedBy }: Letterhead): ChangedLetterhead => ({
  ...{ logo: 'same', accent, footer, preparedBy },
});

/** What is saved, as a form, beside what it makes of a report. */
export function LetterheadForm({ saved }: { saved: Letterhead }) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => unchanged(saved));
  const change = (some: Partial<ChangedLetterhead>) => setDraft((now) => ({ ...now, ...some }));
  const save = useMutation({
    mutationFn: () => callRoute(letterheadContract.change, { body: draft }),
    onSuccess: (stored) => {
      client.setQueryData(routeKey(letterheadContract.get), stored);
      setDraft(unchanged(stored));
      toast({ title: texts.saved });
    },
  });
  const fields = save.error instanceof CallError ? save.error.fields : {};
  const isDirty = JSON.stringify(draft) !== JSON.stringify(unchanged(saved));
  const line = (name: 'footer' | 'preparedBy') => (
    <Field label={texts[name].label} hint={texts[name].hint} error={fields[name]}>
      <Input
        value={draft[name]}
        maxLength={longest[name]}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </Field>
  );
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
      <form
        noValidate
        className="flex min-w-0 flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <LogoField saved={saved.logo} chosen={draft.logo} onChange={(logo) => change({ logo })} />
        <AccentField
          value={draft.accent}
          error={fields.accent}
          onChange={(accent) => change({ accent })}
        />
        {line('preparedBy')}
        {line('footer')}
        {save.error && (
          <Alert variant="error" title={texts.saveFailed.title}>
            {errorSentence(save.error, texts.saveFailed.text)}
          </Alert>
        )}
        <SaveRow
          isDirty={isDirty}
          isSaving={save.isPending}
          onDiscard={() => setDraft(unchanged(saved))}
          texts={texts}
        />
      </form>
      <LetterheadPreview draft={draft} />
    </div>
  );
}

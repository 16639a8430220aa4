import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CallError, errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { userQuery, useUser } from '#client/session/use-session.ts';
import { storeUser } from '#client/storage/session-store.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { SniInput } from '#features/company-lookup/ui/sni-input.tsx';
import { settingsContract } from '#features/settings/contract.ts';
import { onboardingTexts } from '../texts.ts';

const texts = onboardingTexts.industry;

/** The industry and the number of employees: what key figures are compared by. */
export function IndustryStep({ onNext }: { onNext: () => void }) {
  const user = useUser();
  const client = useQueryClient();
  const [industry, setIndustry] = useState(user.industry ?? '');
  const [employees, setEmployees] = useState(user.employees?.toString() ?? '');
  const save = useMutation({
    mutationFn: () => callRoute(settingsContract.changeCompany, { body: { industry, employees } }),
    onSuccess: (changed) => {
      storeUser(changed);
      client.setQueryData(userQuery.queryKey, changed);
      onNext();
    },
  });
  const fields = save.error instanceof CallError ? save.error.fields : {};
  const isOther = save.error && Object.keys(fields).length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Card>
      <CardHeader title={texts.title} description={texts.text} className="mb-5" />
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        {isOther && (
          <Alert variant="error">{errorSentence(save.error, onboardingTexts.failed.text)}</Alert>
        )}
        <Field label={texts.industry} hint={texts.industryHint} error={fields.industry}>
          <SniInput value={industry} onChange={setIndustry} />
        </Field>
        <Field
          label={texts.employees}
          hint={texts.employeesHint}
          error={fields.employees}
          className="max-w-xs"
        >
          <Input
            inputMode="numeric"
            value={employees}
            onChange={(event) => setEmployees(event.target.value)}
          />
        </Field>
        <Button type="submit" className="self-start" loading={save.isPending}>
          {onboardingTexts.next}
        </Button>
      </form>
    </Card>
  );
}

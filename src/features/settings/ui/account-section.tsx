import { lazy, Suspense, useState } from 'react';
import { callRoute } from '#client/data/call-route.ts';
import { useUser } from '#client/session/use-session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { SaveRow } from '#client/ui/save-row.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { settingsContract } from '../contract.ts';
import { type AccountValues, accountForm, accountValues } from '../model.ts';
import { settingsTexts } from '../texts.ts';
import { PlanName } from './plan-name.tsx';
import { Section } from './section.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const CompanySearch = lazy(() => import('#features/company-lookup/ui/company-search.tsx'));

const texts = settingsTexts.account;
const secret = ['currentPassword'] as const;

export function AccountSection() {
  const user = useUser();
  const [pending, setPending] = useState<string | null>(null);
  const { form, save, discard, isDirty } = useSettingsForm<AccountValues>({
    draft: 'settings-account',
    valuesOf: accountValues,
    secret,
    texts,
    rules: accountForm,
    save: async ({ currentPassword, ...values }) => {
      const { plan } = user;
      const body = { ...values, plan, ...(currentPassword !== '' && { currentPassword }) };
      const { emailPending, ...changed } = await callRoute(settingsContract.changeAccount, {
        body,
      });
      setPending(emailPending);
      return changed;
    },
  });
  const { register, handleSubmit, watch, formState } = form;
  const { errors } = formState;
  const isNewEmail = watch('email').trim().toLowerCase() !== user.email.toLowerCase();
  return (
    <Section id={texts.id} title={texts.title}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={handleSubmit((values) => save.mutate(values))}
      >
        {pending !== null && (
          <Alert variant="info" live title={texts.pending.title}>
            {texts.pending.text(pending)}
          </Alert>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={texts.name} required error={errors.name?.message}>
            <Input autoComplete="name" {...register('name')} />
          </Field>
          <Field label={texts.companyName} required error={errors.companyName?.message}>
            <Input autoComplete="organization" {...register('companyName')} />
          </Field>
          <Field label={texts.orgNumber} required error={errors.organizationNumber?.message}>
            <Input inputMode="numeric" autoComplete="off" {...register('organizationNumber')} />
          </Field>
          <Field label={texts.email} required error={errors.email?.message}>
            <Input type="email" autoComplete="email" {...register('email')} />
          </Field>
        </div>
        <Suspense fallback={<Skeleton className="h-11 w-40" />}>
          <CompanySearch
            orgNumber={watch('organizationNumber')}
            companyName={watch('companyName')}
          />
        </Suspense>
        {isNewEmail && (
          <Field
            label={texts.currentPassword}
            hint={`${texts.currentPasswordHint} ${texts.emailHint}`}
            error={errors.currentPassword?.message}
          >
            <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
          </Field>
        )}
        <dl className="text-sm">
          <dt className="text-ink-muted">{texts.plan}</dt>
          <dd className="mt-1">
            <PlanName plan={user.plan} />
          </dd>
        </dl>
        <SaveRow
          isDirty={isDirty}
          isSaving={save.isPending}
          onDiscard={discard}
          texts={settingsTexts}
        />
      </form>
    </Section>
  );
}

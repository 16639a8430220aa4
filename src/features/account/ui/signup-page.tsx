import { zodResolver } from '@hookform/resolvers/zod';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { Link, Navigate, useNavigate } from 'react-router';
import '#client/data/swedish-messages.ts';
import { pageMeta } from '#client/page-meta.ts';
import { useToken } from '#client/session/use-token.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { optionalPart } from '#client/ui/optional-part.ts';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import { hasValidCheckDigit, isPersonalNumber } from '#contract/org-number.ts';
import { anyBlank } from '../any-blank.ts';
import { loginTexts } from '../login-texts.ts';
import { signupDetails } from '../signup-details.ts';
import { type SignupFormValues, signupForm } from '../signup-form.ts';
import { accountTexts } from '../texts.ts';
import { Agreement } from './agreement.tsx';
import { readPendingSignup, savePendingSignup } from './pending-signup.ts';

const CompanyPanel = optionalPart(() => import('#features/company-lookup/ui/company-panel.tsx'));

const texts = accountTexts.signup;
/** Restored when the user comes back from the plan choice; the password is not. */
const fieldNames = ['name', 'email', 'companyName', 'orgNumber'] as const;

/** Fetched when it is needed; without it the sign-up itself tells. */
const loadCheck = async () => (await import('./check-password.ts')).passwordProblem;

export const meta = () => pageMeta(texts.title);

export default function SignupPage() {
  const token = useToken();
  if (token) return <Navigate replace to="/dashboard" />;
  return (
    <Card className="mx-auto max-w-lg">
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      <p className="mt-1 mb-6 text-ink-muted">{texts.lead}</p>
      <SignupForm />
      <p className="mt-6 text-sm">
        {texts.haveAccount}{' '}
        <Link to="/login" className="text-accent-ink underline underline-offset-4">
          {texts.login}
        </Link>
      </p>
    </Card>
  );
}

function SignupForm() {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [blank, setBlank] = useState(false);
  // No default values: they would overwrite what was typed before hydration.
  const { register, handleSubmit, watch, getValues, setValue, setError, formState } =
    useForm<SignupFormValues>({ resolver: zodResolver(signupForm) });
  useEffect(() => {
    const pending = readPendingSignup();
    for (const field of fieldNames) {
      if (pending && getValues(field) === '') setValue(field, pending[field]);
    }
  }, [getValues, setValue]);
  const { errors } = formState;
  const nameCompany = useCallback(
    (name: string) => setValue('companyName', name, { shouldValidate: true }),
    [setValue],
  );
  const submit = async (values: SignupFormValues) => {
    const details = signupDetails.parse(values);
    const message = await loadCheck().then(
      (check) => check(details),
      () => null,
    );
    if (message !== null) return setError('password', { message }, { shouldFocus: true });
    savePendingSignup(details);
    await navigate('/choose-plan');
  };
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        setBlank(anyBlank(getValues()));
        void handleSubmit(submit)(event);
      }}
    >
      {blank && <Alert variant="error">{loginTexts.fillAll}</Alert>}
      <Field label={texts.name} required error={errors.name?.message}>
        <Input autoComplete="name" {...register('name')} />
      </Field>
      <Field label={texts.email} required error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...register('email')} />
      </Field>
      <PasswordField
        value={watch('password')}
        error={errors.password?.message}
        field={register('password')}
      />
      <Field label={texts.companyName} required error={errors.companyName?.message}>
        <Input autoComplete="organization" {...register('companyName')} />
      </Field>
      <OrgNumberField
        value={watch('orgNumber')}
        error={errors.orgNumber?.message}
        field={register('orgNumber')}
        companyName={watch('companyName')}
        onName={nameCompany}
      />
      <Button type="submit" loading={formState.isSubmitting} disabled={!hydrated}>
        {texts.submit}
      </Button>
      <div className="flex flex-col gap-2 text-xs text-ink-muted">
        <Agreement />
        <p>{texts.storageNote}</p>
      </div>
    </form>
  );
}

interface LiveFieldProps {
  value: string | undefined;
  error: string | undefined;
  field: UseFormRegisterReturn;
}

/** Says while the user types that the password is still too short. */
function PasswordField({ value = '', error, field }: LiveFieldProps) {
  const short = value !== '' && value.length < 8;
  return (
    <Field
      label={texts.password}
      required
      hint={texts.passwordHint}
      error={short ? texts.passwordShort : error}
    >
      <PasswordInput autoComplete="new-password" {...field} />
    </Field>
  );
}

interface OrgNumberFieldProps extends LiveFieldProps {
  companyName: string | undefined;
  onName: (name: string) => void;
}

/** A wrong check digit is a warning: the form can be sent. Under a right one stands what the register has. */
function OrgNumberField(props: OrgNumberFieldProps) {
  const { value = '', error, field, companyName = '', onName } = props;
  const whole = /^\d{6}-?\d{4}$/.test(value.replace(/\s/g, ''));
  const isRight = hasValidCheckDigit(value);
  return (
    <div>
      <Field label={texts.orgNumber} required error={error} hint={texts.orgNumberHint}>
        <Input inputMode="numeric" autoComplete="off" {...field} />
      </Field>
      <div aria-live="polite">
        {whole && !isRight && (
          <Alert variant="warning" className="mt-2">
            {texts.orgNumberCheckDigit}
          </Alert>
        )}
        {whole && isRight && !isPersonalNumber(value) && (
          <Suspense fallback={null}>
            <CompanyPanel orgNumber={value} companyName={companyName} onName={onName} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

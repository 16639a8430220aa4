import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Agreement } from '#features/account/ui/agreement.tsx';
import {
  type PendingSignup,
  rememberChoice,
  wipePendingSignup,
} from '#features/account/ui/pending-signup.ts';
import { purchaseTexts } from '#features/billing/purchase-texts.ts';
import { billingTexts as texts } from '#features/billing/texts.ts';
import { PlanChooser } from '#features/billing/ui/plan-chooser.tsx';
import { type Choice, failureOf } from '#features/billing/ui/use-choose-plan.ts';
import { useSignupWithPlan } from './use-signup-with-plan.ts';

/** The plan choice that ends a sign-up. */
export function SignupPlan({ pending }: { pending: PendingSignup }) {
  const signup = useSignupWithPlan(pending);
  const [tries, setTries] = useState(0);
  const choose = (choice: Choice) => {
    rememberChoice({ plan: choice.plan });
    setTries(tries + 1);
    signup.mutate(choice);
  };
  return (
    <PlanChooser
      lead={texts.leadNew}
      working={signup.isPending || signup.isSuccess ? workingText(signup.variables) : null}
      onChoose={choose}
      earlier={{
        ...(pending.plan && { plan: pending.plan }),
        ...(pending.billingFrequency && { frequency: pending.billingFrequency }),
        ...(pending.payment && { payment: pending.payment }),
        promoCode: pending.promoCode ?? null,
      }}
      onChange={({ frequency, payment, promoCode }) =>
        rememberChoice({ billingFrequency: frequency, payment, promoCode: promoCode ?? undefined })
      }
      foot={
        <div className="mt-6 text-sm text-ink-muted">
          <Agreement />
        </div>
      }
      problemKey={tries}
      problem={signup.error && <SignupProblem error={signup.error} />}
    />
  );
}

function workingText({ plan, promoCode }: Choice): string {
  return plan === 'pro' && promoCode === null ? purchaseTexts.starting : texts.working.signup;
}

function SignupProblem({ error }: { error: Error }) {
  const failure = failureOf(error);
  if (failure.kind === 'exists') return <AccountExists />;
  if (failure.kind !== 'known') return null;
  return (
    <Alert
      variant="error"
      className="mb-8"
      title={texts.failure.signupTitle}
      actions={
        <Button asChild variant="secondary" size="sm">
          <Link to="/signup">{texts.failure.edit}</Link>
        </Button>
      }
    >
      {failure.text}
    </Alert>
  );
}

/** Both links delete what was typed, the password included. */
function AccountExists() {
  const navigate = useNavigate();
  const leaveTo = (path: string) => {
    wipePendingSignup();
    navigate(path);
  };
  return (
    <Alert
      variant="warning"
      live
      className="mb-8"
      title={texts.exists.title}
      actions={
        <>
          <Button size="sm" onClick={() => leaveTo('/login')}>
            {texts.exists.login}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => leaveTo('/signup')}>
            {texts.exists.restart}
          </Button>
        </>
      }
    >
      {texts.exists.text}
    </Alert>
  );
}

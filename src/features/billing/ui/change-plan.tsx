import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { toast } from '#client/ui/toast-store.ts';
import type { User } from '#contract/session.ts';
import { subscribes } from '../model.ts';
import { isFreePlan } from '../plans.ts';
import { subscriptionTexts } from '../subscription-texts.ts';
import { billingTexts as texts } from '../texts.ts';
import { PlanChooser } from './plan-chooser.tsx';
import { useBilling } from './use-billing.ts';
import { type Choice, failureOf, useChangePlan } from './use-choose-plan.ts';

/** Changes a signed-in user's plan; going back to free asks for confirmation. */
export function ChangePlan({ user }: { user: User }) {
  const change = useChangePlan();
  const billing = useBilling();
  const [leaving, setLeaving] = useState<Choice | null>(null);
  const navigate = useNavigate();
  const choose = (choice: Choice) => {
    // What is paid for ends by being cancelled.
    if (choice.plan === 'free' && subscribes(user.subscriptionStatus)) {
      toast({ title: texts.toFree.cancelFirst, description: texts.toFree.cancelHere });
      void navigate('/settings#prenumeration');
    } else if (choice.plan === 'free' && !isFreePlan(user.plan)) setLeaving(choice);
    else change.mutate(choice);
  };
  return (
    <>
      <div className="mx-auto mb-4 max-w-[69rem]">
        <Button asChild variant="link">
          <Link to="/dashboard">{texts.back}</Link>
        </Button>
        <LoadFailed of={billing} text={subscriptionTexts.loadFailed} className="mt-4" />
      </div>
      <PlanChooser
        lead={`${texts.leadUser} ${texts.planLabel[user.plan]}.`}
        current={currentOf(user.plan)}
        trial={billing.data?.trialAvailable}
        working={change.isPending ? texts.working.plan : null}
        onChoose={choose}
        problemKey={change.submittedAt}
        problem={change.error && <ChangeProblem error={change.error} />}
      />
      <ToFreeDialog
        choice={leaving}
        onKeep={() => setLeaving(null)}
        onConfirm={(choice) => {
          setLeaving(null);
          change.mutate(choice);
        }}
      />
    </>
  );
}

interface ToFreeDialogProps {
  choice: Choice | null;
  onKeep: () => void;
  onConfirm: (choice: Choice) => void;
}

function ToFreeDialog({ choice, onKeep, onConfirm }: ToFreeDialogProps) {
  return (
    <Dialog
      open={choice !== null}
      onClose={onKeep}
      title={texts.toFree.title}
      description={texts.toFree.text}
      footer={
        <>
          <Button variant="secondary" onClick={onKeep}>
            {texts.toFree.keep}
          </Button>
          <Button onClick={() => choice && onConfirm(choice)}>{texts.toFree.confirm}</Button>
        </>
      }
    />
  );
}

/** The trial and other paid plans are neither of the two to choose from. */
function currentOf(plan: User['plan']): 'free' | 'pro' | null {
  if (plan === 'free') return 'free';
  return isFreePlan(plan) || plan === 'starter' ? null : 'pro';
}

function ChangeProblem({ error }: { error: Error }) {
  const { kind, text } = failureOf(error);
  if (kind !== 'known') return null;
  return (
    <Alert variant="error" className="mb-8" title={texts.failure.planTitle}>
      {text}
    </Alert>
  );
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { routeQuery } from '#client/data/queries.ts';
import { endSession, LeaveContext, useUser } from '#client/session/use-session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { remains } from '#contract/retention.ts';
import { formatCount } from '#engine/text/format.ts';
import { closingContract } from '../../closing-contract.ts';
import { closingTexts as texts } from '../../closing-texts.ts';
import { isSameName } from '../../model.ts';
import { securityContract } from '../../security-contract.ts';
import { type Proof, ProofForm } from '../security/proof-form.tsx';

/** Deletes the account: what goes and what stays is said first, the company's name typed, then who it is proved. */
export function CloseAccount() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <section aria-labelledby="close-title" className="mt-8 border-t border-line pt-6">
      <h3 id="close-title" className="font-semibold">
        {texts.title}
      </h3>
      <p className="mt-1 max-w-prose text-sm text-ink-muted">{texts.text}</p>
      <Button ref={opener} variant="danger" className="mt-4" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && (
        <Dialog
          open
          size="md"
          title={texts.dialog}
          returnFocus={opener}
          onClose={() => setOpen(false)}
        >
          <Steps />
        </Dialog>
      )}
    </section>
  );
}

function Steps() {
  const [companyName, setName] = useState<string | null>(null);
  return companyName === null ? <Tell onNext={setName} /> : <Prove companyName={companyName} />;
}

function Tell({ onNext }: { onNext: (companyName: string) => void }) {
  const user = useUser();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      className="flex flex-col gap-5 text-sm"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSameName(name, user.companyName)) onNext(name);
        else setError(texts.otherName);
      }}
    >
      <Listed title={texts.goes}>
        <Contents />
      </Listed>
      <Stays />
      <Field label={texts.companyName(user.companyName)} required error={error}>
        <Input autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <div>
        <Button type="submit" variant="secondary">
          {texts.next}
        </Button>
      </div>
    </form>
  );
}

function Listed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-5 text-ink-muted">{children}</ul>
    </div>
  );
}

/** What the law keeps stands there at once; the rest behind it, so that a phone has room for the field. */
function Stays() {
  const [byLaw, ...others] = remains;
  return (
    <div>
      <Listed title={texts.stays}>
        <li>{byLaw}</li>
      </Listed>
      <details className="mt-1.5 text-ink-muted">
        <summary className="w-fit cursor-pointer py-1 text-accent-ink">
          {texts.staysToo(others.length)}
        </summary>
        <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
          {others.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function Contents() {
  const { data, error } = useQuery({ ...routeQuery(closingContract.contents), staleTime: 0 });
  if (error) return <li>{errorSentence(error, texts.contentsFailed)}</li>;
  if (!data) return <Skeleton className="h-16" />;
  const counted = (['files', 'analyses', 'plans'] as const).filter((name) => data[name] > 0);
  return (
    <>
      {counted.map((name) => (
        <li key={name}>{texts[name](formatCount(data[name]), data[name] === 1)}</li>
      ))}
      <li>{texts.rest}</li>
    </>
  );
}

function Prove({ companyName }: { companyName: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = use(LeaveContext);
  const factors = useQuery(routeQuery(securityContract.factors));
  const close = useMutation({
    mutationFn: (proof: Proof) =>
      callRoute(closingContract.close, { body: { ...proof, companyName } }),
    onSuccess: async () => {
      leave();
      endSession(client);
      await navigate('/');
      toast({ title: texts.done.title, description: texts.done.text });
    },
  });
  if (!factors.data) {
    if (!factors.error) return <Skeleton className="h-40" />;
    return <Alert variant="error">{errorSentence(factors.error, texts.contentsFailed)}</Alert>;
  }
  return (
    <>
      <p className="mb-4 text-sm text-ink-muted">{texts.prove}</p>
      <ProofForm
        asks={{ app: factors.data.app, passkey: factors.data.passkeys.length > 0 }}
        label={texts.confirm}
        danger
        isPending={close.isPending}
        error={close.error}
        onProof={close.mutate}
      />
    </>
  );
}

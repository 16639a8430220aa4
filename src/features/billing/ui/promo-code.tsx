import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError, errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { closeToast, toast } from '#client/ui/toast-store.ts';
import { billingContract } from '../contract.ts';
import { billingTexts } from '../texts.ts';

const texts = billingTexts.promo;

interface PromoCodeProps {
  applied: string | null;
  onApplied: (code: string | null) => void;
  onChecking: (checking: boolean) => void;
}

/** First a link, then an input, then the accepted code. Only the server knows the code. */
export function PromoCode({ applied, onApplied, onChecking }: PromoCodeProps) {
  const [open, setOpen] = useState(false);
  if (applied !== null) {
    return (
      <Alert
        variant="success"
        live
        title={texts.applied}
        actions={
          <Button variant="link" onClick={() => onApplied(null)}>
            {texts.remove}
          </Button>
        }
      >
        {texts.appliedText}
      </Alert>
    );
  }
  if (!open) {
    return (
      <Button variant="link" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
    );
  }
  return <PromoForm onApplied={onApplied} onChecking={onChecking} />;
}

function PromoForm({ onApplied, onChecking }: Omit<PromoCodeProps, 'applied'>) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const refused = useRef<number | null>(null);
  const check = useMutation({
    mutationFn: (promoCode: string) =>
      callRoute(billingContract.checkPromo, { body: { promoCode } }),
    onMutate: () => onChecking(true),
    onSettled: () => onChecking(false),
    onSuccess: (_answer, promoCode) => {
      // What was said of a wrong code does not outlive the right one.
      if (refused.current !== null) closeToast(refused.current);
      onApplied(promoCode);
    },
    onError: (error) => refuse(promoProblem(error)),
  });
  const refuse = (text: string) => {
    setProblem(text);
    refused.current = toast({ title: text, variant: 'destructive' });
  };
  const trimmed = code.trim();
  return (
    <form
      noValidate
      className="flex w-full max-w-sm flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed === '') refuse(texts.wrong);
        else if (!check.isPending) check.mutate(trimmed);
      }}
    >
      <Field label={texts.label} error={problem} className="flex-1 basis-40">
        <Input
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={100}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <Button type="submit" variant="secondary" className="mt-6.5" loading={check.isPending}>
        {texts.apply}
      </Button>
    </form>
  );
}

function promoProblem(error: Error): string {
  const answered = error instanceof CallError && error.status < 500;
  return answered ? (error.sentence ?? texts.wrong) : errorSentence(error, texts.failed);
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallError, errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { userQuery } from '#client/session/use-session.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/toast-store.ts';
import type { User } from '#contract/session.ts';
import { verificationContract } from '../contract.ts';
import { verificationTexts } from '../texts.ts';

const texts = verificationTexts.resend;

/** Sends the confirming link again, and says when the next can be sent. */
export default function ResendLink({ user }: { user: Pick<User, 'email'> }) {
  const client = useQueryClient();
  const [seconds, startWaiting] = useCountdown();
  const resend = useMutation({
    mutationFn: () => callRoute(verificationContract.resend),
    onSuccess: ({ waitSeconds }) => {
      startWaiting(waitSeconds ?? 0);
      if (waitSeconds === null) {
        toast({ title: texts.already.title, description: texts.already.text });
        void client.invalidateQueries({ queryKey: userQuery.queryKey });
      } else toast({ title: texts.sent.title, description: texts.sent.text(user.email) });
    },
    onError: (error) => {
      if (error instanceof CallError) startWaiting(error.retryAfterSeconds ?? 0);
      toast({
        title: texts.failed.title,
        description: errorSentence(error, texts.failed.text),
        variant: 'destructive',
      });
    },
  });
  if (seconds > 0) return <span className="text-ink-muted">{texts.wait(clockTime(seconds))}</span>;
  return (
    <Button
      size="sm"
      variant="secondary"
      loading={resend.isPending}
      onClick={() => resend.mutate()}
    >
      {texts.action}
    </Button>
  );
}

/** 75 → `1:15`. */
const clockTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function useCountdown(): [seconds: number, start: (seconds: number) => void] {
  const [ends, setEnds] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((ends - now) / 1000));
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running]);
  const start = (seconds: number) => {
    setNow(Date.now());
    setEnds(Date.now() + seconds * 1000);
  };
  return [left, start];
}

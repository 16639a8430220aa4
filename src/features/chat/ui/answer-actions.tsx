import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy, Pin, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { callRoute } from '#client/data/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import { Button } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/copy-text.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { toast } from '#client/ui/toast-store.ts';
import type { ConsultantAnswer } from '#engine/consultant/consult.ts';
import { modelTexts } from '#features/guides/model-texts.ts';
import { type ChatMessage, chatContract } from '../contract.ts';
import { chatTexts as texts } from '../texts.ts';

interface AnswerActionsProps {
  message: ChatMessage;
  answer: ConsultantAnswer;
  onRetry: () => void;
}

/** What can be done with an answer, and who wrote it. */
export function AnswerActions({ message, answer, onRetry }: AnswerActionsProps) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const thumb = useRef<HTMLButtonElement>(null);
  const params = { id: message.turnId };
  const judge = useMutation({
    mutationFn: (body: { helpful: boolean; reason?: string }) =>
      callRoute(chatContract.judge, { params, body }),
    onSuccess: () => toast({ title: texts.why.thanks }),
    meta: { failed: texts.why.failed },
  });
  const pin = useMutation({
    mutationFn: (factId: string) => callRoute(chatContract.pin, { params: { ...params, factId } }),
    onSuccess: async () => {
      toast({ title: texts.pinned });
      await client.invalidateQueries({ queryKey: routeKey(chatContract.pins) });
    },
    meta: { failed: texts.pinFailed },
  });
  const copy = async () => {
    const isCopied = await copyText(answer.text.replaceAll('**', ''));
    toast(isCopied ? { title: texts.copied } : { ...texts.notCopied, variant: 'destructive' });
  };
  const helpful = judge.variables?.helpful ?? message.helpful;
  const main = answer.figures[0]?.factId;
  return (
    <div className="flex flex-wrap items-center gap-1 text-ink-muted" data-print="hide">
      <Action label={texts.copy} onClick={copy}>
        <Copy aria-hidden className="size-4" />
      </Action>
      <Action label={texts.retry} onClick={onRetry}>
        <RotateCcw aria-hidden className="size-4" />
      </Action>
      {main !== undefined && (
        <Action label={texts.pin} onClick={() => pin.mutate(main)} disabled={pin.isPending}>
          <Pin aria-hidden className="size-4" />
        </Action>
      )}
      <Action
        label={texts.helpful}
        aria-pressed={helpful === true}
        onClick={() => judge.mutate({ helpful: true })}
      >
        <ThumbsUp aria-hidden className="size-4" />
      </Action>
      <Action
        ref={thumb}
        label={texts.unhelpful}
        aria-pressed={helpful === false}
        onClick={() => setAsking(true)}
      >
        <ThumbsDown aria-hidden className="size-4" />
      </Action>
      <span className="ml-1 text-xs" data-ai={answer.engine.writer}>
        {writtenBy(answer.engine)}
      </span>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        returnFocus={thumb}
        title={texts.why.title}
      >
        <Reason
          onSend={(reason) => {
            judge.mutate({ helpful: false, ...(reason !== '' && { reason }) });
            setAsking(false);
          }}
        />
      </Dialog>
    </div>
  );
}

function writtenBy({ writer, model }: ConsultantAnswer['engine']): string {
  if (writer === 'model') return texts.model;
  return model === undefined || model.outcome === 'wrote' ? texts.rules : modelTexts[model.outcome];
}

function Reason({ onSend }: { onSend: (reason: string) => void }) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(String(new FormData(event.currentTarget).get('reason') ?? '').trim());
  };
  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      <Field label={texts.why.label}>
        <Textarea name="reason" maxLength={1_000} />
      </Field>
      <Button type="submit" className="self-end">
        {texts.why.send}
      </Button>
    </form>
  );
}

function Action({ label, className, ...props }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...props}
      className="inline-flex size-9 items-center justify-center rounded-md hover:bg-hover hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
    />
  );
}

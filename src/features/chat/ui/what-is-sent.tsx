import { useMutation, useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { routeQuery } from '#client/data/queries.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { modelsContract } from '#features/models/contract.ts';
import { modelTexts } from '#features/models/texts.ts';
import { chatContract } from '../contract.ts';
import { chatTexts } from '../texts.ts';

const texts = chatTexts.sent;

interface WhatIsSentProps {
  message: string;
  conversationId: string | null;
  analysisId: string | null;
}

/** Shows, before a question is asked, exactly what asking it would send to a language model. */
export function WhatIsSent({ message, conversationId, analysisId }: WhatIsSentProps) {
  const { data } = useQuery({
    ...routeQuery(modelsContract.state),
    meta: { failed: texts.stateFailed },
  });
  const [shown, setShown] = useState<{ sent: string | null } | null>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  const look = useMutation({
    mutationFn: () =>
      callRoute(chatContract.payload, { body: { message, conversationId, analysisId } }),
    onSuccess: setShown,
    onError: (error) =>
      toast({ title: errorSentence(error, texts.failed), variant: 'destructive' }),
  });
  if (!data || data.model === null) return null;
  const lead = data.allowed ? modelTexts.payloadLead : texts.notAllowed;
  return (
    <>
      <Button
        ref={pressed}
        type="button"
        variant="ghost"
        size="sm"
        className="-mx-3"
        icon={<Eye aria-hidden className="size-4" />}
        disabled={message === ''}
        loading={look.isPending}
        onClick={() => look.mutate()}
      >
        {texts.show}
      </Button>
      <Dialog
        open={shown !== null}
        onClose={() => setShown(null)}
        title={texts.title(data.model)}
        description={shown?.sent === null ? texts.nothing : lead}
        returnFocus={pressed}
        size="lg"
      >
        {shown?.sent != null && (
          <pre className="text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">{shown.sent}</pre>
        )}
      </Dialog>
    </>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { adminContract } from '../contract.ts';
import type { ListedUser } from '../rows.ts';
import { adminTexts } from '../texts.ts';

const texts = adminTexts.remove;

/** Deletes an account, when that has been confirmed. */
export function DeleteUser({ user }: { user: ListedUser }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callRoute(adminContract.deleteUser, { params: { id: user.id } }),
    onSuccess: () => toast({ title: texts.done(user.name) }),
    onError: (failure) =>
      toast({
        title: texts.failed,
        description: errorSentence(failure, ''),
        variant: 'destructive',
      }),
    onSettled: () => {
      // Toasts are out of sight behind a dialog.
      setAsking(false);
      return client.invalidateQueries({ queryKey: ['api', 'admin'] });
    },
  });
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="whitespace-nowrap max-sm:-ml-3"
        icon={<Trash2 aria-hidden className="size-4" />}
        aria-label={texts.named(user.name)}
        onClick={() => setAsking(true)}
      >
        {texts.action}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.title}
        description={texts.text(user.name, user.companyName)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {texts.cancel}
            </Button>
            <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
              {texts.confirm}
            </Button>
          </>
        }
      />
    </>
  );
}

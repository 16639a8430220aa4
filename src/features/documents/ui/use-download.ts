import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '#client/data/call-error.ts';
import { send } from '#client/data/call-route.ts';
import { toast } from '#client/ui/toast-store.ts';
import { type Document, documentsContract } from '../contract.ts';
import { filesTexts } from '../texts.ts';

/** Fetched and then saved, since a plain link cannot carry the session's header. */
async function download({ id, filename }: Pick<Document, 'id' | 'filename'>): Promise<void> {
  const response = await send(documentsContract.original, { params: { id } });
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads the original file; a toast says when that fails. */
export function useDownload() {
  return useMutation({
    mutationFn: download,
    onError: (error) => {
      const { title, text } = filesTexts.downloadFailed;
      toast({ title, description: errorSentence(error, text), variant: 'destructive' });
    },
  });
}

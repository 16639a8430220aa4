import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { serverSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { routeKey, routeQuery } from '#client/data/queries.ts';
import { toast } from '#client/ui/toast-store.ts';
import type { ResponseOutput } from '#contract/route.ts';
import { type Document, documentsContract } from '../contract.ts';
import { uploadTexts } from '../texts.ts';

type DocumentList = ResponseOutput<typeof documentsContract.list>;

const listKey = routeKey(documentsContract.list);
const oneKey = (id: string) => routeKey(documentsContract.one, { params: { id } });

/** The user's files, newest first, without their tables. */
export function useDocuments() {
  return useQuery(routeQuery(documentsContract.list));
}

/** One file with its understanding; not fetched while `id` is null. */
export function useDocument(id: string | null) {
  return useQuery({
    ...routeQuery(documentsContract.one, { params: { id: id ?? '' } }),
    enabled: id !== null,
  });
}

/** Puts a file just read into the cache. */
export function useKeepDocument() {
  const client = useQueryClient();
  return async (document: Document) => {
    client.setQueryData(oneKey(document.id), document);
    client.removeQueries({ queryKey: ['api', 'documents', document.id, 'rows'] });
    await client.invalidateQueries({ queryKey: listKey, exact: true });
  };
}

/** Refetches one file where it is shown. */
export function useRefetchDocument() {
  const client = useQueryClient();
  return (id: string) => client.invalidateQueries({ queryKey: oneKey(id), exact: true });
}

/** Makes an earlier file the one its guide uses; shows the outcome in a toast. */
export function useChooseDocument(onChosen: () => void) {
  const keep = useKeepDocument();
  return useMutation({
    // Serial: of two chosen in a row the last must win.
    scope: { id: 'choose-document' },
    mutationFn: (id: string) => callRoute(documentsContract.choose, { params: { id } }),
    onSuccess: async (document) => {
      await keep(document);
      toast(uploadTexts.chosen(document.filename));
      onChosen();
    },
    meta: { failed: uploadTexts.chooseFailed },
  });
}

/** Deletes a file; shows the outcome in a toast. */
export function useRemoveDocument(onRemoved: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callRoute(documentsContract.remove, { params: { id } }),
    onSuccess: async (_, id) => {
      onRemoved(id);
      // Removed from the list first, so that no component fetches the deleted file.
      client.setQueryData<DocumentList>(listKey, (list) => list?.filter((each) => each.id !== id));
      await client.invalidateQueries({ queryKey: listKey, exact: true });
      toast(uploadTexts.removed);
    },
    onError: (error) => {
      const { title, text } = uploadTexts.removeFailed;
      toast({ title, description: serverSentence(error, text), variant: 'destructive' });
    },
  });
}

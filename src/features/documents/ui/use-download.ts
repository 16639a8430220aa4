import { useMutation } from '@tanstack/react-query';
import { send } from '#client/data/call-route.ts';
import { saveFile } from '#client/data/save-file.ts';
import { type Document, documentsContract } from '../contract.ts';
import { filesTexts } from '../texts.ts';

async function download({ id, filename }: Pick<Document, 'id' | 'filename'>): Promise<void> {
  await saveFile(await send(documentsContract.original, { params: { id } }), filename);
}

/** Downloads the original file; a toast says when that fails. */
export function useDownload() {
  return useMutation({
    mutationFn: download,
    meta: { failed: filesTexts.downloadFailed },
  });
}

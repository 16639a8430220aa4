import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  CallError,
  HtmlAnswerError,
  NetworkError,
  serverSentence,
} from '#client/data/call-error.ts';
import { uploadFile } from '#client/data/upload-file.ts';
import { toast } from '#client/ui/toast-store.ts';
import type { FileCategory } from '#contract/guides.ts';
import { type Document, documentsContract, MAX_FILE_BYTES } from '../contract.ts';
import { documentErrors } from '../errors.ts';
import { mayBeFile } from '../model.ts';
import { categoryTexts, uploadTexts } from '../texts.ts';
import { inTurn } from './in-turn.ts';
import { useKeepDocument } from './use-documents.ts';

export interface UploadFailure {
  title: string;
  text: string;
  upgradeRequired: boolean;
}

interface FailedTexts {
  text: string;
  /** An HTML page came instead of JSON. */
  html: string;
  /** An error status came without a sentence. */
  status: (status: number) => string;
}

/** For a file that is too large the server or a proxy may hang up, or send an HTML page. */
function sentenceOf(error: unknown, file: File, failed: FailedTexts): string {
  const html = error instanceof HtmlAnswerError;
  if ((html || error instanceof NetworkError) && file.size > MAX_FILE_BYTES)
    return documentErrors['documents.too_large'].text;
  if (html) return failed.html;
  const fallback = error instanceof CallError ? failed.status(error.status) : failed.text;
  return serverSentence(error, fallback);
}

/** One upload at a time: the file being sent, its progress, and what went wrong. */
export function useUpload(category: FileCategory, onUploaded: (document: Document) => void) {
  const texts = categoryTexts[category];
  const route = category === 'sales' ? documentsContract.upload : documentsContract.uploadCosts;
  const keep = useKeepDocument();
  const [share, setShare] = useState<number | null>(0);
  const [failure, setFailure] = useState<UploadFailure | null>(null);
  const stopper = useRef<AbortController | null>(null);

  const fail = (title: string, text: string, upgradeRequired = false, shortText = text) => {
    setFailure({ title, text, upgradeRequired });
    toast({ title, description: shortText, variant: 'destructive' });
  };

  const upload = useMutation({
    mutationFn: (file: File) => {
      stopper.current = new AbortController();
      const { signal } = stopper.current;
      const upload = { file, fields: { category }, onProgress: setShare, signal };
      const onWaiting = (isWaiting: boolean) => setShare(isWaiting ? null : 0);
      return inTurn(() => uploadFile(route, upload), { signal, onWaiting });
    },
    onMutate: () => setFailure(null),
    onSuccess: async (document) => {
      await keep(document);
      const { uploaded, known } = uploadTexts;
      toast(document.known ? known(document.filename) : uploaded(document.filename));
      onUploaded(document);
    },
    onError: (error, file) => {
      if (stopper.current?.signal.aborted) return;
      const upgrade = error instanceof CallError && error.upgradeRequired;
      fail(texts.failed.title, sentenceOf(error, file, texts.failed), upgrade);
    },
  });

  const take = (files: readonly File[]) => {
    const [file] = files;
    if (upload.isPending || file === undefined) return;
    const { title, text } = texts.wrongType;
    if (files.length > 1) fail(texts.failed.title, documentErrors['documents.one_file'].text);
    else if (!mayBeFile(category, file))
      fail(title, `${text}. ${texts.also} ${texts.wrongTypeMore(file.name)}`, false, text);
    else upload.mutate(file);
  };

  return {
    take,
    /** The file being sent; null when idle. */
    sending: upload.isPending ? upload.variables : null,
    /** Of the file that has been sent; null while other files of the company are read first. */
    share,
    failure,
    /** A file has been sent, with any outcome. */
    tried: !upload.isIdle,
    stop: () => stopper.current?.abort(),
  };
}

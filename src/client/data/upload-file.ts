import type { ResponseOutput, Route } from '#contract/route.ts';
import { CallError, HtmlAnswerError, NetworkError, UnexpectedAnswerError } from './call-error.ts';
import { callHeaders, callUrl, checkAnswer } from './call-route.ts';

export interface Upload {
  file: File;
  /** Text fields sent ahead of the file, such as `category`. */
  fields?: Record<string, string>;
  /** Share of the file that has been sent, 0–1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

interface Answer {
  status: number;
  statusText: string;
  text: string;
  retryAfter: string | null;
}

/**
 * Sends one file to a multipart route and returns its checked answer. XMLHttpRequest, because fetch
 * reports no upload progress.
 * @throws as `callRoute`; an AbortError when aborted
 */
export async function uploadFile<R extends Route>(
  route: R,
  { file, fields = {}, onProgress, signal }: Upload,
): Promise<ResponseOutput<R>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  const answer = await new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(route.method, callUrl(route, {}));
    request.withCredentials = true;
    for (const [name, value] of Object.entries(callHeaders())) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onload = () =>
      resolve({
        status: request.status,
        statusText: request.statusText,
        text: request.responseText,
        retryAfter: request.getResponseHeader('retry-after'),
      });
    request.onerror = () => reject(new NetworkError('upload failed'));
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) return reject(new DOMException('The upload was stopped', 'AbortError'));
    request.send(form);
  });
  if (answer.text.trimStart().startsWith('<')) {
    throw new HtmlAnswerError(answer.status, answer.statusText, answer.text);
  }
  if (answer.status < 200 || answer.status > 299) {
    throw new CallError(answer.status, answer.statusText, answer.text, answer.retryAfter);
  }
  try {
    return checkAnswer(route, JSON.parse(answer.text));
  } catch (cause) {
    throw cause instanceof SyntaxError ? new UnexpectedAnswerError(cause) : cause;
  }
}

import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { ShellContext } from './layouts/shell-context.ts';

/** Renders a page to HTML at build time; nothing is rendered on the server at run time. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const body = await renderToReadableStream(
    <ShellContext value={context.isSpaMode}>
      <ServerRouter context={context} url={request.url} />
    </ShellContext>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  await body.allReady;
  headers.set('Content-Type', 'text/html');
  return new Response(body, { status, headers });
}

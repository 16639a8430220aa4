import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Renders a page to HTML while the client is built; nothing is rendered on the server at run time. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError(error) {
      throw error;
    },
  });
  await body.allReady;
  headers.set('Content-Type', 'text/html');
  return new Response(body, { status, headers });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { common } from '#contract/errors.ts';
import type {
  BodyOutput,
  Contract,
  ParamsOutput,
  QueryOutput,
  ResponseInput,
  Route,
} from '#contract/route.ts';
import type { SignedIn } from '../session/sessions.ts';
import { acceptableText } from './acceptable-text.ts';
import { zodMessage } from './zod-messages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null on public routes. */
    session: SignedIn | null;
  }
}

/** One call as a feature sees it: checked input, and who makes it. */
export interface Call<R extends Route> {
  params: ParamsOutput<R>;
  query: QueryOutput<R>;
  body: BodyOutput<R>;
  session: R['access'] extends 'public' ? null : SignedIn;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Streams and files write to `reply` themselves and return it. */
type Answer<R extends Route> = R extends { transport: 'stream' | 'file' }
  ? FastifyReply
  : ResponseInput<R>;

export type Handlers<C extends Contract> = {
  [K in keyof C]: (call: Call<C[K]>) => Promise<Answer<C[K]>>;
};

export interface Binding {
  authenticate(request: FastifyRequest): Promise<SignedIn>;
  /** Logs a refused call to an administrator route. */
  onForbidden(request: FastifyRequest, session: SignedIn): Promise<void>;
  /** Notes that an administrator looks at others' data; without the note there is no look. */
  onAdminLook(request: FastifyRequest, session: SignedIn): Promise<void>;
  /** Checks answers against the contract too; on in tests. */
  checkAnswers: boolean;
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { error: zodMessage });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  const [text] = Object.values(fields);
  throw common('request.invalid', text === undefined ? { fields } : { fields, text });
}

/** Adds routes that take bodies of every type and leave them unread. */
function unread(app: FastifyInstance, add: (to: FastifyInstance) => void): void {
  app.register(async (apart) => {
    apart.removeAllContentTypeParsers();
    apart.addContentTypeParser('*', { parseAs: 'buffer' }, (_, _body, done) =>
      done(null, undefined),
    );
    add(apart);
  });
}

/**
 * Registers every route of a contract. Input that breaks the contract is refused before the
 * handler.
 */
export function bindContract<const C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handlers: Handlers<C>,
  binding: Binding,
): void {
  for (const [name, route] of Object.entries(contract)) {
    const handler = handlers[name] as (call: Call<Route>) => Promise<unknown>;
    const transport = route.transport ?? 'json';
    const answersItself = transport === 'stream' || transport === 'file';
    const add = (to: FastifyInstance) =>
      to.route({
        method: route.method,
        url: route.path,
        // JSON of analyses shrinks to a tenth. Streams are left alone: compression would delay
        // progress.
        compress: answersItself ? false : {},
        bodyLimit: route.maxBody ?? 100 * 1024,
        config: { transport },
        // Before the body is received: an upload without a session is not worth reading.
        onRequest: async (request) => {
          if (route.access === 'public') return;
          const session = await binding.authenticate(request);
          if (route.access === 'admin' && session.user.role !== 'admin') {
            await binding.onForbidden(request, session);
            throw common('auth.forbidden');
          }
          request.session = session;
        },
        handler: async (request, reply) => {
          const body = route.transport === 'multipart' ? undefined : request.body;
          acceptableText(body);
          acceptableText(request.query);
          const input = {
            params: parse(route.params, request.params),
            query: parse(route.query, request.query),
            body: parse(route.body, body),
          };
          const { session } = request;
          if (route.access === 'admin' && route.method === 'GET' && session !== null)
            await binding.onAdminLook(request, session);
          const answer = await handler({ ...input, session: session as never, request, reply });
          // Fastify's reply resolves to nothing when awaited, so it is returned as it is.
          if (answersItself) return reply;
          if (binding.checkAnswers) route.response.parse(answer);
          // As a Buffer: Node encodes a long string that is not Latin-1 several times slower.
          const json = Buffer.from(JSON.stringify(answer));
          return reply.header('content-type', 'application/json; charset=utf-8').send(json);
        },
      });
    if (transport === 'form') unread(app, add);
    else add(app);
  }
}

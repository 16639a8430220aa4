import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, a signed-in user, or an administrator. */
export type Access = 'public' | 'user' | 'admin';

/**
 * How bodies are sent. `multipart` takes one file and text fields; `stream` answers with
 * server-sent events whose `data` is `response`; `file` answers with raw bytes; `form` takes a small
 * body of any type and leaves it unread.
 */
export type Transport = 'json' | 'multipart' | 'stream' | 'file' | 'form';

export interface Route {
  method: Method;
  /** As in the specification, parameters as `:name`. */
  path: `/api/${string}`;
  summary: string;
  access: Access;
  transport?: Transport;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType | undefined;
  response: z.ZodType;
  /** Largest JSON body in bytes; 100 kB by default. */
  maxBody?: number;
}

/** A named group of routes, one per feature. */
export type Contract = Record<string, Route>;

export function defineContract<const C extends Contract>(contract: C): C {
  return contract;
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

export type BodyInput<R extends Route> = InputOf<R['body']>;
export type BodyOutput<R extends Route> = OutputOf<R['body']>;
export type ParamsInput<R extends Route> = InputOf<R['params']>;
export type ParamsOutput<R extends Route> = OutputOf<R['params']>;
export type QueryInput<R extends Route> = InputOf<R['query']>;
export type QueryOutput<R extends Route> = OutputOf<R['query']>;
export type ResponseInput<R extends Route> = z.input<R['response']>;
export type ResponseOutput<R extends Route> = z.output<R['response']>;

/** Puts `params` into a route's path: `/api/documents/:id` → `/api/documents/7`. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Path ${path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}

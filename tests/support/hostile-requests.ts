import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { z } from 'zod';
import type { Route } from '#contract/route.ts';
import { multipart } from './app.ts';

/** Texts that have broken software before. */
export const naughty = JSON.parse(
  readFileSync(new URL('../fixtures/strings/blns.json', import.meta.url), 'utf8'),
) as string[];

export interface HostileRequest {
  route: Route;
  path: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

const nested = (depth: number): unknown => (depth === 0 ? null : [nested(depth - 1)]);

const oddValue = fc.oneof(
  fc.constantFrom(...naughty),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom('\u0000', 'a\u0000b', '\ud800', '\udc00\ud800', '../..', "' or 1=1 --"),
  fc.constantFrom(9e99, -0, 2 ** 53, 1e-320, null, true, nested(31), nested(40), nested(2000)),
);

/** What a caller who has read the schema would send. */
function proper(schema: JsonSchema): fc.Arbitrary<unknown> {
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map((one) => nearly(one as JsonSchema)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.format === 'email') return fc.emailAddress();
  if (schema.format === 'uuid') return fc.uuid();
  switch (schema.type) {
    case 'object':
      return schema.properties
        ? fc.record(
            Object.fromEntries(
              Object.entries(schema.properties).map(([key, inner]) => [
                key,
                nearly(inner as JsonSchema),
              ]),
            ),
            { requiredKeys: [] },
          )
        : fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('0', '1')), oddValue);
    case 'array':
      return fc.array(nearly((schema.items ?? {}) as JsonSchema), { maxLength: 5 });
    case 'string':
      return fc.string({ maxLength: 40 });
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 10 }), fc.double());
    case 'boolean':
      return fc.boolean();
    default:
      return oddValue;
  }
}

/** The same with something odd in one place of ten. */
function nearly(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: proper(schema) }, { weight: 1, arbitrary: oddValue });
}

const like = (schema: z.ZodType | undefined) =>
  schema
    ? nearly(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
    : oddValue;

/** JSON in full, cut off, or hardly JSON at all. */
const written = (value: unknown, cut: number) => {
  const text = JSON.stringify(value);
  return cut < 0.95 ? text : text.slice(0, Math.floor(text.length * (cut - 0.95) * 20));
};

/** Not String(): an object may bring a `toString` that is none. */
const asText = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed().slice(0, 300);

function jsonRequest(route: Route): fc.Arbitrary<Pick<HostileRequest, 'headers' | 'payload'>> {
  const fraction = fc.double({ min: 0, max: 1, noNaN: true });
  return fc.tuple(like(route.body), fraction).map(([body, cut]) => ({
    headers: { 'content-type': 'application/json' },
    ...(route.method === 'GET' ? {} : { payload: written(body, cut) }),
  }));
}

const fileRequest = fc.tuple(oddValue, oddValue, oddValue).map(([name, category, bytes]) => {
  const file = { name: asText(name), bytes: asText(bytes) };
  return multipart(file, { category: asText(category) });
});

/** Calls of one route: near what it takes, with `ids` that exist now and then. */
export function hostileRequest(route: Route, ids: string[]): fc.Arbitrary<HostileRequest> {
  const id = fc.oneof(
    { weight: 8, arbitrary: oddValue.map(asText) },
    { weight: 2, arbitrary: fc.constantFrom(...ids, 'F1') },
  );
  const query = fc.dictionary(fc.constantFrom('from', 'since', 'x', '__proto__'), id, {
    maxKeys: 2,
  });
  const content =
    route.transport === 'multipart'
      ? fc.oneof(jsonRequest(route), fileRequest)
      : jsonRequest(route);
  return fc.tuple(id, id, query, content).map(([first, second, asked, sent]) => {
    const path = [first, second].reduce<string>(
      (filled, value) => filled.replace(/:\w+/, () => encodeURIComponent(value)),
      route.path,
    );
    const search = new URLSearchParams(asked).toString();
    return { route, path: search === '' ? path : `${path}?${search}`, ...sent };
  });
}

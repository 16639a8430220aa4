import { z } from 'zod';

/** Where an answer may have its result (SPEC section 7); one without any of them is the result. */
const places = ['results', 'analysis', 'result'] as const;

const head = z.object({
  id: z.string().catch(''),
  analysisType: z.string().catch(''),
  createdAt: z.string().catch(''),
  documentId: z.string().nullable().catch(null),
  sample: z.boolean().catch(false),
});

type Body = Record<string, unknown>;

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an answer holds: the analysis around the result, where there is one, and the result. */
function parted(answer: unknown): { around: unknown; result: unknown } {
  if (!isBody(answer)) return { around: {}, result: answer };
  const place = places.find((name) => answer[name] !== undefined);
  if (place === undefined) return { around: answer, result: answer };
  const inner = answer[place];
  // An analysis may be sent whole under its name.
  return isBody(inner) && inner.result !== undefined
    ? { around: inner, result: inner.result }
    : { around: answer, result: inner };
}

/**
 * An analysis of any origin, with its result in the page's shape; null where there is none. One without an id has an
 * empty one: it is not stored with us.
 */
export function anyAnalysis<Result>(
  answer: unknown,
  shape: (result: unknown) => Result,
  now: string,
) {
  const { around, result } = parted(answer);
  if (result == null || (isBody(result) && Object.keys(result).length === 0)) return null;
  const known = head.parse(isBody(around) ? around : {});
  return { ...known, createdAt: known.createdAt || now, result: shape(result) };
}

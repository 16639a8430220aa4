import type { CellProblem } from '../../table/understanding.ts';
import { isObject, JsonNumber, type JsonObject, type JsonValue } from './value.ts';

/** How programming interfaces name what stands around one page of a list: letters alone, in lower case. */
const aroundPage =
  /^(?:meta.*|hasmore|next.*|prev.*|links?|page.*|perpage|currentpage|totalpages|pagination)$/;
const besidePage = /^(?:object|url|count|limit|offset|total.*|firstid|lastid|success|status)$/;

const lettersOf = (key: string) => key.toLowerCase().replace(/[^a-z]/g, '');

/** `[{"meta": …, "data": […]}, {"meta": …, "data": […]}]`: the records of pages laid in one list. */
export function withoutPages(values: readonly JsonValue[]): JsonValue[] {
  const pages = values.map((value) => (isObject(value) ? pageIn(value) : null));
  return pages.every((page) => page !== null) ? pages.flat() : [...values];
}

function pageIn(object: JsonObject): JsonValue[] | null {
  const keys = Object.keys(object);
  const lists = keys.filter((key) => Array.isArray(object[key]));
  const around = keys.filter((key) => !lists.includes(key)).map(lettersOf);
  const [only = ''] = lists;
  const list = object[only];
  if (lists.length !== 1 || !Array.isArray(list) || !list.every(isObject)) return null;
  const isPage = around.some((key) => aroundPage.test(key));
  return isPage && around.every((key) => aroundPage.test(key) || besidePage.test(key))
    ? list
    : null;
}

/** That a file says itself that it is one page of several: what is shown of it is not all. */
export function onePageOfMany(value: JsonValue): CellProblem[] {
  if (!isObject(value)) return [];
  const near = Object.values(value).filter(isObject);
  const found = [value, ...near].map(pagesIn).find((pages) => pages !== null);
  if (!found) return [];
  const text = `Filen säger själv att den är en del av en längre lista (${found}). Siffrorna gäller bara den delen; hämta alla sidor om du vill ha med resten.`;
  return [{ row: 1, column: 'Hela filen', found, text }];
}

function pagesIn(object: JsonObject): string | null {
  const numbers = new Map(
    Object.entries(object).map(([key, value]) => [
      lettersOf(key),
      value instanceof JsonNumber ? Number(value.text) : 0,
    ]),
  );
  const pages = numbers.get('totalpages') ?? numbers.get('totalnumberofpages') ?? 0;
  if (pages > 1) return `sida ${numbers.get('currentpage') ?? 1} av ${pages}`;
  const hasMore = Object.entries(object).find(([key]) => lettersOf(key) === 'hasmore');
  return hasMore?.[1] === true ? 'mer finns' : null;
}

import type { Choices } from './choices.ts';

export type Json = null | string | number | boolean | Json[] | { [key: string]: Json };
export type Fields = Record<string, Json>;

/** How an interface writes amounts. */
interface Written {
  /** In öre. */
  isOre?: boolean;
  /** As text. */
  isText?: boolean;
}

/** Summer time, roughly as the European Union has it. */
const zoneOf = (day: string) => (day.slice(5) >= '03-31' && day.slice(5) < '10-26' ? 2 : 1);

/** A day as an interface writes it; in the time of the world it may be the evening before. */
export function dayOf(choices: Choices, day: string, time: string): Json {
  const zone = zoneOf(day);
  const at = (hours: string) => Date.parse(`${day}T${hours}Z`) - zone * 3_600_000;
  switch (
    choices.pick(
      'days of the interface',
      ['day', 'midnight', 'offset', 'utc', 'local midnight in utc', 'epoch'] as const,
      [4, 2, 2, 2, 1, 1],
    )
  ) {
    case 'day':
      return day;
    case 'midnight':
      return `${day}T00:00:00`;
    case 'offset':
      return `${day}T${time}+0${zone}:00`;
    case 'utc':
      return `${new Date(at(time)).toISOString().slice(0, 19)}Z`;
    case 'local midnight in utc':
      return new Date(at('00:00:00')).toISOString();
    case 'epoch':
      return Math.floor(at(time) / 1000);
  }
}

/** An amount as the interface writes it: a number, a text, or whole öre. */
export const amountsAs =
  (choices: Choices, names: Written) =>
  (ore: number): Json => {
    if (names.isOre) return ore;
    const asText = names.isText === true || choices.chance('amounts as text', 0.15);
    return asText ? (ore / 100).toFixed(2) : ore / 100;
  };

/** A field with its name; none where the interface does not have it. */
export const named = (name: string | undefined, value: Json): Fields =>
  name === undefined ? {} : { [name]: value };

/** What stands around the list. */
export function wrapped(choices: Choices, list: string, records: Fields[]): string {
  const half = Math.ceil(records.length / 2);
  const page = (part: Fields[], n: number): Fields => ({
    Meta: { CurrentPage: n, PageSize: half, TotalNumberOfPages: 2 },
    [list]: part,
  });
  switch (
    choices.pick(
      'around the list',
      ['list', 'object', 'meta', 'has more', 'lines', 'pages', 'each wrapped'] as const,
      [3, 3, 2, 1, 2, 1, 1],
    )
  ) {
    case 'list':
      return JSON.stringify(records, null, 1);
    case 'object':
      return JSON.stringify({ [list]: records });
    case 'meta':
      return JSON.stringify({
        MetaInformation: { '@TotalResources': records.length, '@TotalPages': 1, '@CurrentPage': 1 },
        [list]: records,
      });
    case 'has more':
      return JSON.stringify({ object: 'list', [list]: records, has_more: false, url: '/v1' });
    case 'lines':
      return records.map((record) => JSON.stringify(record)).join('\n');
    case 'pages':
      return JSON.stringify([page(records.slice(0, half), 1), page(records.slice(half), 2)]);
    case 'each wrapped':
      return JSON.stringify(records.map((record) => ({ Invoice: record })));
  }
}

import { plainText } from './goals/wording.ts';

/** How many actions the company can carry out. */
export interface Capacity {
  shortTerm: number;
  longTerm: number;
  /** The owner works alone. */
  alone: boolean;
}

const alone = /(?<!\p{L})(bara jag|själv|ensam|1 person|en person)(?!\p{L})/u;
const scarce =
  /(?<!\p{L})(inga resurser|begränsade?|ont om|knapp(t|a)?|lite tid|ingen (?:extra )?tid|inte (?:så )?mycket tid|inte tid)(?!\p{L})/u;
const hours = /(\d{1,3})(?:\s*(?:-|–|till)\s*\d{1,3})?\s*(?:timmar|timme|tim|h)(?!\p{L})/u;
const persons = /(\d{1,4})\s*(?:personer|anställda|medarbetare|heltid)/u;

const FEW_HOURS = 5;
const MANY_PERSONS = 10;

/** Reads the answer on resources, with the profile's number of employees if given. */
export function capacity(resources: string, employees: number | null): Capacity {
  const text = plainText(resources);
  const perWeek = Number(hours.exec(text)?.[1] ?? Number.NaN);
  const people = Number(persons.exec(text)?.[1] ?? employees ?? Number.NaN);
  const one = alone.test(text) || people <= 1;
  if (one || scarce.test(text) || perWeek <= FEW_HOURS)
    return { shortTerm: 3, longTerm: 2, alone: one };
  if (people >= MANY_PERSONS) return { shortTerm: 5, longTerm: 4, alone: false };
  return { shortTerm: 4, longTerm: 3, alone: false };
}

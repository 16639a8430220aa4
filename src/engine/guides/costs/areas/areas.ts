import type { BusinessId } from '../../../business/business.ts';
import { capital } from '../../../text/swedish.ts';
import type { AreaAdvice, AreaRow, AreaTrait } from './area.ts';
import { equipmentAreas } from './equipment.ts';
import { financeAreas, unplacedArea } from './finance.ts';
import { goodsAreas } from './goods.ts';
import { marketAreas } from './market.ts';
import { premisesAreas } from './premises.ts';
import { serviceAreas } from './services.ts';
import { staffAreas } from './staff.ts';
import { technologyAreas } from './technology.ts';
import { transportAreas } from './transport.ts';

const TABLE = [
  ...goodsAreas,
  ...premisesAreas,
  ...technologyAreas,
  ...serviceAreas,
  ...marketAreas,
  ...transportAreas,
  ...equipmentAreas,
  ...staffAreas,
  ...financeAreas,
  unplacedArea,
];

export type Area = (typeof TABLE)[number]['name'];

/** All cost areas. Every cost row belongs to exactly one. */
export const AREAS: readonly AreaRow<Area>[] = TABLE;

const BY_NAME = new Map<string, AreaRow<Area>>(AREAS.map((row) => [row.name, row]));

const RANGES = AREAS.flatMap(({ name, accounts }) =>
  accounts.map(([from, to]) => ({ name, from, to })),
).sort((a, b) => a.to - a.from - (b.to - b.from));

/** The area of a BAS account; null where the number is not a BAS cost account. */
export function areaOfAccount(account: string): Area | null {
  if (!/^[4-8]\d{3,7}$/.test(account)) return null;
  const number = Number(account.slice(0, 4));
  return RANGES.find(({ from, to }) => number >= from && number <= to)?.name ?? null;
}

/** The accounts of an area in text form: `4600–4699`. */
export function accountsOf(area: Area): string {
  return (BY_NAME.get(area)?.accounts ?? []).map(([from, to]) => `${from}–${to}`).join(', ');
}

export function areaHas(area: string, trait: AreaTrait): boolean {
  return BY_NAME.get(area)?.traits?.includes(trait) ?? false;
}

/** What may be advised on an area; undefined where nothing is. */
export const adviceOn = (area: string): AreaAdvice | undefined => BY_NAME.get(area)?.advice;

/** What decides the cost of an area, however even its months: `följer hur mycket ni kör`; null where nothing that varies does. */
export function variesBy(area: string): string | null {
  return BY_NAME.get(area)?.variesBy ?? null;
}

/** What an area that follows sales follows: `följer inköp och försäljning`; null where it does not. */
export function followsIn(area: string): string | null {
  if (!areaHas(area, 'followsSales')) return null;
  return BY_NAME.get(area)?.follows ?? 'följer inköp och försäljning';
}

/** How an area is called inside a sentence in a kind of business. */
function called(area: string, business: BusinessId | null) {
  const row = BY_NAME.get(area) ?? unplacedArea;
  return (business && row.calledIn?.[business]) ?? row;
}

/** The area inside a sentence: `lokalkostnaden`, of a landlord `fastighetskostnaden`. */
export const theCostOf = (area: string, business: BusinessId | null): string =>
  called(area, business).the;

/** The area as a heading, where the kind of business calls it something of its own: `Fastigheten`; null where it does not. */
export function headingOf(area: string, business: BusinessId | null): string | null {
  const own = business === null ? undefined : BY_NAME.get(area)?.calledIn?.[business];
  return own === undefined ? null : capital(own.what);
}

/** What to do where a supplier in the area costs more; null where invoices say it. */
export function dearerIn(area: string | null, business?: BusinessId): string | null {
  const row = BY_NAME.get(area ?? '');
  return (business && row?.dearerOf?.[business]) ?? row?.dearer ?? null;
}

/** What the area is spent on: `lokaler`, of a landlord `fastigheten`. */
export const whatOf = (area: string, business: BusinessId | null): string =>
  called(area, business).what;

import type { Fact } from '../../facts/fact.ts';
import type { Period } from '../../table/period.ts';
import { measuresIn, measuresOf } from './measures.ts';
import { isFigure, type Reference, type Statement } from './statement.ts';

/** Whom a place in a text is about, by kind; null where several are named there. */
export type Scope = ReadonlyMap<string, string | null>;

/** What a figure is bound to in a sentence: the name, the period or the measure beside it is another's. */
export interface BindingBreach {
  kind: 'name' | 'period' | 'measure';
  found: string;
}

const unnamed = new Set(['ratio']);
/** Known by where a text stands: the advice or goal that it is about. */
const byPlace = new Set(['advice', 'goal']);
const ofCalendar = new Set(['month', 'weekday', 'year', 'areaMonth']);
const TOTAL =
  /(?<!\p{L})(?:total\p{L}{0,3}|sammanlagt|tillsammans|hela|alla|allt|mot|snitt|snittet|jämfört|företaget)(?!\p{L})/iu;
const PAST =
  /(?<!\p{L})(?:förra|förut|föregående|tidigare|innan|före|fjol|mot|från|jämför\p{L}{0,12}|dessförinnan|då)(?!\p{L})/iu;
const IS =
  /(\p{L}{4,30})\s(?:är|var|blev|uppgår till|uppgick till|ligger på|låg på|landar på)\s\*{0,2}$/u;

/** Whose the figure is; null where it is the whole file's. */
export function ownerOf({ subject }: Fact): string | null {
  return subject === null || unnamed.has(subject.kind) ? null : subject.name;
}

const samePeriod = (a: Period | null, b: Period | null) =>
  a !== null && b !== null && a.from === b.from && a.to === b.to;

/** The nearest of `marks` before or after `at`, with no figure in between that `parts`. */
function beside(
  sequence: readonly Reference[],
  at: number,
  step: 1 | -1,
  isMark: (each: Reference) => boolean,
  parts: (each: Reference) => boolean,
): Reference | null {
  for (let index = at + step; ; index += step) {
    const each = sequence[index];
    if (each === undefined || (isFigure(each) && parts(each))) return null;
    if (isMark(each)) return each;
  }
}

function nameBreach(
  { text, references, plain }: Statement,
  at: number,
  scope: Scope,
): string | null {
  const figure = references[at];
  if (figure === undefined) return null;
  const owner = ownerOf(figure.fact);
  const kind = figure.fact.subject?.kind;
  const isName = ({ place, fact }: Reference) =>
    place.form === 'name' && (owner === null || fact.subject?.kind === kind);
  const parts = (each: Reference) => ownerOf(each.fact) !== owner;
  const before = beside(references, at, -1, isName, parts);
  const after = beside(references, at, 1, isName, parts);
  const names = [before, after].flatMap((each) => (each === null ? [] : [ownerOf(each.fact)]));
  if (owner === null) {
    const from = before?.place.end ?? 0;
    if (before === null || TOTAL.test(text.slice(from, figure.place.end + 30))) return null;
    return figure.fact.kind === 'computed' && !measuresIn(text.slice(from, figure.place.start)).size
      ? before.place.text
      : null;
  }
  // Of whatever kind: `Eken (5 000 kr)` and `Eken med 5 000 kr` are Eken's, be it a customer or a product.
  const last = references[at - 1];
  if (last?.place.form === 'name' && ownerOf(last.fact) !== owner) {
    const between = text.slice(last.place.end, figure.place.start);
    if (/^(?:[\s(”"*:–-]{0,4}|\*{0,2}\smed\s)$/u.test(between)) return figure.place.text;
  }
  if (names.includes(owner)) return null;
  const others = references.some(
    ({ fact }) => fact.subject?.kind === kind && ownerOf(fact) !== owner,
  );
  if (plain.has(owner)) return others ? figure.place.text : null;
  const anyName = references.some(isName) || plain.size > 0;
  return anyName || scope.get(kind ?? '') !== owner ? figure.place.text : null;
}

function periodBreach({ text, references }: Statement, at: number): string | null {
  const figure = references[at];
  if (figure === undefined || figure.fact.period === null) return null;
  const { period, key } = figure.fact;
  const isPeriod = ({ place }: Reference) => place.form === 'period';
  if (!references.some(isPeriod))
    return /previous/i.test(key) && !PAST.test(text) ? figure.place.text : null;
  const parts = (each: Reference) => !samePeriod(each.fact.period, period);
  const marks = [
    beside(references, at, -1, isPeriod, parts),
    beside(references, at, 1, isPeriod, parts),
  ].filter((each) => each !== null);
  if (marks.length === 0) return /previous|current/i.test(key) ? figure.place.text : null;
  return marks.some((each) => samePeriod(each.fact.period, period)) || coversAll(figure, marks)
    ? null
    : figure.place.text;
}

/** A change between two periods may stand beside either of them. */
function coversAll({ fact }: Reference, marks: readonly Reference[]): boolean {
  if (fact.unit === 'percentagePoints') return true;
  const isOfCalendar = ofCalendar.has(fact.subject?.kind ?? '');
  return isOfCalendar && marks.some((mark) => within(fact.period, mark.fact.period));
}

function within(inner: Period | null, outer: Period | null): boolean {
  return inner !== null && outer !== null && inner.from >= outer.from && inner.to <= outer.to;
}

/** `från A till B` where A is the later. */
function turnedAround({ text, references }: Statement): string | null {
  for (const [at, from] of references.entries()) {
    const to = references[at + 1];
    if (to === undefined || !isFigure(from) || !isFigure(to)) continue;
    if (!/från\s\*{0,2}$/u.test(text.slice(0, from.place.start))) continue;
    if (!/^\*{0,2}\still\s\*{0,2}$/u.test(text.slice(from.place.end, to.place.start))) continue;
    const [first, last] = [from.fact.period, to.fact.period];
    if (first !== null && last !== null && first.from > last.from) return from.place.text;
  }
  return null;
}

function measureBreach({ text }: Statement, { place, fact }: Reference): string | null {
  const noun = IS.exec(text.slice(Math.max(0, place.start - 60), place.start))?.[1];
  if (noun === undefined) return null;
  const [named, own] = [measuresIn(noun), measuresOf(fact)];
  const agrees = [...named].some((each) => own.has(each));
  return named.size > 0 && own.size > 0 && !agrees ? `${noun} ${place.text}` : null;
}

const marksOf = ({ references }: Statement) =>
  references.map(
    ({ place: { factId, form } }) => `${factId} ${form === 'magnitude' ? 'figure' : form}`,
  );

/** The rules bind the same names, periods and figures in the same order, and speak of the same in plain words. */
function sameReferences(statement: Statement, rule: Statement): boolean {
  const [own, theirs] = [marksOf(statement), marksOf(rule)];
  const isSame = own.length === theirs.length && own.every((mark, at) => mark === theirs[at]);
  const isOfSame =
    statement.plain.size === rule.plain.size &&
    [...statement.plain].every((name) => rule.plain.has(name));
  const quotes = quotedIn(statement).every((quote) => quotedIn(rule).includes(quote));
  return own.length > 0 && isSame && isOfSame && quotes && hasName(statement);
}

/** What stands in quotation marks, such as the title of an advice. */
const quotedIn = ({ text }: Statement): string[] => text.match(/[”"][^”"]{1,120}[”"]/g) ?? [];

/** A sentence that names nobody is bound by its place alone, which another's is not. */
function hasName(statement: Statement): boolean {
  const { references, plain } = statement;
  const isQuoted = quotedIn(statement).length > 0;
  const owned = references.filter(
    ({ fact }) => ownerOf(fact) !== null && !(isQuoted && byPlace.has(fact.subject?.kind ?? '')),
  );
  // A financial year is named by its period.
  const isNamed = ({ place, fact }: Reference) =>
    place.form === 'name' || (place.form === 'period' && fact.subject?.kind === 'year');
  return owned.length === 0 || plain.size > 0 || owned.some(isNamed);
}

/** Figures of a sentence that stand beside another's name, another period or another measure. */
export function bindingBreaches(
  statement: Statement,
  scope: Scope,
  rules: readonly Statement[] = [],
): BindingBreach[] {
  const isAsRules = rules.some((rule) => sameReferences(statement, rule));
  const breaches: BindingBreach[] = [];
  const add = (kind: BindingBreach['kind'], found: string | null) => {
    if (found !== null) breaches.push({ kind, found });
  };
  for (const [at, each] of statement.references.entries()) {
    if (!isFigure(each)) continue;
    if (!isAsRules) {
      add('name', nameBreach(statement, at, scope));
      add('period', periodBreach(statement, at));
    }
    add('measure', measureBreach(statement, each));
  }
  add('period', turnedAround(statement));
  return breaches;
}

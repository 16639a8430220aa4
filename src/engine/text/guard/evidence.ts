import { compare, decimal, sign } from '../../facts/decimal.ts';
import type { Fact } from '../../facts/fact.ts';
import { claimsNothing } from './assertion.ts';
import { ownerOf } from './bindings.ts';
import type { ClaimKind } from './claim-words.ts';
import { type Claim, isFigure, type Reference, type Statement } from './statement.ts';

/** What claims are held against: the facts, and what the rules' writer has said of them. */
export interface Evidence {
  facts: ReadonlyMap<string, Fact>;
  changes: ReadonlySet<string>;
  /** The sentences of the rules' own draft. */
  rules: readonly Statement[];
}

const size = ({ value }: Fact) => decimal(value);
const figuresOf = (statement: Statement) => statement.references.filter(isFigure);
const idsOf = ({ references }: Statement) => references.map(({ fact }) => fact.id);

/** Words with no content of their own, by their first letters. */
const EMPTY =
  /^(främst|mest|framför|delvis|huvudsak|bland|annat|också|samtidigt|fråga|detta|denna|dessa|deras|under|efter|mellan|jämfört|period|perioden)/;
const STEM = 5;

/** The beginnings of the words that carry content. */
function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return words.filter((word) => !EMPTY.test(word)).map((word) => word.slice(0, STEM));
}

const clauseAfter = (text: string, at: number) =>
  (
    text
      .slice(at)
      .replace(/\{\{[^{}]{0,24}\}\}/g, ' ')
      .split(/[.;:!?]/, 1)[0] ?? ''
  ).trim();

/**
 * Whether the rules say the same: of the same facts or more, or where neither has any, with no content word that
 * theirs does not have.
 */
function saidByRules(
  statement: Statement,
  claim: Claim,
  rules: readonly Statement[],
  isSame: (other: Claim) => boolean = () => true,
): boolean {
  const ids = idsOf(statement);
  const stems = ids.length > 0 ? [] : stemsOf(statement.text);
  return rules.some((rule) => {
    const known = new Set(idsOf(rule));
    const hasClaim = rule.claims.some(
      (each) => each.kind === claim.kind && each.value === claim.value && isSame(each),
    );
    if (!hasClaim || [...statement.plain].some((name) => !rule.plain.has(name))) return false;
    if (ids.length > 0) return ids.every((id) => known.has(id));
    const words = new Set(stemsOf(rule.text));
    return known.size === 0 && stems.length > 0 && stems.every((stem) => words.has(stem));
  });
}

/** A cause is the rules' own: the same facts, and no content word that theirs does not have. */
function causeIsKnown(statement: Statement, claim: Claim, rules: readonly Statement[]): boolean {
  const reason = stemsOf(clauseAfter(statement.text, claim.at + claim.word.length));
  const ids = idsOf(statement);
  return rules.some((rule) => {
    if (!rule.claims.some(({ kind }) => kind === 'cause')) return false;
    const [known, words] = [new Set(idsOf(rule)), new Set(stemsOf(rule.text))];
    const carried = ids.every((id) => known.has(id)) && reason.every((stem) => words.has(stem));
    return carried && (ids.length > 0 || reason.length > 0);
  });
}

const familyOf = ({ key }: Fact) => key.slice(0, key.lastIndexOf('.'));

/** `från A till B`: what the two figures themselves say, and where; of two figures of one kind. */
function movedBetween({ text, references }: Statement): { at: number; sign: number } | null {
  for (const [at, from] of references.entries()) {
    const to = references[at + 1];
    if (to === undefined || !isFigure(from) || !isFigure(to)) continue;
    const between = text.slice(from.place.end, to.place.start);
    const isFrom = /från\s\*{0,2}$/u.test(text.slice(0, from.place.start));
    if (!isFrom || !/^\S{0,2}\still\s/u.test(between)) continue;
    if (familyOf(from.fact) !== familyOf(to.fact)) return null;
    return { at: from.place.start, sign: compare(size(to.fact), size(from.fact)) };
  }
  return null;
}

const REACH_AFTER = 90;
const REACH_BEFORE = 50;

/** Whether a change of the word's own direction stands beside it. */
function isBesideChange(statement: Statement, claim: Claim, changes: ReadonlySet<string>): boolean {
  const wanted = claim.value === 'up' ? 1 : -1;
  const others = statement.claims.filter(({ kind, at }) => kind === 'direction' && at !== claim.at);
  return figuresOf(statement).some(({ place, fact }) => {
    if (!changes.has(fact.key) || sign(size(fact)) === -wanted) return false;
    const [from, to] = [Math.min(place.start, claim.at), Math.max(place.start, claim.at)];
    const reach = place.start > claim.at ? REACH_AFTER : REACH_BEFORE;
    return to - from <= reach && !others.some(({ at }) => at > from && at < to);
  });
}

function directionHolds(statement: Statement, claim: Claim, evidence: Evidence): boolean {
  const wanted = claim.value === 'up' ? 1 : -1;
  const moved = movedBetween(statement);
  const before = statement.claims.filter(
    ({ kind, at }) => kind === 'direction' && at < (moved?.at ?? 0),
  );
  if (moved !== null && before.at(-1) === claim) return Math.sign(moved.sign) === wanted;
  if (isBesideChange(statement, claim, evidence.changes)) return true;
  const isSameWord = ({ word }: Claim) => word.slice(0, 4) === claim.word.slice(0, 4);
  if (saidByRules(statement, claim, evidence.rules, moved === null ? undefined : isSameWord))
    return true;
  if (statement.references.length > 0 || statement.plain.size > 0) return false;
  if (statement.measures.size === 0) return !isStated(claim);
  const of = (value: string) =>
    evidence.rules.some(
      (rule) =>
        rule.claims.some((each) => each.kind === 'direction' && each.value === value) &&
        rule.references.every(({ fact }) => ownerOf(fact) === null) &&
        [...statement.measures].every((measure) => rule.measures.has(measure)),
    );
  return of(claim.value) && !of(claim.value === 'up' ? 'down' : 'up');
}

/** A form that states what has happened, not what to strive for. */
function isStated({ word }: Claim): boolean {
  return !/^(dyrare|billigare|växande|stigande|fallande|sjunkande|lyft|ökning|minskning)/i.test(
    word,
  );
}

/** Facts of one kind in kronor, largest first: lists are cut from below, so the top of them is the top of all. */
function ranking({ facts }: Evidence, { key, subject }: Fact): string[] {
  return [...facts.values()]
    .filter((fact) => fact.key === key && fact.subject?.kind === subject?.kind)
    .sort((a, b) => compare(size(b), size(a)))
    .map(({ subject: each }) => each?.name ?? '');
}

function rankHolds(statement: Statement, claim: Claim, evidence: Evidence): boolean {
  const about = statement.references.filter(({ fact }) => ownerOf(fact) !== null);
  if (saidByRules(statement, claim, evidence.rules)) return true;
  if (about.length === 0 && statement.plain.size === 0) return figuresOf(statement).length === 0;
  const [first] = about;
  if (claim.value !== 'top' || first === undefined || statement.plain.size > 0) return false;
  if (statement.claims.some(({ kind, value }) => kind === 'rank' && value !== 'top')) return false;
  const { fact } = first;
  if (fact.unit !== 'SEK' || evidence.changes.has(fact.key)) return false;
  if (!/revenue$|total$/i.test(fact.key)) return false;
  if (!/störst|mest|högst|topp|ettan?$/i.test(claim.word)) return false;
  const names = new Set(about.map((each) => ownerOf(each.fact)));
  const top = ranking(evidence, fact).slice(0, names.size);
  return about.every((each) => each.fact.key === fact.key) && top.every((name) => names.has(name));
}

function comparisonHolds(statement: Statement, claim: Claim, evidence: Evidence): boolean {
  const isAbout = statement.references.length > 0 || statement.plain.size > 0;
  if (!isAbout) return true;
  if (saidByRules(statement, claim, evidence.rules)) return true;
  const before = statement.references.filter(({ place }) => place.end <= claim.at).at(-1)?.fact;
  const after = statement.references.find(({ place }) => place.start > claim.at)?.fact;
  if (before === undefined || after === undefined || statement.plain.size > 0) return false;
  if (before.unit !== after.unit || before.key !== after.key) return false;
  if (/(?:snabb|stark|svag|lång|dyr|billig)/i.test(claim.word)) return false;
  const order = Math.sign(compare(size(before), size(after)));
  return order === { more: 1, less: -1, same: 0 }[claim.value];
}

const HEDGE =
  /(?<!\p{L})(?:troligen|lågt|högt|mellan|upp till|kan|uppskatt\p{L}*|antag\p{L}*|ungefär|räkn\p{L}*|möjlig\p{L}*|bedöm\p{L}*)(?!\p{L})/iu;

/** How far after the word its effect may stand. */
const PROMISE_REACH = 40;

function promiseHolds(statement: Statement, claim: Claim, { rules }: Evidence): boolean {
  if (/^(garanter|utan)/i.test(claim.word)) return false;
  if (/tjänar/i.test(claim.word) && figuresOf(statement).length === 0) return true;
  const isSame = ({ word }: Claim) => word === claim.word;
  if (saidByRules(statement, claim, rules, isSame)) return true;
  const end = claim.at + claim.word.length;
  const isEffect = ({ place, fact }: Reference) =>
    fact.key.startsWith('advice.') && place.start >= end && place.start - end < PROMISE_REACH;
  return figuresOf(statement).some(isEffect) && HEDGE.test(statement.text);
}

function noneHolds(statement: Statement, claim: Claim, evidence: Evidence): boolean {
  const isAbout = statement.references.length > 0 || statement.plain.size > 0;
  if (!isAbout && statement.measures.size === 0) return true;
  if (figuresOf(statement).some(({ fact }) => sign(size(fact)) === 0)) return true;
  if (saidByRules(statement, claim, evidence.rules)) return true;
  if (!/^sakna/i.test(claim.word)) return false;
  const missing = stemsOf(statement.text);
  return evidence.rules.some((rule) => {
    const words = new Set(stemsOf(rule.text));
    return (
      rule.claims.some(({ word }) => /^sakna/i.test(word)) &&
      missing.every((stem) => words.has(stem))
    );
  });
}

const isAverage = ({ key, label, source }: Fact) =>
  /average|mean|perMonth|perDay/i.test(key) ||
  /snitt|medel|per månad|per dag/i.test(`${label} ${source.formula}`);

/** A month in plain words is not bound to a figure: the rules must name it of the same facts. */
function monthHolds(statement: Statement, claim: Claim, { rules }: Evidence): boolean {
  if (statement.references.length === 0 && statement.measures.size === 0) return true;
  const isSame = ({ word }: Claim) => word.toLowerCase() === claim.word.toLowerCase();
  return saidByRules(statement, claim, rules, isSame);
}

const holds: Record<ClaimKind, (s: Statement, claim: Claim, evidence: Evidence) => boolean> = {
  direction: directionHolds,
  rank: rankHolds,
  comparison: comparisonHolds,
  cause: (statement, claim, { rules }) => causeIsKnown(statement, claim, rules),
  promise: promiseHolds,
  none: noneHolds,
  share: (statement, claim, { rules }) =>
    (statement.references.length === 0 && statement.measures.size === 0) ||
    saidByRules(statement, claim, rules),
  average: (statement, claim, { rules }) =>
    figuresOf(statement).some(({ fact }) => isAverage(fact)) ||
    (statement.references.length > 0 && saidByRules(statement, claim, rules)),
  industry: (statement, claim, { rules }) =>
    figuresOf(statement).some(({ fact }) => fact.kind === 'benchmark') ||
    (statement.references.length > 0 && saidByRules(statement, claim, rules)),
  month: monthHolds,
};

/** The claims of a sentence that neither the facts nor the rules' own text carry. */
export function unfoundedClaims(statement: Statement, evidence: Evidence): Claim[] {
  const taken = new Set<string>();
  return statement.claims.filter((claim) => {
    if (taken.has(claim.kind) || claimsNothing(statement, claim)) return false;
    if (holds[claim.kind](statement, claim, evidence)) return false;
    taken.add(claim.kind);
    return true;
  });
}

import type { WrittenMoney } from '../../../advice/answers/amount.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { capital, listed, mention, sentences } from '../../../text/swedish.ts';
import { theCostOf, whatOf } from '../areas/areas.ts';
import { costKeys as key } from '../catalogue.ts';
import { duringText, mostlyUnplaced } from '../coverage.ts';
import type { CostAnswerContext, CostAnswerPart } from './answer-context.ts';
import { areaNamed, matchIn } from './match.ts';
import { type NamedAmount, readNamed } from './named-amounts.ts';
import { agree, eachTime, perMonthFact, writtenFact } from './written-amount.ts';

interface Check {
  facts: Fact[];
  text: string;
}

/** A monthly payment to one payee that is part of a larger area: rent beside cleaning. */
function monthlyPart(area: string, month: Fact, { book, figures }: CostAnswerContext): string {
  const names = figures.subscriptions.filter(
    (name) => figures.areaOfSubscription.get(name) === area,
  );
  const monthly = names.flatMap((name) => {
    const times = book.of(key.subscriptionPerYear, name);
    return size(times) === 12 ? (book.of(key.subscriptionAmount, name) ?? []) : [];
  });
  const [largest] = byValue(monthly);
  if (largest === undefined) return '';
  // All of it is no part of it.
  return Math.abs(size(largest) - size(month)) < 1
    ? ` till ${mention(largest)}`
    : `, varav ${mention(largest)} ${figure(largest)}`;
}

/** Compares an amount per period with the average month in the file. */
function heldAgainst(
  written: Fact,
  money: WrittenMoney,
  area: string,
  month: Fact,
  context: CostAnswerContext,
): Check {
  const what = theCostOf(area, context.figures.business);
  const inFile = `${figure(month)} i månaden${monthlyPart(area, month, context)}`;
  const perMonth = perMonthFact(written, money, context);
  if (perMonth === null)
    return {
      facts: [written],
      text: `Du skrev ${figure(written)} för ${what} utan att säga hur ofta; i filen är den ${inFile}.`,
    };
  const same = agree(perMonth, month);
  const answered = `Du skrev att ${what} är ${figure(written)} ${eachTime(money)}`;
  const converted = perMonth === written ? '' : `, alltså ${figure(perMonth)} i månaden`;
  const close = size(perMonth) === size(month) ? 'detsamma' : 'ungefär detsamma';
  const verdict = same ? `filen säger ${close}: ${inFile}` : `i filen är den ${inFile}`;
  const facts = perMonth === written ? [written] : [written, perMonth];
  return { facts, text: `${answered}${converted}; ${verdict}.` };
}

function areaCheck(area: string, money: WrittenMoney, context: CostAnswerContext): Check | null {
  const month = context.book.of(key.areaPerMonth, area);
  if (!isPositive(month)) return null;
  const written = writtenFact(money, { kind: 'area', name: area }, context);
  return heldAgainst(written, money, area, month, context);
}

/** Compares an agreement paid as often as the user wrote with its latest amount. */
function agreementCheck(
  name: string,
  money: WrittenMoney,
  context: CostAnswerContext,
): Check | null {
  const amount = context.book.of(key.subscriptionAmount, name);
  const times = context.book.of(key.subscriptionPerYear, name);
  const yearly = context.book.of(key.subscriptionYearly, name);
  if (amount === null || times === null || yearly === null) return null;
  const written = writtenFact(money, { kind: 'subscription', name }, context);
  const asPaid = Number(times.value) === (money.timesPerYear ?? Number(times.value));
  const inFile = asPaid
    ? `den senaste betalningen ${figure(amount)}`
    : `kostnaden ${figure(yearly)} per år`;
  const each = money.timesPerYear === null ? '' : ` ${eachTime(money)}`;
  const same = asPaid && agree(written, amount) ? 'stämmer det: där är' : 'är';
  return {
    facts: [written],
    text: `Du skrev ${figure(written)}${each} till ${mention(amount)}; i filen ${same} ${inFile}.`,
  };
}

/** Written after things of several areas, an amount may be of them all or of the last alone. */
function isOfSeveral({ together = [] }: NamedAmount, { book }: CostAnswerContext): boolean {
  return new Set(together.map((words) => areaNamed(words, book))).size > 1;
}

function amountCheck(named: NamedAmount, context: CostAnswerContext): Check | null {
  const { words, money } = named;
  if (money === null || isOfSeveral(named, context)) return null;
  const match = matchIn(words, context.book, context.figures);
  if (match?.kind === 'subscription') return agreementCheck(match.name, money, context);
  return match?.kind === 'area' ? areaCheck(match.name, money, context) : null;
}

/** The areas named in an answer, each once, and whether the file has them. */
function areasNamed(things: readonly NamedAmount[], { book }: CostAnswerContext) {
  const parts = things.filter(({ together }) => together === undefined);
  const areas = parts.flatMap(({ words }) => areaNamed(words, book) ?? []);
  const each = [...new Set(areas)];
  const has = (area: string) => isPositive(book.of(key.areaTotal, area));
  return { inFile: each.filter(has), lacking: each.filter((area) => !has(area)) };
}

/** With a larger percentage unclassified, a cost not found may still be in the file. */
const SURE = 5;

function lackingText(
  areas: readonly string[],
  { book, figures }: CostAnswerContext,
): string | null {
  if (areas.length === 0) return null;
  const named = listed(areas.map((area) => whatOf(area, figures.business)));
  if (size(book.get(key.areasUnplaced)) > SURE)
    return `Du nämnde ${named}, men inget i filen gick att känna igen som det.`;
  return `Du nämnde ${named}, men någon sådan kostnad finns inte i filen. Analysen räknar därför utan ${areas.length > 1 ? 'dem' : 'den'}.`;
}

/** The largest fixed cost in the file, beside the one the user named. */
function largestText(
  named: readonly string[],
  { book, figures }: CostAnswerContext,
): string | null {
  if (mostlyUnplaced(book)) return null;
  const fixed = byValue(book.all(key.areaFixed)).filter(isPositive);
  const [top] = fixed.length > 0 ? fixed : byValue(book.all(key.areaTotal));
  if (top === undefined) return null;
  const words = fixed.length > 0 ? 'fast kostnad' : 'kostnad';
  const is = theCostOf(subjectName(top), figures.business);
  const during = duringText({ figures });
  if (named.includes(subjectName(top)))
    return `${capital(is)} är mycket riktigt den största ${words === 'kostnad' ? 'kostnaden' : 'fasta kostnaden'} i filen: ${figure(top)} ${during}.`;
  const others = named.flatMap((area) => book.of(top.key, area) ?? []).filter(isPositive);
  const varying = named.filter((area) => {
    const part = book.of(key.areaFixed, area);
    return part !== null && size(part) <= 0;
  });
  const beside =
    others.length === 0
      ? ''
      : `; det du nämnde är ${listed(others.map((fact) => `${whatOf(subjectName(fact), figures.business)} med ${figure(fact)}`))}`;
  const uneven =
    varying.length === 0
      ? null
      : `Inget av ${listed(varying.map((area) => theCostOf(area, figures.business)))} räknas som fast.`;
  return sentences(`Störst ${words} i filen är ${is} med ${figure(top)}${beside}.`, uneven);
}

/** Question 1: the largest fixed costs, compared by amount if one is given, else by rank. */
export function fixedCostAnswer(answer: string, context: CostAnswerContext): CostAnswerPart {
  const things = readNamed(answer);
  const checks = things.flatMap((thing) => amountCheck(thing, context) ?? []);
  const { inFile, lacking } = areasNamed(things, context);
  const largest = checks.length === 0 ? largestText(inFile, context) : null;
  const text = sentences(largest, lackingText(lacking, context));
  return {
    facts: checks.flatMap(({ facts }) => facts),
    checks: [...checks.map((check) => check.text), ...(text === '' ? [] : [text])],
  };
}

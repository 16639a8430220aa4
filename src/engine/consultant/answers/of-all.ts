import { derive } from '../../facts/derive.ts';
import { hasValue, inPercent, over, sum, worked } from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import { figure } from '../../text/placeholder.ts';
import { figureOf, type Order } from '../tables/compute.ts';
import { of } from './words.ts';
import { selectionOf, the, type Work } from './work.ts';

/** What those that were asked for are of all. */
export const ofWhole = (work: Work, found: readonly Fact[], first: Fact, order: Order['by']) =>
  work.ask.limit !== null && order === 'most' && found.length > 1
    ? together(work, found)
    : shareOfFirst(work, first);

/** `Hur stor andel är största kunden?`: its part of the whole. */
async function shareOfFirst({ ask, asking, ...work }: Work, first: Fact): Promise<string> {
  if (!ask.share || !asking.computation.adds) return '';
  const { facts } = work.consultation;
  const whole = await figureOf(facts, asking, selectionOf(ask));
  const quotient = whole === null ? null : over(first, whole);
  if (whole === null || quotient === null || !hasValue(quotient)) return '';
  const part = derive(facts, {
    ...{ ...inPercent(quotient), subject: first.subject, period: first.period },
    key: 'ask.share',
    label: `Andel: ${asking.computation.label}`,
  });
  return ` Det är ${figure(part)} av ${figure(whole)}.`;
}

/** What those listed come to together, and their part of the whole. */
async function together(work: Work, listed: readonly Fact[]): Promise<string> {
  const { asking, ask, consultation } = work;
  const [first] = listed;
  if (first === undefined || listed.length < 2 || !asking.computation.adds) return '';
  const { facts } = consultation;
  const { label, unit } = asking.computation;
  const about = { subject: null, period: first.period };
  const all = derive(facts, {
    ...{ ...worked(sum(...listed)), ...about, unit },
    key: 'ask.together',
    label: `${label} tillsammans`,
  });
  const whole = await figureOf(facts, asking, selectionOf(ask));
  const quotient = whole === null ? null : over(all, whole);
  if (quotient === null || !hasValue(quotient)) return ` Tillsammans: ${figure(all)}.`;
  const part = derive(facts, {
    ...{ ...inPercent(quotient), ...about },
    key: 'ask.share',
    label: `Andel: ${label} tillsammans`,
  });
  const left = ask.without === undefined || whole === null ? '' : of(whole);
  return ` Tillsammans: ${figure(all)}, ${figure(part)} av ${the(work)}${left}.`;
}

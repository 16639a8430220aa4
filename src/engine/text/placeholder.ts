import type { Fact } from '../facts/fact.ts';

/**
 * A writer's reference to a fact: `{{F12}}` its figure, `{{F12|abs}}` without the minus (after a
 * direction word), `{{F12.name}}` its subject's name, `{{F12.period}}` its period.
 */
export interface Placeholder {
  text: string;
  start: number;
  end: number;
  factId: string;
  form: 'figure' | 'magnitude' | 'name' | 'period';
}

const pattern = /\{\{(F\d{1,6})(\|abs|\.name|\.period)?\}\}/g;

function formOf(suffix: string | undefined): Placeholder['form'] {
  if (suffix === '|abs') return 'magnitude';
  if (suffix === '.name') return 'name';
  return suffix === '.period' ? 'period' : 'figure';
}

/** All placeholders of a draft text, in order. */
export function placeholders(text: string): Placeholder[] {
  return [...text.matchAll(pattern)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    factId: match[1] ?? '',
    form: formOf(match[2]),
  }));
}

export function figure(fact: Fact): string {
  return `{{${fact.id}}}`;
}

/** The figure without minus, for use after a direction word. */
export function magnitude(fact: Fact): string {
  return `{{${fact.id}|abs}}`;
}

export function nameOf(fact: Fact): string {
  return `{{${fact.id}.name}}`;
}

export function periodOf(fact: Fact): string {
  return `{{${fact.id}.period}}`;
}

/** `under mars 2025`, of a single day `den 3 mars 2025`, and of rows without days `i filen`. */
export function duringPeriodOf(fact: Fact): string {
  const { period } = fact;
  if (period === null) return 'i filen';
  const isDay = period.from === period.to;
  return `${isDay ? 'den' : 'under'} ${periodOf(fact)}`;
}

import type { Fact } from '../facts/fact.ts';

/**
 * What a writer puts where something from a fact is to stand:
 * `{{F12}}` its figure, `{{F12|abs}}` its figure without minus (after a word that says the direction),
 * `{{F12.name}}` the name of what it is about, `{{F12.period}}` the period it covers.
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

/** Every placeholder of a draft text, in order. */
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

/** The figure without minus: only beside a word that says the direction. */
export function magnitude(fact: Fact): string {
  return `{{${fact.id}|abs}}`;
}

export function nameOf(fact: Fact): string {
  return `{{${fact.id}.name}}`;
}

export function periodOf(fact: Fact): string {
  return `{{${fact.id}.period}}`;
}

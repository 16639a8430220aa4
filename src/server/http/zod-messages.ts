import type { z } from 'zod';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'ett tal',
  int: 'ett heltal',
  boolean: 'sant eller falskt',
  array: 'en lista',
  object: 'ett objekt',
  record: 'ett objekt',
};
const FORMS: Record<string, string> = {
  email: 'en e-postadress',
  uuid: 'ett id av typen UUID',
  date: 'ett datum, till exempel 2025-03-31',
  datetime: 'en tidpunkt, till exempel 2025-03-31T12:00:00Z',
};
const UNITS: Record<string, string> = { string: ' tecken', array: ' poster', set: ' poster' };

/** What was expected of the field, as the rest of a sentence that begins with its name. */
function expectation(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'saknas.';
      return `ska vara ${KINDS[issue.expected] ?? 'av ett annat slag'}.`;
    case 'invalid_value':
      return `ska vara ${issue.values.map((value) => `”${String(value)}”`).join(' eller ')}.`;
    case 'too_small':
      return limit(issue, issue.inclusive === false ? 'mer än' : 'minst', issue.minimum);
    case 'too_big':
      return limit(issue, issue.inclusive === false ? 'mindre än' : 'högst', issue.maximum);
    case 'invalid_format':
      return issue.format in FORMS ? `ska vara ${FORMS[issue.format]}.` : 'har inte rätt form.';
    case 'unrecognized_keys':
      return `har okända fält: ${issue.keys.join(', ')}.`;
    default:
      return 'är inte giltigt.';
  }
}

function limit({ origin }: { origin: string }, word: string, most: number | bigint): string {
  const unit = UNITS[origin];
  return `ska ${unit ? 'ha' : 'vara'} ${word} ${most}${unit ?? ''}.`;
}

/**
 * The Swedish sentence for input that breaks a contract where the schema has no message of its own:
 * `Fältet ”files.0.id” saknas.`
 */
export function zodMessage(issue: RawIssue): string {
  const path = (issue.path ?? []).map(String).join('.');
  return `${path === '' ? 'Anropets innehåll' : `Fältet ”${path}”`} ${expectation(issue)}`;
}

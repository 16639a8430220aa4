import type { ColumnEvidence } from '#engine/table/column-evidence.ts';

/** What decided each column, by its name, in the sentences a receipt shows. */
export function evidenceLines(evidence: readonly ColumnEvidence[]): Map<string, string[]> {
  const lines = new Map<string, string[]>();
  for (const each of evidence) {
    const own = [
      `${each.column}: ${decided(each)}`,
      ...each.agrees,
      ...each.answers.map(({ question, answer }) => `${question} Ditt svar: ${answer}.`),
    ];
    lines.set(each.column, [...(lines.get(each.column) ?? []), ...own]);
  }
  return lines;
}

function decided({ by, reason, undisputed }: ColumnEvidence): string {
  switch (by) {
    case 'rows':
      // A formula goes on in the sentence; what is a sentence of its own stands by itself.
      return `bevisat av raderna${/ [=≈] /.test(reason) ? ',' : '.'} ${reason}`;
    case 'make':
      return `enligt exporten, som är ”${reason}”.`;
    case 'books':
      return 'enligt bokföringens egna konton.';
    case 'format':
      return 'enligt filens format, som säger vad kolumnen är.';
    case 'answer':
      return 'enligt ditt svar.';
    case 'name':
      return `enligt rubriken${undisputed ? '; inget annat i filen motsäger det' : ''}.`;
    case 'reason':
      return reason;
  }
}

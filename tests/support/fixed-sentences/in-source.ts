import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { fixedIn } from './sentence.ts';

/** What tells the reader to do something, or names an assumption: by the name of what holds it. */
const NO_CLAIM = new Set([
  ...['title', 'action', 'firstStep', 'cost', 'timeframe', 'text', 'label', 'basis', 'advice'],
  ...[
    'dearer',
    'dearerOf',
    'shift',
    'todo',
    'BY_INVOICE',
    'MEASURE',
    'recommendations',
    'stepForWages',
    'raise',
  ],
]);

/** A literal as a draft: a figure's place where code puts something, the first of two wordings where it chooses. */
function draftOf(node: ts.Expression): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isConditionalExpression(node)) return draftOf(node.whenTrue) ?? draftOf(node.whenFalse);
  if (!ts.isTemplateExpression(node)) return null;
  const parts = node.templateSpans.map(
    ({ expression, literal }) => `${draftOf(expression) ?? '{{F1}}'}${literal.text}`,
  );
  return node.head.text + parts.join('');
}

/** Whether what stands here is an instruction: `action: …`, `const todo = …`. */
function claimsNothing(node: ts.Node): boolean {
  const { name } = node as { name?: ts.Node };
  return name !== undefined && ts.isIdentifier(name) && NO_CLAIM.has(name.text);
}

const isSentence = (text: string) => /^\p{Lu}.*[^.]\.$/u.test(text) && / /.test(text);

/** The sentences without a figure that a file of the product can say. */
export function sentencesInSource(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const drafts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (claimsNothing(node) || ts.isImportDeclaration(node)) return;
    const draft = ts.isExpression(node) ? draftOf(node) : null;
    if (draft !== null && !ts.isConditionalExpression(node)) drafts.push(draft);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return fixedIn(drafts).filter(isSentence);
}

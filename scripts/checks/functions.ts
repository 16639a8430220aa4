import ts from 'typescript';

const MOST_LINES = 60;
/** A component's markup is long without being complex. */
const MOST_LINES_OF_A_COMPONENT = 150;
/** Names that say nothing about what they contain. */
const EMPTY_NAMES = new Set(['told', 'said', 'kept', 'settled', 'stands']);

type WithBody = ts.FunctionLikeDeclaration & { body: ts.ConciseBody };

const hasBody = (node: ts.Node): node is WithBody =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

/** True where the function itself, not one inside it, writes markup. */
function writesMarkup(fn: WithBody): boolean {
  const look = (node: ts.Node): boolean =>
    ts.isJsxElement(node) ||
    ts.isJsxSelfClosingElement(node) ||
    ts.isJsxFragment(node) ||
    (!ts.isFunctionLike(node) && ts.forEachChild(node, look) === true);
  return look(fn.body);
}

function nameOf(fn: WithBody): string {
  const holder: ts.Node = fn.name ? fn : fn.parent;
  const named = holder as { name?: ts.Node };
  return named.name ? named.name.getText() : 'a function';
}

/** What is wrong with the functions and names of a source file, with line numbers. */
export function faultsOf(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    if (hasBody(node)) {
      const first = lineOf(node.getStart());
      const lines = lineOf(node.end) - first + 1;
      const most = writesMarkup(node) ? MOST_LINES_OF_A_COMPONENT : MOST_LINES;
      if (lines > most) {
        faults.push(`${file}:${first}: ${nameOf(node)} has ${lines} lines, at most ${most}`);
      }
    }
    const declares =
      ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);
    if (declares && ts.isIdentifier(node.name) && EMPTY_NAMES.has(node.name.text)) {
      const line = lineOf(node.getStart());
      faults.push(`${file}:${line}: ${node.name.text} does not say what it holds`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

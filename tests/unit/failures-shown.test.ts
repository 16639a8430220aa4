import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Where a failure needs no word, and why. */
const SILENT = new Map([
  [
    'src/features/dashboard/ui/dashboard-page.tsx useQuery',
    'asked for ahead; what shows it says so',
  ],
  ['src/features/guides/ui/step-upload.tsx useDocument', 'the reading above it asked for the same'],
  [
    'src/features/costs/ui/step-questions.tsx useDocument',
    'the reading above it asked for the same',
  ],
  [
    'src/features/company-lookup/ui/sni-input.tsx useQuery',
    'the field takes any text without its list',
  ],
]);

const files = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, code: readFileSync(path, 'utf8') }))
  .filter(({ code }) => code.includes('use'))
  .map(({ path, code }) => ({
    path,
    source: ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  }));

const TELLS = ['error', 'isError', 'onError', 'mutateAsync'];

function callsOf(source: ts.SourceFile, hooks: ReadonlySet<string>): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && hooks.has(node.expression.getText())) found.push(node);
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** The function that a node stands in. */
function functionAround(node: ts.Node): ts.Node {
  let around = node.parent;
  while (around && !ts.isFunctionLike(around) && !ts.isSourceFile(around)) around = around.parent;
  return around;
}

/** The hook that answers with the call itself, whose callers are to show its failure. */
function hookReturning(call: ts.CallExpression): string | null {
  const around = functionAround(call);
  const isReturned = ts.isReturnStatement(call.parent) || call.parent === around;
  if (!isReturned || !ts.isFunctionDeclaration(around)) return null;
  return around.name?.getText() ?? null;
}

/** True where the name is handed on whole, or its failure is read. */
function isShown(name: string, within: ts.Node): boolean {
  let shown = false;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name) {
      const { parent } = node;
      if (ts.isPropertyAccessExpression(parent))
        shown ||= parent.expression === node && TELLS.includes(parent.name.text);
      else if (ts.isVariableDeclaration(parent) && parent.initializer === node)
        shown ||= bindsFailure(parent.name);
      else if (!ts.isVariableDeclaration(parent)) shown = true;
    }
    node.forEachChild(visit);
  };
  visit(within);
  return shown;
}

/** `{ data, error }` and `{ data, ...rest }` do, `{ data }` does not. */
function bindsFailure(name: ts.BindingName): boolean {
  return (
    ts.isObjectBindingPattern(name) &&
    name.elements.some(
      ({ dotDotDotToken, propertyName, name: own }) =>
        dotDotDotToken !== undefined || TELLS.includes((propertyName ?? own).getText()),
    )
  );
}

function isHandled(call: ts.CallExpression): boolean {
  const asked = call.arguments.map((each) => each.getText()).join();
  if (/\b(onError|failed):/.test(asked) || /\bonSettled: \(_\w*, error\)/.test(asked)) return true;
  const { parent } = call;
  if (!ts.isVariableDeclaration(parent)) return false;
  if (!ts.isIdentifier(parent.name)) return bindsFailure(parent.name);
  return isShown(parent.name.text, functionAround(call));
}

/** Calls whose failure nobody would see, and where they stand. */
function silentCalls(): Map<string, string> {
  const hooks = new Set(['useQuery', 'useQueries', 'useMutation']);
  const silent = new Map<string, string>();
  for (let known = 0; known < hooks.size; ) {
    known = hooks.size;
    silent.clear();
    for (const { path, source } of files)
      for (const call of callsOf(source, hooks)) {
        const hook = hookReturning(call);
        if (isHandled(call)) continue;
        if (hook) hooks.add(hook);
        else {
          const { line } = source.getLineAndCharacterOfPosition(call.getStart());
          silent.set(`${path} ${call.expression.getText()}`, `${path}:${line + 1}`);
        }
      }
  }
  return silent;
}

describe('a call of a page that fails', () => {
  const silent = silentCalls();

  it('is shown where it was asked for, or told in a toast', () => {
    expect([...silent].filter(([call]) => !SILENT.has(call))).toEqual([]);
  });

  it.each([...SILENT])('needs no word in %s: %s', (call) => {
    expect(silent.has(call)).toBe(true);
  });
});

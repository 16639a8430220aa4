/** One import between two files, as paths from the root. */
export interface Import {
  from: string;
  to: string;
}

type Graph = Map<string, Set<string>>;

/** Strongly connected components of two or more nodes (Tarjan 1972). */
function circlesOf(graph: Graph): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const path: string[] = [];
  const found: string[][] = [];
  const lower = (node: string, to: number) => low.set(node, Math.min(low.get(node) ?? to, to));
  const visit = (node: string) => {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      // A node no longer on the path belongs to a component that is complete.
      if (path.includes(next)) lower(node, low.get(next) ?? own);
    }
    if (low.get(node) !== own) return;
    const circle = path.splice(path.indexOf(node));
    if (circle.length > 1) found.push(circle.sort());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}

function graphOf(edges: Iterable<readonly [string, string]>): Graph {
  const graph: Graph = new Map();
  for (const [from, to] of edges) {
    const targets = graph.get(from);
    if (targets) targets.add(to);
    else graph.set(from, new Set([to]));
  }
  return graph;
}

/** The common folder of two files, and the child of it (file or folder) that contains each. */
function childrenOf({ from, to }: Import): { folder: string; pair: [string, string] } {
  const [a, b] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (depth < a.length - 1 && a[depth] === b[depth]) depth++;
  const child = (parts: string[]) => parts.slice(0, depth + 1).join('/');
  return { folder: a.slice(0, depth).join('/'), pair: [child(a), child(b)] };
}

/**
 * Circles between files, and in each folder between its children, each with the imports that close
 * it.
 */
export function findCircles(imports: Import[]): string[] {
  const files = circlesOf(graphOf(imports.map(({ from, to }) => [from, to])));
  const found = files.map((circle) => `files import in a circle: ${circle.join(', ')}`);
  const byFolder = new Map<string, Import[]>();
  for (const each of imports) {
    const { folder } = childrenOf(each);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), each]);
  }
  for (const [folder, within] of byFolder) {
    const edges = within.map((each) => childrenOf(each).pair);
    for (const circle of circlesOf(graphOf(edges))) {
      // Reported above already, unless a folder takes part.
      if (circle.every((child) => imports.some(({ from }) => from === child))) continue;
      const pairs = new Map<string, string>();
      for (const each of within) {
        const { pair } = childrenOf(each);
        if (pair[0] !== pair[1] && pair.every((child) => circle.includes(child))) {
          pairs.set(pair.join(), `  ${each.from} → ${each.to}`);
        }
      }
      const names = circle.map((child) => child.slice(folder.length + 1)).join(', ');
      found.push(
        `children of ${folder} import in a circle: ${names}\n${[...pairs.values()].join('\n')}`,
      );
    }
  }
  return found;
}

/** What the bundler tells of a module: see `ModuleInfo` of Rollup. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Pages of text alone, and the frames around them: they carry nothing for others. */
const reading = new Set([
  ...['root', 'public-layout', 'not-found', 'accessibility'],
  ...['landing', 'demo', 'about', 'privacy', 'terms', 'help'],
]);
const guides = new Set(['sales', 'costs', 'plan', 'money']);
const working = new Set([
  ...guides,
  ...['documents', 'settings', 'admin', 'choose-plan', 'subscribe', 'test'],
]);
/** What the dashboard shows of analyses. */
const FOUND = 'found';
/** Parts fetched beside the dashboard count as pages: none is to wait for what another has. */
const PART =
  /src\/features\/(?:dashboard|sample)\/ui\/(?:findings\/)?(found|start-card|recent-activity|sample-banner)\.tsx$/;
/** Pages that may carry what the signed-in frame and the dashboard have. */
const inside = new Set([
  ...working,
  ...['signed-in-layout', 'sandbox-layout', 'dashboard', 'chat', 'mailing', 'onboarding'],
  ...['under-construction', 'reset', 'verify'],
  ...[FOUND, 'start-card', 'recent-activity', 'sample-banner'],
]);

type Pages = ReadonlySet<string>;
const within = (pages: Pages, of: Pages) => [...pages].every((page) => of.has(page));
const shared = (pages: Pages, by: Pages) => [...pages].filter((page) => by.has(page)).length;

/** Modules that stand in one file, by the pages that have them; of several layers the first. */
const layers: readonly [name: string, holds: (pages: Pages) => boolean][] = [
  ['calls', (pages) => pages.has('calls-layout') && shared(pages, reading) === 0],
  [
    'inside',
    (pages) =>
      within(pages, inside) &&
      (pages.has('signed-in-layout') || (pages.has('dashboard') && pages.size > 2)),
  ],
  ['findings', (pages) => pages.has(FOUND) && within(pages, new Set([...guides, FOUND]))],
  ['file-guide', (pages) => within(pages, new Set(['sales', 'costs']))],
  ['guide', (pages) => within(pages, guides)],
  ['tools', (pages) => within(pages, new Set([...working, FOUND])) && shared(pages, guides) > 1],
];

const ROUTE = /src\/(.+)\.tsx\?__react-router-build-client-route$/;

/** `features/sales/ui/page` is sales, `features/account/ui/choose-plan-page` is choose-plan. */
function pageName(path: string): string {
  const [, feature = path] = path.split('/');
  const file = path.slice(path.lastIndexOf('/') + 1);
  return file === 'page' ? feature : file.replace(/-page$/, '');
}

/** The pages and layouts that cannot begin without a module. */
function pagesWith(id: string, graph: ModuleGraph): Set<string> {
  const [pages, seen, waiting] = [new Set<string>(), new Set([id]), [id]];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    const path = ROUTE.exec(each)?.[1];
    if (path !== undefined) pages.add(pageName(path));
    const part = PART.exec(each)?.[1];
    if (part !== undefined) pages.add(part);
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) {
      if (!seen.has(importer)) waiting.push(importer);
      seen.add(importer);
    }
  }
  return pages;
}

/**
 * The layer that a module of ours stands in, or null where the bundler decides. Left to itself it
 * makes a file of what each combination of pages shares: dozens of them for a page, and on a slow
 * line each costs a wait. A package is imported whole by who takes one part: it tells no pages.
 */
export function layerOf(id: string, graph: ModuleGraph): string | null {
  if (id.includes('node_modules')) return null;
  const pages = pagesWith(id, graph);
  if (pages.size < 2) return null;
  return layers.find(([, holds]) => holds(pages))?.[0] ?? null;
}

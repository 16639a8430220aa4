import { sandboxPages } from './sandbox.ts';

/**
 * `content`: public, prerendered, indexed. `entry`: login and sign-up, prerendered, not indexed.
 * `inside`: depends on the user, rendered in the browser.
 */
type Kind = 'content' | 'entry' | 'inside';

interface PageAddress {
  kind: Kind;
  /** The first is the page's canonical address; the others show the same page. */
  paths: readonly [string, ...string[]];
}

/** Every page of the specification's route table, for routing, prerendering, sitemap and 404. */
export const pageAddresses = {
  landing: { kind: 'content', paths: ['/'] },
  demo: { kind: 'content', paths: ['/demo'] },
  contact: { kind: 'content', paths: ['/contact', '/kontakt'] },
  about: { kind: 'content', paths: ['/about', '/om-oss'] },
  privacy: { kind: 'content', paths: ['/privacy', '/integritet'] },
  terms: { kind: 'content', paths: ['/terms', '/villkor'] },
  help: { kind: 'content', paths: ['/help-center', '/hjälpcenter'] },
  accessibility: { kind: 'content', paths: ['/tillganglighet', '/tillgänglighet'] },
  login: { kind: 'entry', paths: ['/login'] },
  signup: { kind: 'entry', paths: ['/signup'] },
  forgot: { kind: 'entry', paths: ['/forgot-password'] },
  verified: { kind: 'entry', paths: ['/verified'] },
  verify: { kind: 'inside', paths: ['/verify'] },
  reset: { kind: 'inside', paths: ['/reset'] },
  shared: { kind: 'inside', paths: ['/delad'] },
  'report-check': { kind: 'inside', paths: ['/kontrollera'] },
  'mailing-answer': { kind: 'inside', paths: ['/utskick-svar'] },
  sandbox: { kind: 'inside', paths: ['/prova', sandboxPages.sales] },
  'sandbox-costs': { kind: 'inside', paths: [sandboxPages.costs] },
  'sandbox-money': { kind: 'inside', paths: [sandboxPages.money] },
  'sandbox-actions': { kind: 'inside', paths: [sandboxPages.plan] },
  'choose-plan': { kind: 'inside', paths: ['/choose-plan', '/checkout-cancelled'] },
  dashboard: { kind: 'inside', paths: ['/dashboard', '/checkout-success'] },
  chat: { kind: 'inside', paths: ['/chat'] },
  sales: { kind: 'inside', paths: ['/sales', '/forsaljning', '/försäljning'] },
  costs: { kind: 'inside', paths: ['/costs', '/kostnader'] },
  money: { kind: 'inside', paths: ['/pengarna'] },
  actions: { kind: 'inside', paths: ['/actions', '/atgarder', '/åtgärder'] },
  customers: { kind: 'inside', paths: ['/kundanalys', '/customer-analysis'] },
  industry: {
    kind: 'inside',
    paths: ['/branchinsikter', '/branschinsikter', '/industry-insights'],
  },
  documents: { kind: 'inside', paths: ['/documents', '/dokument'] },
  mailing: { kind: 'inside', paths: ['/utskick'] },
  settings: { kind: 'inside', paths: ['/settings'] },
  subscribe: { kind: 'inside', paths: ['/subscribe'] },
  admin: { kind: 'inside', paths: ['/admin'] },
  onboarding: { kind: 'inside', paths: ['/onboarding'] },
  analytics: { kind: 'inside', paths: ['/analytics-test'] },
} as const satisfies Record<string, PageAddress>;

export type PageId = keyof typeof pageAddresses;

/** Where the not-found page is prerendered; as an address it is unknown too. */
export const NOT_FOUND_PATH = '/404';

const pages = Object.entries(pageAddresses) as [PageId, PageAddress][];
const known = new Map<string, { id: PageId; path: string }>(
  pages.flatMap(([id, { paths }]) => paths.map((path) => [path, { id, path }] as const)),
);

/** No page's path is longer, with each of its characters escaped. */
const LONGEST_PATH = 1000;

/** A path without the slashes it ends with. */
export function withoutLastSlashes(path: string): string {
  let end = path.length;
  // A pattern would try every run of slashes to its end: the square of their number.
  while (end > 0 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/**
 * The page at a path, matched like the browser's router: any case, escaped or not, trailing slash;
 * and with å, ä and ö in one sign or in two.
 */
export function pageAt(path: string): { id: PageId; path: string } | null {
  if (path.length > LONGEST_PATH) return null;
  try {
    const plain = decodeURIComponent(path).normalize('NFC').toLowerCase();
    return known.get(plain === '/' ? plain : withoutLastSlashes(plain)) ?? null;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

export function isPageId(id: string): id is PageId {
  return Object.hasOwn(pageAddresses, id);
}

/** The addresses in the sitemap: one per page. */
export function foundAddresses(): string[] {
  return pages.filter(([, { kind }]) => kind === 'content').map(([, { paths }]) => paths[0]);
}

/** Every address that is prerendered. */
export function prerenderedAddresses(): string[] {
  const early = pages.filter(([, { kind }]) => kind !== 'inside');
  return [...early.flatMap(([, { paths }]) => paths), NOT_FOUND_PATH];
}

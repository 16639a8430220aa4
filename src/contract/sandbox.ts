import type { GuideId } from './guides.ts';

/** The pages that show the sample company to one without an account; their calls have the same name. */
const PAGES = '/prova';
const CALLS = '/api/prova';

/** The sample company's analyses, which every visitor sees. */
export const sandboxAnalyses: Readonly<Record<GuideId, string>> = {
  sales: '5a3b1f60-0000-4000-8000-000000000001',
  costs: '5a3b1f60-0000-4000-8000-000000000002',
  plan: '5a3b1f60-0000-4000-8000-000000000003',
};

/** Where its pages are. */
export const sandboxPages = {
  sales: `${PAGES}/forsaljning`,
  costs: `${PAGES}/kostnader`,
  money: `${PAGES}/pengarna`,
  plan: `${PAGES}/atgarder`,
} as const;

/** Whether a page is one of those that a visitor tries the product on. */
export function isSandboxPage(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return path === PAGES || path.startsWith(`${PAGES}/`);
}

/** The address at which a call of the product is answered for the sample company. */
export function sandboxPath(path: `/api/${string}`): `/api/${string}` {
  return `${CALLS}${path.slice('/api'.length)}` as `/api/${string}`;
}

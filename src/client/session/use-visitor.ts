import { useLocation } from 'react-router';
import { isSandboxPage } from '#contract/sandbox.ts';

/** Whether the page is shown to one who tries the product without an account, on the sample company. */
export function useIsVisitor(): boolean {
  return isSandboxPage(useLocation().pathname);
}

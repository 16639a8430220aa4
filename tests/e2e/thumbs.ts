import type { Page } from 'playwright-core';

/** Presses whether the analysis was of use; gives what was sent. */
export async function judgeAnalysis(page: Page, name: string): Promise<unknown> {
  const [call] = await Promise.all([
    page.waitForRequest('**/api/feedback'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  await page.getByText('Tack, ditt svar är sparat.').waitFor();
  return call.postDataJSON();
}

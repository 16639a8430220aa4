import type { Page } from 'playwright-core';

/**
 * Answers whether the analysis was of use; gives what was sent. By the keyboard: the buttons stand below tables, and
 * move while these fill.
 */
export async function judgeAnalysis(page: Page, name: string): Promise<unknown> {
  const [call] = await Promise.all([
    page.waitForRequest('**/api/feedback'),
    page.getByRole('button', { name, exact: true }).press('Enter'),
  ]);
  await page.getByText('Tack, ditt svar är sparat.').waitFor();
  return call.postDataJSON();
}

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectAccessibleLooks } from '#support/accessibility.ts';
import { createAccount, newDetails } from '#support/accounts.ts';
import { story } from '#support/browser.ts';
import { PROMO_CODE } from '#support/running-app.ts';
import { specStory } from '#support/see-spec.ts';
import type { Visit } from '#support/visit.ts';
import { answerOnce } from './server-answers.ts';
import { fillSignup, skipIntroduction } from './signup-form.ts';

const sees = specStory('actions');

const ANSWERS = [
  'Öka omsättningen med 20 %, få fler nöjda kunder',
  'Inköpen har blivit dyrare',
  'Två personer, ungefär 10 timmar i veckan',
  'Omsättning och täckningsgrad per kvartal',
];

async function answerAll(page: Page): Promise<void> {
  const boxes = page.getByRole('textbox');
  for (const [place, answer] of ANSWERS.entries()) await boxes.nth(place).fill(answer);
  await page.getByRole('combobox').selectOption({ label: 'Tillväxt' });
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Spara och fortsätt' }).click();
  await sees(page, '/actions, saved');
  await page.getByRole('heading', { name: 'Allt är klart för en plan' }).waitFor();
}

async function create(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skapa plan', exact: true }).click();
  await sees(page, '/actions, made');
}

async function signUpForPro(page: Page): Promise<void> {
  await fillSignup(page, newDetails());
  await page.getByRole('button', { name: 'Har du en kampanjkod?' }).click();
  await page.getByLabel('Kampanjkod').fill(PROMO_CODE);
  await page.getByLabel('Kampanjkod').press('Enter');
  await page.getByText('Testkonto aktiverat', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Välj Pro' }).click();
  await skipIntroduction(page);
}

async function openFromTheDashboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Se med exempeldata' }).click();
  await page.getByRole('heading', { name: 'Senaste aktivitet' }).waitFor();
  const card = page.getByRole('listitem').filter({ hasText: 'Ingen plan ännu' });
  await card.getByText('Väntar', { exact: true }).waitFor();
  await card.getByRole('link', { name: 'Handlingsplan' }).click();
  await page.waitForURL('**/actions');
}

/** Missing answers are told at their fields; what is typed survives a reload. */
async function fillInAndReload(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Spara och fortsätt' }).click();
  const complaints = page.getByText('Detta fält är obligatoriskt', { exact: true });
  await expect.poll(() => complaints.count()).toBe(5);
  await expectAccessibleLooks(page);
  await answerAll(page);
  expect(await complaints.count()).toBe(0);
  const read = page.getByRole('region', { name: 'Så läser vi dina mål' });
  await read.getByText('Öka omsättningen med 20 % – går att räkna i kronor').waitFor();
  await read.getByText('få fler nöjda kunder – saknar tal').waitFor();
  await page.reload();
  await expect.poll(() => page.getByRole('textbox').nth(3).inputValue()).toBe(ANSWERS[3]);
  await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('growth');
}

async function seeWhatItIsMadeOf(page: Page): Promise<void> {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' }).format();
  for (const file of ['forsaljning', 'kostnader'])
    await page.getByText(`${file}-exempelbolaget.csv`).waitFor();
  expect(await page.getByText(`Gjord ${today}`).count()).toBe(2);
  await page.getByText(`Sparade ${today}`).waitFor();
  await expectAccessibleLooks(page);
}

async function readThePlan(page: Page): Promise<void> {
  await sees(page, '/actions, result');
  for (const part of ['Dina mål i kronor', 'Det här saknas'])
    await page.getByRole('heading', { name: part, exact: true }).waitFor();
  const strategy = page.getByRole('region', { name: 'Strategisk handlingsplan' });
  for (const name of ['Tidsram', 'Prioritet', 'Påverkan'])
    await strategy.getByRole('term').filter({ hasText: name }).waitFor();
}

/** The gap of the first goal, down to the rows it was summed from. */
async function readAReceipt(page: Page): Promise<void> {
  const goal = page
    .getByRole('region', { name: 'Dina mål i kronor' })
    .getByRole('listitem')
    .first();
  await goal.getByRole('button').first().click();
  const receipt = page.getByRole('dialog');
  await receipt.getByText('Uträknad ur filen').waitFor();
  await expectAccessible(page);
  const rows = receipt.getByRole('button', { name: 'Visa raderna' });
  while (!(await rows.isVisible()))
    await receipt.getByRole('listitem').first().getByRole('button').click();
  await rows.click();
  await page.getByText(/^Visar 1–100 av/).waitFor();
  await page.keyboard.press('Escape');
}

const choice = (page: Page, title: string) =>
  page.getByRole('group', { name: `Läge för ”${title}”` });

async function markTwo(page: Page): Promise<[string, string]> {
  const actions = page.getByRole('region', { name: 'Kortsiktiga åtgärder' });
  const titles = await actions.getByRole('heading', { level: 3 }).allTextContents();
  const [first = '', second = ''] = titles;
  const state = (title: string, name: string) =>
    choice(page, title).getByRole('button', { name, exact: true });
  const later = page.getByRole('region', { name: 'Långsiktiga åtgärder' });
  const total = titles.length + (await later.getByRole('heading', { level: 3 }).count());
  await page.getByText(`0 av ${total} klara`).waitFor();
  await state(first, 'Pågår').click();
  await state(first, 'Klar').click();
  await page.getByText(`1 av ${total} klara`).waitFor();
  await state(second, 'Avfärdad').click();
  await page.getByText(`1 av ${total - 1} klara`).waitFor();
  await page.getByText('1 avfärdad', { exact: true }).waitFor();
  await expect
    .poll(() => state(second, 'Avfärdad').evaluate((it) => it === document.activeElement))
    .toBe(true);
  await expectAccessibleLooks(page);
  return [first, second];
}

/** Who and when is kept with the action, and goes to a calendar as a file. */
async function settleTheFirst(visit: Visit): Promise<void> {
  const { page } = visit;
  const first = page
    .getByRole('region', { name: 'Kortsiktiga åtgärder' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first();
  await first.getByRole('button', { name: 'Bestäm vem och när' }).click();
  await first.getByLabel('Ansvarig').fill('Anna');
  await first.getByLabel('Klart senast').fill('2026-12-05');
  await first.getByLabel('Anteckning').fill('Ring före lunch');
  await expectAccessibleLooks(page);
  await first.getByRole('button', { name: 'Spara', exact: true }).click();
  await first.getByText('Anna · senast 5\u00a0december\u00a02026').waitFor();
  const saved = page.waitForEvent('download');
  await first.getByRole('button', { name: 'Lägg i kalendern' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toContain('DTSTART;VALUE=DATE:20261205');
  expect(file.replaceAll('\r\n ', '')).toContain('Ansvarig: Anna\\n');
  await changeWhatAnotherHasChanged(visit, first);
}

/** Another window saves a moment before: nothing typed is lost, and nothing is written over unseen. */
async function changeWhatAnotherHasChanged(
  { page, expectRefusal }: Visit,
  action: Locator,
): Promise<void> {
  await action.getByRole('button', { name: 'Ändra', exact: true }).click();
  await action.getByLabel('Anteckning').fill('Ring före lunch på måndag');
  await page.route(
    '**/task',
    async (route) => {
      const request = route.request();
      expectRefusal(409, new URL(request.url()).pathname);
      await route.fetch({ postData: { ...request.postDataJSON(), assignee: 'Bo' } });
      await route.continue();
    },
    { times: 1 },
  );
  await action.getByRole('button', { name: 'Spara', exact: true }).click();
  await action.getByText(/^Den här åtgärden ändrades i ett annat fönster\./).waitFor();
  await action.getByText(/^Bo · senast/).waitFor();
  await action.getByRole('button', { name: 'Spara', exact: true }).click();
  await action.getByText(/^Anna · senast/).waitFor();
  await action.getByText('Ring före lunch på måndag').waitFor();
}

async function expectMarks(page: Page, [first, second]: [string, string]): Promise<void> {
  const pressed = (title: string) =>
    choice(page, title).getByRole('button', { pressed: true }).textContent();
  await choice(page, first).waitFor();
  expect([await pressed(first), await pressed(second)]).toEqual(['Klar', 'Avfärdad']);
  const fold = page.getByRole('button', { name: 'Visa åtgärden' });
  expect(await fold.count()).toBe(1);
  const days = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Stockholm',
    day: 'numeric',
    month: 'long',
  });
  await page.getByText(`Avfärdad ${days.format()}`.replace(/(\d) /, '$1\u00a0')).first().waitFor();
}

async function makeANewPlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skapa ny plan' }).click();
  await page.getByText('Din förra plan finns kvar').waitFor();
  expect(await page.getByRole('textbox').first().inputValue()).toBe(ANSWERS[0]);
  // A plan that is stored is not hidden by one that was only begun.
  await page.reload();
  await page.getByRole('button', { name: 'Skapa ny plan' }).click();
  await save(page);
  await create(page);
}

/** The earlier plan is read as it was; what has become of its actions is told and not changed there. */
async function readTheEarlierPlan(page: Page): Promise<void> {
  const history = page.getByRole('region', { name: 'Tidigare planer' });
  await history.getByText('Ingenting: alla siffror är desamma.').waitFor();
  await history.getByRole('link', { name: /^Visa planen från/ }).click();
  await page.getByText('Du läser en plan som den var').waitFor();
  await page.getByRole('heading', { name: 'Kortsiktiga åtgärder' }).waitFor();
  await page.getByText(/^Klar \d/).waitFor();
  expect(await page.getByRole('group', { name: /^Läge för/ }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Skapa ny plan' }).count()).toBe(0);
  await expectAccessible(page);
  await page.goBack();
}

describe('the action plan', () => {
  story('leads from goals to a plan whose actions are followed up', async ({ open }) => {
    const visit = await open();
    const { page } = visit;
    await signUpForPro(page);
    await openFromTheDashboard(page);
    await fillInAndReload(page);
    await save(page);
    await seeWhatItIsMadeOf(page);
    await create(page);
    await readThePlan(page);
    await readAReceipt(page);
    const marked = await markTwo(page);
    await settleTheFirst(visit);
    await page.reload();
    await expectMarks(page, marked);
    await makeANewPlan(page);
    await expectMarks(page, marked);
    await page.getByText('Ring före lunch').waitFor();
    await page
      .getByText(/Avfärdad .*, i en annan analys eller plan/)
      .first()
      .waitFor();
    await readTheEarlierPlan(page);
    await page.getByRole('button', { name: 'Starta ny analys' }).click();
    await page.getByRole('button', { name: 'Visa förra planen' }).click();
    await page.getByRole('heading', { name: 'Sammanfattning' }).waitFor();
    await page.getByRole('link', { name: 'Översikt' }).click();
    const card = page.getByRole('listitem').filter({ hasText: 'Vad som ska göras' });
    await card.getByText('Klar', { exact: true }).waitFor();
    await card.getByText(/^Uppdaterad \d{4}-\d{2}-\d{2}$/).waitFor();
  });

  story('tells a free user that it takes Pro, and blocks nothing before', async ({ app, open }) => {
    const visit = await open({ as: await createAccount(app) });
    const { page } = visit;
    await page.goto('/åtgärder');
    await sees(page, '/actions, free plan');
    await sees(page, '/actions');
    await answerAll(page);
    await answerOnce(visit, '/api/form-answers', 500, '{}');
    await page.getByRole('button', { name: 'Spara och fortsätt' }).click();
    await sees(page, '/actions, saving failed');
    await save(page);
    visit.expectRefusal(403, '/api/analysis/actions');
    await page.getByRole('button', { name: 'Skapa plan', exact: true }).click();
    await sees(page, '/actions, failed');
    await page.getByRole('alert').getByText('Analys misslyckades').waitFor();
    await page.getByText(/^Planen skapades inte, för handlingsplaner ingår i Pro/).waitFor();
    await expectAccessibleLooks(page);
    await page.getByRole('link', { name: 'Uppgradera plan' }).last().click();
    await page.waitForURL('**/subscribe');
  });

  story('takes a mark back that could not be saved', async ({ app, open }) => {
    const account = await createAccount(app, 'pro');
    const visit = await open({ as: account, width: 360 });
    const { page } = visit;
    await page.goto('/atgarder');
    await answerAll(page);
    await save(page);
    await create(page);
    await page.getByText('utan analyser').first().waitFor();
    await page.getByRole('button', { name: 'Så gör du, effekt och tid' }).first().click();
    const done = page.getByRole('button', { name: 'Klar', exact: true }).first();
    await done.waitFor();
    await page.route('**/api/analysis/*/actions/*', (route) => route.abort());
    await done.click();
    await page.getByText('Läget sparades inte', { exact: true }).waitFor();
    expect(await done.getAttribute('aria-pressed')).toBe('false');
    await page.unroute('**/api/analysis/*/actions/*');
    await done.click();
    await page.getByText(/^1 av \d klara$/).waitFor();
  });

  story('shows a stored plan that is plain text', async ({ app, open }) => {
    const { page } = await open({ as: await createAccount(app, 'pro') });
    await page.route('**/api/analysis/actions', (route) =>
      route.fulfill({
        json: {
          id: crypto.randomUUID(),
          analysisType: 'åtgärder',
          result: 'Höj priset i vår.',
          createdAt: '2026-01-02T03:04:05.000Z',
          documentId: null,
          sample: false,
        },
      }),
    );
    await page.route('**/api/analysis/*/actions', (route) =>
      route.fulfill({ json: { current: [], history: [] } }),
    );
    await page.route('**/api/analysis/*/answers', (route) => route.fulfill({ json: [] }));
    await page.goto('/actions');
    await page.getByText('Höj priset i vår.', { exact: true }).waitFor();
    await page.getByText('Planen har inga kortsiktiga åtgärder.').waitFor();
    await expectAccessibleLooks(page);
  });
});

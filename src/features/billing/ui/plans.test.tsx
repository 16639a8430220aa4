import { expect, test } from 'vitest';
import { drawnOnPage } from '#support/routed.ts';
import { isFreePlan, type PlanId, plans } from '../plans.ts';
import { type Frequency, PlanCards } from './plan-cards.tsx';
import { PlanChooser } from './plan-chooser.tsx';
import { PurchaseInfo } from './purchase-info.tsx';

const ignore = () => undefined;
const cards = (frequency: Frequency, proIsFree = false) =>
  drawnOnPage(
    <PlanCards
      frequency={frequency}
      onFrequency={ignore}
      proIsFree={proIsFree}
      freeAction={null}
      proAction={null}
    />,
  );

test.each<[Frequency, boolean, string]>([
  ['monthly', false, '349 kr per månad, exkl. moms 436,25 kr inkl. moms'],
  ['yearly', false, '3 400 kr per år, exkl. moms 4 250 kr inkl. moms'],
  ['monthly', true, '0 kr per månad, exkl. moms'],
  ['yearly', true, '0 kr per år, exkl. moms'],
])('Pro paid %s, with a promo code: %s, costs %s', (frequency, proIsFree, price) => {
  const page = cards(frequency, proIsFree);
  expect(page.text).toContain(price);
  expect(page.text.includes('Testkonto aktiverat')).toBe(proIsFree);
});

test('the free plan costs nothing, and what it does not have is said', () => {
  const page = cards('monthly');
  expect(page.outline).toEqual(['3 Gratis', '3 Pro']);
  expect(page.text).toContain('0 kr per månad');
  expect(page.text).toContain('Ingen AI-chatt');
});

test('what a year saves is counted from the prices', () => {
  const { monthly, yearly } = plans.pro;
  const saved = 12 * monthly - yearly;
  expect(cards('monthly').text).toContain(`Spara ${saved} kr (19%) per år`);
  const toggle = cards('yearly').one('group', 'Betalningsperiod');
  const chosen = toggle.all('radio').filter((radio) => radio.attribute('checked') !== undefined);
  expect(chosen.map(({ name }) => name)).toEqual(['Årsvis']);
});

const chooser = (more: Partial<Parameters<typeof PlanChooser>[0]> = {}) =>
  drawnOnPage(
    <PlanChooser lead="Din plan nu: Gratis" working={null} onChoose={ignore} {...more} />,
  );
const closed = (page: ReturnType<typeof chooser>) =>
  page
    .all('button')
    .filter((button) => button.attribute('disabled') !== undefined)
    .map(({ name }) => name);

test('the plan one has cannot be chosen again', () => {
  expect(closed(chooser())).toEqual([]);
  expect(closed(chooser({ current: 'free' }))).toEqual(['Din nuvarande plan']);
  expect(chooser({ current: 'free' }).names('button')).toContain('Välj Pro');
});

test('while one plan is being chosen no other can be', () => {
  const page = chooser({ working: 'Byter plan...' });
  expect(page.one('status').text).toBe('Byter plan...');
  expect(closed(page)).toEqual(['Välj gratis', 'Välj Pro']);
});

test('a choice that is come back to is as it was left', () => {
  const page = chooser({ earlier: { plan: 'pro', frequency: 'yearly', promoCode: null } });
  expect(page.text).toContain('Ditt val');
  expect(page.text).toContain('3 400 kr per år');
  const free = chooser({ earlier: { promoCode: 'KOD' } });
  expect(free.text).toContain('Testkonto aktiverat');
  expect(free.text).not.toContain('Ditt val');
});

test('who has Pro needs no promo code', () => {
  expect(chooser({ current: 'pro' }).text).not.toContain('Har du en kampanjkod?');
  expect(chooser({ current: 'free' }).text).toContain('Har du en kampanjkod?');
});

test.each([
  [true, 'card', 'De första 14 dagarna kostar ingenting', 'dras från kortet'],
  [undefined, 'card', 'Första gången ett företag väljer Pro', 'dras från kortet'],
  [false, 'invoice', 'har redan haft sin provperiod', 'faktureras med 30 dagars betalningstid'],
] as const)(
  'what is to be known before Pro is ordered: free days %s, by %s',
  (trial, payment, ...texts) => {
    const page = drawnOnPage(<PurchaseInfo frequency="monthly" payment={payment} trial={trial} />);
    const info = page.one('region', 'Innan du beställer');
    for (const text of [...texts, '436,25 kr inklusive moms', 'ångra köpet i 14 dagar'])
      expect(info.text).toContain(text);
  },
);

test.each([
  ['card', 'Välj Pro'],
  ['invoice', 'Beställ Pro mot faktura'],
] as const)(
  'how Pro is paid is chosen above the button, which says what it does: %s',
  (payment, button) => {
    const page = chooser({ current: 'free', earlier: { payment } });
    expect(page.one('group', 'Betalsätt').all('radio')).toHaveLength(2);
    expect(page.one('button', button).attribute('disabled')).toBeUndefined();
  },
);

test.each<[PlanId, boolean]>([
  ['free', true],
  ['free_trial', true],
  ['starter', false],
  ['pro', false],
])('the plan %s has the limits of the free one: %s', (plan, free) => {
  expect(isFreePlan(plan)).toBe(free);
});

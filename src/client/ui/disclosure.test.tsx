import { expect, test } from 'vitest';
import { drawn } from '#support/screen.ts';
import { Disclosure, DisclosureList } from './disclosure.tsx';
import { Tabs } from './tabs.tsx';

test('what is folded is named by what can be pressed, with its count beside', () => {
  const page = drawn(
    <Disclosure summary="Utelämnade rader" aside="3 rader">
      Rad 7, 9 och 12.
    </Disclosure>,
  );
  expect(page.one('summary').text).toBe('Utelämnade rader 3 rader');
  expect(page.one('group').attribute('open')).toBeUndefined();
  expect(page.outline).toEqual([]);
});

test('a fold may be open from the start, and its name a heading of the outline', () => {
  const page = drawn(
    <Disclosure summary="Vanliga frågor" level={3} open>
      Svar
    </Disclosure>,
  );
  expect(page.outline).toEqual(['3 Vanliga frågor']);
  expect(page.one('group').attribute('open')).toBe('');
});

test('folds of one name are one list in which opening one closes the others', () => {
  const page = drawn(
    <DisclosureList>
      <Disclosure summary="Hur räknas omsättningen?" name="fragor">
        Summan av beloppen.
      </Disclosure>
      <Disclosure summary="Vad är en fakta?" name="fragor">
        En siffra med källa.
      </Disclosure>
    </DisclosureList>,
  );
  expect(page.all('group').map((fold) => fold.attribute('name'))).toEqual(['fragor', 'fragor']);
});

const items = [
  { value: 'konto', label: 'Konto', content: 'Namn och adress' },
  { value: 'plan', label: 'Plan', content: 'Gratis' },
];

test.each([
  ['the first', {}, 'Konto', 'Namn och adress'],
  ['the one it is told to open at', { defaultValue: 'plan' }, 'Plan', 'Gratis'],
  ['the one the page holds', { value: 'plan' }, 'Plan', 'Gratis'],
])('tabs show %s, and say which of them is chosen', (_, start, label, content) => {
  const page = drawn(<Tabs label="Inställningar" items={items} {...start} />);
  expect(page.one('tablist').name).toBe('Inställningar');
  expect(page.names('tab')).toEqual(['Konto', 'Plan']);
  const chosen = page.all('tab').filter((tab) => tab.attribute('aria-selected') === 'true');
  expect(chosen.map(({ name }) => name)).toEqual([label]);
  expect(page.one('tabpanel').name).toBe(label);
  expect(page.one('tabpanel').text).toBe(content);
});

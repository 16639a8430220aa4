import { expect, test } from 'vitest';
import { drawn } from '#support/screen.ts';
import { Code, Key } from './code.tsx';
import { DefinitionList } from './definition-list.tsx';
import { FileName } from './file-name.tsx';
import { Stat, StatRow } from './stat.tsx';
import { Timeline } from './timeline.tsx';

test.each(['rows', 'grid'] as const)('names stand with their values, laid out as %s', (layout) => {
  const page = drawn(
    <DefinitionList
      layout={layout}
      items={[
        { name: 'Företag', value: 'Ångbageriet AB' },
        { name: 'Anställda', value: 0 },
        { name: 'Bransch', value: 'Bageri' },
      ]}
    />,
  );
  expect(page.definitions).toEqual(['Företag: Ångbageriet AB', 'Anställda: 0', 'Bransch: Bageri']);
});

test.each([[null], [undefined], ['']])(
  'what is unknown (%j) is left out, not shown as empty',
  (value) => {
    const page = drawn(
      <DefinitionList
        items={[
          { name: 'Ort', value },
          { name: 'Land', value: 'Sverige' },
        ]}
      />,
    );
    expect(page.definitions).toEqual(['Land: Sverige']);
  },
);

test('a figure has its name, its value and what it is compared with', () => {
  const page = drawn(
    <StatRow count={2}>
      <Stat label="Omsättning" value="817 860 kr" note="+12 % mot 2024" />
      <Stat label="Order" value="412" />
    </StatRow>,
  );
  expect(page.text).toBe('Omsättning 817 860 kr +12 % mot 2024 Order 412');
  expect(page.definitions).toEqual(['Omsättning: 817 860 kr +12 % mot 2024', 'Order: 412']);
});

test('a line of time says what is done, what goes on and nothing of what comes', () => {
  const page = drawn(
    <Timeline
      items={[
        { title: 'Filen lästes', state: 'done', aside: '12 mars' },
        { title: 'Siffrorna räknas', state: 'now', text: 'Det tar några sekunder.' },
        { title: 'Texten skrivs', state: 'later' },
      ]}
    />,
  );
  expect(page.all('listitem').map(({ text }) => text)).toEqual([
    'Filen lästes (klart) 12 mars',
    'Siffrorna räknas (pågår) Det tar några sekunder.',
    'Texten skrivs',
  ]);
  expect(page.all('listitem').map((item) => item.attribute('aria-current'))).toEqual([
    undefined,
    'step',
    undefined,
  ]);
});

test('a line of time that waits for nothing turns no ring', () => {
  const items = [{ title: 'Vecka 1', state: 'now' as const }];
  expect(drawn(<Timeline items={items} />).markup).not.toContain('<svg');
  expect(drawn(<Timeline items={items} busy />).markup).toContain('<svg');
  const done = [{ title: 'Vecka 1', state: 'later' as const }];
  expect(drawn(<Timeline items={done} busy />).markup).not.toContain('<svg');
});

test.each([
  ['forsaljning_2024-2025.csv', 'forsaljning_|2024-|2025.csv|'],
  ['Export.xlsx', 'Export.xlsx|'],
  ['2025.01.kassa.csv', '2025.|01.|kassa.csv|'],
  ['kassabok', 'kassabok|'],
  ['Momsen saknas i sålt_1.csv. Välj den.', 'Momsen saknas i sålt_|1.csv.| Välj den.|'],
  ['a--b', 'a-|-|b|'],
])('the name %s may break at %s, and is copied as it was', (name, breaks) => {
  const { markup, text } = drawn(<FileName name={name} />);
  expect(markup.replaceAll('<wbr/>', '|')).toBe(breaks);
  expect(text).toBe(name);
});

test('values and keys inside a sentence run on with it', () => {
  const page = drawn(
    <p>
      Kolumnen <Code>Summa &amp; moms</Code> väljs med <Key>Enter</Key>.
    </p>,
  );
  expect(page.text).toBe('Kolumnen Summa & moms väljs med Enter.');
});

import { expect, test } from 'vitest';
import type { Fact, FactKind, FactSource } from '#engine/facts/fact.ts';
import { drawn } from '#support/screen.ts';
import { someFact } from '#support/some-fact.ts';
import { ReceiptBody } from './receipt-body.tsx';

const revenue = someFact('F1');
const ofFile = { columns: ['Summa', 'Datum'], rows: 2726 };
const fact = (more: Partial<Fact> = {}, source: Partial<FactSource> = {}): Fact => ({
  ...revenue,
  ...more,
  source: { ...revenue.source, ...ofFile, ...source },
});

const receipt = (shown: Fact, others: readonly Fact[] = [], trail: readonly Fact[] = [shown]) =>
  drawn(
    <ReceiptBody
      fact={shown}
      trail={trail}
      factById={(id) => others.find((other) => other.id === id)}
      onOpenInput={() => undefined}
      onBack={() => undefined}
      onShowRows={() => undefined}
    />,
  );

test('a receipt gives everything one needs to get the same figure by hand', () => {
  const page = receipt(fact());
  expect(page.definitions).toEqual([
    'Så räknas den: summan av Summa',
    'Period: januari–juni 2025',
    'Fil: forsaljning.csv',
    'Kolumner: Summa, Datum',
    'Urval: alla rader',
    'Rader: 2 726',
  ]);
  expect(page.text).toContain('Omsättning F1 817 860,05 kr Uträknad ur filen');
});

test('a receipt says in one line each what decided the columns its formula uses', () => {
  const proof = 'Summa: bevisat av raderna, Summa + Moms = Totalt på 412 av 412 rader.';
  const evidence = new Map([
    ['Summa', [proof, 'Summan av Summa är lika med filens summarad (rad 413).']],
    ['Datum', ['Datum: enligt rubriken; inget annat i filen motsäger det.']],
    ['Kund', ['Kund: enligt ditt svar.']],
  ]);
  const shown = fact({}, { columns: ['Summa', 'Datum', 'Summa'] });
  const page = drawn(
    <ReceiptBody
      fact={shown}
      trail={[shown]}
      factById={() => undefined}
      evidence={evidence}
      onOpenInput={() => undefined}
      onBack={() => undefined}
      onShowRows={() => undefined}
    />,
  );
  expect(page.definitions).toContain(
    `Läsningen: ${proof} Summan av Summa är lika med filens summarad (rad 413). Datum: enligt rubriken; inget annat i filen motsäger det.`,
  );
  expect(page.text).not.toContain('Kund');
});

test('a figure from a sheet of a workbook names the sheet', () => {
  expect(receipt(fact({}, { sheet: 'Blad 2' })).definitions).toContain('Blad: Blad 2');
});

test('what a figure does not have is left out of its receipt', () => {
  const page = receipt(
    fact(
      { period: null },
      { document: null, documentId: null, columns: [], filter: '', rows: 0, where: null },
    ),
  );
  expect(page.definitions).toEqual(['Så räknas den: summan av Summa']);
  expect(page.names('button')).toEqual([]);
});

test.each<[FactKind, string, string]>([
  ['computed', 'Uträknad ur filen', 'Så räknas den'],
  ['assumption', 'Antagande', 'Grund'],
  ['answer', 'Ditt svar', 'Grund'],
  ['benchmark', 'Jämförelsetal', 'Grund'],
])('a figure that is a %s says so: %s, with its %s', (kind, badge, ground) => {
  const page = receipt(fact({ kind }));
  expect(page.text).toContain(badge);
  expect(page.definitions[0]).toBe(`${ground}: summan av Summa`);
});

test('only an assumption is said to be a judgement, and it has no rows of a file', () => {
  const sentence = 'Ett antagande är en bedömning, inte något som står i filen.';
  expect(receipt(fact()).text).not.toContain(sentence);
  const assumed = receipt(fact({ kind: 'assumption' }));
  expect(assumed.text).toContain(sentence);
  expect(assumed.definitions.some((line) => line.startsWith('Urval'))).toBe(false);
});

test.each([
  ['rows of a file', {}, ['Visa raderna']],
  ['no condition that picks its rows', { where: null }, []],
  ['no file', { documentId: null }, []],
])('the rows behind a figure with %s can be shown: %#', (_, source, buttons) => {
  expect(receipt(fact({}, source)).names('button')).toEqual(buttons);
});

test('the figures a formula is built from are listed with their values, and can be opened', () => {
  const total = fact({ id: 'F2' });
  const orders = fact({ id: 'F3', label: 'Order', unit: 'count', value: '412', period: null });
  const average = fact(
    { id: 'F1', label: 'Snittorder', value: '1985.0972' },
    { inputs: ['F2', 'F3', 'F99'], where: null },
  );
  const page = receipt(average, [total, orders]);
  expect(page.outline).toEqual(['3 Bygger på']);
  expect(page.names('button')).toEqual([
    'Omsättning F2 januari–juni 2025 817 860 kr',
    'Order F3 412',
  ]);
});

test('a receipt opened from another leads back to it, the first leads nowhere', () => {
  const first = fact({ id: 'F2', label: 'Snittorder' });
  const shown = fact({}, { where: null });
  expect(receipt(shown, [], [first, shown]).names('button')).toEqual(['Tillbaka']);
  expect(receipt(shown, [], [shown]).names('button')).toEqual([]);
});

test('a figure about one thing is named with it', () => {
  const about = fact({ subject: { kind: 'product', name: 'Surdegsbröd' } });
  expect(receipt(about).text).toContain('Omsättning – Surdegsbröd F1');
});

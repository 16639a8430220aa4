import { expect, it } from 'vitest';
import { costKeys as key } from '#engine/guides/costs/catalogue.ts';
import { someFact } from '#support/some-fact.ts';
import { renderText } from '../text/render.ts';
import { ifGoodsLack } from './gone-supplier.ts';

const YEAR = { from: '2025-01-01', to: '2025-12-31' };
const SINCE = { from: '2025-07-22', to: '2025-12-31' };

const of = (id: string, key: string, [name, value]: [string, string]) =>
  someFact(id, {
    ...{ key, value, period: SINCE },
    subject: { kind: key.startsWith('costs.area') ? 'area' : 'supplier', name },
  });

/** What is said beside costs of a million where a supplier has stopped and goods cost so much less. */
function saidOf(
  { gone = ['Köttbruket', '-300000'] as [string, string], goods = '-300000', left = '90000' },
  ...others: [key: string, name: string, value: string][]
): string | null {
  const facts = [
    of('F1', key.eventStopped, gone),
    of('F2', key.areaChange, ['Varor och material', goods]),
    ...others.map(([of_, name, value], at) => of(`F${at + 3}`, of_, [name, value])),
  ];
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const [cost, rest] = [
    someFact('F90', { value: '1000000', period: YEAR }),
    someFact('F91', { value: left, period: YEAR }),
  ];
  const text = ifGoodsLack({ facts, taken: (id) => byId.get(id) ?? null }, cost, rest);
  return text && renderText(text, byId, '').text;
}

it('says what is left if invoices are lacking for goods of one who has stopped', () => {
  expect(saidOf({})).toBe(
    'Saknas fakturor i filen för det som Köttbruket levererade förut är det som blev kvar för högt.',
  );
  expect(saidOf({ left: '-90000' })).toContain('levererade förut fattas det mer än så.');
  // What was paid once to another hides that less is paid for goods.
  const once = [key.eventOnce, 'Grönsakshallen', '200000'] as [string, string, string];
  expect(saidOf({ goods: '-100000' }, once)).not.toBeNull();
});

it('says nothing where another has come, as much is bought, or no goods were', () => {
  expect(saidOf({}, [key.eventStarted, 'Slaktaren', '280000'])).toBeNull();
  expect(saidOf({}, [key.eventLevel, 'Grönsakshallen', '280000'])).toBeNull();
  expect(saidOf({ goods: '-100000' })).toBeNull();
  expect(saidOf({ gone: ['Siffergården Redovisning', '-300000'] })).toBeNull();
  expect(saidOf({ gone: ['Köttbruket', '-29000'], goods: '-29000' })).toBeNull();
});

import { expect, it } from 'vitest';
import { pricesOf } from './prices-of.ts';

const names = [
  { guide: 'sales', dimension: 'product', names: ['Dagens lunch', 'Klippning dam'] },
  { guide: 'costs', dimension: 'account', names: ['5020 El'] },
] as const;

it.each([
  ['måste vi höja lunchpriset', 'måste vi höja priset på lunch'],
  ['Är lunchpriserna för låga?', 'Är priserna på lunch för låga?'],
  ['höja klippriset', 'höja priset på klippning'],
  ['vad är snittpriset', 'vad är snittpriset'],
  ['har elpriset gått upp', 'har elpriset gått upp'],
])('%s', (question, read) => {
  expect(pricesOf(question, names)).toBe(read);
});

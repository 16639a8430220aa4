import { expect, it } from 'vitest';
import { industryFor } from './industry.ts';

it.each([
  ['95.311', '45'],
  ['62.100', '62'],
  ['47112', '47.1'],
  ['45', '45'],
])('a company under %s is held against SCB’s figures for %s', (sni, industry) => {
  expect(industryFor({ sni, size: '1-19' })?.sni).toBe(industry);
});

it('a code that SCB has no figures for gives none', () => {
  expect(industryFor({ sni: '05.100' })).toBeNull();
});

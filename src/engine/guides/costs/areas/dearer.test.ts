import { expect, it } from 'vitest';
import { dearerIn } from './areas.ts';

it('asks a landlord of the care of houses by what is agreed, and one who hires by index and area', () => {
  expect(dearerIn('Lokal', 'property')).toContain('vad som ingår');
  expect(dearerIn('Lokal', 'property')).not.toContain('extra ytor');
  expect(dearerIn('Lokal', 'trade')).toContain('extra ytor');
  expect(dearerIn('Lokal')).toContain('extra ytor');
  expect(dearerIn('Varor och material', 'property')).toBeNull();
});

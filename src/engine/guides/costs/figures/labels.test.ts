import { expect, test } from 'vitest';
import { unknownLabel } from './labels.ts';

test('a figure that is lacking is named by what it is of: each, or the whole', () => {
  expect(unknownLabel('costs.department.share')).toBe('Andel av kostnaderna per avdelning');
  expect(unknownLabel('costs.department.unassignedShare')).toBe(
    'Andel av kostnaderna utan avdelning',
  );
  expect(unknownLabel('costs.project.unassignedShare')).toBe('Andel av kostnaderna utan projekt');
});

import { expect, test } from 'vitest';
import { leadOf } from './lead.ts';

const lead = (text: string) => {
  const { start, end } = leadOf(text);
  return text.slice(start, end).trim();
};

test('three sentences lead, the rest follows', () => {
  expect(
    lead('Ni sålde för 2 679 717 kr. Det är 3,4 % mer. Priset bar det. Största risken är te.'),
  ).toBe('Ni sålde för 2 679 717 kr. Det är 3,4 % mer. Priset bar det.');
  expect(lead('En. Två.')).toBe('En. Två.');
});

test('what happened is listed before it, and is not what leads', () => {
  expect(lead('**Mest:**\n- Kaffe. Föll.\n\nNi sålde. Det är mer. Priset. Te.')).toBe(
    'Ni sålde. Det är mer. Priset.',
  );
});

test.each(['Kort sagt: **Det som har betytt mest:**', 'Det här har hänt'])(
  'what stands over the list is no sentence of its own: %s',
  (label) => {
    expect(lead(`${label}\n- Kaffe. Föll.\n\nNi sålde. Det är mer.`)).toBe('Ni sålde. Det är mer.');
  },
);

test('a text that is only a list is its own lead', () => {
  expect(lead('- Ett.\n- Två.')).toBe('- Ett.\n- Två.');
});

test('a figure with a point ends no sentence', () => {
  expect(lead('Det är ca 3.5 gånger mer. Två. Tre. Fyra.')).toBe(
    'Det är ca 3.5 gånger mer. Två. Tre.',
  );
});

import { expect, test } from 'vitest';
import { drawn } from '#support/screen.ts';
import { Alert, type AlertVariant } from './alert.tsx';
import { Button } from './button.tsx';

test.each<[AlertVariant, boolean]>([
  ['error', true],
  ['warning', false],
  ['info', false],
  ['success', false],
])('a message of kind %s interrupts a screen reader: %s', (variant, interrupts) => {
  const page = drawn(
    <Alert variant={variant} title="Filen kunde inte läsas">
      Rad 7 har två belopp.
    </Alert>,
  );
  expect(page.all('alert')).toHaveLength(interrupts ? 1 : 0);
  expect(page.text).toBe('Filen kunde inte läsas Rad 7 har två belopp.');
});

test('who shows a message decides against the custom of its kind', () => {
  expect(drawn(<Alert live>Sparat</Alert>).all('alert')).toHaveLength(1);
  const calm = drawn(
    <Alert variant="error" live={false}>
      Tre rader utelämnades
    </Alert>,
  );
  expect(calm.all('alert')).toEqual([]);
});

test('a message without title, text or actions has no empty lines for them', () => {
  const page = drawn(<Alert title="Analysen är klar" />);
  expect(page.names('paragraph')).toEqual(['Analysen är klar']);
  expect(page.text).toBe('Analysen är klar');
});

test('a message can be closed only where closing does something', () => {
  expect(drawn(<Alert title="Sparat" />).names('button')).toEqual([]);
  const page = drawn(<Alert title="Sparat" onClose={() => undefined} />);
  expect(page.names('button')).toEqual(['Stäng']);
});

test('what can be done about a fault stands after the fault', () => {
  const page = drawn(
    <Alert variant="error" title="Raderna kunde inte hämtas" actions={<Button>Försök igen</Button>}>
      Ingen kontakt med servern.
    </Alert>,
  );
  expect(page.one('alert').text).toBe(
    'Raderna kunde inte hämtas Ingen kontakt med servern. Försök igen',
  );
});

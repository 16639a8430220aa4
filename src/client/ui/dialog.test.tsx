import { expect, test } from 'vitest';
import { drawn } from '#support/screen.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Sheet } from './sheet.tsx';

const ignore = () => undefined;

test.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
])('a %s is called by its title and described by the sentence under it', (_, Modal) => {
  const page = drawn(
    <Modal
      open
      onClose={ignore}
      title="Ta bort filen?"
      description="Analyserna av den blir kvar."
      footer={<Button>Ta bort</Button>}
    >
      forsaljning.csv
    </Modal>,
  );
  const dialog = page.one('dialog', 'Ta bort filen?');
  expect(dialog.description).toBe('Analyserna av den blir kvar.');
  expect(dialog.names('button')).toEqual(['Stäng', 'Ta bort']);
  expect(dialog.text).toBe(
    'Ta bort filen? Analyserna av den blir kvar. Stäng forsaljning.csv Ta bort',
  );
});

test.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
])('a %s that is not open is not there', (_, Modal) => {
  const page = drawn(<Modal open={false} onClose={ignore} title="Ta bort filen?" />);
  expect(page.markup).toBe('');
});

test.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
])('a %s without a description points at none', (_, Modal) => {
  const page = drawn(<Modal open onClose={ignore} title="Meny" />);
  expect(page.one('dialog').attribute('aria-describedby')).toBeUndefined();
  expect(page.one('dialog').text).toBe('Meny Stäng');
});

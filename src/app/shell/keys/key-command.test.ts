import { expect, test } from 'vitest';
import { keyCommand } from './key-command.ts';

const press = (key: string, held: Partial<Parameters<typeof keyCommand>[0]> = {}) =>
  keyCommand({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...held });

test.each([
  ['?', { kind: 'keys' }],
  ['/', { kind: 'search' }],
  ['1', { kind: 'part', index: 0 }],
  ['9', { kind: 'part', index: 8 }],
])('%s alone asks for something', (key, asked) => {
  expect(press(key)).toEqual(asked);
});

test.each(['0', 'a', '10', 'Enter', 'F1', ''])('%j asks for nothing', (key) => {
  expect(press(key)).toBeNull();
});

test.each(['ctrlKey', 'metaKey', 'altKey', 'repeat'] as const)(
  'a key pressed with %s is the browser’s or the system’s',
  (held) => {
    for (const key of ['?', '/', '1']) expect(press(key, { [held]: true })).toBeNull();
  },
);

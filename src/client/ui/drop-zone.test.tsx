import { expect, test } from 'vitest';
import { drawn } from '#support/screen.ts';
import { DropZone } from './drop-zone.tsx';

const zone = (more: { disabled?: boolean; invalid?: boolean } = {}) =>
  drawn(
    <DropZone
      accept=".csv,.xlsx"
      title="Dra filen hit"
      hint="CSV eller XLSX, max 10MB"
      buttonText="Välj fil"
      onFiles={() => undefined}
      {...more}
    />,
  );

test('the place to drop a file is a file picker for who drops nothing', () => {
  const picker = zone().one('file');
  expect(picker.name).toContain('Dra filen hit');
  expect(picker.description).toBe('CSV eller XLSX, max 10MB');
  expect(picker.attribute('accept')).toBe('.csv,.xlsx');
  expect(picker.attribute('multiple')).toBeUndefined();
});

test('what looks like a button in it is not pressed twice over', () => {
  expect(zone().all('button')).toEqual([]);
  expect(zone().text).not.toContain('Välj fil');
});

test('a picker says that the file before was refused', () => {
  expect(zone().one('file').attribute('aria-invalid')).toBeUndefined();
  expect(zone({ invalid: true }).one('file').attribute('aria-invalid')).toBe('true');
});

test('no file can be picked while one is on its way', () => {
  expect(zone().one('file').attribute('disabled')).toBeUndefined();
  expect(zone({ disabled: true }).one('file').attribute('disabled')).toBe('');
});

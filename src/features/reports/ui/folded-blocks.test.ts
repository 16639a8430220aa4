import { expect, it } from 'vitest';
import type { ReportBlock } from '../report.ts';
import { plain, runsText } from '../runs.ts';
import { partedBlocks } from './folded-blocks.tsx';

const line = (text: string) => plain(text.padEnd(200, '.'));
const list = (...lines: string[]): ReportBlock => ({ kind: 'list', lines: lines.map(line) });
const heading = (text: string): ReportBlock => ({ kind: 'heading', lines: [plain(text)] });
const read = (blocks: readonly ReportBlock[] = []) =>
  blocks.map(({ kind, lines }) => [
    kind,
    ...lines.map((each) => runsText(each).replace(/\.+$/, '')),
  ]);

it('parts a long list after whole lines', () => {
  const parted = partedBlocks([heading('Läget'), list('ett', 'två', 'tre', 'fyra')]);
  expect(read(parted?.shown)).toEqual([
    ['heading', 'Läget'],
    ['list', 'ett', 'två'],
  ]);
  expect(read(parted?.rest)).toEqual([['list', 'tre', 'fyra']]);
  expect(parted?.rest[0]?.first).toBe(3);
  expect(parted?.isWithin).toBe(true);
});

it('leaves no heading last', () => {
  const parted = partedBlocks([list('ett', 'två'), heading('Mer'), list('tre', 'fyra')]);
  expect(read(parted?.shown)).toEqual([['list', 'ett', 'två']]);
  expect(read(parted?.rest)).toEqual([
    ['heading', 'Mer'],
    ['list', 'tre', 'fyra'],
  ]);
  expect(parted?.isWithin).toBe(false);
});

it('parts nothing that is short', () => {
  expect(partedBlocks([heading('Läget'), list('ett', 'två')])).toBeNull();
});

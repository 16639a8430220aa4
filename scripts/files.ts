import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generate, shrink } from '#support/files/generate.ts';
import { createJudge, type Verdict } from '#support/files/judge.ts';

/**
 * `npm run files -- --count N --seed S [--shrink K] [--out FOLDER] [--fix NAME=PLACE,…]`: makes N files such as owners
 * have, whose sums are known, reads each as the product does and tells by kind how many were right, asked about, refused
 * and wrong; the first K wrong ones are shrunk to what it takes, and laid in FOLDER. `--fix` decides some of every file.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    shrink: { type: 'string', default: '10' },
    out: { type: 'string' },
    fix: { type: 'string', default: '' },
  },
});

const folder = await mkdtemp(join(tmpdir(), 'klarsikt-files-'));
const judge = createJudge(folder);
const fixed = new Map(
  values.fix.split(',').flatMap((part): [string, number][] => {
    const [name = '', place] = part.split('=');
    return place === undefined ? [] : [[name, Number(place)]];
  }),
);
const none: Record<Verdict, number> = { right: 0, asked: 0, refused: 0, wrong: 0 };
const verdicts = { ...none };
const byKind = new Map<string, Record<Verdict, number>>();
const wrong: number[] = [];
const reasons = new Map<string, number>();
let silent = 0;
const first = Number(values.seed) * 1_000_000;
for (let place = 0; place < Number(values.count); place++) {
  const file = generate(first + place, fixed);
  const { verdict, warnings, reason } = await judge.judge(file, file.truth);
  verdicts[verdict] += 1;
  const own = byKind.get(file.kind) ?? { ...none };
  byKind.set(file.kind, { ...own, [verdict]: own[verdict] + 1 });
  if (verdict === 'refused' || verdict === 'asked')
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  if (verdict !== 'wrong') continue;
  wrong.push(first + place);
  if (warnings.length === 0) silent += 1;
}
console.log(JSON.stringify({ ...verdicts, 'wrong without a word': silent }));
console.table(Object.fromEntries([...byKind].sort(([a], [b]) => a.localeCompare(b))));
for (const [reason, times] of [...reasons].sort(([, a], [, b]) => b - a).slice(0, 10))
  console.log(`${times} × ${reason}`);
if (values.out !== undefined) await mkdir(values.out, { recursive: true });
for (const seed of wrong.slice(0, Number(values.shrink))) {
  const { file, judgement, needs } = await shrink(seed, judge, fixed);
  console.log(`\nseed ${seed}: ${judgement.reason} [${judgement.warnings.join(', ')}]`);
  console.log(`  needs ${needs.map(([name, place]) => `${name}=${place}`).join(', ')}`);
  if (values.out !== undefined)
    await writeFile(join(values.out, `${seed}-${file.name}`), file.bytes);
}
await rm(folder, { recursive: true, force: true });

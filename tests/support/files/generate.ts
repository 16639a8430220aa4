import { apiFile } from './api-file.ts';
import { type Choices, choicesOf } from './choices.ts';
import { costFile } from './cost-file.ts';
import type { Judge, Judgement } from './judge.ts';
import { salesFile } from './sales-file.ts';
import type { Truth } from './sheet.ts';
import { sieFile } from './sie-file.ts';
import { written } from './writing.ts';

export interface GeneratedFile {
  name: string;
  bytes: Buffer;
  truth: Truth;
  /** Every decision the file is made of, by name. */
  taken: ReadonlyMap<string, number>;
  /** What it is a file of: `sales: months`, `costs: payroll`, `sales: books`. */
  kind: string;
}

const kindOf = ({ words }: Choices) => {
  const medium = words.get('medium');
  const isTable = medium === 'table';
  const own = isTable ? (words.get('list') ?? words.get('shape')) : medium;
  return `${words.get('guide')}: ${own}`;
};

/** The file of a seed; `fixed` decides some of it otherwise. The same on every machine. */
export function generate(seed: number, fixed?: ReadonlyMap<string, number>): GeneratedFile {
  const choices: Choices = choicesOf(seed, fixed);
  const guide = choices.pick('guide', ['sales', 'costs'] as const, [3, 1]);
  const medium = choices.pick('medium', ['table', 'books', 'interface'] as const, [9, 1, 1]);
  if (medium === 'books')
    return { ...sieFile(choices, guide), taken: choices.taken, kind: kindOf(choices) };
  if (medium === 'interface')
    return { ...apiFile(choices, guide), taken: choices.taken, kind: kindOf(choices) };
  const made = guide === 'sales' ? salesFile(choices) : costFile(choices);
  const { taken } = choices;
  return { ...written(made, choices), truth: made.truth, taken, kind: kindOf(choices) };
}

/**
 * The simplest file that is still wrong: each decision is put back to its simplest option, one after another, for as
 * long as the file stays wrong. What is left is what it takes.
 */
export async function shrink(
  seed: number,
  judge: Judge,
  decided: ReadonlyMap<string, number> = new Map(),
): Promise<{ file: GeneratedFile; judgement: Judgement; needs: [name: string, place: number][] }> {
  let fixed = new Map<string, number>(decided);
  let file = generate(seed, fixed);
  let judgement = await judge.judge(file, file.truth);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [name, place] of file.taken) {
      if (place === 0 || name === 'guide' || decided.has(name)) continue;
      const simpler = new Map(fixed).set(name, 0);
      const candidate = generate(seed, simpler);
      const verdict = await judge.judge(candidate, candidate.truth);
      if (verdict.verdict !== 'wrong') continue;
      fixed = simpler;
      file = candidate;
      judgement = verdict;
      changed = true;
      break;
    }
  }
  return { file, judgement, needs: [...file.taken].filter(([, place]) => place > 0) };
}

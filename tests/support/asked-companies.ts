import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type AskedCompany, type CompanyFile, companyOf, lastAnswer } from './consult.ts';
import { kinds } from './stories/kinds.ts';
import { storyOf } from './stories/story.ts';

type File = (name: string, bytes: Buffer | string) => Promise<string>;

interface AskedOf {
  seed: number;
  /** Kinds of made companies, each asked by its name. */
  kinds: readonly string[];
  /** Companies with files of their own; `file` writes one and gives its path. */
  more?(file: File): Promise<Record<string, readonly CompanyFile[]>>;
}

/** Opens companies for the tests of a file: asks one by its name, one message after another, and gives the last answer. */
export function askedCompanies({ seed, kinds: names, more }: AskedOf) {
  const opened: Record<string, AskedCompany> = {};
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'klarsikt-asked-'));
    const file: File = async (name, bytes) => {
      const path = join(folder, name);
      await writeFile(path, bytes);
      return path;
    };
    for (const [name, files] of Object.entries((await more?.(file)) ?? {}))
      opened[name] = await companyOf(files);
    for (const [place, kind] of kinds.entries()) {
      if (!names.includes(kind.name)) continue;
      const { sales, costs } = storyOf(kind, seed + place);
      opened[kind.name] = await companyOf([
        { guide: 'sales', path: await file(`${kind.name}.csv`, sales.bytes) },
        { guide: 'costs', path: await file(`${kind.name}-kostnader.csv`, costs.bytes) },
      ]);
    }
  });
  afterAll(async () => {
    for (const company of Object.values(opened)) await company.close();
    await rm(folder, { recursive: true });
  });
  return async (id: string, messages: readonly string[]) => {
    const company = opened[id];
    if (company === undefined) throw new Error(`no company ${id}`);
    return lastAnswer(company, messages);
  };
}

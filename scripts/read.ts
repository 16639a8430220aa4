import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { createReader } from '#adapters/file-reader/reader.ts';
import { AppError } from '#contract/errors.ts';

/**
 * `npm run read -- FILE… [--table]`: what the reader understands of each file, as JSON lines; with
 * `--table` the table itself as UTF-8 CSV. An unreadable file gives `{file, error, code}`.
 */
const { values, positionals } = parseArgs({
  options: { table: { type: 'boolean', default: false } },
  allowPositionals: true,
});

if (positionals.length === 0) {
  process.stderr.write('Ange minst en fil: npm run read -- FIL … [--table]\n');
  process.exit(2);
}

const reader = createReader({ print: values.table });

async function line(file: string): Promise<string> {
  try {
    const { understanding, printed } = await reader.read(await readFile(file), basename(file));
    return values.table ? (printed ?? '') : `${JSON.stringify({ file, ...understanding })}\n`;
  } catch (error) {
    process.exitCode = 1;
    return `${JSON.stringify({ file, ...explain(error) })}\n`;
  }
}

function explain(error: unknown): { error: string; code: string } {
  if (error instanceof AppError) return { error: error.message, code: error.code };
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'internal';
  if (code === 'ENOENT') return { error: 'Filen finns inte.', code: 'not_found' };
  if (code === 'EISDIR') return { error: 'Det är en mapp, inte en fil.', code: 'not_a_file' };
  return { error: error instanceof Error ? error.message : String(error), code };
}

for (const file of positionals) process.stdout.write(await line(file));
await reader.close();

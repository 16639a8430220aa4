import { parse } from 'lossless-json';
import { ReadError } from '../read-error.ts';
import { JsonNumber, type JsonValue } from './value.ts';

/** Deeper than any list; far above it the parser would run out of stack. */
const mostLevels = 100;

export interface ParsedJson {
  value: JsonValue;
  /** Keys that stand twice in the same object: the last value is used. */
  repeated: string[];
}

/**
 * Parses JSON with its numbers as they are written.
 * @throws ReadError `unreadable`
 */
export function parseJson(text: string): ParsedJson {
  if (levelsOf(text) > mostLevels) {
    throw new ReadError(
      'unreadable',
      `JSON-filen är nästlad i fler än ${mostLevels} nivåer. Väntade en lista med en post per rad; exportera den i den formen och ladda upp filen på nytt.`,
    );
  }
  const repeated = new Set<string>();
  try {
    const value = parse(text, null, {
      parseNumber: (written) => new JsonNumber(written),
      onDuplicateKey: ({ key, newValue }) => {
        if (repeated.size < 100) repeated.add(key);
        return newValue;
      },
    }) as JsonValue;
    return { value, repeated: [...repeated] };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof Error) throw broken(text, error.message);
    throw error;
  }
}

/** How deep brackets are within each other, those inside texts not counted. */
function levelsOf(text: string): number {
  let level = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (quoted) {
      if (code === 92) at++;
      else if (code === 34) quoted = false;
    } else if (code === 34) quoted = true;
    else if (code === 91 || code === 123) deepest = Math.max(deepest, ++level);
    else if (code === 93 || code === 125) level--;
  }
  return deepest;
}

function broken(text: string, message: string): ReadError {
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
  const before = text.slice(0, position);
  const line = before.split('\n').length;
  const column = position - before.lastIndexOf('\n');
  const found = text.slice(position, position + 20).trim();
  const where = found === '' ? 'filen tar slut mitt i' : `fann ”${found}”`;
  return new ReadError(
    'unreadable',
    `Filen är trasig JSON: på rad ${line}, tecken ${column}, ${where}. Exportera filen på nytt och ladda upp den.`,
  );
}

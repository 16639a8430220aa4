import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('../../src/client/ui/tokens.css', import.meta.url), 'utf8');

/** A colour from tokens.css. */
export function token(name: string, theme: 'light' | 'dark' = 'light'): string {
  const found = css.match(new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`));
  const value = found?.[theme === 'light' ? 1 : 2];
  if (value === undefined) throw new Error(`tokens.css has no --${name}`);
  return value;
}

import { readFileSync } from 'node:fs';

/** Matches the addresses of the built scripts with these names, such as `findings`. Throws where one is not there. */
export function scriptsNamed(...names: string[]): RegExp {
  const built: [string, string][] = Object.entries(
    JSON.parse(readFileSync('build/scripts.json', 'utf8')),
  );
  const files = names.map((wanted) => {
    const found = built.find(([, name]) => name === wanted);
    if (!found) throw new Error(`No built script is called ${wanted}`);
    return found[0].replaceAll('.', '\\.');
  });
  return new RegExp(`/(${files.join('|')})$`);
}

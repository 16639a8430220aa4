// Loads all that may meet outside text, and prints the regular expressions that are built while it loads.
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const built = new Set<string>();
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, [pattern, flags]) {
    const made = new target(pattern, flags);
    const { stack = '' } = new Error();
    if (/\/src\/(engine|adapters|contract)\//.test(stack)) built.add(String(made));
    return made;
  },
});

const modules = globSync('src/{engine,contract,adapters}/**/*.ts').filter(
  (path) => !/\.(test|suite)\.ts$|\/(child|offline)\.ts$/.test(path),
);
for (const path of modules) await import(pathToFileURL(resolve(path)).href);
process.stdout.write(JSON.stringify([...built]), () => process.exit(0));

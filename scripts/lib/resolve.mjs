// Loaded first in the server. Node looks for each module by its links and by the package that it is
// in, and parses the whole package.json of that: that of drizzle-orm is 179 kB and has a hundred
// modules. Two thirds of a start went to it; where a module stands is known here.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const root = new URL('../../', import.meta.url);
const sources = new URL('src/', root).href;
const { imports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
/** `#engine/` and what it stands for, as package.json has them. */
const aliases = Object.entries(imports).map(([from, to]) => [
  from.replace('*', ''),
  new URL(to.replace('*', ''), root).href,
]);

const inOrm = '/node_modules/drizzle-orm/';
const known = new Map();

/** The address of one of our own modules as another of ours names it, or null. */
function ownModule(specifier, parentURL) {
  if (!specifier.endsWith('.ts') || !parentURL?.startsWith(sources)) return null;
  if (specifier.startsWith('.')) return new URL(specifier, parentURL).href;
  const alias = aliases.find(([from]) => specifier.startsWith(from));
  return alias === undefined ? null : alias[1] + specifier.slice(alias[0].length);
}

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    const own = ownModule(specifier, parentURL);
    if (own !== null) return { url: own, format: 'module-typescript', shortCircuit: true };
    if (specifier.startsWith('drizzle-orm')) {
      const found = known.get(specifier) ?? next(specifier, context);
      known.set(specifier, found);
      return { ...found, shortCircuit: true };
    }
    const besideIt = specifier.startsWith('.') && specifier.endsWith('.js');
    if (!besideIt || !parentURL?.includes(inOrm) || parentURL.endsWith('.cjs'))
      return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});

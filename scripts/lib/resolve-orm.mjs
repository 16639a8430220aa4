// Node parses the whole package.json of the nearest package for each module it loads and each
// name it looks up. That of drizzle-orm is 179 kB, so its hundred modules took half of a start.
import { registerHooks } from 'node:module';

const inside = '/node_modules/drizzle-orm/';
const known = new Map();

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('drizzle-orm')) {
      const found = known.get(specifier) ?? next(specifier, context);
      known.set(specifier, found);
      return { ...found, shortCircuit: true };
    }
    const { parentURL } = context;
    const own = specifier.startsWith('.') && specifier.endsWith('.js');
    if (!own || !parentURL?.includes(inside) || parentURL.endsWith('.cjs'))
      return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});

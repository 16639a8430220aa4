// Loaded first in every child process: what a file of ours imports beside it stands where it says. Node would look for
// each by its links and by the package that it is in, which is nearly half of what it takes to start a child.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (parentURL === undefined || !specifier.startsWith('.') || !specifier.endsWith('.ts'))
      return next(specifier, context);
    const { href: url } = new URL(specifier, parentURL);
    return { url, format: 'module-typescript', shortCircuit: true };
  },
});

/**
 * Compiled checks need eval, which the content security policy refuses: not even tried, not reported. Zod reads
 * this as soon as a schema is made, so it has to stand before the first, and without loading zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

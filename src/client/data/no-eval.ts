/**
 * Zod's compiled checks need eval, which our content security policy forbids. Zod reads this
 * setting when the first schema is made, so this file is imported before any schema and does not
 * load zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

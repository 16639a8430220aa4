import { childScripts } from '#app/child-scripts.ts';

/** What the children of a test run: the built scripts in `npm test`, their sources in a run by itself. */
export const scripts = childScripts(process.env.CHILD_SCRIPTS ?? null);

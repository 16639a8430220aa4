import { type TaskWork, workOf } from '#adapters/child-process/task.ts';
import { safeLogo } from './tasks.ts';

export const letterheadWork: readonly TaskWork[] = [
  workOf(safeLogo, async (given) => {
    // Loaded when it is first asked for: the child has other work than this.
    const { logoOf, refuseUndrawn } = await import('./logo/logo.ts');
    const logo = logoOf(given);
    refuseUndrawn(logo);
    return logo;
  }),
];

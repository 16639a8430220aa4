import { defineTask, type TaskWork, workOf } from '#adapters/child-process/task.ts';
import type { ChangedLetterhead } from '../contract.ts';
import type { Logo } from '../letterhead.ts';

type GivenLogo = Exclude<ChangedLetterhead['logo'], 'same' | null>;

/** A logo as it was given, made safe. Throws `letterhead.logo`. */
export const safeLogo = defineTask<GivenLogo, Logo>('logo made safe');

export const letterheadWork: readonly TaskWork[] = [
  workOf(safeLogo, async (given) => {
    // Loaded when it is first asked for: the child has other work than this.
    const { logoOf, refuseUndrawn } = await import('./logo/logo.ts');
    const logo = logoOf(given);
    refuseUndrawn(logo);
    return logo;
  }),
];

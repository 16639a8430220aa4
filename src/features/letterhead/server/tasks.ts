import { defineTask } from '#adapters/child-process/task.ts';
import type { ChangedLetterhead } from '../contract.ts';
import type { Logo } from '../letterhead.ts';

type GivenLogo = Exclude<ChangedLetterhead['logo'], 'same' | null>;

/** A logo as it was given, made safe. Throws `letterhead.logo`. */
export const safeLogo = defineTask<GivenLogo, Logo>('logo made safe');

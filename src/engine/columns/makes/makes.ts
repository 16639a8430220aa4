import { BANKS } from './banks.ts';
import { CARDS } from './cards.ts';
import { INVOICING } from './invoicing.ts';
import type { Make } from './make.ts';
import { PAYMENTS } from './payments.ts';
import { SHOPS } from './shops.ts';

/** Every make that is known. */
export const MAKES: readonly Make[] = [...SHOPS, ...PAYMENTS, ...INVOICING, ...BANKS, ...CARDS];

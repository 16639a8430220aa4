import { brand } from '../../brand.ts';

/** On the way back from a purchase that began without an account. */
export const guestTexts = {
  title: 'Tack för din beställning',
  waiting: 'Betalningen bekräftas och kontot skapas...',
  error: 'Kontot kunde inte hämtas. Ladda om sidan om en stund.',
  failed: {
    title: 'Kontot gick inte att öppna här',
    why: [
      'Har du redan kommit in, eller öppnat sidan i en annan flik? Logga in med din e-post och ditt lösenord.',
      'Fick du ett mejl om att kontot inte kunde skapas? Då går allt du har betalat tillbaka.',
      `Inget av det? Skriv till ${brand.supportEmail}, så hjälper vi dig.`,
    ],
    login: 'Logga in',
    again: 'Till planvalet',
  },
} as const;

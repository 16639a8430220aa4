import { brand } from '../../brand.ts';

/** On the way back from a purchase that began without an account. */
export const guestTexts = {
  title: 'Tack för din beställning',
  waiting: 'Betalningen bekräftas och kontot skapas...',
  error: 'Kontot kunde inte hämtas. Ladda om sidan om en stund.',
  failed: {
    title: 'Kontot gick inte att öppna här',
    text: `Har du redan kommit in, eller har länken öppnats i en annan flik, så logga in med din e-post och ditt lösenord. Kunde kontot inte skapas går allt du har betalat tillbaka och du får ett mejl om det. Annars hjälper vi dig på ${brand.supportEmail}.`,
    login: 'Logga in',
    again: 'Till planvalet',
  },
} as const;

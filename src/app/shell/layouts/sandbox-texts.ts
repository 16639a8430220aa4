/** Around the pages that one may try without an account. */
export const sandboxTexts = {
  about:
    'Ett påhittat kafferosteri. Allt går att öppna, filtrera och ladda ner; inget sparas om dig.',
  signup: 'Skapa konto gratis',
  nav: 'Exempelbolagets sidor',
  pages: [
    { id: 'sales', label: 'Försäljning' },
    { id: 'costs', label: 'Kostnader' },
    { id: 'money', label: 'Pengarna' },
    { id: 'plan', label: 'Handlingsplan' },
  ],
} as const;

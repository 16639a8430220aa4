/** What an account's owner can agree to, be told of or choose. */
export const consentAbout = ['terms', 'privacy', 'cookies'] as const;
export type ConsentAbout = (typeof consentAbout)[number];

export const consentChoices = ['accepted', 'declined', 'informed'] as const;
export type ConsentChoice = (typeof consentChoices)[number];

/** The day of the text that is in force, YYYY-MM-DD; the pages say the same. */
export const textVersions: Readonly<Record<ConsentAbout, string>> = {
  terms: '2025-08-10',
  privacy: '2025-08-10',
  cookies: '2025-08-10',
};

/** What the pages of mailings are called; by themselves, so that their texts are not loaded for it. */
export const mailingTitles = { mailing: 'Utskick', answer: 'Rapporter per mejl' } as const;

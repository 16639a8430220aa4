/** The mail that answers a contact message or feedback. */
export const answerTexts = {
  subject: (subject: string) => `Svar: ${subject}`,
  feedback: 'din feedback',
  wrote: 'Du skrev',
  note: 'Svara på det här mejlet om du undrar något mer.',
} as const;

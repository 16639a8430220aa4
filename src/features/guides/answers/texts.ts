/** Texts around the answers of every form. */
export const answerTexts = {
  fromFile: 'Ur filen',
  suggestions: (question: string) => `Förslag till svar: ${question}`,
  suggestionsFailed: 'Förslag ur filen kunde inte hämtas',
  someFilled: (count: number) =>
    count === 1
      ? 'Ett svar är ifyllt ur filen. Ändra det om du ser det på ett annat sätt.'
      : `${count} svar är ifyllda ur filen. Ändra dem om du ser det på ett annat sätt.`,
  leftToFile: 'Enligt filen',
} as const;

/** What the owner reads about one document of several analyses. */
export const packageTexts = {
  title: 'Underlag till bank eller styrelse',
  lead: 'En kort PDF av flera analyser, gjord för den som ska läsa den. Välj vilka analyser och delar som ska med.',
  reader: 'Vem ska läsa?',
  readers: { bank: 'Banken', board: 'Styrelsen' },
  analyses: 'Analyser',
  without: 'Inte med',
  analysis: (made: string, document: string | null) =>
    document === null ? made : `${made}, ${document}`,
  noAnalyses: 'Analyserna kunde inte hämtas.',
  parts: 'Delar',
  partHints: {
    liquidity: 'Ur bokföringen, där den har en balansräkning.',
    months: 'Vad som blev kvar varje månad, där både försäljning och kostnader är med.',
    receipts: 'En rad för varje siffra: hur den är räknad och ur vilken fil.',
  },
  make: 'Ladda ned PDF',
  choose: 'Välj minst en analys och en del.',
  failed: { title: 'Underlaget kunde inte hämtas', text: 'Försök igen om en stund.' },
  pro: 'Underlag av flera analyser ingår i Pro. En analys i taget kan du ladda ned som PDF i alla planer.',
} as const;

/** Texts of the company's place in its industry. */
export const industryTexts = {
  title: 'Läget i branschen',
  of: 'Ert senaste hela räkenskapsår bredvid',
  basis: (basis: string) => `företag: ${basis}.`,
  source: (year: string) =>
    `Källa: SCB, Branschnyckeltal ${year}, efter SNI 2007. Jämförelsen visar läget, inte en exakt skillnad: definitionerna kan skilja.`,
  caption: 'Nyckeltal bredvid branschens kvartiler',
  ratio: 'Nyckeltal',
  own: 'Ert',
  quartiles: { low: 'Undre kvartil', median: 'Median', high: 'Övre kvartil' },
  place: 'Läge',
  quarters: {
    lowest: 'Lägsta fjärdedelen',
    belowMedian: 'Under medianen',
    aboveMedian: 'Över medianen',
    highest: 'Högsta fjärdedelen',
  },
  more: (count: number) =>
    count === 1 ? 'Ett nyckeltal till jämförs i Pro.' : `${count} nyckeltal till jämförs i Pro.`,
  seePro: 'Se vad Pro ger',
} as const;

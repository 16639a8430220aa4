/** Of what is loaded after the page. */
export const findingsTexts = {
  titles: { sales: 'Läget i försäljningen', costs: 'Läget i kostnaderna' },
  failed: {
    sales: 'Läget i försäljningen kunde inte hämtas',
    costs: 'Läget i kostnaderna kunde inte hämtas',
  },
  headlines: { sales: 'Försäljningens nyckeltal', costs: 'Kostnadernas nyckeltal' },
  open: { sales: 'Hela försäljningsanalysen', costs: 'Hela kostnadsanalysen' },
  advice: 'Det här bör du göra först',
  adviceLead: 'Vägt efter kronor och risk, säkerhet, arbete och dina svar.',
  likely: 'Troligen',
  perYear: 'per år',
  otherAdvice: (count: number) => (count === 1 ? 'Ett råd till' : `${count} råd till`),
  more: 'Fler nyckeltal, månader och råd',
  money: {
    title: 'Det som blir kvar',
    open: 'Hela Pengarna',
    failed: 'Det som blir kvar kunde inte hämtas',
  },
} as const;

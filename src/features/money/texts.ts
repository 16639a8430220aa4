export const moneyTexts = {
  title: 'Pengarna',
  lead: (period: string | null) =>
    `Försäljningen och kostnaderna mot varandra, månad för månad${period === null ? '' : `, ${period}`}.`,
  unnamedFile: 'en fil utan namn',
  notTogether: (why: string) => `Försäljningen och kostnaderna går inte att räkna ihop: ${why}.`,
  leftOut: (document: string) =>
    `Försäljningen och kostnaderna är inte säkert av samma företag: ${document} är inte med. Gör båda analyserna på filer från ert eget företag.`,
  change: { sales: 'Visa försäljningsfilen', costs: 'Visa kostnadsfilen' },
  failed: {
    title: 'Sidan kunde inte hämtas',
    text: 'Försök igen om en stund.',
  },
  empty: {
    none: {
      title: 'Det behövs en försäljningsanalys och en kostnadsanalys',
      text: 'När båda är gjorda står här vad som blir kvar varje månad, varför det ändrades och hur mycket ni behöver sälja för.',
    },
    sales: {
      title: 'Kostnaderna är analyserade. Försäljningen fattas',
      text: 'Gör en försäljningsanalys, så står här vad som blir kvar varje månad.',
    },
    costs: {
      title: 'Försäljningen är analyserad. Kostnaderna fattas',
      text: 'Gör en kostnadsanalys, så står här vad som blir kvar varje månad.',
    },
    makeSales: 'Gör försäljningsanalysen',
    makeCosts: 'Gör kostnadsanalysen',
  },
  figures: {
    left: 'Kvar efter kostnaderna',
    share: 'Kvar av omsättningen',
    revenue: 'Omsättning',
    cost: 'Kostnader',
    against: 'mot',
    yearBefore: 'året före',
  },
  says: 'Det här säger siffrorna',
  saysMore: 'Läs resten',
  months: {
    title: 'Månad för månad',
    text: 'Bara månader som är hela i båda filerna. Tryck på en siffra för att se hur den räknades.',
    month: 'Månad',
    left: 'Kvar',
    share: 'Av omsättningen',
    shareBelow: 'Andel',
  },
  breakEven: {
    title: 'Nollpunkten',
    fixed: 'Fasta kostnader i månaden',
    point: 'Försäljning då inget blir kvar och inget fattas',
    revenue: 'Ni säljer för i snitt',
    note: 'Vad som är fast är bedömt av kostnadsfilens mönster; resten är taget som rörligt.',
  },
  lacking: {
    title: 'Det här är inte med',
    text: 'Kvar är omsättningen minus kostnaderna i de två filerna. Det är inte företagets bokförda resultat.',
  },
  sources: {
    title: 'Det här bygger på',
    sales: 'Försäljningsanalysen',
    costs: 'Kostnadsanalysen',
    open: 'Öppna',
    made: (day: string) => `analyserad ${day}`,
  },
} as const;

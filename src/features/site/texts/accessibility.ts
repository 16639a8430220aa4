import { brand } from '../../../brand.ts';

/** The accessibility statement. What it says of testing is what tests/e2e does. */
export const accessibilityTexts = {
  title: 'Tillgänglighet',
  metaDescription: `Hur tillgänglig ${brand.name} är, hur det prövas, vilka brister som är kända och hur du når oss.`,
  lead: `${brand.name} ska gå att använda av alla: med tangentbord, skärmläsare, förstoring, egna färger och på liten skärm.`,
  sections: [
    {
      title: 'Vad vi följer',
      paragraphs: [
        'Målet är WCAG 2.2 på nivå AA. Det rymmer de krav i WCAG 2.1 som tillgänglighetslagen (2023:254) vilar på genom standarden EN 301 549. Vi bedömer att tjänsten i huvudsak uppfyller den. Bedömningen är vår egen; ingen utomstående har granskat tjänsten.',
      ],
      items: [
        'Allt går att göra med tangentbord, och fokus syns alltid.',
        'Text har kontrasten 4,5:1 eller mer och kanter på fält 3:1, i ljust och mörkt läge.',
        'Knappar och länkar som står för sig är minst 24 pixlar höga och breda.',
        'Varje diagram har en mening som säger vad det visar och samma siffror som tabell.',
        'Rörelser stängs av när systemet ber om det, och systemets egna färger används när de är valda.',
        'Besked och framsteg läses upp av skärmläsare utan att fokus flyttas.',
      ],
    },
    {
      title: 'Hur det prövas',
      paragraphs: ['Vid varje ändring av tjänsten körs prov i en riktig webbläsare:'],
      items: [
        'Varje sida granskas med verktyget axe mot WCAG 2.2 A och AA, i ljust och mörkt läge, på 360 och 1440 pixlars bredd.',
        'Ingen sida får vara bredare än skärmen. De öppna sidorna rymmer text i dubbel storlek också på en mobil.',
        'Försäljningsanalysen genomförs från fil till resultat med enbart tangentbord.',
        'Kontrasten räknas ut för varje färgpar i formspråket.',
      ],
    },
    {
      title: 'Kända brister',
      paragraphs: [],
      items: [
        'Tjänsten är inte prövad med användare av hjälpmedel, och inte med alla skärmläsare.',
        'Kolumner och värden visas som de står i din fil. Förkortningar och andra språk i filen är inte uppmärkta.',
        'Tabeller med många kolumner rullas i sidled inuti sin ruta på små skärmar.',
        'Rapporten som PDF är uppmärkt för skärmläsare. En PDF som görs med webbläsarens egen utskrift kan vi inte lova är det.',
      ],
    },
  ],
  contact: {
    title: 'Säg till om något inte fungerar',
    text: 'Stöter du på ett hinder, eller behöver du innehållet på ett annat sätt? Skriv till',
    after:
      '. Berätta vilken sida det gäller och vad du använder, så svarar vi inom 24 timmar. Är du inte nöjd med svaret kan du anmäla det till Post- och telestyrelsen, som har tillsyn över lagen.',
  },
  updated: 'Senast uppdaterad 21 november 2026.',
} as const;

export const constructionTexts = {
  mark: 'Under Utveckling',
  lead: 'Det här kommer sidan att innehålla:',
  today: 'Det här kan du göra redan i dag',
} as const;

export interface ConstructionText {
  title: string;
  items: readonly { name: string; text: string }[];
  today: { text: string; to: string; label: string };
}

/** The placeholder pages and what they will contain (SPEC section 2), by route id. */
export const underConstruction: Record<string, ConstructionText> = {
  customers: {
    title: 'Kundanalys',
    items: [
      { name: 'Kundsegmentering', text: 'grupper av kunder som handlar på liknande sätt' },
      { name: 'Köpbeteende', text: 'vad som köps tillsammans, hur ofta och när' },
      {
        name: 'Lojalitet och återköpsgrad',
        text: 'vilka som kommer tillbaka, och efter hur lång tid',
      },
      { name: 'Prediktivt kundvärde', text: 'vad en kund kan väntas handla för framöver' },
      {
        name: 'Personliga marknadsföringsrekommendationer',
        text: 'vad som bör sägas till vilka kunder',
      },
    ],
    today: {
      text: 'Finns kundnamn i försäljningsfilen visar försäljningsanalysen redan dina största kunder, vilka som är nya och vilka som har slutat handla.',
      to: '/forsaljning',
      label: 'Till försäljningsanalysen',
    },
  },
  industry: {
    title: 'Branschinsikter',
    items: [
      { name: 'Branschjämförelse', text: 'dina nyckeltal bredvid branschens, via din SNI-kod' },
      { name: 'Konkurrentanalys', text: 'hur företag som liknar ditt utvecklas' },
      { name: 'Trender', text: 'vad som växer och krymper i branschen' },
      { name: 'Regelförändringar', text: 'nya krav som rör just din verksamhet' },
      { name: 'Tillväxtmöjligheter', text: 'var det finns utrymme att växa' },
    ],
    today: {
      text: 'Ur en SIE\u2011fil räknar kostnadsanalysen redan dina egna nyckeltal, som marginaler, soliditet och nollpunkt. Det är de som sedan ställs mot branschens.',
      to: '/kostnader',
      label: 'Till kostnadsanalysen',
    },
  },
};

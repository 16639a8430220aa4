/** What anyone reads who checks a report. */
export const checkTexts = {
  title: 'Kontrollera en rapport',
  lead: 'Har du fått en rapport som PDF? Här ser du om den är oändrad sedan den gjordes. Filen lämnar inte datorn: webbläsaren räknar ut ett kontrollvärde, och bara det och rapportens kod skickas.',
  drop: {
    title: 'Släpp rapporten här',
    again: 'Släpp en annan fil här',
    hint: 'PDF, högst 50 MB',
    button: 'Välj fil',
  },
  working: 'Kontrollerar rapporten…',
  again: 'Försök igen',
  problems: {
    many: 'Släpp en fil åt gången.',
    large: 'Filen är större än 50 MB, och så stora är inga rapporter härifrån. Välj en annan fil.',
    unread: 'Filen gick inte att läsa. Ligger den kvar där den låg? Välj den igen.',
    noCode:
      'Filen har ingen kod från oss. Den är inte en rapport härifrån, eller så är den sparad på nytt av ett annat program, gjord innan rapporterna hade koder eller låst med lösenord. Be den som skickade rapporten om filen som den hämtades.',
    insecure:
      'Webbläsaren räknar bara ut kontrollvärden på sidor med https. Öppna sidan med https och försök igen.',
    failed: 'Rapporten kunde inte kontrolleras. Försök igen om en stund.',
  },
  outcomes: {
    unchanged: {
      title: 'Rapporten är oändrad',
      text: (name: string) => `${name} är exakt den fil som gjordes här: inget i den har ändrats.`,
    },
    changed: {
      title: 'Filen är ändrad',
      text: (name: string) =>
        `${name} har koden för rapporten nedan men är inte den fil som gjordes här. Något i den är ändrat, eller så har ett annat program sparat den på nytt. Lita inte på det som står i den: be om rapporten som den hämtades.`,
    },
    code: {
      title: 'Koden hör till den här rapporten',
      text: () =>
        'Stämmer det som står nedan med det du har framför dig? Har du rapporten som fil ser du här under om varje sida är oändrad.',
    },
  },
  unknown: 'Ingen rapport att visa',
  contents: {
    title: 'Så säger rapporten',
    company: 'Företag',
    kind: 'Rapport',
    period: 'Period',
    issued: 'Gjord som PDF',
    made: 'Underlag',
    keyFigures: 'Nyckeltal i rapporten',
  },
  limits:
    'Kontrollen gäller att rapporten är den som gjordes här. Den säger inte att filerna som den bygger på är rätta eller fullständiga, och företagets namn är det som kontot har angett.',
} as const;

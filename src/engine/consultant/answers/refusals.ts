import { firstSuggestions } from '../first-suggestions.ts';
import { guidePages, refusal } from './reply.ts';

// What is refused in the same words whatever the files hold.

export const NO_ANALYSIS = refusal(
  'Det finns ingen analys att svara ur än. Ladda upp en fil och kör en försäljnings- eller kostnadsanalys, så kan jag svara.',
  { missing: guidePages.sales },
);

export const OF_ALL_ONLY = refusal(
  'Råd ger jag för hela företaget, ur de analyser som finns, och inte för en produkt, kund eller leverantör för sig.',
  { suggestions: ['Vad ska jag göra på måndag?'] },
);

export const OF_REVENUE_ONLY = refusal(
  'Framåt räknar jag bara på hela omsättningen, och inte på en produkt, en kund, kostnader, antal eller marginal.',
  { suggestions: ['Hur ser prognosen ut?'] },
);

export const NOT_OF_PARTS = refusal(
  'Det räknar jag inte för just dem, bara för allt ni säljer eller för en kund, produkt eller period som du nämner.',
  { suggestions: [...firstSuggestions].slice(0, 3) },
);

export const NOTHING_BEFORE = refusal(
  'Jag vet inte vad frågan gäller, eftersom jag inte har svarat på någon som den går vidare från. Skriv hela frågan, till exempel ”Hur mycket sålde vi i fjol?”.',
  { suggestions: [...firstSuggestions].slice(0, 3) },
);

export const NOT_BETWEEN = refusal(
  'Varför två saker skiljer sig åt kan jag inte säga, bara vad som ligger bakom att en av dem har ändrats från en tid till en annan.',
  { suggestions: ['Varför har försäljningen ändrats?'] },
);

export const NOT_OF_PAID = refusal(
  'Kostnadsfilen visar vad något har kostat, inte hur bra det har gått. Fråga vilket som har kostat mest eller minst.',
  { suggestions: ['Vilka leverantörer kostar mest?'] },
);

export const NOT_PAID_FOR = refusal(
  'Det är något ni säljer. Filen visar när det såldes, inte när ni senast betalade för det.',
  { suggestions: ['Vilka leverantörer kostar mest?'] },
);

export const NOT_NARROWED = refusal(
  'Undantag, gränser och snitt per dag räknar jag bara på det som sålts eller kostat, och inte på nyckeltal, prognoser eller orsaker.',
  { suggestions: [...firstSuggestions].slice(0, 3) },
);

export const NOT_ASKED = refusal(
  'Jag förstår inte vad du vill veta. Fråga om försäljning, kostnader, nyckeltal eller vad du bör göra.',
  { suggestions: [...firstSuggestions].slice(0, 3) },
);

export const NOT_TOGETHER = refusal(
  'Det jag har svarat på går inte att lägga ihop till en summa. Det går när frågorna före gäller samma sorts belopp: flera kostnader under samma tid, eller samma sak under flera tider. Skriv annars allt i en fråga, till exempel ”Vad kostade hyra och el i fjol tillsammans?”.',
);

export const NOT_WHICH = refusal(
  'Jag vet inte vad du vill jämföra. Skriv om det gäller produkter, kunder, månader eller något annat i filen.',
  { suggestions: ['Vilka produkter säljer bäst?', 'Vilken månad sålde vi mest?'] },
);

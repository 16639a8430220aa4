import { formatCount, formatDate } from '#engine/text/format.ts';

interface Use {
  used: number;
  max: number;
}

/** What is said of the plan's limits, before the work they would stop. */
export const limitTexts = {
  upgrade: 'Uppgradera plan',
  files: {
    left: ({ used, max }: Use) =>
      `${formatCount(used)} av ${formatCount(max)} filer i gratisplanen är använda.`,
    title: ({ max }: Use) => `Gratisplanens ${formatCount(max)} filer är använda`,
    text: 'Ta bort en fil för att ladda upp en ny, eller uppgradera till Pro. Filer som redan är uppladdade går att använda igen.',
  },
  analyses: {
    left: ({ used, max }: Use, renews: string) =>
      used === 0
        ? `Gratisplanen ger ${formatCount(max)} analys i månaden, över alla guider. Den är inte använd ännu.`
        : `Ny analys från ${formatDate(renews)}.`,
    before: ({ used, max }: Use) =>
      max === 1
        ? 'Gratisplanen ger 1 analys i månaden, över alla guider. Den här blir månadens.'
        : `${formatCount(used)} av månadens ${formatCount(max)} analyser är använda.`,
    title: 'Månadens analys är använd',
    text: ({ max }: Use, renews: string) =>
      `Gratisplanen ger ${formatCount(max)} analys i månaden, över alla guider. Nästa går att köra från ${formatDate(renews)}. Fil och svar sparas tills dess, och exempelföretaget räknas inte.`,
    fairTitle: 'Månadens analyser är använda',
    fair: ({ max }: Use, renews: string) =>
      `Ni har kört ${formatCount(max)} analyser den här månaden, och där går gränsen för skälig användning av Pro. Nästa går att köra från ${formatDate(renews)}. Behöver ni fler: skriv till supporten.`,
  },
  meter: {
    files: 'Uppladdade filer',
    analyses: 'Analyser den här månaden',
    of: ({ used, max }: Use) => `${formatCount(used)} av ${formatCount(max)}`,
    renews: (day: string) => `Börjar om ${formatDate(day)}`,
    fairFiles: (most: number) => `Skälig användning: upp till ${formatCount(most)} filer`,
    fairUse: (most: number) => `Skälig användning: upp till ${formatCount(most)} i månaden`,
    failed: 'Förbrukningen kunde inte hämtas.',
  },
} as const;

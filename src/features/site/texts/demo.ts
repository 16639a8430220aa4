/** Texts of the page with the film; the film's own texts are in its recorder. */
export const demoTexts = {
  title: 'Demo',
  metaDescription:
    'Se en hel försäljningsanalys på knappt en och en halv minut: från filen till råd i kronor, med raderna bakom varje siffra.',
  lead: 'Från en vanlig försäljningsfil till råd i kronor',
  intro:
    'Filmen är inspelad i tjänsten, med filen från ett påhittat kafferosteri. Siffrorna är de som tjänsten räknade fram.',
  film: {
    name: 'Film: en försäljningsanalys från fil till råd',
    captions: 'Svenska',
    unplayable: 'Din webbläsare kan inte spela filmen.',
    download: 'Hämta den som MP4',
    about: (seconds: string) => `${seconds} sekunder, utan ljud, textad på svenska.`,
    transcript: 'Läs filmen som text',
  },
  benefits: {
    title: 'Det här får du',
    items: {
      file: {
        title: 'Filen du redan har',
        text: 'CSV eller Excel från kassan, webbutiken eller bokföringen, precis som den är. Du ser vad som lästes, vad som hoppades över och om summorna stämmer.',
      },
      receipt: {
        title: 'Siffror du kan räkna efter',
        text: 'Varje siffra öppnar sitt kvitto: fil, kolumn, rader och formel, och raderna själva. Det som filen inte kan svara på står som okänt.',
      },
      advice: {
        title: 'Råd att börja med på måndag',
        text: 'Varje råd säger vad du kan göra först. Går effekten att räkna står den i kronor per år, lågt, troligen och högt, med antagandena utskrivna.',
      },
    },
  },
  next: {
    title: 'Prova själv',
    text: 'Gratisplanen kostar ingenting och kräver inget kort. Exempelbolaget går att öppna utan konto.',
    signup: 'Skapa konto',
    home: 'Till startsidan',
  },
} as const;

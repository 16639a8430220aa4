import { brand } from '../../../brand.ts';

const { name, founded } = brand;

export const aboutTexts = {
  title: 'Om oss',
  metaDescription: `${name} grundades ${founded} för att ge svenska småföretag en affärsanalytiker de har råd med.`,
  lead: 'Stora företag har någon som läser siffrorna åt dem. Vi tycker att alla företag ska ha det.',
  mission: {
    title: 'Uppdrag',
    text: 'Att göra företagets egna siffror till beslut som går att fatta samma dag. Du laddar upp filen du redan har och får veta vad som säljer, vad det kostar och vad som är värt att göra först, på svenska och i kronor.',
  },
  vision: {
    title: 'Vision',
    text: 'Ett Sverige där det minsta företaget har lika bra beslutsunderlag som det största, och där ingen behöver lita på en siffra som inte går att kontrollera.',
  },
  values: {
    title: 'Det vi håller fast vid',
    items: [
      {
        name: 'Kvalitet',
        text: 'Varje siffra räknas fram ur din fil och visar var den kommer ifrån. Det vi inte vet säger vi att vi inte vet.',
      },
      {
        name: 'Kundfokus',
        text: 'Vi utgår från filen som den ser ut och frågan du faktiskt har. Råden är skrivna för den som driver företaget, inte för den som driver kalkylark.',
      },
      {
        name: 'Innovation',
        text: 'Vi använder ny teknik där den gör något bättre, och aldrig för att den är ny. Koden räknar, språket förklarar, och de två blandas inte ihop.',
      },
    ],
  },
  history: {
    title: 'Historia',
    year: String(founded),
    text: `${name} grundades ${founded}. Utgångspunkten var en vardaglig iakttagelse: nästan alla småföretag har sina siffror i ett kassasystem, en webbutik eller ett bokföringsprogram, men få har någon som hinner läsa dem. De färdiga rapporterna säger vad som hände. Vi ville bygga det som säger varför, och vad man kan göra åt det.`,
  },
  next: {
    title: 'Se om det fungerar för dig',
    text: 'Prova med en egen fil eller titta på ett färdigt exempel.',
    signup: 'Skapa konto',
    demo: 'Se demo',
  },
} as const;

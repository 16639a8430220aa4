/** Those the specification names stand to the letter. */
export const lookupTexts = {
  search: 'Sök företag',
  neither: 'Ange antingen organisationsnummer eller företagsnamn för att söka.',
  badNumber: 'Skriv numret med tio siffror, XXXXXX-XXXX.',
  failed: { title: 'Fel vid företagssökning', text: 'Kunde inte söka företag. Försök igen.' },
  none: 'Inget företag hittades med dessa sökkriterier',
  noneText: 'Kontrollera numret och stavningen, eller fyll i uppgifterna själv.',
  soleTrader:
    'Enskilda firmor står inte i registret: deras nummer är personnummer. Fyll i uppgifterna själv.',
  examplesOnly:
    'Här finns bara ett register med påhittade exempelföretag. Fyll i uppgifterna själv.',
  goOn: 'Du kan fortsätta ändå.',
  off: {
    title: 'Företagssökningen är avstängd',
    text: 'Fyll i uppgifterna själv.',
  },
  found: 'Företaget är hittat',
  several: 'Vilket är ert företag?',
  choose: 'Välj',
  chooseNamed: (name: string) => `Välj ${name}`,
  source: (name: string, day: string | null) =>
    day === null ? `Uppgifterna kommer från ${name}.` : `Uppgifterna kommer från ${name}, ${day}.`,
  fictitious: 'Företaget är påhittat och står i exempelregistret.',
  saved: (fields: string) => `Ifyllt och sparat: ${fields}.`,
  nothingNew: 'Allt som registret har stod redan ifyllt.',
  differ: {
    title: 'Det här skiljer sig',
    lead: 'Inget du har skrivit är ändrat. Välj vad som ska gälla.',
    own: 'Ert',
    registers: 'Registrets',
    save: 'Spara valen',
    saved: 'Valen är sparade',
    otherNumber: (found: string) =>
      `Företaget har numret ${found} i registret. Ändra organisationsnumret om det är ert.`,
  },
  fields: {
    companyName: 'Företag',
    industry: 'Bransch',
    location: 'Ort',
    revenue: 'Omsättning',
    ceo: 'VD',
    foundedYear: 'Grundat år',
    companyForm: 'Bolagsform',
    companyStatus: 'Bolagsstatus',
    verksamhet: 'Verksamhetsbeskrivning',
  },
  sni: {
    list: 'Branscher i SNI',
    edition: (year: string) => `SNI ${year}`,
    inOther: (year: string, code: string) => `Närmast i SNI ${year}: ${code}`,
  },
  panel: {
    title: 'Uppgifter om företaget',
    name: 'Namn',
    city: 'Ort',
    sni: 'SNI-kod',
    industry: 'Bransch',
    unknown: 'Uppgift saknas',
    useName: 'Använd namnet',
    away: 'Företagsregistret svarar inte just nu. Du kan fortsätta ändå.',
    tooMany: 'Registret tar inte emot fler sökningar just nu. Du kan fortsätta ändå.',
  },
  errors: {
    away: 'Företagsregistret svarar inte just nu. Försök igen om en stund, eller fyll i uppgifterna själv.',
    tooMany: 'För många sökningar. Vänta en stund och försök igen.',
    numberNeeded: 'Registret kan bara sökas på organisationsnummer här. Skriv numret.',
  },
} as const;

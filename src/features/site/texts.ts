/** Every text of the public pages, the placeholders and the pages that come later. */
export const siteTexts = {
  skip: 'Hoppa till innehållet',
  loading: 'Laddar...',
  menu: { open: 'Öppna menyn', title: 'Meny', label: 'Huvudmeny', footer: 'Sidfot' },
  theme: { toDark: 'Byt till mörkt läge', toLight: 'Byt till ljust läge' },
  header: {
    features: 'Funktioner',
    pricing: 'Priser',
    login: 'Logga in',
    start: 'Kom igång',
    dashboard: 'Till översikten',
  },
  footer: {
    about: 'Om oss',
    contact: 'Kontakt',
    privacy: 'Integritet',
    terms: 'Villkor',
    help: 'Hjälpcenter',
    support: 'Support:',
  },
  notFound: {
    title: '404 Page Not Found',
    text: 'Sidan finns inte. Adressen kan vara felskriven eller sidan flyttad.',
    home: 'Till startsidan',
    dashboard: 'Till översikten',
  },
  crashed: {
    title: 'Något gick fel',
    text: 'Sidan kunde inte visas. Det du har sparat är kvar. Ladda om sidan; hjälper inte det, kontakta supporten.',
    reload: 'Ladda om sidan',
  },
  userFailed: {
    title: 'Ditt konto kunde inte hämtas',
    text: 'Försök igen om en stund.',
    retry: 'Försök igen',
  },
  coming: { badge: 'På väg', back: 'Till översikten', home: 'Till startsidan' },
  construction: { badge: 'Under Utveckling', lead: 'Det här kommer sidan att innehålla:' },
} as const;

export interface ComingText {
  title: string;
  /** In one sentence: what will come here. */
  text: string;
  /** What can be done already. */
  meanwhile?: { to: string; label: string };
}

/** What each page that is not built yet will hold, by route id. */
export const comingPages: Record<string, ComingText> = {
  chat: {
    title: 'AI Affärskonsult',
    text: 'Här kommer du att kunna ställa frågor om företagets siffror och få svar där varje tal går att spåra till din fil.',
  },
  costs: {
    title: 'Kostnadsanalys',
    text: 'Här kommer du att kunna ladda upp en kostnadsfil och se vart pengarna går, vad som har stigit och vad som kan sänkas.',
  },
  actions: {
    title: 'Strategiska Åtgärder',
    text: 'Här kommer en handlingsplan som utgår från dina mål och analyser, med effekt i kronor för varje åtgärd.',
  },
  settings: {
    title: 'Inställningar',
    text: 'Här kommer du att kunna ändra kontouppgifter, företagsinformation och prenumeration.',
  },
  admin: {
    title: 'Administration',
    text: 'Här kommer administratörer att kunna se användare, dokument och analyser.',
  },
  onboarding: {
    title: 'Introduktion',
    text: 'Här kommer en kort introduktion; den behövs inte för att börja, allt går att göra från översikten.',
  },
  analytics: {
    title: 'Analystest',
    text: 'Här kommer administratörer att kunna prova att besöksstatistiken fungerar.',
  },
  subscribe: {
    title: 'Uppgradera plan',
    text: 'Här kommer du att kunna uppgradera till Pro med kort; med en kampanjkod går det redan i dag.',
    meanwhile: { to: '/choose-plan', label: 'Välj plan' },
  },
  verify: {
    title: 'Bekräfta e-postadress',
    text: 'Här kommer länken i bekräftelsemejlet att leda; tills dess fungerar kontot utan bekräftelse.',
  },
  verified: {
    title: 'E-post bekräftad',
    text: 'Hit kommer du när din e-postadress har bekräftats.',
  },
  forgot: {
    title: 'Glömt lösenord',
    text: 'Här kommer du att kunna beställa en återställningslänk; tills dess hjälper supporten dig.',
  },
  reset: {
    title: 'Återställ lösenord',
    text: 'Här kommer du att kunna välja ett nytt lösenord; tills dess hjälper supporten dig.',
  },
  demo: {
    title: 'Demo',
    text: 'Här kommer en film som visar en analys från fil till resultat; redan nu kan du skapa ett konto och se allt med exempeldata.',
  },
  contact: {
    title: 'Kontakt',
    text: 'Här kommer ett kontaktformulär; tills dess når du oss via e-post.',
  },
  about: {
    title: 'Om oss',
    text: 'Här kommer du att kunna läsa om vilka vi är, varför tjänsten finns och vad vi står för.',
  },
  privacy: {
    title: 'Integritetspolicy',
    text: 'Här kommer hela policyn om vilka uppgifter som samlas in, varför, hur länge de sparas och vilka rättigheter du har.',
  },
  terms: {
    title: 'Användarvillkor',
    text: 'Här kommer villkoren i sin helhet: planer, betalning, uppsägning, ansvar och ångerrätt.',
  },
  help: {
    title: 'Hjälpcenter',
    text: 'Här kommer svar på vanliga frågor, sökbara och ordnade efter ämne.',
  },
};

/** The placeholder pages and what they will hold (SPEC section 2). */
export const underConstruction: Record<string, { title: string; items: readonly string[] }> = {
  customers: {
    title: 'Kundanalys',
    items: [
      'Kundsegmentering',
      'Köpbeteende',
      'Lojalitet och återköpsgrad',
      'Prediktivt kundvärde',
      'Personliga rekommendationer för marknadsföring',
    ],
  },
  industry: {
    title: 'Branschinsikter',
    items: [
      'Branschjämförelser',
      'Konkurrentanalys',
      'Trender',
      'Regelförändringar',
      'Tillväxtmöjligheter',
    ],
  },
};

export const landingTexts = {
  metaTitle: 'Affärsanalys för svenska småföretag',
  metaDescription:
    'Ladda upp en försäljningsfil och få en analys på svenska där varje siffra går att spåra till raderna i filen.',
  hero: {
    title: 'Se vad dina siffror säger, och varför',
    text: 'Ladda upp försäljningsfilen du redan har. Du får en analys på svenska med råd i kronor, där varje siffra visar vilka rader den kommer från.',
    start: 'Starta gratis analys',
    demo: 'Se demo',
    note: 'Gratisplanen kostar ingenting och kräver inget kort.',
  },
  receipt: {
    mark: 'Exempel',
    label: 'Omsättning 2025',
    value: '1\u00A0284\u00A0300\u00A0kr',
    change: 'Ökade 8,4\u00A0% jämfört med 2024',
    source: 'Siffrans kvitto',
    rows: [
      { name: 'Fil', value: 'forsaljning-2025.csv' },
      { name: 'Kolumn', value: 'Belopp exkl. moms' },
      { name: 'Rader', value: '12\u00A0408 av 12\u00A0411, 3 hoppades över' },
      { name: 'Formel', value: 'Summan av kolumnen' },
    ],
  },
  features: {
    title: 'Så fungerar det',
    items: [
      {
        title: 'Filen in som den är',
        text: 'CSV eller Excel från kassa, webbutik eller bokföring. Semikolon, decimalkomma, belopp med kr och rubrikrader klaras av, och du ser vad som lästes och vad som hoppades över.',
      },
      {
        title: 'Siffror som går att kontrollera',
        text: 'Varje tal räknas fram med exakta belopp och öppnar sitt kvitto: fil, kolumn, rader och formel. Det som inte går att räkna ut sägs vara okänt.',
      },
      {
        title: 'Råd med kronor på',
        text: 'Vad som säljer, vad som tappar och vad som kan göras, med låg, trolig och hög effekt och hur den har räknats fram.',
      },
    ],
  },
  pricing: { title: 'Priser', lead: 'Alla priser är exklusive moms.', choose: 'Skapa konto' },
} as const;

/** Texts around the pages: menus, footer, theme, and error pages. */
export const shellTexts = {
  skip: 'Hoppa till innehållet',
  menu: { open: 'Öppna menyn', title: 'Meny', label: 'Huvudmeny', footer: 'Sidfot' },
  theme: {
    label: 'Ljust eller mörkt läge',
    toDark: 'Byt till mörkt läge',
    toLight: 'Byt till ljust läge',
  },
  header: {
    features: 'Funktioner',
    pricing: 'Priser',
    login: 'Logga in',
    start: 'Kom igång',
    dashboard: 'Till översikten',
  },
  /** Page names in the breadcrumbs of search results. */
  pageNames: {
    demo: 'Demo',
    contact: 'Kontakt',
    about: 'Om oss',
    privacy: 'Integritetspolicy',
    terms: 'Användarvillkor',
    help: 'Hjälpcenter',
    accessibility: 'Tillgänglighet',
  },
  footer: {
    groups: [
      {
        title: 'Tjänsten',
        links: [
          { to: '/#funktioner', label: 'Funktioner' },
          { to: '/#priser', label: 'Priser' },
          { to: '/demo', label: 'Demo' },
        ],
      },
      {
        title: 'Hjälp',
        links: [
          { to: '/help-center', label: 'Hjälpcenter' },
          { to: '/contact', label: 'Kontakt' },
          { to: '/about', label: 'Om oss' },
        ],
      },
      {
        title: 'Juridiskt',
        links: [
          { to: '/terms', label: 'Villkor' },
          { to: '/privacy', label: 'Integritet' },
          { to: '/tillganglighet', label: 'Tillgänglighet' },
        ],
      },
    ],
    cookies: { group: 'Juridiskt', label: 'Cookies' },
    support: 'Support:',
  },
  crashed: {
    title: 'Något gick fel',
    text: 'Sidan kunde inte visas. Det du har sparat är kvar. Ladda om sidan; hjälper inte det, kontakta supporten.',
    reload: 'Ladda om sidan',
  },
  /** Of the page that is shown where an address cannot be fetched. */
  offline: {
    title: 'Ingen kontakt just nu',
    why: 'Sidan kunde inte hämtas. Kontrollera din internetanslutning. Sidan öppnas av sig själv när anslutningen är tillbaka.',
    kept: 'Svar och frågor som du har börjat skriva finns kvar i webbläsaren, och det som är sparat finns kvar hos oss.',
    again: 'Försök igen',
  },
  userFailed: {
    title: 'Ditt konto kunde inte hämtas',
    text: 'Försök igen om en stund.',
    retry: 'Försök igen',
  },
  logout: 'Logga ut',
} as const;

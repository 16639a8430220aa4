/** Texts of the not-found page. */
export const siteTexts = {
  notFound: {
    title: '404 Page Not Found',
    text: 'Sidan finns inte. Adressen kan vara felskriven eller sidan flyttad.',
    home: 'Till startsidan',
    dashboard: 'Till översikten',
    likely: 'Kanske letade du efter',
    links: [
      {
        to: '/help-center',
        label: 'Hjälpcenter',
        about: 'Svar om filer, siffror, säkerhet och betalning',
      },
      { to: '/demo', label: 'Demo', about: 'Se en analys från fil till resultat' },
      { to: '/#priser', label: 'Priser', about: 'Gratisplanen och Pro' },
      { to: '/contact', label: 'Kontakt', about: 'Skriv till oss om något är trasigt' },
    ],
  },
} as const;

/** Texts of the not-found page, the placeholders and the pages to come. */
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
  coming: {
    badge: 'På väg',
    back: 'Till översikten',
    home: 'Till startsidan',
    questions: 'Frågor?',
  },
} as const;

export interface ComingText {
  title: string;
  /** One sentence on what will come here. */
  text: string;
  /** What can be done already. */
  meanwhile?: { to: string; label: string };
}

/** What each page that is not built yet will contain, by route id. */
export const comingPages: Record<string, ComingText> = {
  chat: {
    title: 'AI Affärskonsult',
    text: 'Här kommer du att kunna ställa frågor om företagets siffror och få svar där varje tal går att spåra till din fil.',
  },
};

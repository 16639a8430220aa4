import type { ActionState } from './contract.ts';

export const stateNames: Record<ActionState, string> = {
  planned: 'Planerad',
  underWay: 'Pågår',
  done: 'Klar',
  dismissed: 'Avfärdad',
};

export const markTexts = {
  group: (title: string) => `Läge för ”${title}”`,
  at: (state: ActionState, date: string) => `${stateNames[state]} ${date}`,
  earlier: 'i en annan analys eller plan',
  history: 'Historik',
  show: 'Visa åtgärden',
  hide: 'Dölj åtgärden',
  progress: (done: string, total: string) => `${done} av ${total} klara`,
  dismissed: (count: string, one: boolean) => `${count} ${one ? 'avfärdad' : 'avfärdade'}`,
  progressLabel: 'Klara åtgärder',
  failed: { title: 'Läget sparades inte', text: 'Kunde inte spara läget. Försök igen.' },
  adviceFailed: 'Det gick inte att hämta vad som har blivit av rådet.',
  again: 'Försök igen',
  loadFailed: {
    title: 'Åtgärdernas läge kunde inte hämtas',
    text: 'Planen visas, men inte vad som är klart. Försök igen om en stund.',
  },
} as const;

/** Texts of what the effect is by the owner's own assumption. */
export const assumptionTexts = {
  /** `Analysen räknar med 20 %, en schablon: lågt 10 %, högt 40 %.` */
  levels: { uses: 'Analysen räknar med', standard: 'en schablon', low: 'lågt', high: 'högt' },
  lowest: 'Lågt räknat',
  highest: 'högt räknat',
  perYear: 'per år',
  isOwn: '(ert antagande)',
  own: (percent: string, kronor: string) => `Ert antagande: ${percent}, ${kronor} per år`,
  /** In a report that is handed over. */
  ownTitle: 'Ert eget antagande',
  ownInReport: (percent: string, usual: string, kronor: string) =>
    `${percent} i stället för analysens ${usual} ger ${kronor} per år. Antagandet är företagets eget och är inte räknat ur filen.`,
  noValue: 'Går inte att räkna',
  save: 'Spara som ert antagande',
  reset: 'Återställ',
  failed: 'Antagandet sparades inte. Försök igen om en stund.',
} as const;

/** What one who tries the product without an account is told. */
export const visitorTexts = {
  task: 'Med ett konto bestämmer du vem som gör det och när, och följer upp.',
} as const;

/** Texts of who does an action, until when, and a note. */
export const taskTexts = {
  settle: 'Bestäm vem och när',
  change: 'Ändra',
  assignee: 'Ansvarig',
  dueOn: 'Klart senast',
  note: 'Anteckning',
  due: (day: string) => `senast ${day}`,
  by: (name: string) => `Ansvarig: ${name}`,
  save: 'Spara',
  cancel: 'Avbryt',
  failed: 'Det gick inte att spara. Försök igen om en stund.',
  changedElsewhere:
    'Den här åtgärden ändrades i ett annat fönster. Det som gäller nu står ovanför, och det du har skrivit är kvar: spara igen om ditt ska gälla i stället.',
  calendar: 'Lägg i kalendern',
} as const;

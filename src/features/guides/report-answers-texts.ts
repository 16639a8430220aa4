import type { AnswerKind } from './report-answers-contract.ts';

/** What each kind of answer is called where it stands. */
export const answerKindNames = {
  approved: 'Godkänt',
  comment: 'Kommentar',
  question: 'Fråga',
} satisfies Record<AnswerKind, string>;

/** That a name was typed by the one who answered. */
export const UNCHECKED_NAME = 'Namnet är det som den svarande skrev; vi har inte kontrollerat det.';

/** What the owner of a report reads about the answers to it. */
export const reportAnswersTexts = {
  title: (count: string) => `Svar på rapporten (${count})`,
  lead: `Lämnade genom en länk som du har delat. ${UNCHECKED_NAME} Svaren gäller den här analysen och följer med när du laddar ned den.`,
  by: (name: string, day: string, time: string) => `${name}, ${day} kl. ${time}`,
  remove: 'Ta bort',
  removeOf: (title: string, name: string) => `Ta bort svaret på ${title} från ${name}`,
  removed: 'Svaret är borttaget.',
  listFailed: {
    title: 'Svar på rapporten kunde inte hämtas',
    text: 'Om det finns några syns de när sidan laddas om.',
  },
  removeFailed: { title: 'Svaret kunde inte tas bort', text: 'Försök igen om en stund.' },
} as const;

/** The mail that someone has answered. */
export const answerMailTexts = {
  subject: (report: string) => `Svar på din rapport: ${report}`,
  text: (name: string, report: string, day: string) =>
    `${name} har svarat på ${report}, gjord ${day}, genom en länk som du har delat.`,
  counted: (parts: string) => `Svaren: ${parts}.`,
  counts: {
    approved: (count: number) =>
      count === 1 ? 'ett godkänt avsnitt' : `${count} godkända avsnitt`,
    comment: (count: number) => (count === 1 ? 'en kommentar' : `${count} kommentarer`),
    question: (count: number) => (count === 1 ? 'en fråga' : `${count} frågor`),
  } satisfies Record<AnswerKind, (count: number) => string>,
  about: (kind: string, title: string, text: string) => `${kind} om ${title}:\n${text}`,
  more: (count: number) => `Ytterligare ${count} står vid resultatet.`,
  action: 'Visa svaren',
  notes: [
    UNCHECKED_NAME,
    'Vill du inte ha fler svar? Tryck på Dela vid resultatet och återkalla länken.',
  ],
} as const;

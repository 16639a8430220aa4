/** The mail that an analysis is done that its owner did not wait for. */
export const readyMail = {
  subject: 'Din analys är klar',
  text: 'Analysen du startade är klar. Resultatet, med kvitto på varje siffra, väntar på dig.',
  action: 'Visa resultatet',
  notes: ['Mejlet går att stänga av under Aviseringar i inställningarna.'],
} as const;

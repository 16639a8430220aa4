import type { Doubt } from '../../table/question.ts';

/** What is asked of amounts that rise from period to period: each period's own, or the sum so far. */
export const periodsDoubt = (text: string): Doubt => ({
  id: 'periods',
  text,
  options: [
    { answer: 'own', label: 'Periodens eget belopp', change: { choices: { periods: 'own' } } },
    {
      answer: 'soFar',
      label: 'Summan hittills: varje period är skillnaden mot den före',
      change: { choices: { periods: 'soFar' } },
    },
  ],
  blocks: 'always',
});

import { readFileSync } from 'node:fs';
import type { FileGuideId, GuideId, guideIdentities } from '#contract/guides.ts';
import type { SavedAnswers } from '#features/guides/answers/forms.ts';

/** The sample company's files, made by `scripts/make-sample-company.ts`. */
export const sampleFiles: Readonly<Record<FileGuideId, string>> = {
  sales: 'forsaljning-exempelbolaget.csv',
  costs: 'kostnader-exempelbolaget.csv',
};

export function readSampleFile(guide: FileGuideId): Buffer {
  return readFileSync(new URL(`./${sampleFiles[guide]}`, import.meta.url));
}

type Answers = { [Id in GuideId]: SavedAnswers<(typeof guideIdentities)[Id]['flik']> };

/** What the sample company's owner answers. */
export const sampleAnswers: Answers = {
  sales: {
    question1: 'Mellanrost Husets 500 g och Espresso Napoli 1 kg',
    question2: 'Säljare som besöker caféer och kontor',
    question3: 'Ungefär 25 procent, kontor som har fasta leveranser',
    question4: 'Mest i november och december, lugnt i juli',
    question5: 'Omkring 4 procent av försäljningen',
  },
  costs: {
    largestFixedCosts: 'Löner, lokalhyra 5 900 kr i månaden och leasing av en bil',
    unpredictableCosts: 'Inköp av kaffe, frakt och el på vintern',
    subscriptionCosts: 'Webbutiken, bokföringsprogrammet, nyhetsbrevet och telefoni',
    unnecessaryCosts: 'Kundregistret, som nästan ingen använder',
    departmentDistribution: 'Lagret tar det mesta, försäljningen ungefär 10 procent',
  },
  plan: {
    question1: 'Öka täckningsgraden till 45 procent\nSänka kostnaderna med 5 procent',
    question2: 'Kaffet har blivit dyrare och en stor kund har slutat handla',
    question3: 'efficiency',
    question4: 'Jag och en deltidsanställd, 5 timmar i veckan, 20 000 kr',
    question5: 'Täckningsgrad varje månad och pengar på kontot den sista',
  },
};

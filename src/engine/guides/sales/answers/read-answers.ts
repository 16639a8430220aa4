import type { Theme } from '../../../advice/rule.ts';
import type { Facts } from '../../../facts/facts.ts';
import { salesKeys as key } from '../catalogue.ts';
import type { SalesAnswers } from '../figures/figures.ts';
import { advertisingAnswer } from './advertising.ts';
import type { AnswerPart, AnswerReading, SalesAnswerContext } from './answer-context.ts';
import { bestSellersAnswer } from './best-sellers.ts';
import { channelAnswer } from './channel.ts';
import { seasonAnswer } from './seasonality.ts';
import { subscriptionAnswer } from './subscription.ts';

const questions: readonly {
  question: keyof SalesAnswers;
  themes: readonly Theme[];
  read(answer: string, context: SalesAnswerContext): AnswerPart;
}[] = [
  { question: 'question1', themes: ['products'], read: bestSellersAnswer },
  { question: 'question2', themes: ['channel'], read: channelAnswer },
  { question: 'question3', themes: ['subscription'], read: subscriptionAnswer },
  { question: 'question4', themes: ['season'], read: seasonAnswer },
  { question: 'question5', themes: ['advertising'], read: advertisingAnswer },
];

/** Reads the five answers and adds the figures in them to `book`. */
export function readAnswers(answers: SalesAnswers, book: Facts): AnswerReading {
  const currency = book.get(key.revenueTotal)?.currency ?? null;
  const answered = questions.filter(({ question }) => answers[question].trim() !== '');
  const parts = answered.map(({ question, read }) => read(answers[question], { book, currency }));
  return {
    facts: parts.flatMap((part) => part.facts ?? []),
    checks: parts.flatMap((part) => part.checks ?? []),
    themes: new Set(answered.flatMap(({ themes }) => themes)),
    advertisingShare: parts.find((part) => part.advertisingShare)?.advertisingShare ?? null,
    subscriptionShare: parts.find((part) => part.subscriptionShare)?.subscriptionShare ?? null,
    subscriptions: parts.find((part) => part.subscriptions)?.subscriptions ?? null,
    strongMonths: parts.flatMap((part) => part.strongMonths ?? []),
    weakMonths: parts.flatMap((part) => part.weakMonths ?? []),
    closedMonths: parts.flatMap((part) => part.closedMonths ?? []),
  };
}

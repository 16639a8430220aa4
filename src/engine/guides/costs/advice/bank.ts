import { areaRule } from './area-rule.ts';

export const bank = areaRule({
  id: 'bank',
  area: 'Bank och betalningar',
  leastShare: 0.3,
  title: 'Jämför bank- och kortavgifter',
  why: 'Avgifter för kortinlösen, betalterminal och bankpaket skiljer mycket mellan leverantörer, och den som inte frågar får ligga kvar på gamla villkor.',
  action:
    'Räkna vad varje kortkrona kostar, ta in anbud på inlösen och terminal och säg upp tjänster i bankpaketet som inte används.',
  firstStep:
    'På måndag: ta fram förra månadens avräkning från kortinlösaren och läs vad som dragits i avgift.',
  cost: 'Ingen utgift, någon dags arbete',
  timeframe: 'Inom ett kvartal',
  effort: 1,
  sureness: 0.55,
  assumption: {
    label: 'Antagen sänkning av bankavgifterna',
    basis:
      'Försiktigt antagande: fasta avgifter går ofta att ta bort, rörliga kortavgifter bara att pruta på.',
    low: '5',
    likely: '10',
    high: '20',
  },
});

import type { ActionsResult, PlannedAction } from '#engine/guides/plan/result.ts';

function actionText(action: PlannedAction): string[] {
  const { title, critical, owner, priority, timeframe, text, description, firstStep } = action;
  return [
    `- ${title}${critical ? ' [Kritisk]' : ''} (${owner}; ${priority}; ${timeframe})`,
    ...[description, text, firstStep, action.impact].map((line) => `  ${line}`),
  ];
}

/** A plan as a text to be read by eye. */
export function planAsText(plan: ActionsResult): string {
  const { summary, shortTerm, longTerm, keyRecommendations, goals, missing, strategy } = plan;
  const lines = [
    '# Sammanfattning',
    summary,
    '# Mål',
    ...goals.map(({ goal, text }) => `- ${goal}\n  ${text}`),
    '# Kortsiktigt',
    ...shortTerm.flatMap(actionText),
    '# Långsiktigt',
    ...longTerm.flatMap(actionText),
    '# Viktigaste råden',
    ...keyRecommendations.map((text) => `- ${text}`),
    '# Strategisk handlingsplan',
    `Tidsram: ${strategy.tidsram}`,
    `Prioritet: ${strategy.prioritet}`,
    `Påverkan: ${strategy.paverkan}`,
    '# Saknas',
    ...missing.map((text) => `- ${text}`),
  ];
  return `${lines.join('\n').replaceAll('\u00a0', ' ')}\n`;
}

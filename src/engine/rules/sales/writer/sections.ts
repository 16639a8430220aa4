import type { ResultSection } from '../../../text/sales-result.ts';
import type { ChosenAdvice } from '../brief.ts';

/** SPEC section 3: what stands where an advice says nothing. */
const UNSPECIFIED = 'Ej specificerad';

function orUnspecified(text: string): string {
  return text.trim() === '' ? UNSPECIFIED : text;
}

export function section({ advice, priority, worth }: ChosenAdvice): ResultSection {
  return {
    title: advice.title,
    description: orUnspecified(advice.description),
    action: orUnspecified(`${advice.action} ${advice.firstStep}`.trim()),
    cost: orUnspecified(advice.cost),
    priority,
    timeframe: orUnspecified(advice.timeframe),
    roi: orUnspecified(worth),
  };
}

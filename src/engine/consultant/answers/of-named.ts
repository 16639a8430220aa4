import { figureOf } from '../tables/compute.ts';
import { of } from './words.ts';
import { selectionOf, type Work } from './work.ts';

/** Of whom or what a list is, where that is one: ` för Ek AB`. */
export async function ofNamed({ ask, asking, consultation }: Work): Promise<string> {
  if (ask.named.length === 0) return '';
  const whole = await figureOf(consultation.facts, asking, selectionOf(ask));
  return whole === null ? '' : of(whole);
}

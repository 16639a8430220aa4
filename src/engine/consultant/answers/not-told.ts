import type { Fact } from '../../facts/fact.ts';
import { figure } from '../../text/placeholder.ts';
import { isStep } from '../question/vocabulary.ts';
import { figureOf } from '../tables/compute.ts';
import { type ConsultantSource, guidePages, type Reply, refusal } from './reply.ts';
import { kindNames } from './words.ts';
import { selectionOf, type Work } from './work.ts';

/** Of so small a part nothing is said. */
const LEAST = 0.1;
/** Where so much has no name, a list of names tells nothing of the whole. */
const MOST = 0.5;

/** Why no list is told of what mostly has no name. */
export const mostlyNameless = (
  { document, guide }: ConsultantSource,
  heading: string,
  meant: string,
): Reply =>
  refusal(
    `Det mesta av det du frågar om har inget namn i den kolumnen i ${document}, så en lista per ${heading.toLowerCase()} skulle visa fel bild.`,
    { meant, missing: guidePages[guide] },
  );

const size = (fact: Fact | null) => Math.abs(Number(fact?.value ?? 0));

/**
 * What a list leaves out, since the file has no name for it: `most` where it is so much that the list would mislead,
 * else a sentence of it, empty where it is little.
 */
export async function notTold(work: Work): Promise<{ isMost: boolean; text: string }> {
  const { ask, asking, consultation, table } = work;
  const { by } = ask;
  const nothing = { isMost: false, text: '' };
  if (by === null || isStep(by) || !asking.computation.adds) return nothing;
  const selection = selectionOf(ask);
  const missing = await figureOf(consultation.facts, asking, { ...selection, lacking: by });
  if (missing === null) return nothing;
  const whole = await figureOf(consultation.facts, asking, selection);
  const part = size(whole) === 0 ? 0 : size(missing) / size(whole);
  if (part < LEAST) return nothing;
  const [heading] = kindNames(by, table);
  return {
    isMost: part >= MOST,
    text: ` Rader utan ${heading.toLowerCase()} i filen, ${figure(missing)}, är inte med.`,
  };
}

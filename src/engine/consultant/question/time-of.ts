import type { Ask } from './ask.ts';
import { type DimensionId, isStep } from './vocabulary.ts';

const LAST =
  /\b(?:nar|vilken dag|vilket datum)\b (?:\w+ ){1,8}?(?:senast|sist|(?:senaste|sista) gangen)\b|\bnar (?:var|ar) (?:\w+ ){0,5}?(?:senaste|sista) (?:kop|kopet|order|ordern|bestallning|bestallningen|betalning|betalningen|faktura|fakturan)\b|\bhur lange se(?:dan|n) (?:ar |var )?(?:det )?(?:\w+ )??(?:kop|handla|bestall|betala|salde)\w*|\bhur lange se(?:dan|n) (?:ar |var )?det (?:som )?(?:\w+ ){1,5}?(?:kop|handla|bestall|betala)\w*( senast| sist)?/;
/** `Har X slutat köpa av oss?` is told by the last time. */
const STOPPED =
  /^(?:och |men )?(?:har|hade) (?!vi\b|jag\b|man\b)(?:\w+ ){1,8}?(?:slutat|upphort|tystnat)(?: (?:att )?(?:kop\w*|handla\w*|bestall\w*))?\b/;
const FIRST =
  /\b(?:nar|vilken dag|vilket datum)\b (?:\w+ ){1,8}?(?:forst|(?:forsta) gangen)\b|\bnar (?:var|ar) (?:\w+ ){0,5}?forsta (?:kop|kopet|order|ordern|bestallning|bestallningen|betalning|betalningen|faktura|fakturan)\b/;

/** `När handlade X senast?`: which end of the rows of what is named; null for any other question. */
export function endIn({ named, periods }: Ask, text: string): 'last' | 'first' | null {
  if (named.length === 0 || periods.length > 1) return null;
  if (LAST.test(text) || STOPPED.test(text)) return 'last';
  return FIRST.test(text) ? 'first' : null;
}

const LATEST = /\b(?:senast|sist)$/;

/** `Vilken kund handlade senast?`: of what kind those of the latest day are; null for any other question. */
export function latestOf({ named, periods, by }: Ask, text: string): DimensionId | null {
  if (named.length > 0 || periods.length > 0 || by === null || isStep(by)) return null;
  return LATEST.test(text) ? by : null;
}

const WORDS =
  /^(?:senast|senaste|sist|sista|forst|forsta|gangen|lange|kop|kopet|faktura|fakturan|nar|sedan|sen|slutat|upphort|tystnat|oss)$/;
const NONE = /^$/;

/** The words that say it. */
export const timeWords = (ask: Ask, text: string): RegExp =>
  endIn(ask, text) === null && latestOf(ask, text) === null ? NONE : WORDS;

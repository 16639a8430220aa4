import type { Ask, Focus } from './ask.ts';

/** `Hur stor del är det av omsättningen?`, after a cost. */
const OF_SALES =
  /^(?:och |men )?(?:hur (?:stor|stort|mycket|manga)(?: (?:del|andel|procent))?|vad) (?:ar|var|blir|blev|utgor) (?:det|den|de)(?: i procent)? av (?:omsattningen|forsaljningen|intakterna|det vi saljer for)(?: da)?$|^(?:och |men )?hur (?:stor|stort|mycket|manga)(?: (?:del|andel|procent))? av (?:omsattningen|forsaljningen|intakterna) (?:ar|var|blir|blev|utgor) (?:det|den|de)(?: da)?$/;

/** What was paid before, or the first of what was listed, in per cent of the sales; null for any other question. */
export function ofSalesBefore(text: string, { ask, listed = [] }: Focus): Ask | null {
  if (!OF_SALES.test(text) || ask.guide !== 'costs') return null;
  const [first] = listed;
  const isList = ask.by !== null || ask.order !== null;
  if (isList && first === undefined) return null;
  return {
    ...ask,
    ...{ named: isList && first !== undefined ? [first] : ask.named, by: null, order: null },
    ...{ limit: null, direction: null, compared: false, average: false, share: true },
  };
}

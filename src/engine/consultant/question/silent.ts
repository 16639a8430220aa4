import type { Ask } from './ask.ts';

/** `Vilka kunder borde jag ringa`, `vilka är på väg att lämna oss`, `vilka kunder har tystnat`. */
const SILENT =
  /\b(?:vem|vilka|vilken)\b(?: (?:av )?(?:mina |vara )?kund\w*)?(?: (?:som|i forsta hand|forst))* (?:bor|borde|ska|skulle|maste) (?:jag|vi|man) (?:\w+ )?(?:ringa|kontakta|hora av (?:oss|mig) till|ta kontakt med|paminna)\b|\b(?:vem|vilka|vilken|nagra|nagon) (?:av )?(?:mina |vara )?(?:kund\w* )?(?:som )?(?:ar |verkar vara )?(?:haller|holl)? ?(?:pa (?:vag )?(?:att )?)(?:lamna\w*|forsvinna|sluta\w*|bort|ifran oss|tystna)\b|\bkund\w* (?:\w+ ){0,3}?(?:tystnat|blivit tysta|ar tysta|inte hort av sig)\b/;

/** Whether it is asked which customers have gone silent against their habit. */
export const isOfSilent = (ask: Ask, text: string): boolean =>
  ask.named.length === 0 &&
  ask.periods.length === 0 &&
  ask.weekday === null &&
  !ask.compared &&
  !/\bhur (?:mycket|mkt|manga|stor\w*)\b/.test(text) &&
  SILENT.test(text);

/** The words that say it. */
export const SILENT_WORDS =
  /^(?:ringa|kontakta|hora|paminna|kontakt|haller|holl|vag|lamna|lamnar|forsvinna|sluta|slutar|bort|ifran|oss|tystnat|tystna|tysta|hort|sig|inte|forst|borde|bor|ska|maste|skulle)$/;

const BUYS =
  '(?:kop(?:er|te|t|a|ts|s)|handla(?:r|de|t)?|betala(?:r|de|t)?|projsa(?:r|de|t)?|spendera(?:r|de|t)?|bestall(?:er|de|t|a)|lagger|lagt|lade)';
const WE_BUY = new RegExp(
  `\\b${BUYS} (?:\\w+ )?(?:vi|jag|man)\\b|\\b(?:vi|jag|man) (?:\\w+ ){0,2}${BUYS}\\b`,
);
const THEY_BUY = new RegExp(
  `\\b(?:vem|vilka|vilk(?:en|et) (?:land|stad|ort|region|marknad|kanal)|den|de|dom|hon|han|folk|kund\\w*)\\b.*\\b${BUYS}\\b|\\b${BUYS} (?:den|de|dom|hon|han|folk|kund\\w*)\\b|^vad (?:kops|koptes) det\\b`,
);

/** `Hur många företag handlade av oss?` */
export const OF_US = new RegExp(`\\b${BUYS} (?:\\w+ ){0,2}(?:av|hos|fran) oss\\b`);

export const buyerIn = (text: string): 'us' | 'them' | null =>
  OF_US.test(text) ? 'them' : WE_BUY.test(text) ? 'us' : THEY_BUY.test(text) ? 'them' : null;

/** `Är det någon som köper te?` */
export const SOMEBODY = new RegExp(
  `\\b(?:nagon|nan|nagra|nog(?:on|ra)|nen)(?: kund\\w*)? (?:som )?${BUYS}\\b`,
);

/** `Vilka kunder har köpt mindre i år?`: held against the time before. */
const BOUGHT_MORE = new RegExp(
  `\\b(?:${BUYS}|kostar|kostade|kostat|salj\\w*|salt|salde|tjana\\w*) (?:\\w+ )?(mer|mindre)\\b(?! an \\d)`,
);

/** `Tjänar vi bättre på te eller kaffe?`: one beside the other, in one time. */
const EITHER =
  /\b(?:tjana|salj|omsatt)\w* (?:vi |jag )?(?:battre|samre|mer|mindre) (?:pa|av|med) (?:\w+ ){1,5}eller\b/;

/** Whether more or less of it is asked for than before. */
export function directionIn(text: string, isDown: boolean, isUp: boolean): 'up' | 'down' | null {
  if (EITHER.test(text)) return null;
  if (isDown) return 'down';
  if (isUp) return 'up';
  const found = /\bvilk\w+|\bvika\b|\bvem\b/.test(text) ? BOUGHT_MORE.exec(text)?.[1] : undefined;
  return found === undefined ? null : found === 'mer' ? 'up' : 'down';
}

/** `Va säljer bäst`, `hej va kostar hyran`: what. */
const WHAT =
  /(?<=^(?:(?:hej|du|men|och|så|jo|ok|okej)[ ,]{1,2})?|[.?!,]\s)va(?= \p{L})(?! (?:bra|kul|fint|skönt|roligt|tråkigt|synd)(?!\p{L}))/iu;
/** `Om hyran går upp 5 % va blir vinsten`. */
const WHAT_THEN =
  /(?<=[\p{L}\d%] )va(?= (?:blir|händer|kostar|är|betyder|tjänar|säljer)(?!\p{L}))/giu;
/** `Vilken va bäst`, `hur va det`: was. */
const WAS = /(?<=(?<!\p{L})(?:vilken|vilket|vilka|vem|vad|hur|när|det|den|som) )va(?= \p{L})/giu;
/** `Vad e hyran`, `hur mycket e det`: is. */
const IS =
  /(?<=(?<!\p{L})(?:vad|vem|vilken|vilket|vilka|hur \p{L}{3,8}|när|det|den|som|vi|var) )e(?= \p{L})/gu;
/** `Å april`, `te å kaffe`: and. */
const AND =
  /(?<=^|\p{L} )å(?= \p{L}{2})(?! (?:hur|vad|va|vilk|vem|när|var)(?:\P{L}|\p{L}{0,3} ))/gu;
/** `Bästa o sämsta`. */
const AND_IN_SHORT = /(?<=\p{L} )o(?= \p{L}{2})/gu;
const MUCH = /(?<!\p{L})(?:mycke|mkt)(?!\p{L})/giu;
/** `Hur måga`, `hur månag`: many, with a letter lost or moved. */
const MANY = /(?<=(?<!\p{L})hur )(?:måga|månag|mågna|mnåga|mångra|mågga|månha|månfa)(?!\p{L})/giu;
/** `Bästa dan`, `frakten om månaden`. */
const DAY = /(?<=(?<!\p{L})(?:bästa|sämsta|värsta|den|vilken) )dan(?!\p{L})/giu;
const IN_MONTH =
  /(?<=(?<!\p{L})(?:kostar|kostade|säljer|sålde|betalar|betalade) .{2,40} )om månaden(?!\p{L})/giu;
const SUMMER = /(?<!\p{L})sommarn(?!\p{L})/giu;

const MONTH =
  '(?:jan|feb|mar|apr|maj|jun|jul|aug|sep|okt|nov|dec)(?:uari|ruari|s|il|i|usti|tember|ober|ember)?';
const HELD = /(?<!\p{L})(?:jämfört med|jmf med|jmf|mot|än|kontra|vs|gentemot)(?!\p{L})/iu;
/** `Juni till augusti`, where it is held against another time: that whole time, and not a change from one to the other. */
const RANGE = new RegExp(
  `(?<!\\p{L})(${MONTH}) (?:till och med|t\\.?o\\.?m\\.?|till|tom) (${MONTH})(?!\\p{L})`,
  'giu',
);
/** `September och oktober jämfört med …`: both together. */
const BOTH = new RegExp(
  `(?<!\\p{L})(${MONTH}) och (${MONTH})(?= (?:jämfört med|jmf med|jmf|mot|kontra|vs) ${MONTH} (?:till|-|tom))`,
  'giu',
);
/** `Höst mot vår`: two seasons, and nothing of ours. */
const SEASONS =
  /(?<!\p{L})(höst|vår|sommar|vinter) (mot|jämfört med|vs|kontra|eller) (höst|vår|sommar|vinter)(?!\p{L})/giu;
const inFull = (season: string) =>
  /^s/iu.test(season) ? `${season}en` : `${season}${/^vi/iu.test(season) ? 'n' : 'en'}`;

/** A message with the words of speech and haste spelt as they are read, and times that are held against each other joined. */
export function asTyped(message: string): string {
  const spelt = message
    .replace(WHAT, 'vad')
    .replace(WAS, 'var')
    .replace(WHAT_THEN, 'vad')
    .replace(IS, 'är')
    .replace(AND, 'och')
    .replace(AND_IN_SHORT, 'och')
    .replace(MUCH, 'mycket')
    .replace(MANY, 'många')
    .replace(SUMMER, 'sommaren')
    .replace(DAY, 'dagen')
    .replace(IN_MONTH, 'i månaden')
    .replace(SEASONS, (_, one: string, between: string, other: string) =>
      [inFull(one), between, inFull(other)].join(' '),
    );
  return HELD.test(spelt) ? spelt.replace(BOTH, '$1-$2').replace(RANGE, '$1-$2') : spelt;
}

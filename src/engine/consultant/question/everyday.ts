/** What costs are called in speech, by a word of what accounts and areas are called. */
const EVERYDAY: readonly (readonly [spoken: RegExp, booked: readonly string[]])[] = [
  [/^(?:bensin|diesel|soppa|tankning|tankade|tankat)/, ['drivmedel', 'bensin']],
  [/^(?:strom|strommen|elektricitet\w*|elrakning\w*|elkostnad\w*)$/, ['el']],
  [/^(?:annons|reklam|marknadsforing)/, ['annonsering', 'annonser', 'marknadsforing', 'reklam']],
  [
    /^(?:mobil|telefon|bredband|internet|wifi|fiber)/,
    ['telekommunikation', 'telefoni', 'telefon', 'mobiltelefon', 'internet'],
  ],
  [
    /^(?:bokforing|bokforare|redovisning)/,
    ['redovisningstjanster', 'bokforing', 'redovisningsbyran'],
  ],
  [
    /^(?:hyres?|hyra|hyran|hyror|hyrorna|lokal|lokalen|lokalerna)$/,
    ['lokalhyra', 'hyra', 'lokaler', 'lokal'],
  ],
  [/^(?:lon|lonen|loner|lonerna)$/, ['loner', 'lon']],
  [/^(?:ranta|rantan|rantor|rantorna)$/, ['rantekostnader', 'rantekostnad', 'rantor', 'ranta']],
  [/^bank(?:avgift|kostnad)/, ['bankkostnader', 'bankavgifter', 'bankavgift']],
  [/^(?:resa|resan|resor|resorna)$/, ['resekostnader', 'resor']],
  [/^(?:bil|bilen|bilar|bilarna|fordonen)$/, ['fordon', 'bilkostnader', 'bilar']],
  [
    /^(?:datorprogram|program|programmen|programvar|mjukvar|licens)/,
    ['programvara', 'dataprogram'],
  ],
  [/^(?:stad|stadning|stadningen|stadhjalp\w*)$/, ['stadning', 'lokalvard', 'renhallning']],
  [/^(?:revisor|revisorn|revision|revisionen)$/, ['revisionsarvoden', 'revision']],
  [/^(?:konsult|konsulten|konsulter|konsulterna)$/, ['konsultarvoden', 'konsulter']],
  [/^(?:kurs|kursen|kurser|kurserna|utbildningen)$/, ['utbildning', 'kurser']],
  [/^(?:frakt|frakter|frakten|frakterna)$/, ['frakter', 'frakt', 'fraktkostnader']],
];

/** What is paid for, behind what it is for: `leasingbilen`, `försäkringspremien`. */
const COMPOUND = /^(\w{4,}?)(?:rakning|avgift|faktura|fakturor|premie|bil|kostnad|utgift)\w{0,4}$/;

/** The word of the company's own names that an everyday one stands for; null where it is none, or stands there itself. */
export function bookedAs(word: string, own: ReadonlySet<string>): string | null {
  if (own.has(word)) return null;
  const [, start = ''] = COMPOUND.exec(word) ?? [];
  const first = [start, start.replace(/s$/, '')].find((each) => each.length > 3 && own.has(each));
  if (first !== undefined) return first;
  const found = EVERYDAY.find(([spoken]) => spoken.test(word) || spoken.test(start));
  return found?.[1].find((booked) => own.has(booked)) ?? null;
}

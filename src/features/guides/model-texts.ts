import type { ReplacedSentence } from '#engine/text/guard-sentences.ts';

type Reason = ReplacedSentence['kinds'][number];

const number = 'En siffra eller ett räkneord som inte är uträknat';
const binding = 'En siffra vid fel namn, period eller mått';
const odd = 'Länkar, kod eller dolda tecken';
const claim = 'Ett påstående som siffrorna inte visar';

/** Texts of what a language model wrote in a result, and of what was replaced. */
export const modelTexts = {
  wrote: (sentences: string, name: string) =>
    `AI (${name}) har skrivit ${sentences} meningar, resten är skriven av regler. Siffrorna är uträknade, inte skrivna av AI.`,
  away: 'AI:n svarade inte den här gången, så texten är skriven av regler, inte av AI.',
  refused: 'AI:ns text höll inte för kontrollen, så texten är skriven av regler, inte av AI.',
  mark: 'Markera det som AI har skrivit',
  replaced: (count: number) =>
    `${count} ${count === 1 ? 'mening' : 'meningar'} ersattes – visa varför`,
  reasons: {
    number,
    numberWord: number,
    unknownFact: number,
    brokenPlaceholder: number,
    noName: binding,
    name: binding,
    period: binding,
    measure: binding,
    month: binding,
    unit: 'Fel enhet, till exempel procent i stället för procentenheter',
    direction: 'Upp eller ner åt fel håll, eller utan siffra',
    rank: 'Störst, minst eller annan rangordning som inte stämmer',
    comparison: 'En jämförelse som inte stämmer',
    cause: 'En orsak som siffrorna inte visar',
    promise: 'Ett löfte om effekt utan beräkning',
    none: 'Okänt beskrivet som noll',
    share: claim,
    average: claim,
    industry: 'En jämförelse med branschen utan uppgift',
    hidden: odd,
    letters: odd,
    link: odd,
    markup: odd,
    tooLong: odd,
  } satisfies Record<Reason, string>,
} as const;

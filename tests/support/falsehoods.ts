import type { Fact } from '#engine/facts/fact.ts';
import { placeholders } from '#engine/text/placeholder.ts';

type Facts = ReadonlyMap<string, Fact>;

/** A way to make a true sentence false, and the least number of sentences it is to be tried on. */
export interface Falsehood {
  what: string;
  least: number;
  make(sentence: string, facts: Facts, changes: ReadonlySet<string>): string[];
}

const isFigure = (form: string) => form === 'figure' || form === 'magnitude';

function replaced(text: string, at: { start: number; end: number }, by: string): string {
  return text.slice(0, at.start) + by + text.slice(at.end);
}

/** Each figure of the sentence with what is written in its place. */
function eachFigure(
  sentence: string,
  facts: Facts,
  write: (fact: Fact, text: string) => string | null,
): string[] {
  return placeholders(sentence).flatMap((place) => {
    const fact = facts.get(place.factId);
    if (fact === undefined || !isFigure(place.form)) return [];
    const other = write(fact, place.text);
    return other === null || other === place.text ? [] : [replaced(sentence, place, other)];
  });
}

/** The fact of another subject of the same key. */
function anothers(fact: Fact, facts: Facts): Fact | undefined {
  return [...facts.values()].find(
    ({ key, subject, value, id }) =>
      key === fact.key &&
      id !== fact.id &&
      subject?.name !== fact.subject?.name &&
      value !== fact.value,
  );
}

/** `\\b` knows no å, ä and ö. */
const whole = (word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u');

const words: readonly [RegExp, string][] = [
  [whole('minskat'), 'ökat'],
  [whole('sjunkit'), 'stigit'],
  [whole('försämrats'), 'förbättrats'],
  [whole('krympt'), 'vuxit'],
  [whole('tappat'), 'ökat'],
  [whole('Växer'), 'Minskar'],
  [whole('stigit'), 'sjunkit'],
  [whole('ökat'), 'minskat'],
  [/mindre än(?= under)/u, 'mer än'],
  [/mer än(?= under)/u, 'mindre än'],
];

const appended = (...texts: string[]) =>
  texts.map((text) => (sentence: string) => `${sentence.replace(/[.!?]$/, '')}${text}`);

const withEach =
  (...makes: ((sentence: string) => string)[]) =>
  (sentence: string) =>
    makes.map((make) => make(sentence));

export const falsehoods: readonly Falsehood[] = [
  {
    what: 'a near miss of a figure, in digits',
    least: 150,
    make: (sentence, facts) =>
      eachFigure(sentence, facts, ({ value }) =>
        (Number(value) * 1.01).toFixed(1).replace('.', ','),
      ),
  },
  {
    what: 'a number of its own at the end',
    least: 300,
    make: withEach(
      ...appended(
        ', alltså 5 %.',
        ', runt tjugo procent.',
        ', nästan hälften.',
        ', två av tre.',
        ', tiotals.',
        ', ²⁄₃.',
      ),
    ),
  },
  {
    what: "another's figure beside a name",
    least: 20,
    make: (sentence, facts) =>
      eachFigure(sentence, facts, (fact) => {
        const other =
          fact.subject === null || fact.subject.kind === 'advice'
            ? undefined
            : anothers(fact, facts);
        return other === undefined ? null : `{{${other.id}}}`;
      }),
  },
  {
    what: 'swapped names',
    least: 5,
    make: (sentence, facts) => {
      const names = placeholders(sentence).filter(({ form }) => form === 'name');
      const [first] = names;
      const fact = first === undefined ? undefined : facts.get(first.factId);
      const hasOwn = placeholders(sentence).some(
        ({ form, factId }) =>
          isFigure(form) && facts.get(factId)?.subject?.name === fact?.subject?.name,
      );
      const other =
        fact === undefined || !hasOwn || names.length > 1 ? undefined : anothers(fact, facts);
      return first === undefined || other === undefined
        ? []
        : [replaced(sentence, first, `{{${other.id}.name}}`)];
    },
  },
  {
    what: 'a direction turned around beside its figure',
    least: 30,
    make: (sentence, facts, changes) => {
      const moves = placeholders(sentence).some(({ factId, form }) => {
        const fact = facts.get(factId);
        return (
          isFigure(form) && fact !== undefined && changes.has(fact.key) && Number(fact.value) !== 0
        );
      });
      const word = words.find(([pattern]) => pattern.test(sentence));
      return moves && word !== undefined ? [sentence.replace(word[0], word[1])] : [];
    },
  },
  {
    what: 'the years mixed up',
    least: 3,
    make: (sentence, facts) => {
      const [first, second] = placeholders(sentence)
        .filter(({ form }) => form === 'period')
        .map((place) => ({ place, period: facts.get(place.factId)?.period }));
      if (first === undefined || second === undefined || first.period?.from === second.period?.from)
        return [];
      const late = replaced(sentence, second.place, first.place.text);
      return [replaced(late, first.place, second.place.text)];
    },
  },
  {
    what: 'another unit, or another scale',
    least: 150,
    make: (sentence, facts) =>
      ['procent', 'tkr', 'mkr', 'miljoner', 'procentenheter'].flatMap((unit) =>
        eachFigure(sentence, facts, (_, text) => `${text} ${unit}`),
      ),
  },
  {
    what: 'a cause that is not known',
    least: 200,
    make: withEach(
      ...appended(
        ' på grund av vädret.',
        ' tack vare er nya hemsida.',
        ', eftersom konkurrenten stängde.',
      ),
    ),
  },
  {
    what: 'an average of the industry',
    least: 200,
    make: withEach(
      ...appended(
        ', vilket är över branschsnittet.',
        ', mer än era konkurrenter.',
        '; det är normalt för branschen.',
      ),
    ),
  },
  {
    what: 'a promise',
    least: 200,
    make: withEach(
      ...appended(
        ', och det kommer att öka vinsten.',
        ' – garanterat.',
        ', vilket sparar pengar varje år.',
      ),
    ),
  },
  {
    what: 'a link, markup or something hidden',
    least: 400,
    make: withEach(
      ...appended(
        ' [läs mer](https://ond.se).',
        ' <img src=x>',
        ' www.ond.se',
        ' f\u200bem.',
        ' \u202etac.',
        ' рrocent.',
        ' **ｆｅｍ**.',
      ),
    ),
  },
];

import type { Fact, Figure } from '#engine/facts/fact.ts';
import type { ResultBasis, ResultSection } from '#engine/text/result.ts';
import type { Movement, StoryEvent, StoryFile } from './story.ts';

/** What is judged of an analysis. */
export type Told = Pick<ResultBasis, 'facts' | 'figures'> & {
  summary: string;
  sections: readonly ResultSection[];
};

/** What became of a file's events. */
export interface StoryVerdict {
  named: StoryEvent[];
  missed: StoryEvent[];
  /** Events that were named and never happened. */
  invented: string[];
  /** The largest movements that no sentence tells of. */
  untold: Movement[];
}

/** Smaller events, as shares of the year, need not be named; nor count as invented. */
const COUNTS = 0.01;
const INVENTED = 0.03;
/** An amount is right within this share of it. */
const NEAR = 0.25;

const UP =
  /(?<!\p{L})(öka\p{L}*|vuxit|växer|växt|steg|stigit|höj\p{L}*|dyrare|ny|nya|nytt|mer|högt|högre|började|tillkommit|extra|engång\p{L}*|större)(?!\p{L})/iu;
const DOWN =
  /(?<!\p{L})(minska\p{L}*|inga rader|tapp\p{L}*|sjunk\p{L}*|sjönk|föll|fallit|slut\p{L}*|upphört|mindre|lågt|lägre|krymp\p{L}*|försvunnit|färre|dyrare|kostat)(?!\p{L})/iu;

interface Sentence {
  text: string;
  figures: Fact[];
}

/** The places where a text has been divided: after a full stop before a capital, and lines. */
function bounds(text: string): [number, number][] {
  const ends = [...text.matchAll(/[.!?](?=\s+[\p{Lu}”–-])|\n/gu)].map(({ index }) => index + 1);
  return [...ends, text.length].map((end, place) => [ends[place - 1] ?? 0, end]);
}

function sentencesOf(told: Told): Sentence[] {
  const facts = new Map(told.facts.map((fact) => [fact.id, fact]));
  const texts: [string, string][] = [
    ['summary', told.summary],
    ...told.sections.flatMap((section, place) =>
      (['title', 'description', 'action'] as const).map((part): [string, string] => [
        `sections.${place}.${part}`,
        section[part],
      ]),
    ),
  ];
  return texts.flatMap(([path, text]) =>
    bounds(text).map(([from, to]) => ({
      text: text.slice(from, to),
      figures: told.figures
        .filter(
          (figure: Figure) => figure.path === path && figure.start >= from && figure.end <= to,
        )
        .flatMap(({ factId }) => facts.get(factId) ?? []),
    })),
  );
}

function isNamed(event: StoryEvent, sentences: readonly Sentence[]): boolean {
  const direction = event.direction === 'up' ? UP : DOWN;
  const subject = event.subject.toLowerCase();
  return sentences.some(({ text, figures }) => {
    if (!text.toLowerCase().includes(subject) || !direction.test(text)) return false;
    return figures.some(({ unit, value }) => {
      const near = (amount: number) => Math.abs(Math.abs(Number(value)) - amount) <= NEAR * amount;
      const moved = event.direction === 'up' ? event.together : -event.together;
      return unit === 'SEK' && (near(event.amount) || (moved > 0 && near(moved)));
    });
  });
}

/** A sentence tells of a movement where its kronor are this much of it. */
const MUCH = 0.45;

/** Whether one sentence has a movement's subject, its direction and much of its kronor. */
const isTold = ({ names, amount }: Movement, sentences: readonly Sentence[]) =>
  sentences.some(
    ({ text, figures }) =>
      names.some((name) => text.includes(name)) &&
      (amount > 0 ? UP : DOWN).test(text) &&
      figures.some(
        ({ unit, value }) => unit === 'SEK' && Math.abs(Number(value)) >= MUCH * Math.abs(amount),
      ),
  );

/** What is said to be no more than months vary by is not said to have happened. */
const MAY_PASS = 'kan vara tillfällig';

/** Changes of one subject that are said to be large, and that nothing planted explains. */
function invented(file: StoryFile, sentences: readonly Sentence[]): string[] {
  const planted = new Set(file.events.map(({ subject }) => subject));
  const mayPass = sentences.filter(({ text }) => text.includes(MAY_PASS));
  const most = file.events.reduce((sum, event) => sum + event.amount, 0);
  const changes = sentences
    .flatMap(({ figures }) => figures)
    .filter(
      ({ key, unit }) =>
        unit === 'SEK' &&
        /\.event\.(stopped|started|level|once|price|unitCost)$|change$/i.test(key),
    );
  const wrong = changes.filter(({ subject, value }) => {
    if (subject === null || planted.has(subject.name)) return false;
    if (mayPass.some(({ text }) => text.includes(subject.name))) return false;
    const amount = Number(value);
    if (Math.abs(amount) < INVENTED * file.year) return false;
    // An area is of several suppliers: what happened to them happened to it.
    if (subject.kind === 'area') return Math.abs(amount) > 1.5 * most;
    return Math.abs(file.moved(subject.name)) < Math.abs(amount) / 2;
  });
  return [...new Set(wrong.map(({ key, subject, value }) => `${key} ${subject?.name} ${value}`))];
}

/** Less of an event than this is no trace of it in its subject's rows: another event has made up for it. */
const TRACE = 0.5;

/** Whether its subject ended the year as the event alone would have had it, by half of it or more. */
export function leftATrace({ amount, direction, together }: StoryEvent): boolean {
  return (direction === 'up' ? together : -together) >= TRACE * amount;
}

/** Which events of a file its analysis names, and which it names that never were. */
export function judgeStory(file: StoryFile, told: Told): StoryVerdict {
  const sentences = sentencesOf(told);
  const due = file.events.filter(({ share }) => share >= COUNTS);
  const named = due.filter((event) => isNamed(event, sentences));
  return {
    named,
    missed: due.filter((event) => !named.includes(event)),
    invented: invented(file, sentences),
    untold: file.movements.filter((movement) => !isTold(movement, sentences)),
  };
}

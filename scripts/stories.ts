import { parseArgs } from 'node:util';
import { judgeStory, leftATrace, type StoryVerdict } from '#support/stories/judge-story.ts';
import { type StoryFile, storiesOf } from '#support/stories/story.ts';
import { tellingAsText, tellStory } from '#support/stories/tell-story.ts';

/**
 * `npm run stories -- --seed S --count N [--events E] [--read KIND]`: companies of twelve kinds, two years each,
 * to which something has happened; each is analysed as the product does. Tells how many of the
 * events over 1 % of turnover are named with subject, direction and amount, and what is named that
 * never happened, and how many of the five largest movements of each file are told of by name. `--events` gives each file at most so many: of none, all that is named is chance. `--missed` tells what each missed one came to, and what its subject came to with all
 * else that happened to it. `--read` prints the sales, the costs and the plan of one kind.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1' },
    events: { type: 'string' },
    read: { type: 'string' },
    missed: { type: 'boolean', default: false },
  },
});

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`;

interface Count {
  events: number;
  named: number;
  /** Missed, and made up for by other events in the rows of its subject. */
  traceless: number;
  invented: number;
}
const byKind = new Map<string, Count>();
const byEvent = new Map<string, Count>();
const moved = { told: 0, all: 0 };
const none: Count = { events: 0, named: 0, traceless: 0, invented: 0 };

function count(into: Map<string, Count>, name: string, more: Count): void {
  const own = into.get(name) ?? none;
  into.set(name, {
    events: own.events + more.events,
    named: own.named + more.named,
    traceless: own.traceless + more.traceless,
    invented: own.invented + more.invented,
  });
}

function add(
  kind: string,
  file: StoryFile,
  summary: string,
  { named, missed, invented, untold }: StoryVerdict,
): void {
  moved.told += file.movements.length - untold.length;
  moved.all += file.movements.length;
  count(byKind, kind, {
    events: named.length + missed.length,
    named: named.length,
    traceless: missed.filter((event) => !leftATrace(event)).length,
    invented: invented.length,
  });
  for (const { what } of named) count(byEvent, what, { ...none, events: 1, named: 1 });
  for (const event of missed)
    count(byEvent, event.what, { ...none, events: 1, traceless: leftATrace(event) ? 0 : 1 });
  if (!values.missed) return;
  for (const { what, subject, direction, amount, share, together } of missed)
    console.log(
      `${kind} ${file.name} missed: ${what} ${subject} ${direction} ${amount.toFixed(0)} kr, ${(100 * share).toFixed(1)} %, with all else ${together.toFixed(0)}`,
    );
  for (const { names, amount } of untold)
    console.log(`${kind} ${file.name} untold: ${names.join()} ${amount.toFixed(0)} kr`);
  for (const each of invented) console.log(`${kind} ${file.name} invented: ${each}`);
  if (missed.length > 0) console.log(summary.replaceAll('\u00a0', ' ').split('\n\n')[0], '\n');
}

const first = Number(values.seed);
const most = values.events === undefined ? undefined : Number(values.events);
for (let seed = first; seed < first + Number(values.count); seed++)
  for (const story of storiesOf(seed, most)) {
    const { kind, sales, costs } = story;
    if (values.read !== undefined && values.read !== kind) continue;
    const told = await tellStory(story);
    add(kind, sales, told.sales.summary, judgeStory(sales, told.sales));
    add(kind, costs, told.costs.summary, judgeStory(costs, told.costs));
    if (values.read !== undefined) console.log(tellingAsText(told), sales.events, costs.events);
  }

const table = (counts: Map<string, Count>) =>
  Object.fromEntries(
    [...counts].map(([name, { events, named, traceless, invented }]) => [
      name,
      { events, named, share: percent(named, events), traceless, invented },
    ]),
  );
console.table(table(byKind));
console.table(table(byEvent));
const all = [...byKind.values()].reduce(
  (sum, each) => ({
    events: sum.events + each.events,
    named: sum.named + each.named,
    traceless: sum.traceless + each.traceless,
    invented: sum.invented + each.invented,
  }),
  none,
);
console.log(
  `named ${all.named} of ${all.events} (${percent(all.named, all.events)}), ${all.traceless} of the others left no trace, invented ${all.invented}`,
);
console.log(`of the five largest movements of each file ${moved.told} of ${moved.all} are told of`);

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { createModel } from '#adapters/models/models.ts';
import type { Model } from '#adapters/models/port.ts';
import { CONSULTANT_VERSION } from '#engine/consultant/consult.ts';
import { readConfig } from '#server/config.ts';
import { judgeAnalyses } from '#support/eval/analyses.ts';
import { writeAnalyses } from '#support/eval/analyses-by-model.ts';
import { askingModel } from '#support/eval/by-model.ts';
import { FIRST_SIGHT } from '#support/eval/first-sight.ts';
import { guardRates } from '#support/eval/guard-rates.ts';
import { type Judged, judgeAll, type Score, scoresOf } from '#support/eval/score.ts';
import { SETS } from '#support/eval/sets.ts';

/**
 * `npm run eval`: asks the consultant the golden questions, whose answers are counted from the files another way,
 * and writes the results by kind into docs/evaluation.md; `--show` prints each answer that is not right, of `--set eighth` only where one is named;
 * `--model` asks the model that the environment configures, and writes data/evaluation-model.md.
 */
const { values } = parseArgs({
  options: {
    show: { type: 'boolean', default: false },
    set: { type: 'string' },
    model: { type: 'boolean', default: false },
  },
});

/** The model of the environment, as the server reads it, where `--model` asks for it. */
function configuredModel(): Model | null {
  if (!values.model) return null;
  const { model: configured } = readConfig({ ...process.env, NODE_ENV: 'test' });
  if (configured === null) throw new Error('AI_PROVIDER and AI_MODEL say which model is asked');
  return createModel(configured.settings);
}

function show({ golden, verdict, text, faults }: Judged): void {
  if (verdict === 'right' && faults.length === 0) return;
  const expected = [...(golden.values ?? []), ...(golden.names ?? [])].join(', ');
  process.stdout.write(
    `${verdict.toUpperCase()} ${golden.company} ${golden.kind}: ${golden.ask.join(' → ')}\n  wanted ${expected || 'a refusal'}\n  got ${text.slice(0, 300).replaceAll('\n', ' / ')}\n  ${faults.join(', ')}\n`,
  );
}

const line = ({ kind, asked, right, refused, wrong }: Score) =>
  `| ${kind} | ${asked} | ${right} | ${refused} | ${wrong} | ${((100 * right) / asked).toFixed(1)} % |`;

/** How many of a kind were right; of those to be answered, what became of the others too. */
function cells(scores: readonly Score[], kind: string): string {
  const { asked, right, refused, wrong } = scores.find((score) => score.kind === kind) ?? NONE;
  const share = `${right} of ${asked}`;
  return kind === ANSWERABLE ? `${share} | ${refused} | ${wrong}` : share;
}
const NONE = { asked: 0, right: 0, refused: 0, wrong: 0 };
const ANSWERABLE = 'all answerable';
const UNANSWERABLE = 'unanswerable';

const HEAD = [
  '# The evaluation',
  '',
  'Golden questions on real files, asked by `npm run eval`; their answers are counted from the files by other code (`tests/support/eval/`). The first set was written with the consultant and mended against. Each later one was asked before anything was mended by it, and what it showed then is what the rules do on questions nobody has asked yet:',
  '',
  '| set | written | right | refused | wrong | others refused |',
  '|---|---|---|---|---|---|',
  ...FIRST_SIGHT.map((row) => `| ${row.join(' | ')} |`),
  '',
  'What a set found was mended by class, not by question; grammars of 28 107 paraphrases (`tests/support/eval/paraphrases.ts`) hold most classes. Five questions that were to be refused when they were written, of what is left out and of a limit, are computed since the seventeenth set and are now counted among those to be answered.',
];
const model = configuredModel();
const MADE = `By version ${CONSULTANT_VERSION} of the consultant, ${new Date().toISOString().slice(0, 10)}.`;
const OUT = model === null ? 'docs/evaluation.md' : 'data/evaluation-model.md';
const lead = model === null ? HEAD.join('\n') : `# The evaluation by ${model.name}`;
const parts: string[] = [lead];
/** All that was asked, set after set. */
const asked: Judged[] = [];
const bySet: string[] = [];
for (const [name, goldens] of Object.entries(SETS)) {
  if (values.set !== undefined && values.set !== name) continue;
  const judged = await judgeAll(goldens, model === null ? undefined : askingModel(model));
  if (values.show) for (const each of judged) show(each);
  const scores = scoresOf(judged);
  bySet.push(`| ${name} | ${cells(scores, ANSWERABLE)} | ${cells(scores, UNANSWERABLE)} |`);
  asked.push(...judged);
  process.stdout.write(`${bySet.at(-1)}\n`);
}
const times = asked.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
const count = (of: keyof Judged['byModel']) =>
  asked.reduce((sum, { byModel }) => sum + byModel[of], 0);
const written =
  model === null
    ? ''
    : ` Sentences of the model: ${count('sentences')} shown, ${count('replaced')} replaced.`;
const faults = asked.filter((each) => each.faults.length > 0).length;
parts.push(
  [
    '## Now, after mending',
    '',
    '| set | answered right | refused | wrong | others refused |',
    '|---|---|---|---|---|',
    ...bySet,
    '',
    '| kind | asked | right | refused | wrong | right |',
    '|---|---|---|---|---|---|',
    ...scoresOf(asked).map(line),
    '',
    `Answers with a fault of form: ${faults}. Questions: ${asked.length}.${written} ${MADE}`,
  ].join('\n'),
);
process.stdout.write(
  `${parts.at(-1)}\nMedian ${(times[Math.floor(times.length / 2)] ?? 0).toFixed(0)} ms\n\n`,
);
if (values.set === undefined && model === null) {
  const found = await judgeAnalyses();
  const rows = found.map(
    ({ name, isAmountRight, figures, receipts, otherwise, sentences, invented }) =>
      `| ${name} | ${isAmountRight === null ? 'not counted' : isAmountRight ? 'right' : 'WRONG'} | ${figures} | ${receipts} | ${otherwise.length} | ${sentences} | ${invented.length} |`,
  );
  parts.push(
    [
      '## Analyses of files',
      '',
      'The amount of the whole file against one counted by other code; receipts recomputed from their words alone, of all three guides; sentences with a figure that is no fact.',
      '',
      '| analysis | amount | figures | receipts that hold | that do not | sentences | invented |',
      '|---|---|---|---|---|---|---|',
      ...rows,
    ].join('\n'),
  );
  process.stdout.write(`${parts.at(-1)}\n`);
}
if ((values.set === undefined || values.set === 'guard') && model === null) {
  const rows = (await guardRates()).map(
    ({ provider, questions, honest, lies, untraced }) =>
      `| ${provider} | ${questions} | ${honest.shown} | ${honest.lost} | ${lies.said} | ${lies.shown} | ${untraced} |`,
  );
  parts.push(
    [
      '## The guard',
      '',
      `Questions of the two newest sets to a local model server over HTTP: one that says the rules’ answers honestly in other words, and one that says falsehoods of eleven kinds made of each of their sentences. ${MADE}`,
      '',
      '| spoken as | questions | honest sentences shown | lost | false sentences said | shown | figures that are no fact |',
      '|---|---|---|---|---|---|---|',
      ...rows,
    ].join('\n'),
  );
  process.stdout.write(`${parts.at(-1)}\n`);
}
if (values.set === undefined && model !== null) {
  const rows = (await writeAnalyses(model)).map(
    ({ name, outcome, sentences, replaced, untraced }) =>
      `| ${name} | ${outcome} | ${sentences} | ${replaced} | ${untraced.length} |`,
  );
  parts.push(
    [
      '## Analyses written by the model',
      '',
      'Sentences of the model that are shown, those that gave way to the rules, and those with a figure that is no fact.',
      '',
      '| analysis | outcome | shown | replaced | untraced |',
      '|---|---|---|---|---|',
      ...rows,
    ].join('\n'),
  );
  process.stdout.write(`${parts.at(-1)}\n`);
}
if (!values.show && values.set === undefined) {
  await mkdir(dirname(OUT), { recursive: true });
  await writeFile(OUT, `${parts.join('\n\n')}\n`);
}

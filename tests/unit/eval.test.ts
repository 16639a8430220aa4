import { beforeAll, expect, test } from 'vitest';
import { createModel } from '#adapters/models/models.ts';
import { sentencesOf } from '#engine/text/sentences-of.ts';
import { askingModel } from '#support/eval/by-model.ts';
import { goldenEighth } from '#support/eval/golden-eighth.ts';
import { goldenEleventh } from '#support/eval/golden-eleventh.ts';
import { goldenFifth } from '#support/eval/golden-fifth.ts';
import { goldenFirst } from '#support/eval/golden-first.ts';
import { goldenFourth } from '#support/eval/golden-fourth.ts';
import { goldenNinth } from '#support/eval/golden-ninth.ts';
import { goldenSecond } from '#support/eval/golden-second.ts';
import { goldenSeventh } from '#support/eval/golden-seventh.ts';
import { goldenSixth } from '#support/eval/golden-sixth.ts';
import { goldenTenth } from '#support/eval/golden-tenth.ts';
import { goldenThird } from '#support/eval/golden-third.ts';
import { goldenTwelfth } from '#support/eval/golden-twelfth.ts';
import { type Judged, judgeAll, scoresOf } from '#support/eval/score.ts';
import { honestly } from '#support/honest-words.ts';
import { promptPart, startModelServer } from '#support/model-server.ts';

/** Small files and those that refuse most; `npm run eval` asks about all. */
const COMPANIES = ['pizza', 'invoices', 'till', 'months', 'ledger', 'books', 'suppliers', 'bank'];

let judged: Judged[];
beforeAll(async () => {
  const all = [
    ...goldenFirst,
    ...goldenSecond,
    ...goldenThird,
    ...goldenFourth,
    ...goldenFifth,
    ...goldenSixth,
    ...goldenSeventh,
    ...goldenEighth,
    ...goldenNinth,
    ...goldenTenth,
    ...goldenEleventh,
    ...goldenTwelfth,
  ];
  judged = await judgeAll(all.filter(({ company }) => COMPANIES.includes(company)));
});

test('the golden questions of a few companies are answered rightly', () => {
  const all = scoresOf(judged).find(({ kind }) => kind === 'all answerable');
  expect(all?.asked).toBeGreaterThanOrEqual(20);
  const mended = new Set([...goldenFirst, ...goldenSecond, ...goldenThird]);
  // What the later sets ask for that is refused is no fault; a wrong figure is.
  const missed = judged.filter(({ golden, verdict }) =>
    mended.has(golden) ? verdict !== 'right' && golden.values : verdict === 'wrong',
  );
  expect(missed.map(({ golden, text }) => [golden.ask.join(' → '), text.slice(0, 200)])).toEqual(
    [],
  );
});

test('what the files do not tell is refused, and no answer has a fault of form', () => {
  const unanswerable = judged.filter(({ golden }) => golden.kind === 'unanswerable');
  expect(unanswerable.length).toBeGreaterThanOrEqual(8);
  expect(unanswerable.filter(({ verdict }) => verdict !== 'right')).toEqual([]);
  expect(judged.flatMap(({ faults }) => faults)).toEqual([]);
});

test('a model that says the same honestly answers as rightly, and one that lies shows nothing of it', async () => {
  const server = await startModelServer();
  try {
    const model = createModel({
      provider: 'openai-compatible',
      baseUrl: server.url,
      model: 'prov',
      apiKey: null,
    });
    const asked = [
      ...goldenNinth.filter(({ company }) => company === 'books' || company === 'ledger'),
      // Part of what is asked for stands in the table beside the answer only.
      ...goldenThird.filter(({ company }) => company === 'pizza'),
    ];
    const rules = await judgeAll(asked);
    server.answer((call) => ({
      say: sentencesOf(promptPart<string>(call, 'draft')).map(honestly).join(''),
    }));
    const honest = await judgeAll(asked, askingModel(model));
    expect(honest.map(({ verdict }) => verdict)).toEqual(rules.map(({ verdict }) => verdict));
    expect(honest.some(({ byModel }) => byModel.sentences > 0)).toBe(true);
    server.answer({ say: 'Ni betalade 9 999 kr, hälften mer än branschen.' });
    const lying = await judgeAll(asked, askingModel(model));
    expect(lying.map(({ text }) => text)).toEqual(rules.map(({ text }) => text));
    expect(lying.flatMap(({ faults }) => faults)).toEqual([]);
  } finally {
    await server.close();
  }
});

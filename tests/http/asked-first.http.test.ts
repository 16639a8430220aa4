import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Question } from '#engine/table/question.ts';
import type { Document } from '#features/documents/contract.ts';
import { startTestApp, type TestApp } from '#support/app.ts';

/** Every day of these dates may be a month: which comes first is not told. */
const openFile = (year: number) => ({
  name: `försäljning ${year}.csv`,
  bytes: `Datum;Produkt;Summa\n${[1, 2, 3, 4, 5, 6]
    .map((n) => `0${n}/0${7 - n}/${year};Te;${n}00,50\n`)
    .join('')}`,
});
/** As much is open of the amounts too: 1,234 may be a little more than one. */
const twiceOpenFile = {
  name: 'export.csv',
  bytes: 'Datum\tVara\tSumma\n03/04/2025\tTe\t1,234\n05/06/2025\tKaffe\t2,500\n',
};
const clearFile = {
  name: 'klar.csv',
  bytes: 'Datum;Produkt;Summa\n2025-01-14;Te;100,50\n2025-02-15;Kaffe;200,50\n',
};

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off', PROMO_CODE: 'prova' });
});
afterAll(() => test.close());

const run = (token: string, flik = 'sales') =>
  test.call('POST', `/api/analysis/${flik}`, token, flik === 'sales' ? {} : undefined);
const change = (token: string, id: string, body: object) =>
  test.call('PATCH', `/api/documents/${id}`, token, body);
const read = async (token: string, id: string) =>
  (await test.call('GET', `/api/documents/${id}`, token)).body<Document>();
const uploaded = async (token: string, file: { name: string; bytes: string }, category = 'sales') =>
  (await test.upload(token, file, { category })).body<Document>();
const pro = () => test.signUp({ plan: 'pro', promoCode: 'prova' });

describe('a file that can be read in two ways', () => {
  it('is asked about before its analysis begins, and nothing is begun or counted', async () => {
    const { token } = await test.signUp();
    await uploaded(token, openFile(2025));
    const refused = await run(token);
    expect(refused.status).toBe(409);
    const body = refused.body<{ code: string; error: string; questions: Question[] }>();
    expect(body.code).toBe('analysis.questions');
    expect(body.error).toContain('Svara på frågan om filen först');
    expect(body.questions).toMatchObject([
      {
        id: 'dateOrder',
        blocking: true,
        options: [
          { answer: 'dmy', sum: '2103', change: { dateOrder: 'dmy' } },
          { answer: 'mdy', sum: '2103', change: { dateOrder: 'mdy' } },
        ],
      },
    ]);
    expect(body.questions[0]?.text).toContain('Datum');
    expect((await test.call('GET', '/api/analysis', token)).body()).toEqual([]);
    const progress = await test.call('GET', '/api/analysis/sales/progress', token);
    expect(progress.text).toContain('Ingen analys körs');
  });

  it('is analysed as answered, and the free plan still has its analysis then', async () => {
    const { token } = await test.signUp();
    const { id } = await uploaded(token, openFile(2025));
    for (let times = 0; times < 3; times++) expect((await run(token)).status).toBe(409);
    const [question] = (await run(token)).body<{ questions: Question[] }>().questions;
    const option = question?.options[1];
    const answered = (await change(token, id, option?.change ?? {})).body<Document>();
    expect(answered.extractedData.questions).toEqual([]);
    expect(answered.extractedData.period).toEqual({ from: '2025-01-06', to: '2025-06-01' });
    expect((await run(token)).status).toBe(200);
    expect((await run(token)).body()).toMatchObject({ code: 'analysis.limit' });
  });

  it('says what was answered, and can be answered otherwise', async () => {
    const { token } = await test.signUp();
    const { id } = await uploaded(token, twiceOpenFile);
    await change(token, id, { decimal: '.' });
    await change(token, id, { dateOrder: 'mdy' });
    const { extractedData } = await read(token, id);
    expect(extractedData.answered.map(({ id: about, chosen }) => [about, chosen])).toEqual([
      ['decimal', '.'],
      ['dateOrder', 'mdy'],
    ]);
    expect(extractedData.answered[0]?.options.map(({ sum }) => sum)).toEqual(['3.734', '3734']);
    const [comma] = extractedData.answered[0]?.options ?? [];
    const again = (await change(token, id, comma?.change ?? {})).body<Document>();
    expect(again.extractedData.answered[0]?.chosen).toBe(',');
    expect(again.extractedData.columns[2]?.sum).toBe('3.734');
  });

  it('says in the list of files that it is to be answered', async () => {
    const { token } = await test.signUp();
    const { id } = await uploaded(token, openFile(2025));
    const asks = async () =>
      (await test.call('GET', '/api/documents', token)).body<Document[]>()[0]?.extractedData;
    expect(await asks()).toMatchObject({ ready: true, asks: true });
    await change(token, id, { dateOrder: 'dmy' });
    expect(await asks()).toMatchObject({ ready: true, asks: false });
  });

  it.each(['sales', 'kostnader'])('is asked about in the guide of %s', async (category) => {
    const { token } = await pro();
    const { id } = await uploaded(token, openFile(2025), category);
    expect((await run(token, category)).body()).toMatchObject({ code: 'analysis.questions' });
    await change(token, id, { dateOrder: 'dmy' });
    expect((await run(token, category)).status).toBe(200);
  });

  it('stops no other: an analysis is begun of the file that is used', async () => {
    const { token } = await test.signUp();
    await uploaded(token, openFile(2025));
    const clear = await uploaded(token, clearFile);
    await uploaded(token, openFile(2025), 'kostnader');
    expect((await run(token)).body()).toMatchObject({ documentId: clear.id });
  });

  it('is another company’s to answer', async () => {
    const [owner, other] = [await test.signUp(), await test.signUp()];
    const { id } = await uploaded(owner.token, openFile(2025));
    await uploaded(other.token, clearFile);
    expect((await change(other.token, id, { dateOrder: 'dmy' })).status).toBe(404);
    expect((await run(owner.token)).status).toBe(409);
    expect((await run(other.token)).status).toBe(200);
    const theirs = await uploaded(other.token, openFile(2024));
    expect(theirs.extractedData.questions).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('is remembered for the next file of the same make, and of no other', async () => {
    const { token } = await test.signUp();
    const { id } = await uploaded(token, openFile(2024));
    await change(token, id, { dateOrder: 'mdy' });
    const next = await uploaded(token, openFile(2025));
    expect(next.extractedData.questions).toEqual([]);
    expect(next.extractedData.answered).toMatchObject([{ id: 'dateOrder', chosen: 'mdy' }]);
    expect(next.extractedData.period).toEqual({ from: '2025-01-06', to: '2025-06-01' });
    expect((await run(token)).status).toBe(200);
    const other = await uploaded(token, twiceOpenFile);
    expect(other.extractedData.questions.map(({ id: about }) => about)).toContain('dateOrder');
  });

  it('of one file reaches no other that is there, not even one uploaded at once', async () => {
    const { token } = await test.signUp();
    const [first, same, other] = await Promise.all([
      uploaded(token, openFile(2024)),
      uploaded(token, openFile(2025)),
      uploaded(token, twiceOpenFile),
    ]);
    await change(token, first.id, { dateOrder: 'mdy' });
    expect((await read(token, first.id)).extractedData.questions).toEqual([]);
    for (const { id } of [same, other]) {
      const { questions, answered } = (await read(token, id)).extractedData;
      expect(questions.map(({ id: about }) => about)).toContain('dateOrder');
      expect(answered).toEqual([]);
    }
  });

  it('given together with another leaves both', async () => {
    const { token } = await test.signUp();
    const { id } = await uploaded(token, twiceOpenFile);
    const both = await Promise.all([
      change(token, id, { decimal: '.' }),
      change(token, id, { dateOrder: 'mdy' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { extractedData } = await read(token, id);
    expect(extractedData.answered.map(({ chosen }) => chosen)).toEqual(['.', 'mdy']);
    expect(extractedData.questions.filter(({ blocking }) => blocking)).toEqual([]);
  });

  it('that races with two runs lets at most one through, and that one as answered', async () => {
    const { token } = await test.signUp();
    const { id } = await uploaded(token, openFile(2025));
    const [first, answer, second] = await Promise.all([
      run(token),
      change(token, id, { dateOrder: 'mdy' }),
      run(token),
    ]);
    expect(answer.status).toBe(200);
    const through = [first, second].filter(({ status }) => status === 200);
    expect(through.length).toBeLessThanOrEqual(1);
    for (const { status } of [first, second]) expect([200, 403, 409]).toContain(status);
    if (through.length === 0) expect((await run(token)).status).toBe(200);
    const latest = (await test.call('GET', '/api/analysis/sales', token)).body<{
      result: { period: object };
    }>();
    expect(latest.result.period).toEqual({ from: '2025-01-06', to: '2025-06-01' });
  });

  it('taken back by another header row or role is asked for again', async () => {
    const { token } = await test.signUp();
    const { id } = await uploaded(token, clearFile);
    expect((await run(token)).status).toBe(200);
    const without = await change(token, id, { roles: { 2: null } });
    expect(without.body<Document>().extractedData).toMatchObject({
      ready: false,
      questions: [{ id: 'amount', blocking: true }],
    });
    expect((await run(token)).body()).toMatchObject({ code: 'analysis.questions' });
  });
});

describe('what was stored before files were asked about', () => {
  const before = [
    {
      id: 'dateOrder',
      text: 'I kolumnen Datum kan 01/06/2025 ha dagen eller månaden först.',
      options: ['dmy', 'mdy'],
      chosen: 'dmy',
    },
  ];
  /** Puts the file's understanding back into the shape it had then. */
  async function store(id: string, questions: object[]): Promise<void> {
    await test.deps.database.pool.query(
      `UPDATE documents SET understanding = jsonb_set(understanding - 'answered', '{questions}', $2) WHERE id = $1`,
      [id, JSON.stringify(questions)],
    );
  }

  it('is shown, asks what it left open, and is read anew by the answer', async () => {
    const { token } = await test.signUp();
    const { id } = await uploaded(token, openFile(2025));
    await store(id, before);
    const { extractedData } = await read(token, id);
    expect(extractedData.answered).toEqual([]);
    expect(extractedData.questions).toMatchObject([{ id: 'dateOrder', blocking: true }]);
    const { questions } = (await run(token)).body<{ questions: Question[] }>();
    await change(token, id, questions[0]?.options[0]?.change ?? {});
    expect((await run(token)).status).toBe(200);
  });

  it('stops a plan that would rest on it, with the question', async () => {
    const { token } = await pro();
    const { id } = await uploaded(token, clearFile);
    expect((await run(token)).status).toBe(200);
    const goals = {
      question1: 'Öka omsättningen 20 %',
      question2: 'Likviditeten',
      question3: 'growth',
      question4: 'Jag själv',
      question5: 'Omsättning',
    };
    await test.call('POST', '/api/form-answers', token, { flik: 'actions', answers: goals });
    const plan = () =>
      test.call('POST', '/api/analysis/actions', token, { analysisType: 'strategic' });
    await store(id, before);
    const refused = await plan();
    expect(refused.status).toBe(409);
    const body = refused.body<{ code: string; error: string; questions: Question[] }>();
    expect(body).toMatchObject({ code: 'analysis.questions', questions: [{ id: 'dateOrder' }] });
    expect(body.error).toContain('Svara på frågan om filen först');
    await store(id, []);
    expect((await plan()).status).toBe(200);
  });

  it('has receipts of its analyses still, but none is computed again with the question open', async () => {
    const { token } = await test.signUp();
    const { id: documentId } = await uploaded(token, clearFile);
    const { id } = (await run(token)).body<{ id: string }>();
    await store(documentId, []);
    const recompute = () => test.call('POST', `/api/analysis/${id}/recompute`, token);
    expect((await recompute()).body()).toMatchObject({ identical: true });
    await store(documentId, before);
    expect((await recompute()).body()).toMatchObject({ code: 'analysis.questions' });
    const rows = await test.call('GET', `/api/analysis/${id}/facts/F1/rows`, token);
    expect(rows.body()).toMatchObject({ total: 2 });
    expect((await test.call('GET', `/api/analysis/${id}/record`, token)).status).toBe(200);
  });
});

import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#support/app.ts';

/** Months of 2025 with two sales each; `first` is the amount of every first sale. */
function salesFile(months: number, first = 100): { name: string; bytes: string } {
  const lines = ['Datum;Produkt;Antal;Summa'];
  for (let month = 1; month <= months; month++) {
    const at = `2025-${String(month).padStart(2, '0')}`;
    lines.push(`${at}-05;Kaffe;1;${first},00`, `${at}-20;Te;2;${50 + month},00`);
  }
  return { name: `${months} månader.csv`, bytes: `${lines.join('\n')}\n` };
}

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off', PROMO_CODE: 'prova' });
});
afterAll(() => test.close());

async function pro() {
  const { token } = await test.signUp({ plan: 'pro', promoCode: 'prova' });
  const analyse = async (file: { name: string; bytes: string }) => {
    const document = (await test.upload(token, file)).body<{ id: string }>();
    const answer = await test.call('POST', '/api/analysis/sales', token, {});
    expect(answer.status).toBe(200);
    return { documentId: document.id, id: answer.body<{ id: string }>().id };
  };
  const rerun = async () =>
    (await test.call('POST', '/api/analysis/sales', token, {})).body<{ id: string }>().id;
  const changes = async (id: string, since: string) =>
    (await test.call('GET', `/api/analysis/${id}/changes?since=${since}`, token)).body<{
      causes: { cause: string; text: string }[];
      changes: { key: string; subject: string | null; earlier: string; later: string }[];
    }>();
  return { token, analyse, rerun, changes };
}

describe('an analysis as a record', () => {
  it('keeps what it was made from: file, hash, answers and engine version', async () => {
    const { token, analyse } = await pro();
    const { id, documentId } = await analyse(salesFile(6));
    const frozen = {
      document: '6 månader.csv',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      engineVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    };
    const record = () => test.call('GET', `/api/analysis/${id}/record`, token);
    expect((await record()).body()).toMatchObject({ id, documentId, frozen });
    await test.call('DELETE', `/api/documents/${documentId}`, token);
    expect((await record()).body()).toMatchObject({ id, documentId: null, frozen });
  });

  it('gives identical figures when it is computed again, whatever was chosen since', async () => {
    const { token, analyse } = await pro();
    const { id, documentId } = await analyse(salesFile(6));
    const again = () => test.call('POST', `/api/analysis/${id}/recompute`, token);
    const first = (await again()).body<{ identical: boolean; figures: number }>();
    expect(first).toMatchObject({ identical: true, differences: [] });
    expect(first.figures).toBeGreaterThan(10);
    const reread = await test.call('PATCH', `/api/documents/${documentId}`, token, {
      roles: { 1: 'customer' },
    });
    expect(reread.status).toBe(200);
    expect((await again()).body()).toMatchObject({ identical: true, differences: [] });
  });

  it('cannot be computed again or show rows when its file is gone, and says so', async () => {
    const { token, analyse } = await pro();
    const { id, documentId } = await analyse(salesFile(6));
    const rows = () => test.call('GET', `/api/analysis/${id}/facts/F1/rows`, token);
    expect((await rows()).status).toBe(200);
    await test.call('DELETE', `/api/documents/${documentId}`, token);
    const again = await test.call('POST', `/api/analysis/${id}/recompute`, token);
    expect(again.status).toBe(409);
    expect(again.body()).toMatchObject({ code: 'analysis.source_gone' });
    expect((await rows()).body()).toMatchObject({ code: 'analysis.rows_gone' });
  });
});

describe('a file chosen again', () => {
  it('is the one that is analysed', async () => {
    const { token, analyse, rerun, changes } = await pro();
    const first = await analyse(salesFile(6));
    await analyse(salesFile(7));
    await test.call('POST', `/api/documents/${first.documentId}/choose`, token);
    expect(await changes(await rerun(), first.id)).toEqual({ causes: [], changes: [] });
  });
});

describe('what has changed since the last analysis', () => {
  it('is nothing where nothing has', async () => {
    const { analyse, rerun, changes } = await pro();
    const { id } = await analyse(salesFile(6));
    expect(await changes(await rerun(), id)).toEqual({ causes: [], changes: [] });
  });

  it('is new data where a month has been added', async () => {
    const { analyse, changes } = await pro();
    const before = await analyse(salesFile(6));
    const after = await analyse(salesFile(7));
    const comparison = await changes(after.id, before.id);
    expect(comparison.causes.map(({ cause }) => cause)).toEqual(['newData']);
    expect(comparison.changes.find(({ key }) => key === 'sales.revenue.total')).toMatchObject({
      earlier: '921,00\u00a0kr',
      later: '1\u00a0078\u00a0kr',
    });
  });

  it('is corrected data where a month has other amounts', async () => {
    const { analyse, changes } = await pro();
    const before = await analyse(salesFile(6));
    const after = await analyse(salesFile(6, 110));
    const comparison = await changes(after.id, before.id);
    expect(comparison.causes.map(({ cause }) => cause)).toEqual(['correctedData']);
  });

  it('is the columns, or the answers, where only they are others', async () => {
    const { token, analyse, rerun, changes } = await pro();
    const { id, documentId } = await analyse(salesFile(6));
    await test.call('PATCH', `/api/documents/${documentId}`, token, { roles: { 1: 'customer' } });
    const columns = await rerun();
    expect((await changes(columns, id)).causes.map(({ cause }) => cause)).toEqual(['columns']);
    const answers = { question1: 'Te', question2: 'Butik', question3: 'Nej', question4: '' };
    await test.call('POST', '/api/form-answers', token, { flik: 'sales', answers });
    const comparison = await changes(await rerun(), columns);
    expect(comparison.causes.map(({ cause }) => cause)).toEqual(['answers']);
  });

  it("cannot be asked of another's analysis", async () => {
    const [a, b] = [await pro(), await pro()];
    const mine = await a.analyse(salesFile(6));
    const theirs = await b.analyse(salesFile(6));
    const url = `/api/analysis/${mine.id}/changes?since=${theirs.id}`;
    expect((await test.call('GET', url, a.token)).status).toBe(404);
  });
});

describe('the forms of the other guides', () => {
  it('are saved whole and read back, and say what is missing', async () => {
    const { token } = await test.signUp();
    const answers = {
      largestFixedCosts: 'Lokalhyra 18 000 kr',
      unpredictableCosts: 'Frakt',
      subscriptionCosts: 'Fortnox, Telia',
      unnecessaryCosts: 'Annonser',
      departmentDistribution: 'Lika',
    };
    const save = (more: object) =>
      test.call('POST', '/api/form-answers', token, {
        flik: 'kostnader',
        answers: { ...answers, ...more },
      });
    expect((await save({ unnecessaryCosts: '  ' })).body()).toMatchObject({
      error: 'Detta fält är obligatoriskt',
      fields: { 'answers.unnecessaryCosts': 'Detta fält är obligatoriskt' },
    });
    expect((await save({})).status).toBe(200);
    expect((await test.call('GET', '/api/form-answers/kostnader', token)).body()).toEqual({
      answers,
      savedAt: expect.any(String),
    });
    const plan = { question1: 'Öka 20 %', question2: 'Tid', question3: 'growth' };
    const goals = { ...plan, question4: 'Två personer', question5: 'Omsättning' };
    const saved = await test.call('POST', '/api/form-answers', token, {
      flik: 'actions',
      answers: goals,
    });
    const { savedAt } = saved.body<{ savedAt: string }>();
    expect((await test.call('GET', '/api/form-answers/actions', token)).body()).toEqual({
      answers: goals,
      savedAt,
    });
    const unknown = await test.call('POST', '/api/form-answers', token, { flik: 'annat', answers });
    expect(unknown.status).toBe(400);
  });
});

describe('an answer on its way', () => {
  it('is packed for those who unpack it, and says the same', async () => {
    const { token, analyse } = await pro();
    await analyse(salesFile(6));
    const ask = (coding: string, url = '/api/analysis/sales') =>
      test.app.inject({
        url,
        headers: { authorization: `Bearer ${token}`, 'accept-encoding': coding },
      });
    const plain = await ask('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const coding of ['br', 'gzip'] as const) {
      const packed = await ask(coding);
      expect(packed.headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' });
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
      expect(unpack[coding](packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    }
    const progress = await ask('br', '/api/analysis/sales/progress');
    expect(progress.headers['content-encoding']).toBeUndefined();
  });

  it('is not given to a body that is packed itself, which could hold anything', async () => {
    const payload = gzipSync(JSON.stringify({ email: 'a@exempel.se', password: 'x'.repeat(1e6) }));
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers,
      payload,
    });
    expect(answer.statusCode).toBe(400);
  });
});

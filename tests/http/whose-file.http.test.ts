import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActionsResult } from '#engine/guides/plan/result.ts';
import type { Question } from '#engine/table/question.ts';
import type { Document } from '#features/documents/contract.ts';
import { startTestApp, type TestApp } from '#support/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off', PROMO_CODE: 'prova' });
});
afterAll(() => test.close());

/** Sales in books of a company, by its name and number. */
const books = (name: string, number: string, year = 2025) => ({
  name: `${name} ${year}.se`,
  bytes: `#FLAGGA 0
#SIETYP 4
#ORGNR ${number}
#FNAMN "${name}"
#RAR 0 ${year}0101 ${year}1231
#KONTO 3001 "Varor"
#KONTO 5010 "Hyra"
#KONTO 1930 "Bank"
${[1, 2, 3]
  .map(
    (month) => `#VER A ${month} ${year}0${month}05 ""
{
#TRANS 3001 {} -1000.00
#TRANS 5010 {} 400.00
#TRANS 1930 {} 600.00
}
`,
  )
  .join('')}`,
});
const bygg = ['Bygg i Vast AB', '556547-5489'] as const;
const frisor = ['Frisor Norr AB', '556016-0680'] as const;

const upload = async (token: string, file: { name: string; bytes: string }, category = 'sales') =>
  (await test.upload(token, file, { category })).body<Document>();
const run = (token: string, guide = 'sales') =>
  test.call('POST', `/api/analysis/${guide}`, token, guide === 'sales' ? {} : undefined);
const answer = (token: string, id: string, company: string) =>
  test.call('PATCH', `/api/documents/${id}`, token, { choices: { company } });

describe('a file of another company than the account’s', () => {
  it.each(['sales', 'kostnader'])('is asked about before it is used for %s', async (category) => {
    const { token } = await test.signUp();
    const { id } = await upload(token, books(...bygg), category);
    const refused = await run(token, category);
    expect(refused.status).toBe(409);
    const body = refused.body<{ code: string; error: string; questions: Question[] }>();
    expect(body.code).toBe('analysis.questions');
    expect(body.error).toContain('Svara på frågan om filen först');
    expect(body.questions.map(({ id: about }) => about)).toEqual(['company']);
    expect(body.questions[0]?.text).toContain('Filen gäller Bygg i Vast AB (556547-5489), men');
    const [, other] = body.questions[0]?.options ?? [];
    await test.call('PATCH', `/api/documents/${id}`, token, other?.change);
    expect((await run(token, category)).status).toBe(200);
  });

  it('is asked about once for a company, and again for the next', async () => {
    const { token } = await test.signUp();
    const first = await upload(token, books(...bygg));
    await answer(token, first.id, 'other');
    const next = await upload(token, books(...bygg, 2024));
    expect(next.extractedData.questions).toEqual([]);
    expect(next.extractedData.answered).toMatchObject([{ id: 'company', chosen: 'other' }]);
    const another = await upload(token, books(...frisor));
    expect(another.extractedData.questions).toMatchObject([{ id: 'company', blocking: true }]);
    const { token: stranger } = await test.signUp();
    const theirs = await upload(stranger, books(...bygg));
    expect(theirs.extractedData.questions).toMatchObject([{ id: 'company' }]);
  });

  it('is not used where the answer is no, and can be answered otherwise', async () => {
    const { token } = await test.signUp();
    const { id } = await upload(token, books(...bygg));
    await answer(token, id, 'unused');
    const refused = await run(token);
    expect(refused.body()).toMatchObject({ code: 'sales.not_ready' });
    expect(refused.text).toContain('ska enligt ditt svar inte användas');
    await answer(token, id, 'own');
    expect((await run(token)).status).toBe(200);
  });

  it('is not what the account’s own file is, nor one that says nothing', async () => {
    const { token, details } = await test.signUp();
    const own = await upload(token, books('Annat namn', String(details.orgNumber)));
    expect(own.extractedData.questions).toEqual([]);
    const plain = { name: 'a.csv', bytes: 'Datum;Produkt;Summa\n2025-01-14;Te;100,50\n' };
    expect((await upload(token, plain)).extractedData.questions).toEqual([]);
  });
});

describe('files of two companies in one account', () => {
  const pro = () => test.signUp({ plan: 'pro', promoCode: 'prova' });
  const goals = {
    question1: 'Öka omsättningen 20 %',
    question2: 'Likviditeten',
    question3: 'growth',
    question4: 'Jag själv',
    question5: 'Omsättning',
  };
  /** Uploads the books of a company and analyses them. */
  async function analysed(token: string, company: readonly [string, string], category: string) {
    const { id } = await upload(token, books(...company), category);
    await answer(token, id, 'other');
    const made = await run(token, category);
    expect(made.status).toBe(200);
    return made.body<{ id: string }>().id;
  }

  it('are not in one plan, nor held against each other over time', async () => {
    const { token } = await pro();
    await test.call('POST', '/api/form-answers', token, { flik: 'actions', answers: goals });
    const plan = async () => {
      const made = await test.call('POST', '/api/analysis/actions', token, {
        analysisType: 'strategic',
      });
      expect(made.status).toBe(200);
      return made.body<{ result: ActionsResult }>().result;
    };
    await analysed(token, frisor, 'sales');
    await analysed(token, bygg, 'kostnader');
    const sources = await test.call('GET', '/api/plan/sources', token);
    expect(sources.body()).toMatchObject({
      sales: null,
      costs: { document: 'Bygg i Vast AB 2025.se' },
      note: expect.stringContaining('Med är inte försäljningsanalysen av Frisor Norr AB'),
    });
    const apart = await plan();
    expect(apart.dataQuality.text).toContain('Med är inte försäljningsanalysen av Frisor Norr AB');
    expect(apart.facts.map(({ source }) => source.document)).not.toContain(
      'Frisor Norr AB 2025.se',
    );
    const later = await analysed(token, bygg, 'sales');
    expect((await test.call('GET', '/api/plan/sources', token)).body()).toMatchObject({
      sales: { id: later },
      note: null,
    });
    expect((await plan()).dataQuality.text).toBe('');
    const changes = await test.call('GET', `/api/analysis/${later}/changes`, token);
    expect(changes.body()).toMatchObject({ code: 'analysis.no_earlier' });
  });
});

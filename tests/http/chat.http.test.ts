import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { perHour } from '#contract/limits.ts';
import type { ConsultantAnswer } from '#engine/consultant/consult.ts';
import type { ChatMessage, ChatPin, Conversation } from '#features/chat/contract.ts';
import { chatTurns } from '#features/chat/server/table.ts';
import { startTestApp, type TestApp } from '#support/app.ts';

let test: TestApp;
let token: string;
let ownerId: string;

beforeAll(async () => {
  test = await startTestApp({ PROMO_CODE: 'prova' });
  const made = await test.signUp({ plan: 'pro', promoCode: 'prova' });
  token = made.token;
  ownerId = made.user.id;
  const answer = await test.call('POST', '/api/sample-company', token, {});
  expect(answer.status, answer.text).toBe(200);
});
afterAll(() => test.close());

interface Message extends ChatMessage {
  answer: ConsultantAnswer;
}

async function ask(message: string, more: object = {}): Promise<Message> {
  const answer = await test.call('POST', '/api/chat', token, {
    message,
    conversationId: null,
    ...more,
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body<Message>();
}

const history = async (conversation: string) =>
  (await test.call('GET', `/api/chat?conversation=${conversation}`, token)).body<ChatMessage[]>();

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('who may ask', () => {
  it('R06: the free plan and the trial get 403 with upgradeRequired, and nothing is stored', async () => {
    const free = await test.signUp();
    const answer = await test.call('POST', '/api/chat', free.token, { message: 'hej' });
    expect(answer.status).toBe(403);
    expect(answer.body()).toMatchObject({ code: 'chat.pro', upgradeRequired: true });
    const messages = await test.call('GET', '/api/chat', free.token);
    expect(messages.body()).toEqual([]);
  });

  it.each([
    ['', 'Skriv en fråga'],
    ['   ', 'Skriv en fråga'],
    ['a'.repeat(2_001), 'Högst 2 000 tecken'],
  ])('an empty or endless message is refused: %#', async (message, error) => {
    const answer = await test.call('POST', '/api/chat', token, { message });
    expect(answer.status).toBe(400);
    expect(plain(answer.body<{ error: string }>().error)).toContain(error);
  });

  it('R45: past the cap of an hour it is 429 with a Swedish sentence, and 100 kB is refused', async () => {
    const other = await test.signUp({ plan: 'pro', promoCode: 'prova' });
    const key = `chat:${other.user.id}`;
    const limit = { attempts: perHour.chat, windowSeconds: 3600 };
    for (let asked = 0; asked < perHour.chat; asked++) await test.deps.throttle.count(key, limit);
    const answer = await test.call('POST', '/api/chat', other.token, { message: 'hej' });
    expect(answer.status).toBe(429);
    expect(answer.body()).toMatchObject({ code: 'chat.too_many' });
    // Seeing what would be sent is no question.
    const seen = await test.call('POST', '/api/chat/payload', other.token, { message: 'hej' });
    expect(seen.status).toBe(200);
    const big = await test.call('POST', '/api/chat', other.token, { message: 'a'.repeat(100_000) });
    expect([400, 413]).toContain(big.status);
  });
});

describe('an answer', () => {
  it('has its figures with receipts, and each receipt its rows', async () => {
    const { answer, turnId, role, message } = await ask('Hur mycket sålde vi på webben 2025?');
    expect(role).toBe('assistant');
    expect(plain(message)).toContain('381 055 kr');
    expect(answer.engine.writer).toBe('rules');
    const [figure] = answer.figures;
    const rows = await test.call(
      'GET',
      `/api/chat/turns/${turnId}/facts/${figure?.factId}/rows`,
      token,
    );
    expect(rows.status, rows.text).toBe(200);
    const page = rows.body<{ total: number; rows: { cells: string[] }[] }>();
    const fact = answer.facts.find(({ id }) => id === figure?.factId);
    expect(page.total).toBe(fact?.source.rows);
    expect(page.rows.every(({ cells }) => cells.includes('Webb'))).toBe(true);
  });

  it('has the rows of the analysis for a figure that comes from it', async () => {
    const { answer, turnId } = await ask('Vilka är mina viktigaste nyckeltal?');
    const fact = answer.facts.find(({ key }) => key === 'sales.revenue.total');
    const rows = await test.call('GET', `/api/chat/turns/${turnId}/facts/${fact?.id}/rows`, token);
    expect(rows.body<{ total: number }>().total).toBe(fact?.source.rows);
  });

  it('streams to those who ask for it, and ends with the whole message', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/chat',
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      payload: { message: 'Hur mycket sålde vi i mars 2025?' },
    });
    expect(answer.headers['content-type']).toContain('text/event-stream');
    const data = /event: message\ndata: (.*)\n/.exec(answer.body)?.[1] ?? '';
    expect(plain((JSON.parse(data) as ChatMessage).message)).toContain('105 279 kr');
  });

  it('goes on in the conversation that is shown where none is named, for clients that know of none', async () => {
    const other = await test.signUp({ plan: 'pro', promoCode: 'prova' });
    const send = (message: string) => test.call('POST', '/api/chat', other.token, { message });
    const sent = [await send('Hej'), await send('Vad kan du svara på?')];
    const [first, second] = sent.map((answer) => answer.body<Message>());
    expect(second?.conversationId).toBe(first?.conversationId);
    const shown = await test.call('GET', '/api/chat', other.token);
    expect(shown.body<ChatMessage[]>().map(({ message }) => message)).toEqual([
      ...['Hej', first?.message],
      ...['Vad kan du svara på?', second?.message],
    ]);
  });

  it('goes on from the one before it in the same conversation', async () => {
    const first = await ask('Hur mycket sålde vi i mars 2026?');
    const { message } = await ask('och året innan?', { conversationId: first.conversationId });
    expect(plain(message)).toContain('105 279 kr');
    expect((await history(first.conversationId)).map(({ role }) => role)).toEqual([
      ...['user', 'assistant', 'user', 'assistant'],
    ]);
  });
});

describe('no message is lost or doubled', () => {
  it('the same call sent again, as after a lost connection, is one question with one answer', async () => {
    const send = () =>
      test.app.inject({
        method: 'POST',
        url: '/api/chat',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
        payload: { message: 'Hur många kunder har vi?', conversationId: null },
      });
    const key = randomUUID();
    const [one, two] = await Promise.all([send(), send()]);
    const [a, b] = [one.json<Message>(), two.json<Message>()];
    expect(a.id).toBe(b.id);
    expect(await history(a.conversationId)).toHaveLength(2);
  });

  it('a question that a stopped process left is answered when it is looked at', async () => {
    const [id, conversationId, answerId] = [randomUUID(), randomUUID(), randomUUID()];
    const askedAt = new Date();
    const question = 'Hur många order hade vi i maj 2025?';
    await test.deps.database.db
      .insert(chatTurns)
      .values({ ownerId, id, conversationId, answerId, question, askedAt });
    expect(await history(conversationId)).toHaveLength(1);
    await expect.poll(() => history(conversationId)).toHaveLength(2);
    expect((await history(conversationId))[1]?.message).toContain('55');
  });

  it('one that another process works on is not answered twice', async () => {
    const [id, conversationId, answerId] = [randomUUID(), randomUUID(), randomUUID()];
    const askedAt = new Date();
    const workedUntil = new Date(askedAt.getTime() + 3_600_000);
    await test.deps.database.db.insert(chatTurns).values({
      ...{ ownerId, id, conversationId, answerId, askedAt, workedUntil },
      question: 'Hur mycket sålde vi 2025?',
    });
    expect(await history(conversationId)).toHaveLength(1);
    expect((await test.call('POST', `/api/chat/turns/${id}/stop`, token)).status).toBe(200);
    const messages = await history(conversationId);
    expect(messages.map(({ state }) => state)).toEqual(['stopped', 'stopped']);
    expect(messages[1]?.message).toBe('Svaret stoppades.');
  });
});

describe('conversations', () => {
  it('an edited question takes the place of the old one and all after it', async () => {
    const first = await ask('Hur mycket sålde vi 2024?');
    const { conversationId } = first;
    await ask('och 2025?', { conversationId });
    await ask('Hur mycket sålde vi i maj 2025?', { conversationId, replaces: first.turnId });
    const messages = await history(conversationId);
    expect(messages.map(({ message }) => message)[0]).toBe('Hur mycket sålde vi i maj 2025?');
    expect(messages).toHaveLength(2);
  });

  it('are listed by their first question, found by a word, and deleted', async () => {
    const { conversationId } = await ask('Hur mycket Sockerpåsar sålde vi 2025?');
    const list = async (word: string) =>
      (await test.call('GET', `/api/chat/conversations?q=${word}`, token)).body<Conversation[]>();
    const [found] = await list('sockerp%C3%A5s');
    expect(found).toMatchObject({ id: conversationId, questions: 1 });
    expect(await list('%25%25%25')).toEqual([]);
    const gone = await test.call('DELETE', `/api/chat/conversations/${conversationId}`, token);
    expect(gone.status).toBe(200);
    const after = await test.call('GET', `/api/chat?conversation=${conversationId}`, token);
    expect(after.status).toBe(404);
  });

  it('keep what was thought of an answer', async () => {
    const { turnId, conversationId } = await ask('Hur många kunder har vi?');
    const body = { helpful: false, reason: 'Jag menade aktiva kunder' };
    const answer = await test.call('POST', `/api/chat/turns/${turnId}/judgement`, token, body);
    expect(answer.status).toBe(200);
    expect((await history(conversationId))[1]?.helpful).toBe(false);
    const [row] = await test.deps.database.db
      .select()
      .from(chatTurns)
      .where(eq(chatTurns.id, turnId));
    expect(row?.reason).toBe(body.reason);
  });

  it('a figure is pinned once, shown as it was, and taken off again', async () => {
    const { turnId, answer } = await ask('Hur mycket sålde vi i mars 2025?');
    const url = `/api/chat/turns/${turnId}/facts/${answer.figures[0]?.factId}/pin`;
    expect((await test.call('POST', url, token)).status).toBe(200);
    await test.call('POST', url, token);
    const pins = () => test.call('GET', '/api/chat/pins', token);
    const [pin, ...others] = (await pins()).body<ChatPin[]>();
    expect(others).toEqual([]);
    expect(pin?.fact.label).toBe('Omsättning mars 2025'.replace(' 2025', '\u00a02025'));
    await test.call('DELETE', `/api/chat/pins/${pin?.id}`, token);
    expect((await pins()).body()).toEqual([]);
  });

  it('are nobody else’s', async () => {
    const { turnId, conversationId } = await ask('Hur många kunder har vi?');
    const other = await test.signUp({ plan: 'pro', promoCode: 'prova' });
    const tries = [
      ['GET', `/api/chat?conversation=${conversationId}`],
      ['DELETE', `/api/chat/conversations/${conversationId}`],
      ['POST', `/api/chat/turns/${turnId}/stop`],
      ['GET', `/api/chat/turns/${turnId}/facts/F1/rows`],
    ] as const;
    for (const [method, url] of tries)
      expect((await test.call(method, url, other.token)).status, url).toBe(404);
    const into = { message: 'hej', conversationId };
    expect((await test.call('POST', '/api/chat', other.token, into)).status).toBe(404);
  });
});

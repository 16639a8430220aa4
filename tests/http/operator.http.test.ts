import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorking } from '#app/working.ts';
import { auditLog } from '#server/audit/table.ts';
import { openEnvelope, writeMail } from '#server/mail/outbox.ts';
import { outbox } from '#server/mail/table.ts';
import { users } from '#server/session/table.ts';
import { startTestApp, type TestApp } from '#support/app.ts';

type Account = Awaited<ReturnType<TestApp['signUp']>>;
interface Row {
  id: string;
  createdAt: string;
  [name: string]: unknown;
}
interface Whole {
  state: string;
  message: string;
  thread: { kind: string; text: string; by: string }[];
}

let test: TestApp;
let admin: Account;
let customer: Account;
const ask = (path: string) => test.call('GET', `/api/admin/${path}`, admin.token);
const list = async (path: string) => (await ask(path)).body<Row[]>();
const noted = async (event: string) =>
  (await test.deps.database.db.select().from(auditLog).where(eq(auditLog.event, event))).filter(
    ({ actorId }) => actorId === admin.user.id,
  );
const mails = async () => {
  const rows = await test.deps.database.db.select().from(outbox);
  return rows.map((row) => ({ ...openEnvelope(test.deps.box, row), id: row.id }));
};

beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off' }, { worker: false });
  admin = await test.signUp({ name: 'Operatören' });
  await test.deps.database.db
    .update(users)
    .set({ role: 'admin' })
    .where(eq(users.id, admin.user.id));
  customer = await test.signUp();
});
afterAll(() => test.close());

describe('what is written to the operator', () => {
  const MESSAGE = {
    name: 'Kajsa Varg',
    email: 'kajsa@kok.example',
    company: 'Köket AB',
    subject: 'Fakturan\u202e',
    message: '<b>Kan jag få den igen?</b>\nHälsningar',
  };
  let message: Row;
  let feedback: Row;
  const pathOf = ({ kind, id }: Row) => `/api/admin/cases/${kind}/${id}`;
  const write = (row: Row, body: object, key?: string) =>
    test.app.inject({
      method: 'POST',
      url: `${pathOf(row)}/thread`,
      headers: {
        authorization: `Bearer ${admin.token}`,
        ...(key && { 'idempotency-key': key }),
      },
      payload: body,
    });

  beforeAll(async () => {
    await test.call('POST', '/api/contact', null, MESSAGE);
    await test.call('POST', '/api/feedback', customer.token, {
      feedbackType: 'suggestion',
      category: 'feature_request',
      context: 'dashboard',
      rating: 4,
      message: 'Visa månaderna bredvid varandra.',
    });
    [message, feedback] = [(await list('cases'))[0], (await list('cases?kind=feedback'))[0]] as [
      Row,
      Row,
    ];
  });

  it('is listed by who wrote and about what, new until it is opened', async () => {
    expect(message).toMatchObject({
      ...{ kind: 'contact', state: 'new', name: 'Kajsa Varg', email: 'kajsa@kok.example' },
      ...{ companyName: 'Köket AB', subject: MESSAGE.subject },
    });
    expect(feedback).toMatchObject({
      ...{ kind: 'feedback', state: 'new', email: customer.details.email },
      subject: 'Förslag: Önskad funktion (dashboard), 4 av 5',
    });
    const opened = await ask(`cases/contact/${message.id}`);
    expect(opened.body()).toMatchObject({ state: 'read', message: MESSAGE.message, thread: [] });
    expect((await list('cases'))[0]).toMatchObject({ state: 'read' });
    const whole = await ask(`cases/feedback/${feedback.id}`);
    expect(whole.body()).toMatchObject({ message: 'Visa månaderna bredvid varandra.' });
  });

  it('is answered by a mail from the outbox, once, however often the call is sent', async () => {
    const key = randomUUID();
    const answer = { kind: 'answer', text: 'Här kommer den.' };
    for (const _ of [1, 2]) expect((await write(message, answer, key)).statusCode).toBe(200);
    const sent = (await mails()).filter(({ to }) => to === MESSAGE.email);
    expect(sent).toMatchObject([{ subject: 'Svar: Fakturan' }]);
    expect((await ask(`cases/contact/${message.id}`)).body<Whole>()).toMatchObject({
      state: 'answered',
      thread: [{ ...answer, by: 'Operatören' }],
    });
    expect(await noted('admin.answer')).toMatchObject([{ object: `contact/${message.id}` }]);
  });

  it('is noted on without a mail, and closed and opened again', async () => {
    const before = (await mails()).length;
    expect((await write(feedback, { kind: 'note', text: ' Bra idé ' })).statusCode).toBe(200);
    expect(await mails()).toHaveLength(before);
    const close = (closed: boolean) => test.call('PUT', pathOf(feedback), admin.token, { closed });
    expect((await close(true)).body<Whole>()).toMatchObject({
      state: 'closed',
      thread: [{ kind: 'note', text: 'Bra idé' }],
    });
    expect(await list('cases?kind=feedback&open=true')).toEqual([]);
    expect((await close(false)).body()).toMatchObject({ state: 'read' });
    expect(await list('cases?kind=feedback&open=true')).toHaveLength(1);
    expect(await noted('admin.close')).toHaveLength(1);
  });

  it('stands sealed: nothing of a note or an answer can be read in the database', async () => {
    const { rows } = await test.deps.database.pool.query(
      'select thread from contact_messages union all select thread from feedback',
    );
    for (const { thread } of rows) expect((thread as Buffer).includes('Här')).toBe(false);
    expect(rows).toHaveLength(2);
  });

  it.each([
    ['contact', () => randomUUID(), 404],
    ['feedback', () => `${randomUUID()}.${randomUUID()}`, 404],
    ['feedback', () => randomUUID(), 400],
    ['contact', () => `${randomUUID()}.${randomUUID()}`, 400],
    ['contact', () => 'x', 400],
  ])('is not found by an id of %s that there is not', async (kind, id, status) => {
    expect((await ask(`cases/${kind}/${id()}`)).status).toBe(status);
  });

  it('goes with its writer’s account', async () => {
    const gone = await test.signUp();
    await test.call('POST', '/api/feedback', gone.token, {
      feedbackType: 'bug_report',
      category: 'bug',
      context: '=cmd',
    });
    const [row] = await list('cases?kind=feedback');
    await write(row as Row, { kind: 'note', text: 'Ringt' });
    await test.call('DELETE', `/api/admin/users/${gone.user.id}`, admin.token);
    expect((await ask(`cases/feedback/${row?.id}`)).status).toBe(404);
  });
});

describe('the log of security events', () => {
  it('is filtered by event, outcome, person and day', async () => {
    const mine = await list(`audit?person=${admin.details.email}`);
    expect(mine.length).toBeGreaterThan(5);
    expect(mine.every(({ actorId }) => actorId === admin.user.id)).toBe(true);
    const about = await list(`audit?person=${customer.user.id}&event=signup`);
    expect(about).toMatchObject([
      { event: 'signup', actor: customer.details.email, outcome: 'ok' },
    ]);
    expect(await list('audit?person=nobody@example.se')).toEqual([]);
    expect(await list('audit?to=2020-01-01')).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect((await list(`audit?from=${today}&to=${today}&outcome=ok`)).length).toBeGreaterThan(0);
    for (const query of ['outcome=x', 'from=igår', 'beforeId=a', 'from=0000-01-01'])
      expect((await ask(`audit?${query}`)).status).toBe(400);
  });

  it('goes on page by page', async () => {
    const [first, second] = await list('audit?event=signup&limit=2');
    const rest = await list(
      `audit?event=signup&limit=1&before=${first?.createdAt}&beforeId=${first?.id}`,
    );
    expect(rest).toEqual([second]);
  });

  it('is exported as filtered, in cells that no spreadsheet computes (R37)', async () => {
    const entry = { actorId: null, outcome: 'ok', address: '+46', requestId: '=1+1' } as const;
    await test.deps.audit.record({
      ...entry,
      event: 'admin.rotate_key',
      object: '=HYPERLINK("x";"y")',
    });
    const answer = await ask('audit.csv?event=admin.rotate_key');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('attachment');
    const [head, line, ...more] = answer.text.split('\r\n');
    expect(head).toContain('"createdAt";"event"');
    expect(line).toContain(`"'=HYPERLINK(""x"";""y"")";"'+46";"'=1+1"`);
    expect(more).toEqual(['']);
    expect(
      (await noted('admin.look')).some(({ object }) => object === '/api/admin/audit.csv'),
    ).toBe(true);
  });
});

describe('what waits or has failed', () => {
  interface Work {
    queues: { queue: string; waiting: number }[];
    mails: Row[];
    analyses: Row[];
  }
  const work = async () => (await ask('work')).body<Work>();

  it('is shown with its reason, and never a mail’s text', async () => {
    const { db } = test.deps.database;
    const mail = { to: 'borta@kok.example', subject: 'Hej', text: 'hemlig länk' };
    const id = await writeMail(test.deps, db, mail);
    const given = { failedAt: test.deps.clock(), error: '550 no such user' };
    await db.update(outbox).set(given).where(eq(outbox.id, id));
    const answer = await ask('work');
    expect(answer.body<Work>().mails[0]).toMatchObject({
      ...{ id, to: 'borta@kok.example', subject: 'Hej', error: '550 no such user' },
      failedAt: given.failedAt.toISOString(),
    });
    expect(answer.text).not.toContain('hemlig');
    expect(answer.body<Work>().queues.map(({ queue }) => queue)).toEqual(
      expect.arrayContaining(['account-mail', 'analysis', 'mail']),
    );
  });

  it('is tried again, which is noted: a mail is sent, an analysis done', async () => {
    const csv = 'Datum;Produkt;Summa\n2025-01-01;Te;10,50\n2025-01-02;Kaffe;20,00\n';
    await test.upload(customer.token, { name: 'a.csv', bytes: csv });
    await test.deps.database.pool.query(
      `insert into analyses (owner_id, id, analysis_type, stage, answers, engine_version, document_sha256, error_code, error_text, finished_at, crashes)
       values ($1, $2, 'försäljning', 'failed', '{}', '1', 'x', 'analysis.too_heavy', 'För tung', now(), 2)`,
      [customer.user.id, randomUUID()],
    );
    const before = await work();
    const [mail] = before.mails.filter(({ failedAt }) => failedAt !== null);
    const [analysis] = before.analyses;
    expect(analysis).toMatchObject({ userId: customer.user.id, text: 'För tung' });
    const retry = (path: string) => test.call('POST', `/api/admin/${path}/retry`, admin.token);
    const stop = await startWorking(test.deps);
    expect((await retry(`mails/${mail?.id}`)).status).toBe(200);
    expect((await retry(`analyses/${analysis?.userId}/${analysis?.id}`)).status).toBe(200);
    await expect.poll(async () => (await work()).mails).toEqual([]);
    // Its file is gone, which is what the analysis now says: it was worked anew.
    await expect.poll(async () => (await work()).analyses[0]?.code).toBe('analysis.file_gone');
    stop();
    expect((await retry(`mails/${mail?.id}`)).status).toBe(404);
    expect((await retry(`mails/${randomUUID()}`)).status).toBe(404);
    expect((await noted('admin.retry')).map(({ object }) => object)).toEqual([
      `mail/${mail?.id}`,
      `analysis/${analysis?.id}`,
    ]);
  });
});

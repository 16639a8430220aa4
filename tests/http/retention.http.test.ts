import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepRetention } from '#app/retention.ts';
import { keptFor } from '#contract/retention.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { mailTo, readMails } from '#support/mails.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off' });
});
afterAll(() => test.close());

const pool = () => test.deps.database.pool;
const isThere = async (id: string) =>
  (await pool().query('select 1 from users where id = $1', [id])).rowCount === 1;
const announced = async (email = '') =>
  (await readMails(test.deps.config.dataDir)).filter(
    (mail) => mail.to?.[0]?.address === email && mail.subject?.includes('tas bort om'),
  );
/** An account that was made and last signed in to `days` ago. */
async function unused(days: number, more: Record<string, unknown> = {}) {
  const { user, details } = await test.signUp();
  await pool().query(
    'update users set created_at = now() - make_interval(days => $2) where id = $1',
    [...[user.id, days]],
  );
  await pool().query('delete from sessions where user_id = $1', [user.id]);
  await pool().query('delete from known_devices where user_id = $1', [user.id]);
  for (const [column, value] of Object.entries(more)) {
    await pool().query(`update users set ${column} = $2 where id = $1`, [user.id, value]);
  }
  return { id: user.id, details };
}

describe('what is kept for a time', () => {
  it('goes when its time is over, and not before: feedback', async () => {
    const { user } = await test.signUp();
    const months = keptFor.feedbackMonths;
    const add = (id: number, age: string) =>
      pool().query(
        `insert into feedback (owner_id, id, feedback_type, category, context, created_at)
         values ($1, $2, 'positive', 'bug', 'x', now() - $3::interval)`,
        [user.id, `00000000-0000-4000-8000-00000000000${id}`, age],
      );
    await add(1, `${months} months 1 day`);
    await add(2, `${months - 1} months`);
    await keepRetention(test.deps);
    const { rows } = await pool().query('select id from feedback');
    expect(rows).toEqual([{ id: '00000000-0000-4000-8000-000000000002' }]);
  });

  it('is looked for though one kind cannot be', async () => {
    const { user } = await test.signUp();
    await pool().query("update sessions set created_at = now() - interval '31 days'");
    const broken = {
      ...test.deps,
      throttle: { ...test.deps.throttle, sweep: () => Promise.reject() },
    };
    await keepRetention(broken);
    const { rows } = await pool().query('select 1 from sessions where user_id = $1', [user.id]);
    expect(rows).toEqual([]);
  });
});

describe('an account that nobody confirmed or uses', () => {
  it('is deleted after a year, thirty days after a mail, unless its owner signs in', async () => {
    const [gone, back] = [await unused(340), await unused(340)];
    const emailOf = ({ details }: typeof gone) => details.email ?? '';
    await keepRetention(test.deps);
    const mail = await mailTo(
      test.deps.config.dataDir,
      emailOf(gone),
      'Ditt konto tas bort om det inte används',
    );
    expect(mail.text).toContain('/login');
    await keepRetention(test.deps);
    expect(await announced(emailOf(gone))).toHaveLength(1);
    await test.call('POST', '/api/login', null, {
      identifier: emailOf(back),
      password: back.details.password,
    });
    test.passTime(31 * DAY_MS);
    await keepRetention(test.deps);
    expect([await isThere(gone.id), await isThere(back.id)]).toEqual([false, true]);
    await mailTo(test.deps.config.dataDir, emailOf(gone), 'Ditt konto är borttaget');
    test.passTime(-31 * DAY_MS);
  });

  it.each([
    ['younger than eleven months', 300, {}],
    ['whose address is confirmed', 900, { email_verified: true }],
    ['of an administrator', 900, { role: 'admin' }],
    ['with a plan', 900, { plan_source: 'promo' }],
  ])('%s is left alone', async (_, days, more) => {
    const { id, details } = await unused(days, more);
    await keepRetention(test.deps);
    expect(await announced(details.email)).toEqual([]);
    expect(await isThere(id)).toBe(true);
  });
});

import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { linkOf, mailTo, tokenOf } from './mails.ts';
import { buyPro } from './paying.ts';

/** An odd word that stands in everything an account has stored, so that it can be looked for. */
export const CANARY = 'Kanariebröd';

/** Two years of two products with cost, one growing and one falling. */
function salesFile(): string {
  const lines = ['Datum;Produkt;Kund;Antal;Summa;Kostnad'];
  for (let month = 0; month < 24; month++) {
    const at = new Date(Date.UTC(2024, month, 10)).toISOString().slice(0, 10);
    const [bread, tea] = [40 + month, 60 - 2 * month];
    lines.push(`${at};${CANARY};Kafé Nord;${bread};${bread * 100},00;${bread * 60},00`);
    lines.push(`${at};Te;Butik Syd;${tea};${tea * 80},00;${tea * 75},00`);
  }
  return `${lines.join('\n')}\n`;
}

const COSTS = `Datum;Leverantör;Konto;Belopp\n${Array.from(
  { length: 24 },
  (_, n) => `2025-${String(1 + (n % 12)).padStart(2, '0')}-15;${CANARY} AB;5010;${1000 + n},00`,
).join('\n')}\n`;

const GOALS = {
  question1: `Öka omsättningen 20 % på ${CANARY}`,
  ...{ question2: 'Likviditeten', question3: 'growth', question4: 'Jag', question5: 'Omsättning' },
};

export interface FilledAccount {
  token: string;
  id: string;
  details: Record<string, string>;
  files: { name: string; bytes: string }[];
  /** Finished analyses, the plan last. */
  analyses: string[];
}

/** Shares a report by a link, and answers it as one who has that. */
async function answerReport(test: TestApp, token: string, id: string): Promise<void> {
  const password = 'ett eget lösenord';
  const made = await test.call('POST', `/api/analysis/${id}/links`, token, {
    ...{ label: CANARY, days: 30, password, rows: true, answers: true },
  });
  const opening = {
    link: new URL(made.body<{ address: string }>().address).hash.slice(1),
    password,
  };
  const opened = await test.call('POST', '/api/shared-report', null, opening);
  const { answering } = opened.body<{ answering: { statements: { id: string }[] } }>();
  const answers = [{ statement: answering.statements[0]?.id, kind: 'comment', text: CANARY }];
  const sent = { ...opening, name: 'Anna Öberg', answers };
  const answered = await test.call('POST', '/api/shared-report/answers', null, sent);
  expect(answered.status, answered.text).toBe(200);
}

/** An account that has used every part of the product, so that each table holds something of it. */
export async function fillAccount(test: TestApp): Promise<FilledAccount> {
  const made = await test.signUp({
    ...{ plan: 'pro', promoCode: 'prova', name: CANARY, companyName: `${CANARY} AB` },
  });
  const { token, details } = made;
  const call = async (method: string, url: string, body?: object) => {
    const answer = await test.call(method, url, token, body);
    expect(answer.status, `${method} ${url}: ${answer.text}`).toBe(200);
    return answer.body<{ id: string; result: { shortTerm: { id: string }[] } }>();
  };
  const verify = await mailTo(
    test.deps.config.dataDir,
    details.email ?? '',
    'Bekräfta din e-postadress',
  );
  await call('POST', '/api/auth/verify', { token: tokenOf(verify, '/verify') });
  const files = [
    { name: 'försäljning 2025.csv', bytes: salesFile() },
    {
      name: 'FÖRSÄLJNING 2025.csv',
      bytes: `${salesFile()}2026-01-10;Te;Butik Syd;1;80,00;75,00\n`,
    },
    { name: '=cmd|calc.csv', bytes: COSTS },
  ];
  const [first, , costs] = files;
  const send = async (file: (typeof files)[number] | undefined, category: string) => {
    const answer = await test.upload(token, file ?? { name: '', bytes: '' }, { category });
    expect(answer.status, answer.text).toBe(200);
    return answer.body<{ id: string }>().id;
  };
  await send(first, 'sales');
  const second = await send(files[1], 'sales');
  await call('PATCH', `/api/documents/${second}`, { roles: { 1: 'product' } });
  await send(costs, 'kostnader');
  const sales = await call('POST', '/api/analysis/sales', {});
  const costAnalysis = await call('POST', '/api/analysis/kostnader', {});
  await call('POST', '/api/form-answers', { flik: 'actions', answers: GOALS });
  const plan = await call('POST', '/api/analysis/actions', {});
  const [action] = plan.result.shortTerm;
  await call('POST', `/api/analysis/${plan.id}/actions/${action?.id}`, { state: 'planned' });
  await call('PUT', `/api/analysis/${plan.id}/actions/${action?.id}/task`, {
    ...{ assignee: 'Anna Öberg', dueOn: '2026-12-05', note: 'Ring före lunch' },
    basedOn: null,
  });
  await answerReport(test, token, sales.id);
  await test.deps.database.pool.query(
    `insert into issued_reports (owner_id, analysis_id, sha256, package, costs_id, plan_id, code, contents, issued_at)
     values ($1, $2, 'hash', 'bank', $3, $4, 'code', '{}', now())`,
    [made.user.id, sales.id, costAnalysis.id, plan.id],
  );
  await call('PUT', '/api/letterhead', {
    ...{ logo: null, accent: '#224488', footer: CANARY, preparedBy: 'Anna Öberg' },
  });
  await call('PUT', '/api/mailing', {
    ...{ rhythm: 'monthly', day: 31, form: 'link', password: 'ett eget lösenord' },
  });
  await call('POST', '/api/mailing/recipients', {
    address: `${CANARY}@exempel.se`.replace('ö', 'o'),
  });
  const question = { message: `Hur mycket ${CANARY} sålde vi 2025?` };
  const asked = await test.call('POST', '/api/chat', token, question);
  const { turnId, answer } = asked.body<{ turnId: string; answer: { facts: { id: string }[] } }>();
  await call('POST', `/api/chat/turns/${turnId}/facts/${answer.facts[0]?.id}/pin`);
  await call('POST', '/api/feedback', {
    ...{ feedbackType: 'positive', category: 'ui_ux', context: 'sales', message: CANARY },
  });
  const { pool } = test.deps.database;
  const own = [made.user.id];
  await call('PUT', '/api/account/consents/cookies', { choice: 'declined' });
  await call('PUT', '/api/account/notices', { kind: 'new-device', wanted: false });
  await pool.query("insert into totp_secrets values ($1, '\\x00', now())", own);
  await pool.query(
    "insert into passkeys values ($1, 'id', 'key', 0, 'usb', 'Nyckelknippan', now())",
    own,
  );
  await pool.query('insert into model_choices values ($1, false, now())', own);
  await pool.query(
    "insert into model_calls values (gen_random_uuid(), $1, 'sales', 'm', 'failed', 'away', 9, 0, 0, '\\x00', now())",
    own,
  );
  await buyPro(test, token);
  await pool.query(
    `with given as (insert into notices values (gen_random_uuid(), 'terms', 'Villkor', 'Nya villkor', '2030-01-01', now())
       returning id) insert into notice_recipients select $1, id, now() from given`,
    own,
  );
  await test.call('POST', '/api/contact', null, {
    ...{ name: CANARY, email: details.email?.toUpperCase(), subject: 'Fråga', message: CANARY },
  });
  await test.call('POST', '/api/auth/forgot', null, { email: details.email });
  linkOf(
    await mailTo(test.deps.config.dataDir, details.email ?? '', 'Välj ett nytt lösenord'),
    '/reset',
  );
  return {
    ...{ token, details, files, id: made.user.id },
    analyses: [sales.id, costAnalysis.id, plan.id],
  };
}
